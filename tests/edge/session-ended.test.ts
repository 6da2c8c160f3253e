import { expect, test } from 'vitest'
import { text } from '#shared/text/text.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const typed = {
  recipient: 'Ani Lestari',
  phone: '0812-1111-2222',
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: 'Jl. Melawai Raya No. 1, pagar "hijau"',
  label: 'Kantor',
}
const save = '/profile/address?baru=1&_=save'

async function opened() {
  const shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const token = await shop.signIn()
  const post = (path: string, fields: Record<string, string>, cookie: string, accept = 'text/html') =>
    edge.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie, accept } })
  return { shop, edge, token, post }
}
/** A checkout of the customer. */
async function begin(shop: TestShop, token: string): Promise<string> {
  const listed = await shop.call('catalog.list', { index: 0, size: 12, inStock: true })
  const itemId = (listed.ok && listed.value.rows.find((row) => row.itemId !== null)?.itemId) || ''
  await shop.call('cart.add', { itemId, quantity: 1 } as never, { token })
  const lines = await shop.call('cart.list', {}, { token })
  const begun = await shop.call(
    'checkout.create',
    { lines: lines.ok ? lines.value.map(({ id }) => ({ id })) : [], affiliateCode: undefined },
    { token },
  )
  return begun.ok ? begun.value.orderId : ''
}
/** What a page's form would send: its address and its fields. */
function formIn(html: string): { action: string; fields: Record<string, string> } {
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const form = /<form[^>]*action="([^"]*_=[^"]*)"[^>]*>(.*?)<\/form>/s.exec(html)
  const inputs = [...(form?.[2] ?? '').matchAll(/name="([^"]*)" value="([^"]*)"/g)]
  return {
    action: plain(form?.[1] ?? ''),
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, plain(value)])),
  }
}

test.each(['the backend says so', 'its cookie is gone'])(
  'what was typed in a form of the account is kept when the session has ended: %s',
  async (how) => {
    const { shop, edge, token, post } = await opened()
    const cookie = how === 'its cookie is gone' ? '' : `__Host-ACCESS_WEB=${token}`
    const checkout = `/order/checkout?SALE_ID=${await begin(shop, token)}`
    if (cookie) await shop.call('customer.logout', {}, { token })
    const ended = await post(save, typed, cookie)
    expect(ended.status).toBe(401)
    expect(ended.headers.get('cache-control')).toBe('private, no-store')
    expect(ended.headers.getSetCookie().join()).toMatch(/__Host-ACCESS_WEB=;/)
    const html = await ended.text()
    expect(html).toContain('Sesi berakhir, silakan masuk kembali. Yang Anda kirim masih tersimpan di halaman ini.')
    expect(html).toContain('href="/auth/login?next=%2Fprofile%2Faddress%3Fbaru%3D1" target="_blank"')
    const { action, fields } = formIn(html)
    expect(fields).toMatchObject(typed)
    // Signed in again, in another tab: one press sends the same.
    const sent = await post(action, fields, await edge.signIn())
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/profile/address'])
    // A checkout of theirs is not found by a guest: it asks them to sign in too.
    const device = `${cookie}; __Host-DEVICE=${randomId(22)}`
    for (const fields of [typed, { ...typed, street: '' }]) {
      const order = await post(`${checkout}&_=address`, fields, device)
      const kept = await order.text()
      expect([order.status, kept.includes(encodeURIComponent(checkout)), formIn(kept).fields]).toMatchObject([
        401,
        true,
        fields,
      ])
    }
    const page = await edge.fetch(checkout, { headers: { cookie: device } })
    if (!cookie) expect(await page.text()).toContain(`/auth/login?next=${encodeURIComponent(checkout)}`)
  },
)

test.each(['the backend says so', 'its cookie is gone'])('a script asks for that page: %s', async (how) => {
  const { shop, token, post } = await opened()
  const cookie = how === 'its cookie is gone' ? '' : `__Host-ACCESS_WEB=${token}`
  if (cookie) await shop.call('customer.logout', {}, { token })
  const ended = await post(save, typed, cookie, 'application/json')
  expect([ended.status, await ended.json()]).toEqual([401, expect.objectContaining({ ok: false, again: 0 })])
})

test('where guests press too, what a customer typed waits for the sign-in, and nobody does it before', async () => {
  const { shop, edge, token, post } = await opened()
  await begin(shop, token)
  const cart = await shop.call('cart.list', {}, { token })
  const line = cart.ok ? cart.value[0] : undefined
  const visitor = randomId(22)
  const pressed = [
    ['/order/cart?_=create', { line: line?.id ?? '', note: 'Bungkus kado, tanpa nota' }],
    [`/product/${line?.slug}?_=add`, { itemId: line?.itemId ?? '', quantity: '3' }],
    ['/konfirmasi-pembayaran?_=find', { number: 'INV-261120-0007', phone: '0812-1111-2222' }],
  ] as const
  await shop.call('customer.logout', {}, { token })
  const signedIn = `__Host-ACCESS_WEB=${token}`
  for (const [path, typed] of pressed) {
    // A script has its browser send the same as a page, and is still signed in then: as a guest it would be done.
    const script = await post(path, typed, signedIn, 'application/json')
    expect([await script.json(), script.headers.getSetCookie().join()]).toEqual([
      expect.objectContaining({ ok: false, status: 401, again: 0 }),
      expect.not.stringContaining('ACCESS_WEB'),
    ])
    const ended = await post(path, typed, signedIn)
    expect([path, ended.status, ended.headers.getSetCookie().join()]).toEqual([
      path,
      401,
      expect.stringMatching(/__Host-ACCESS_WEB=;/),
    ])
    const kept = formIn(await ended.text())
    expect([kept.action, kept.fields]).toMatchObject([path, typed])
    const guest = await post(path, kept.fields, `__Host-VISITOR=${visitor}`)
    expect([path, guest.status, formIn(await guest.text())]).toEqual([path, 401, kept])
  }
  expect(await shop.call('cart.list', {}, { visitor })).toMatchObject({ value: [] })
  const [path, typed] = pressed[0]
  const again = await edge.signIn()
  const { fields } = formIn(await (await post(path, typed, signedIn)).text())
  const sent = await post(path, fields, again)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/order\/checkout\?/)])
  expect(await (await edge.fetch('/order/cart', { headers: { cookie: again } })).text()).toContain(typed.note)
})

test('a press that sends nothing, and one that no page knows, lead to the login', async () => {
  const { post } = await opened()
  const ended = await post('/profile?_=logout', { _key: crypto.randomUUID() }, '')
  expect([ended.status, ended.headers.get('location')]).toEqual([302, '/auth/login?next=%2Fprofile'])
  const unknown = await post('/profile/address?_=tidakAda', typed, '')
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/auth/login?next=%2Fprofile%2Faddress'])
})

test.each([
  ['the backend says so', 200_000],
  ['its cookie is gone', 200_000],
  ['the backend says so', 20_000],
  ['its cookie is gone', 20_000],
])('a script that sends a photo keeps it, and the page keeps what was typed: %s, %i bytes', async (how, bytes) => {
  const { shop, edge, token, post } = await opened()
  const signedIn = how !== 'its cookie is gone'
  if (signedIn) await shop.call('customer.logout', {}, { token })
  const body = new FormData()
  body.append('note', 'ditulis di samping foto')
  body.append('file', new File([pngOf(), 'Z'.repeat(bytes)], 'foto.png', { type: 'image/png' }))
  const cookie = signedIn ? `__Host-ACCESS_WEB=${token}` : ''
  const send = (accept: string) =>
    edge.fetch('/profile/edit?_=setPhoto', {
      method: 'POST',
      body,
      headers: { accept, cookie, 'content-length': String(bytes + 700) },
    })
  const ended = await send('application/json')
  const message = 'Sesi berakhir. Masuk lagi di tab lain, lalu kirim lagi.'
  expect([ended.status, await ended.json()]).toEqual([401, { ok: false, status: 401, message, fields: {} }])
  // A page cannot keep the photo: it says so, and the form comes back before it is sent.
  const page = await send('text/html')
  const kept = await page.text()
  expect([page.status, kept.includes(`${text.filesUnsent} Isian lainnya masih tersimpan`)]).toEqual([401, true])
  const { fields } = formIn(kept)
  expect(fields).toMatchObject({ note: 'ditulis di samping foto' })
  const again = await post('/profile/edit?_=setPhoto', fields, await edge.signIn())
  expect([again.status, (await again.text()).includes(text.filesUnsent)]).toEqual([422, true])
})
