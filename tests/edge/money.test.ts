import { expect, test } from 'vitest'
import { fund } from '#tests/commerce/wallet/wallet-steps.ts'
import { place, press, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { jpegOf, pngOf } from '#tests/support/in-workerd/pictures.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const cookieOf = ({ token }: Caller) => `__Host-ACCESS_WEB=${token}`
const read = async (shop: SellingShop, who: Caller, path: string) => {
  const response = await shop.fetch(path, { headers: { cookie: cookieOf(who) } })
  return { status: response.status, html: plain(await response.text()) }
}
/** React puts comments between adjacent texts; this removes them. */
const plain = (html: string) => html.replaceAll('<!-- -->', '')
async function post(shop: SellingShop, who: Caller, path: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await shop.fetch(path, {
    method: 'POST',
    headers: { cookie: cookieOf(who), origin: shop.origin },
    body,
  })
  return { status: response.status, to: response.headers.get('location') ?? '', html: plain(await response.text()) }
}
const newestCode = async (shop: SellingShop) =>
  /\b\d{6}\b/.exec(valueOf<{ text: string }[]>(await shop.call('message.list', {}))[0]?.text ?? '')?.[0] ?? ''

// Proves §1.20, §2.36, §2.37, §2.38
test('without script a customer withdraws: bank account, amount, code, then the withdrawal’s number', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-one'))
  await fund(shop, who, { wallet: 100_000 })
  expect((await read(shop, who, '/profile/wallet')).html).toContain(
    'rekening baru dapat dipakai 72 jam setelah ditambahkan',
  )
  const refused = await post(shop, who, '/profile/wallet?_=addBankAccount', {
    bankCode: '014',
    number: '12',
    holder: 'Ani Lestari',
    password: 'rahasia-toko-2026',
  })
  expect([
    refused.status,
    refused.html.includes('value="Ani Lestari"'),
    refused.html.includes('Nomor rekening 8 sampai 16 angka'),
  ]).toEqual([422, true, true])
  const added = await post(shop, who, '/profile/wallet?_=addBankAccount', {
    bankCode: '014',
    number: '1234 567 890',
    holder: 'Ani Lestari',
    password: 'rahasia-toko-2026',
  })
  expect([added.status, added.to]).toEqual([303, '/profile/wallet'])
  expect((await read(shop, who, '/profile/wallet')).html).toMatch(/apat dipakai mulai/)
  await shop.wait(72)
  const [account] = valueOf<{ id: string }[]>(await shop.call('wallet.listBankAccounts', {}, who))
  const accountId = account?.id ?? ''

  const small = await post(shop, who, '/profile/wallet?_=askWithdrawal', { amount: '5.000', accountId })
  expect([
    small.status,
    small.html.includes('Minimal penarikan Rp 10.000.'),
    small.html.includes('value="5.000"'),
  ]).toEqual([422, true, true])
  const asked = await post(shop, who, '/profile/wallet?_=askWithdrawal', { amount: '60.000', accountId })
  expect(asked).toMatchObject({ status: 303, to: expect.stringContaining('jumlah=60000') })
  const confirm = await read(shop, who, asked.to)
  for (const words of ['Jumlah Diterima', 'Rp 57.500', 'BCA · 1234567890', 'Kode OTP'])
    expect(confirm.html).toContain(words)
  const other = await shop.customer(guest('visitor-two'))
  expect((await read(shop, other, asked.to)).status).toBe(404)

  const key = /name="_key" value="([^"]+)"/.exec(confirm.html)?.[1] ?? ''
  await shop.wait(61 / 3600)
  const again = await post(shop, who, `${asked.to}&_=sendAgain`, {})
  expect(again).toMatchObject({ status: 303, to: expect.stringMatching(/jumlah=60000&tiket=/) })
  const code = await newestCode(shop)
  const wrong = await post(shop, who, `${again.to}&_=withdraw`, {
    _key: key,
    code: code === '000000' ? '111111' : '000000',
  })
  expect([wrong.status, wrong.html.includes('Kode OTP salah')]).toEqual([422, true])
  const done = await post(shop, who, `${again.to}&_=withdraw`, { _key: key, code })
  expect(done).toMatchObject({ status: 303, to: expect.stringMatching(/^\/profile\/wallet\/success\?id=/) })
  const success = await read(shop, who, done.to)
  for (const words of [/TRK-[0-9A-F]{8}/, /paling lambat \d\d\u00a0\w{3,4}\u00a0\d{4}\./, /Rp 57\.500/])
    expect(success.html).toMatch(words)
  expect((await read(shop, other, done.to)).status).toBe(404)
  expect((await read(shop, who, '/profile/wallet/success?id=tidak-ada')).status).toBe(404)
  const wallet = await read(shop, who, '/profile/wallet')
  expect(
    wallet.html.match(/href="\/profile\/wallet\/history-withdraw"[^>]*>(?:<span[^>]*>)+Penarikan ke BCA •••7890</g),
  ).toHaveLength(1)
  const history = await read(shop, who, '/profile/wallet/history-withdraw')
  for (const words of ['Diajukan', 'Rp 60.000', '1234567890']) expect(history.html).toContain(words)
  expect((await read(shop, other, '/profile/wallet/history-withdraw')).html).toContain('Belum ada penarikan')
})

// Proves §1.21, §2.26
test('wallet and coins list every entry, and the filter shows money in or out', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-one'))
  await fund(shop, who, { wallet: 25_000, coins: 1_500 })
  await fund(shop, who, { wallet: 5_000, coins: 500, day: -30 })
  const amounts = (html: string) =>
    [...html.matchAll(/([+−])(?:Rp )?([\d.]+)(?: koin)?<\/span>/g)].map(
      ([, sign, digits = '']) => Number(digits.replaceAll('.', '')) * (sign === '+' ? 1 : -1),
    )
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  const wallet = (await read(shop, who, '/profile/wallet')).html
  expect([sum(amounts(wallet)), wallet.includes('Rp 30.000')]).toEqual([30_000, true])
  const coins = (await read(shop, who, '/profile/coins')).html
  expect([sum(amounts(coins)), coins.includes('2.000 koin')]).toEqual([2_000, true])
  expect(coins.match(/Sampai /g)).toHaveLength(2)
  expect((await read(shop, who, '/profile/wallet?arah=keluar')).html).toContain('Belum ada riwayat.')
  expect(amounts((await read(shop, who, '/profile/coins?arah=masuk')).html)).toHaveLength(2)
})

// Proves §2.24, §2.25
test('without script a customer joins the affiliate programme, gets a link and withdraws a commission', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-one'))
  expect((await read(shop, who, '/profile/affiliate')).html).toContain('Program afiliasi belum dibuka')
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.affiliate', json('{"percent":5,"maximum":null}'))`,
  )
  const terms = (await read(shop, who, '/profile/affiliate')).html
  expect(terms).toContain('Komisi 5%')
  expect(/<input type="checkbox"[^>]*name="terms"[^>]*>/.exec(terms)?.[0]).not.toContain('checked')
  expect((await post(shop, who, '/profile/affiliate?_=join', {})).html).toContain('Setujui ketentuan program afiliasi')
  expect((await post(shop, who, '/profile/affiliate?_=join', { terms: '1' })).status).toBe(303)
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.find', {}, who))
  const page = (await read(shop, who, '/profile/affiliate')).html
  for (const words of [
    `${shop.origin}/?ref=${code}`,
    `data-copy="${shop.origin}/?ref=${code}"`,
    'Kode QR tautan afiliasi',
    'Belum ada pesanan',
  ])
    expect(page).toContain(words)

  const accountId = valueOf<{ id: string }>(
    await shop.call('wallet.addBankAccount', { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }, who),
  ).id
  await shop.wait(72)
  await fund(shop, who, { commission: 80_000 })
  const asked = await post(shop, who, '/profile/affiliate?_=askWithdrawal', { amount: '60000', accountId })
  const done = await post(shop, who, `${asked.to}&_=withdraw`, { code: await newestCode(shop) })
  expect(done.to).toMatch(/^\/profile\/wallet\/success\?id=/)
  expect((await read(shop, who, '/profile/affiliate/history-withdraw')).html).toContain('Rp 57.500')
  expect((await read(shop, who, '/profile/wallet/history-withdraw')).html).toContain('Belum ada penarikan')
})

test('an owner says for how many days a link of an affiliate counts, and the cookie lives as long', async () => {
  const bearer = { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const opened = await openShop()
  const shop = browse(opened)
  const cookieDays = async () => {
    const set = (await shop.fetch('/?ref=RINA10')).headers.get('set-cookie') ?? ''
    return Number(/AFFILIATE_CODE=RINA10;.*?Max-Age=(\d+)/.exec(set)?.[1]) / 86_400
  }
  const change = (days: number) =>
    shop.fetch(`/admin/v1/shops/${opened.host}/affiliate`, {
      method: 'PUT',
      headers: bearer,
      body: JSON.stringify({ days }),
    })
  expect(await cookieDays()).toBe(7)
  expect((await change(30)).status).toBe(200)
  expect((await change(366)).status).toBe(422)
  expect(await cookieDays()).toBe(30)
  const found = await shop.fetch(`/admin/v1/shops/${opened.host}/affiliate`, { headers: bearer })
  expect(await found.json()).toEqual({ days: 30 })
})

test('without script a customer writes a review with a photo, and the product page shows it to everyone', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-one'))
  const orderId = await place(shop, who, [await shop.item()])
  await press(shop, orderId, who, 'settlement')
  const at = `/profile/ulasan/${orderId}/0`
  expect((await read(shop, who, at)).status).toBe(404)
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, who))
  expect((await read(shop, who, `/profile/order/${orderId}`)).html).toContain(
    `href="/profile/ulasan?pesanan=${orderId}"`,
  )
  expect((await read(shop, who, `/profile/ulasan?pesanan=${orderId}`)).html).toContain(`href="${at}?bintang=5"`)
  expect((await read(shop, await shop.customer(guest('visitor-two')), at)).status).toBe(404)
  const slug = valueOf<{ slug: string }>(await shop.call('review.findLine', { orderId, position: 0 }, who)).slug
  expect((await (await shop.fetch(`/product/${slug}`)).text()).includes('Belum ada ulasan')).toBe(true)

  const photo = (bytes = jpegOf()) => new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
  const words = 'Barangnya bagus <b>sekali</b>.'
  const short = await post(shop, who, `${at}?_=send`, { text: 'Bagus', files: photo(), fileIds: '' })
  expect([
    short.status,
    short.html.includes('Tersimpan: 1 foto'),
    short.html.includes('Pilih 1 sampai 5 bintang.'),
  ]).toEqual([422, true, true])
  const kept = /name="fileIds" value="([^"]+)"/.exec(short.html)?.[1] ?? ''
  const page = new File(['<script>alert(1)</script>'], 'foto.jpg', { type: 'image/jpeg' })
  expect((await post(shop, who, `${at}?_=send`, { stars: '4', text: words, files: page, fileIds: '' })).html).toContain(
    'Format file tidak didukung',
  )
  const bomb = { stars: '4', text: words, files: photo(pngOf(30_000, 30_000)), fileIds: '' }
  expect((await post(shop, who, `${at}?_=send`, bomb)).html).toContain('maksimal 50 megapiksel')
  const sent = await post(shop, who, `${at}?_=send`, { stars: '4', text: words, fileIds: kept })
  expect([sent.status, sent.to]).toEqual([303, `/product/${slug}#ulasan`])
  const shown = await (await shop.fetch(`/product/${slug}?lagi=1`)).text()
  for (const piece of ['A***i L.', 'Barangnya bagus &lt;b&gt;sekali&lt;/b&gt;.', `/ulasan/foto/${kept}`])
    expect(shown).toContain(piece)
  const photoAnswer = await shop.fetch(`/ulasan/foto/${kept}`)
  expect([
    photoAnswer.status,
    photoAnswer.headers.get('content-type'),
    photoAnswer.headers.get('x-content-type-options'),
  ]).toEqual([200, 'image/jpeg', 'nosniff'])
  expect((await shop.fetch('/ulasan/foto/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await read(shop, who, at)).html).toContain('Ulasan sudah dikirim')
})

test('without script a guest opens the link of a cancelled order and says with a code where the money goes', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const orderId = await place(shop, me, [await shop.item()])
  await press(shop, orderId, me, 'settlement')
  await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok habis' })
  const { trackToken } = valueOf<{ trackToken: string | null }>(await shop.call('order.find', { orderId }, me))
  const at = `/order/track/${trackToken}`
  const open = async (path: string, cookie: string, fields?: Record<string, string>) => {
    const form = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
    const response = await shop.fetch(path, { ...form, headers: { cookie, origin: shop.origin } })
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0])
    const to = response.headers.get('location') ?? ''
    return { status: response.status, to, set: set.join('; '), html: plain(await response.text()) }
  }
  // Who has the link alone reads that money is owed, and can say nothing about it.
  const locked = (await open(at, '')).html
  expect([locked.includes('Rekening pengembalian dana'), locked.includes('name="bankCode"')]).toEqual([true, false])
  const { set } = await open(`${at}?_=open`, '', { digits: '7890' })
  const pass = set
    .split('; ')
    .filter((one) => !/flash/i.test(one))
    .join('; ')
  const form = (await open(at, pass)).html
  expect(form).toContain('name="bankCode"')
  const refundId = /name="refundId" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const fields = { refundId, bankCode: '014', number: '12', holder: 'Siti Aminah' }
  const wrong = await open(`${at}?_=askRefundCode`, pass, fields)
  expect([
    wrong.status,
    wrong.html.includes('value="Siti Aminah"'),
    wrong.html.includes('Nomor rekening 8 sampai 16 angka'),
  ]).toEqual([422, true, true])
  const typed = { ...fields, number: '1234 567 890' }
  const asked = await open(`${at}?_=askRefundCode`, pass, { ...typed, channel: 'whatsapp' })
  expect([asked.status, asked.to]).toEqual([
    303,
    expect.stringMatching(new RegExp(`tiket=[\\w-]+&untuk=${refundId}#dana-${refundId}$`)),
  ])
  const here = asked.to.split('#')[0] ?? ''
  const coded = (await open(here, `${pass}; ${asked.set}`)).html
  for (const words of ['value="1234 567 890"', 'value="Siti Aminah"', 'name="code"', 'Kirim Ulang Kode'])
    expect(coded).toContain(words)
  const code = await newestCode(shop)
  const bad = await open(`${here}&_=nameRefundAccount`, pass, {
    ...typed,
    code: code === '000000' ? '111111' : '000000',
  })
  expect(bad.status).toBe(422)
  for (const words of ['Kode OTP salah', 'value="1234 567 890"', 'value="Siti Aminah"', 'selected="">BCA</option>'])
    expect(bad.html).toContain(words)
  expect(await open(`${here}&_=nameRefundAccount`, pass, { ...typed, code })).toMatchObject({ status: 303, to: at })
  const done = (await open(at, pass)).html
  expect(done).toContain('akan ditransfer toko ke BCA •••7890 a.n. Siti Aminah.')
  expect(done).toContain('Ganti Rekening Tujuan')
  // Without the digits the page does not say that an account is known, so nothing is said to be missing.
  const later = (await open(at, '')).html
  expect([later.includes('Rekening pengembalian dana'), later.includes('Isi rekening')]).toEqual([true, false])
})
