import { expect, test } from 'vitest'
import type { Checkout } from '#shared/api/order/checkout.ts'
import { begin, bill, order, place, press, siti, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

/** A visitor's id in the edge's format: 22 safe characters. */
const me = { visitor: 'visitor-one-0000000000' }
const qris = { vendor: 'simulator', method: 'qris' }
const mine = { cookie: `__Host-VISITOR=${me.visitor}` }

const page = (orderId: string) => `/order/success?SALE_ID=${orderId}`
const post = (shop: SellingShop, path: string, form: Record<string, string>, headers: Record<string, string> = mine) =>
  shop.fetch(path, { method: 'POST', headers: { ...headers, origin: shop.origin }, body: new URLSearchParams(form) })

test('a QRIS order shows its code in the page, marked as a simulation, and its owner can download it as an image', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: qris })
  const html = await (await shop.fetch(page(orderId), { headers: mine })).text()
  expect(html).toMatch(/<svg viewBox="0 0 (\d+) \1"[^>]*shape-rendering="crispEdges"/)
  expect(html).toContain('SIMULASI – tidak dapat dibayar')
  expect(html).not.toMatch(/ style="/)

  const answer = await shop.fetch(`/order/qr?SALE_ID=${orderId}`, { headers: mine })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="qris-simulasi-BILL-[\w-]+\.png"$/)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 8)]).toEqual([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
  ])
})

test('only the owner gets the QR image, and only while the code can be paid', async () => {
  const shop = await openSellingShop()
  const [orderId, other] = [
    await place(shop, me, [await shop.item()], { payment: qris }),
    await place(shop, me, [await shop.item()]),
  ]
  const status = async (id: string, headers: Record<string, string>) =>
    (await shop.fetch(`/order/qr?SALE_ID=${id}`, { headers })).status
  expect(await status(orderId, { cookie: '__Host-VISITOR=visitor-two-0000000000' })).toBe(404)
  expect(await status(other, mine)).toBe(404)
  expect(await status(orderId, {})).toBe(404)
  for (const odd of ['', '%00', 'x', '../../etc/passwd']) expect(await status(odd, mine)).toBe(404)
  await press(shop, orderId, me, 'settlement')
  expect(await status(orderId, mine)).toBe(404)
})

test('a plain form changes the payment method', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const shown = await (await shop.fetch(page(orderId), { headers: mine })).text()
  expect(shown).toContain(`href="${page(orderId)}&amp;ubah=1"`)
  const choosing = await (await shop.fetch(`${page(orderId)}&ubah=1`, { headers: mine })).text()
  // The one in use would only lose its number: it says so, and cannot be chosen once more.
  expect(choosing).toMatch(/<input[^>]*disabled=""[^>]*value="simulator\|bca_va"/)
  expect(choosing).toContain('Dipakai sekarang')
  expect(choosing).not.toMatch(/<input[^>]*checked=""[^>]*name="payment"|name="payment"[^>]*checked=""/)
  expect(choosing).toContain('value="simulator|alfamart"')

  const changed = await post(shop, `${page(orderId)}&ubah=1&_=change`, { payment: 'simulator|alfamart' })
  expect([changed.status, changed.headers.get('location')]).toEqual([303, page(orderId)])
  expect((await bill(shop, orderId, me)).method).toBe('alfamart')

  const refused = await post(shop, `${page(orderId)}&ubah=1&_=change`, { payment: 'simulator|bitcoin' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Metode pembayaran ini tidak tersedia. Pilih metode lain.')
  expect((await post(shop, `${page(orderId)}&ubah=1&_=change`, {})).status).toBe(422)
  await press(shop, orderId, me, 'settlement')
  const late = await post(shop, `${page(orderId)}&ubah=1&_=change`, { payment: 'simulator|qris' })
  const text = await late.text()
  expect([
    late.status,
    text.includes('Pembayaran ini sudah selesai atau kedaluwarsa.'),
    text.includes('Pembayaran berhasil'),
  ]).toEqual([422, true, true])
})

test('after a denied payment the page offers the other methods', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'simulator', method: 'card' } })
  await press(shop, orderId, me, 'deny')
  const html = await (await shop.fetch(page(orderId), { headers: mine })).text()
  expect(html).toContain('Pembayaran gagal')
  expect(html).toContain('value="simulator|qris"')
})

test('the goods of an expired order can be bought again', async () => {
  const shop = await openSellingShop()
  const [coffee, gone] = [await shop.item(), await shop.item()]
  const orderId = await place(shop, me, [coffee, gone], { quantity: 2 })
  await shop.wait(25)
  const html = await (await shop.fetch(page(orderId), { headers: mine })).text()
  expect(html).toContain('Waktu pembayaran habis')
  expect(html).toContain('Beli Lagi')
  await shop.sql(`UPDATE variant SET stock = 0 WHERE id = '${gone}'`)
  await shop.sql(noteStocks())
  const again = await post(shop, `${page(orderId)}&_=again`, {})
  expect([again.status, again.headers.get('location')]).toEqual([303, '/order/cart'])
  expect(await shop.call('cart.list', {}, me)).toMatchObject({ value: [{ name: `Kopi ${coffee}`, quantity: 2 }] })
})

test('who follows an expired order by its link buys the goods again, into a cart of one’s own', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  const orderId = await place(shop, me, [item], { quantity: 2 })
  const at = `/order/track/${(await order(shop, orderId, me)).trackToken}`
  expect(await (await shop.fetch(at)).text()).not.toContain('Beli Lagi')
  await shop.wait(25)
  expect(await (await shop.fetch(at)).text()).toContain('Beli Lagi')
  const friend = { visitor: 'visitor-two-0000000000' }
  const again = await post(shop, `${at}?_=again`, {}, { cookie: `__Host-VISITOR=${friend.visitor}` })
  expect([again.status, again.headers.get('location')]).toEqual([303, '/order/cart'])
  expect(await shop.call('cart.list', {}, friend)).toMatchObject({ value: [{ name: `Kopi ${item}`, quantity: 2 }] })
  expect(await shop.call('cart.list', {}, me)).toMatchObject({ value: [] })
})

test('a visitor with the order’s link sees the amount to pay and can change nothing', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: qris })
  const { trackToken } = await order(shop, orderId, me)
  const html = await (await shop.fetch(`/order/track/${trackToken}`)).text()
  expect(html).toContain('SIMULASI – tidak dapat dibayar')
  for (const owners of ['href="/order/qr', 'Ubah Metode', '_=retry']) expect(html).not.toContain(owners)
})

test('every page of a cash-on-delivery order says how to pay', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  const { trackToken } = await order(shop, orderId, me)
  for (const path of [page(orderId), `/order/track/${trackToken}`]) {
    const html = await (await shop.fetch(path, { headers: mine })).text()
    expect(html).toContain('Siapkan uang pas. Paket tidak boleh dibuka sebelum dibayar.')
    expect(html).not.toContain('Ubah Metode')
  }
})

test('the simulator says which service it stands for and links back to the order', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: qris })
  const { simulatorId } = await bill(shop, orderId, me)
  const path = `/dev/pembayaran/${simulatorId}`
  const html = await (await shop.fetch(path, { headers: mine })).text()
  expect(html).toContain('(SIMULASI)')
  expect(html).toContain(`href="${page(orderId)}"`)
  expect(await (await shop.fetch(path)).text()).not.toContain(page(orderId))
  expect((await post(shop, `${path}?_=press`, { result: 'settlement' })).status).toBe(303)
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('after paying, a visitor sees what comes when, sends the link to their own number, and makes an account of it', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: qris })
  const shown = async (path: string, headers: Record<string, string> = mine) =>
    (await shop.fetch(path, { headers })).text()
  const unpaid = await shown(page(orderId))
  expect(unpaid).not.toContain('Belanja Lagi')
  // What the checkout has promised stays in sight while it is paid.
  expect(unpaid).toMatch(/Perkiraan tiba \d[^<]* di \w/)
  await press(shop, orderId, me, 'settlement')
  const paid = await shown(page(orderId))
  const { address, lines } = await order(shop, orderId, me)
  expect(paid).toMatch(/Perkiraan tiba \d[^<]*<\/strong><span/)
  expect(paid).toContain(lines[0]?.name)
  expect(paid).toContain('Belanja Lagi')
  expect(paid).toContain(`https://wa.me/${address?.phone.replace(/\D/g, '')}?text=Pesanan%20INV`)

  // The form is for those who want another number.
  const offer = /href="(\/auth\/register\?[^"]+)"/.exec(paid)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(offer).toContain(`SALE_ID=${orderId}`)
  const form = await shown(offer)
  expect(form).toContain(`value="${address?.recipient}"`)
  for (const headers of [{}, { cookie: '__Host-VISITOR=visitor-two-0000000000' }])
    expect(await shown(offer, headers)).not.toContain(`value="${address?.recipient}"`)
})

const hasSession = (response: Response) => /__Host-ACCESS_WEB=[\w-]+\./.test(response.headers.get('set-cookie') ?? '')
const cookieOf = (response: Response) =>
  /__Host-ACCESS_WEB=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''

test('a guest who has paid has an account in one tap and a code, with the order in it and without a password', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: qris })
  const account = (headers: Record<string, string>) => post(shop, `${page(orderId)}&_=account`, {}, headers)
  // Before it is paid there is no such button, and pressing it leads to the form.
  expect(await (await shop.fetch(page(orderId), { headers: mine })).text()).not.toContain('_=account')
  expect((await account(mine)).headers.get('location')).toContain(`/auth/register?SALE_ID=${orderId}`)
  await press(shop, orderId, me, 'settlement')
  const paid = await (await shop.fetch(page(orderId), { headers: mine })).text()
  expect(paid).toMatch(
    /_=account"[^>]*>.*Buat Akun.*Dengan membuat akun, Anda menyetujui .*Ketentuan.*berusia 18 tahun/,
  )

  // Who has no more than the order's link or its id sends nobody a code.
  const codes = () => shop.sql("SELECT target FROM message WHERE event LIKE 'code_register%'")
  for (const headers of [{}, { cookie: '__Host-VISITOR=visitor-two-0000000000' }])
    expect((await account(headers)).status).toBe(404)
  const { trackToken } = await order(shop, orderId, me)
  expect(await (await shop.fetch(`/order/track/${trackToken}`)).text()).not.toContain('_=account')
  expect(await codes()).toEqual([])

  const at = (await account(mine)).headers.get('location') ?? ''
  expect(at).toMatch(/^\/auth\/register\?.*tiket=[\w-]{36}&akun=08(%E2%80%A2){6}7890/)
  expect(await codes()).toEqual([{ target: '+6281234567890' }])
  const [newest] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  const code = newest?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  const entered = await post(shop, `${at}&_=enter`, { code })
  expect([entered.headers.get('location'), hasSession(entered)]).toEqual([page(orderId), true])
  const signedIn = { cookie: cookieOf(entered) }
  expect(await (await shop.fetch(page(orderId), { headers: signedIn })).text()).toContain(`/profile/order/${orderId}`)
  expect(await shop.sql("SELECT phone, email, password ->> '$.hash' AS hash FROM customer")).toEqual([
    { phone: '+6281234567890', email: null, hash: '' },
  ])
  expect(await shop.sql('SELECT purpose, granted FROM consent ORDER BY purpose')).toEqual([
    { purpose: 'marketing', granted: 0 },
    { purpose: 'terms', granted: 1 },
  ])
  expect(await shop.sql(`SELECT customer_id IS NOT NULL AS owned FROM orders WHERE id = '${orderId}'`)).toEqual([
    { owned: 1 },
  ])
})

test('the number of a verified account gets the order into that account', async () => {
  const shop = await openSellingShop()
  const buy = async (visitor: string) => {
    const as = { visitor }
    const orderId = await place(shop, as, [await shop.item()], { payment: qris })
    await press(shop, orderId, as, 'settlement')
    const headers = { cookie: `__Host-VISITOR=${visitor}` }
    const at = (await post(shop, `${page(orderId)}&_=account`, {}, headers)).headers.get('location') ?? ''
    const [newest] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
    return post(shop, `${at}&_=enter`, { code: newest?.text.match(/\b\d{6}\b/)?.[0] ?? '' }, headers)
  }
  expect(hasSession(await buy('visitor-one-0000000000'))).toBe(true)
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  expect(hasSession(await buy('visitor-two-0000000000'))).toBe(true)
  expect(
    await shop.sql('SELECT count(DISTINCT customer_id) AS accounts, count(customer_id) AS orders FROM orders'),
  ).toEqual([{ accounts: 1, orders: 2 }])
})

test('a lender that needs an e-mail asks for it in its row, and is chosen with it', async () => {
  const shop = await openSellingShop({ demo: false, vendors: 'midtrans' })
  await shop.admin('PATCH', '/settings', { payments: { methods: ['akulaku', 'bca_va', 'transfer'] } })
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  const at = `/order/checkout?SALE_ID=${orderId}`
  const asked = await (await shop.fetch(at, { headers: mine })).text()
  expect(asked).toContain('Email untuk Akulaku')
  const send = (email: string) => post(shop, `${at}&_=payment`, { payment: 'midtrans|akulaku', email })
  expect(await (await send('')).text()).toContain('Wajib diisi')
  await send('siti@contoh.id')
  const { address, paymentMethod } = valueOf<Checkout>(await shop.call('checkout.find', { orderId }, me))
  expect([paymentMethod, address?.email, address?.street]).toEqual(['akulaku', 'siti@contoh.id', siti.street])
})
