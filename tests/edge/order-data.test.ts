import { expect, test } from 'vitest'
import { place, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

test('without script a guest opens the order’s link, saves a copy of the data and removes them with a code', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const orderId = await place(shop, me, [await shop.item()])
  const { trackToken } = valueOf<{ trackToken: string | null }>(await shop.call('order.find', { orderId }, me))
  const at = `/order/track/${trackToken}`
  const open = async (path: string, cookie: string, fields?: Record<string, string>) => {
    const form = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
    const response = await shop.fetch(path, { ...form, headers: { cookie, origin: shop.origin } })
    const { status, headers } = response
    const set = headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    const html = (await response.text()).replaceAll('<!-- -->', '')
    return { status, to: headers.get('location') ?? '', set, html, headers }
  }
  const data = `/order/data?lacak=${trackToken}`
  expect((await open(at, '')).html).not.toContain('Data pribadi Anda')
  expect((await open(data, '')).status).toBe(404)
  const { set } = await open(`${at}?_=open`, '', { digits: '7890' })
  const pass = set.filter((one) => !/flash/i.test(one)).join('; ')
  const page = (await open(at, pass)).html
  for (const words of ['Data pribadi Anda', `href="${data}"`, 'Kirim Kode</button>']) expect(page).toContain(words)

  const copy = await open(data, pass)
  expect([copy.status, copy.headers.get('content-disposition'), copy.headers.get('cache-control')]).toEqual([
    200,
    'attachment; filename="data-saya.json"',
    expect.stringContaining('no-store'),
  ])
  expect(JSON.parse(copy.html)).toMatchObject({ pesanan: [{ alamat: { recipient: 'Siti Aminah' } }] })
  for (const path of ['/order/data', '/order/data?lacak=..', `${data}x`])
    expect((await open(path, pass)).status).toBe(404)

  const early = await open(`${at}?_=askErasureCode`, pass, { channel: 'whatsapp' })
  expect([early.status, early.html.includes('Pesanan ini masih berjalan.')]).toEqual([422, true])
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, me))
  const asked = await open(`${at}?_=askErasureCode`, pass, { channel: 'sms' })
  expect([asked.status, asked.to]).toEqual([
    303,
    expect.stringMatching(/tiket=[\w-]+&untuk=data-pesanan#data-pesanan$/),
  ])
  const here = asked.to.split('#')[0] ?? ''
  const coded = (await open(here, [pass, ...asked.set].join('; '))).html
  expect(coded).toContain('name="code"')
  // Another code goes the way that was chosen for the first one, not the first of the ways.
  expect(coded).toMatch(/<input(?=[^>]* name="channel")(?=[^>]* value="sms")[^>]* checked=""/)
  const [sent] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
  const bad = await open(`${here}&_=eraseData`, pass, { code: code === '000000' ? '111111' : '000000' })
  expect([bad.status, bad.html.includes('Kode OTP salah')]).toEqual([422, true])
  expect(await open(`${here}&_=eraseData`, pass, { code })).toMatchObject({ status: 303, to: at })
  const after = (await open(at, pass)).html
  for (const words of ['Siti Aminah', 'Data pribadi Anda', '4 digit terakhir']) expect(after).not.toContain(words)
})
