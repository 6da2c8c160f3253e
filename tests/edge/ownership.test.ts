import { expect, test } from 'vitest'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { delivered, ask, photo } from '#tests/commerce/order/after/return-steps.ts'
import { bill, order, place, press, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type Caller, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'

interface Things {
  orderId: string
  returnId: string
  fileId: string
  itemId: string
  /** Tokens of the order's signed link, of the wishlist's and of a changed account's; a payment in the simulator. */
  token: string
  wishToken: string
  payToken: string
  changeToken: string
  plannedToken: string
  paymentId: string
  bookingId: string
}
type Path = (things: Things) => string

/** Every address that names a thing of a customer, with its route if it is a screen. */
const pages: readonly [RouteName | null, Path][] = [
  ['order', ({ orderId }) => `/profile/order/${orderId}`],
  ['invoice', ({ orderId }) => `/profile/order/${orderId}/invoice`],
  ['orderReturn', ({ orderId }) => `/profile/order/${orderId}/return`],
  ['returnDetail', ({ returnId }) => `/profile/order/return/${returnId}`],
  [null, ({ fileId }) => `/profile/file?id=${fileId}`],
  [null, ({ orderId }) => `/order/success?SALE_ID=${orderId}`],
  [null, ({ orderId }) => `/order/qr?SALE_ID=${orderId}`],
  [null, ({ orderId }) => `/order/checkout?SALE_ID=${orderId}`],
  [null, ({ orderId }) => `/order/berkas?pesanan=${orderId}&produk=x&berkas=x&izin=1.x`],
  [null, ({ orderId }) => `/profile/order/product-digital?pesanan=${orderId}&produk=x&izin=1.x`],
  ['trackingGosend', ({ bookingId }) => `/tracking/gosend/${bookingId}`],
  ['reviewWrite', ({ orderId }) => `/profile/ulasan/${orderId}/0`],
]
/** Addresses that contain a secret key: they open for everyone who has them, in this shop only. */
const keys: readonly [RouteName, Path][] = [
  ['track', ({ token }) => `/order/track/${token}`],
  ['payFor', ({ payToken }) => `/order/bayar/${payToken}`],
  ['trackReview', ({ token }) => `/order/track/${token}/ulasan`],
  ['trackInvoice', ({ token }) => `/order/track/${token}/invoice`],
  ['wishlist', ({ wishToken }) => `/wishlist/${wishToken}`],
  ['planned', ({ plannedToken }) => `/pratinjau/${plannedToken}`],
  ['undoChange', ({ changeToken }) => `/auth/batalkan/${changeToken}`],
  ['simulator', ({ paymentId }) => `/dev/pembayaran/${paymentId}`],
]
/** Routes with a parameter that are public. */
const publicRoutes: readonly RouteName[] = [
  'information',
  'articlesCategory',
  'article',
  'products',
  'product',
  'adultProduct',
  'discount',
]
const forms: readonly [Path, Record<string, string>][] = [
  [({ orderId }) => `/profile/order/${orderId}?_=cancel`, { reason: 'Berubah pikiran' }],
  [({ orderId }) => `/profile/order/${orderId}?_=receive`, {}],
  [({ orderId }) => `/profile/order/${orderId}?_=confirmDelivery`, {}],
  [({ orderId }) => `/profile/order/${orderId}?_=again`, {}],
  [({ orderId }) => `/profile/order/${orderId}/return?_=request`, { reason: 'Barang rusak', solution: 'refund' }],
  [({ returnId }) => `/profile/order/return/${returnId}?_=send`, { courier: 'JNE', receiptNumber: 'JP123456' }],
  [({ returnId }) => `/profile/order/return/${returnId}?_=receive`, {}],
  [({ returnId }) => `/profile/order/return/${returnId}?_=cancel`, {}],
  [({ orderId }) => `/profile/ulasan/${orderId}/0?_=send`, { stars: '5', text: 'Bagus sekali barangnya' }],
]

const none = 'tidak-ada'
const nothing: Things = {
  orderId: none,
  returnId: none,
  fileId: none,
  itemId: 'x',
  token: none,
  wishToken: none,
  payToken: none,
  changeToken: none,
  plannedToken: none,
  paymentId: none,
  bookingId: none,
}
const cookieOf = ({ token }: Caller): string => `__Host-ACCESS_WEB=${token}`

const world = lazily(async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item)
  const token = (await order(shop, orderId, shopper)).trackToken ?? ''
  const wishToken = valueOf<{ token: string }>(await shop.call('wishlist.share', { active: true }, shopper)).token
  const payToken = (await bill(shop, await place(shop, shopper, [await shop.item()]), shopper)).shareToken ?? ''
  const paymentId = (await bill(shop, orderId, shopper)).simulatorId ?? ''
  const account = { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }
  valueOf(await shop.call('wallet.addBankAccount', account, shopper))
  const messages = valueOf<{ path: string | null }[]>(await shop.call('message.list', {}))
  const changeToken = messages.flatMap(({ path }) => path?.split('/auth/batalkan/')[1] ?? [])[0] ?? ''
  const popup = { active: false, image: '/media/a/nanti', link: null }
  await shop.admin('PATCH', '/settings', { popup })
  const previewed = (await shop.admin('POST', '/previews', { of: 'popup' })).body as { address: string }
  const plannedToken = previewed.address.split('/pratinjau/')[1] ?? ''
  const bookingId = 'GK-11-170563'
  await shop.sql(`INSERT INTO shipment (reference, order_id, attempt, vendor, rate_code, booking_id, state, created_at)
                  VALUES ('perjalanan-1', '${orderId}', 1, 'gosend', 'gosend:instant', '${bookingId}', 'allocated', ${Date.now()})`)
  const mine: Things = {
    orderId,
    returnId,
    fileId: await photo(shop, shopper),
    itemId: item,
    token,
    wishToken,
    payToken,
    changeToken,
    plannedToken,
    paymentId,
    bookingId,
  }
  const elsewhere = await openSellingShop()
  return {
    shop,
    mine,
    shopper,
    other: await shop.customer(guest('somebody-else')),
    elsewhere,
    stranger: await elsewhere.customer(guest('far-away')),
  }
})

/** The parts of an answer that must not depend on the owner, without ids that always differ. */
async function answerOf(shop: SellingShop, path: string, init: RequestInit, names: Things) {
  const response = await browse(shop).fetch(path, init)
  // The longest first, because the link of an order begins with the order's id.
  const named = Object.values(names)
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
  const unnamed = (text: string) => named.reduce((to, name) => to.replaceAll(name, '…'), text)
  const body = unnamed(await response.text())
  return {
    status: response.status,
    location: unnamed(response.headers.get('location') ?? ''),
    body: body.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, ''),
  }
}
const post = (fields: Record<string, string>, cookie: string | null): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
})

test('every route with a parameter is in one list: with an owner, with a key, or public', () => {
  const withParameter = Object.entries(routes).flatMap(([name, { path }]) => (path.includes(':') ? [name] : []))
  const known = [...pages, ...keys].flatMap(([name]) => (name === null ? [] : [name]))
  expect([...known, ...publicRoutes].toSorted()).toEqual(withParameter.toSorted())
})

test.each(keys.map(([, path]) => [path(nothing).replace(none, '{key}'), path] as const))(
  '%s: in another shop it gets the same answer as an unknown one',
  async (_, path) => {
    const { shop, mine, elsewhere, stranger } = await world()
    for (const init of [{}, { headers: { cookie: cookieOf(stranger) } }]) {
      const missing = await answerOf(elsewhere, path(nothing), init, nothing)
      expect(missing.status).toBe(404)
      expect(await answerOf(elsewhere, path(mine), init, mine)).toEqual(missing)
    }
    const here = (await browse(shop).fetch(path(mine))).status
    // The invoice needs the phone's last digits, too.
    expect(here).toBe(path(mine).endsWith('/invoice') ? 404 : 200)
  },
)

// Proves ASVS 8.2.2
test.each(pages.map(([, path]) => [path(nothing).replace(none, '{id}'), path] as const))(
  '%s: another customer’s, another shop’s and a missing one give the same 404, and a guest learns nothing',
  async (_, path) => {
    const { shop, mine, other, elsewhere, stranger } = await world()
    const missing = await answerOf(shop, path(nothing), { headers: { cookie: cookieOf(other) } }, nothing)
    // A file leads to the list of what was bought, which opens what is one's own.
    const status = path(nothing).startsWith('/order/berkas') ? 302 : 404
    expect(missing.status).toBe(status)
    expect(await answerOf(shop, path(mine), { headers: { cookie: cookieOf(other) } }, mine)).toEqual(missing)
    const far = await answerOf(elsewhere, path(mine), { headers: { cookie: cookieOf(stranger) } }, mine)
    expect(far.status).toBe(status)
    expect(far).toEqual(await answerOf(elsewhere, path(nothing), { headers: { cookie: cookieOf(stranger) } }, nothing))
    expect(await answerOf(shop, path(mine), {}, mine)).toEqual(await answerOf(shop, path(nothing), {}, nothing))
  },
)

// Proves ASVS 8.2.2, ASVS 8.3.1
test.each(forms.map(([path, fields]) => [path(nothing).replace(none, '{id}'), path, fields] as const))(
  'POST %s: a foreign and a missing one get the same answer, and nothing changes',
  async (_, path, fields) => {
    const { shop, mine, shopper, other, elsewhere, stranger } = await world()
    const before = JSON.stringify([
      await order(shop, mine.orderId, shopper),
      valueOf(await shop.call('return.find', { returnId: mine.returnId }, shopper)),
    ])
    const missing = await answerOf(shop, path(nothing), post(fields, cookieOf(other)), nothing)
    expect(missing.status).toBe(404)
    expect(await answerOf(shop, path(mine), post(fields, cookieOf(other)), mine)).toEqual(missing)
    expect(await answerOf(elsewhere, path(mine), post(fields, cookieOf(stranger)), mine)).toEqual(
      await answerOf(elsewhere, path(nothing), post(fields, cookieOf(stranger)), nothing),
    )
    const asGuest = await answerOf(shop, path(mine), post(fields, null), mine)
    // What a guest typed is kept for after the login; of the order they learn nothing.
    expect(asGuest).toEqual(await answerOf(shop, path(nothing), post(fields, null), nothing))
    expect(asGuest.status).toBe(Object.keys(fields).length > 0 ? 401 : 302)
    expect(asGuest.location || asGuest.body).toContain('/auth/login?next=')
    expect(
      JSON.stringify([
        await order(shop, mine.orderId, shopper),
        valueOf(await shop.call('return.find', { returnId: mine.returnId }, shopper)),
      ]),
    ).toBe(before)
  },
)

// Proves §2.34
test('the owner can open every address', async () => {
  const { shop, mine, shopper } = await world()
  const statuses = []
  for (const [, path] of pages.slice(0, 6))
    statuses.push((await browse(shop).fetch(path(mine), { headers: { cookie: cookieOf(shopper) } })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  const file = await browse(shop).fetch(pages[4]?.[1](mine) ?? '', { headers: { cookie: cookieOf(shopper) } })
  expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    'image/png',
    'private, no-store',
  ])
})

// Proves §2.29, §2.35
test('without script an order is cancelled with a reason, and its available goods are bought again', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item()
  const other = await shop.item()
  const orderId = await place(shop, shopper, [item, other, other, other])
  const edge = browse(shop)
  const send = (action: string, fields: Record<string, string>) =>
    edge.fetch(`/profile/order/${orderId}?_=${action}`, post(fields, cookieOf(shopper)))
  const refused = await send('cancel', { reason: 'Lainnya', detail: '' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Wajib diisi')
  expect((await send('cancel', { reason: 'Lainnya', detail: 'Salah ukuran' })).status).toBe(303)
  expect((await order(shop, orderId, shopper)).events.at(-1)).toMatchObject({
    status: 'CANCEL',
    note: 'Lainnya: Salah ukuran',
  })
  await shop.admin('POST', '/stock', { itemId: item, stock: 0 })
  const again = await send('again', {})
  expect([again.status, again.headers.get('location')]).toEqual([303, '/order/cart'])
  const said = `bought_again_some|names~Kopi ${item}`
  expect(decodeURIComponent(again.headers.get('set-cookie') ?? '')).toContain(said)
  // Pressed twice it adds nothing twice, and of what the shop has less of it takes what is left.
  const inCart = async () => valueOf<{ quantity: number }[]>(await shop.call('cart.list', {}, shopper))
  for (const stock of [5, 2]) {
    await shop.admin('POST', '/stock', { itemId: other, stock })
    if (stock === 2) await edge.fetch('/order/cart?_=empty', post({}, cookieOf(shopper)))
    const pressed = await send('again', { press: String(stock) })
    expect(decodeURIComponent(pressed.headers.get('set-cookie') ?? '')).toContain(said)
    expect((await inCart()).map(({ quantity }) => quantity)).toEqual([Math.min(3, stock)])
  }
  const html = await (
    await edge.fetch('/profile/order/waiting-payment', { headers: { cookie: cookieOf(shopper) } })
  ).text()
  expect(html).toContain('Tidak ada yang perlu dibayar')
})

// Proves §2.29
test('Pesanan Diterima asks for a confirmation and completes the order', async () => {
  const { shop, shopper, orderId } = await delivered()
  const edge = browse(shop)
  const html = await (await edge.fetch(`/profile/order/${orderId}`, { headers: { cookie: cookieOf(shopper) } })).text()
  expect(html).toMatch(/<summary[^>]*>Pesanan Diterima<\/summary>[^]*Sudah terima semua barang dengan baik\?/)
  expect((await edge.fetch(`/profile/order/${orderId}?_=receive`, post({}, cookieOf(shopper)))).status).toBe(303)
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
})

// Proves §1.18, §2.31, ASVS 5.2.2
test('without script a return is requested with photos, and a refused form keeps its text', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const edge = browse(shop)
  const form = (more: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({
      reason: 'Barang rusak',
      solution: 'refund',
      [`quantity-${item}`]: '2',
      [`pieces-${item}`]: '1',
      ...more,
    }))
      if (value !== '') body.append(name, value)
    return edge.fetch(`/profile/order/${orderId}/return?_=request`, {
      method: 'POST',
      body,
      headers: { cookie: cookieOf(shopper), 'sec-fetch-site': 'same-origin' },
    })
  }
  const description = 'Kemasan robek dan isinya sudah lembap ketika dibuka.'
  const photo = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'foto.png', { type: 'image/png' })
  const short = await form({ description: 'rusak', files: photo(pngOf()) })
  expect(short.status).toBe(422)
  const said = await short.text()
  expect(said).toMatch(/minimal 30 karakter, baru 5[^]*rusak|rusak[^]*minimal 30 karakter, baru 5/)
  expect(said).toMatch(/<input type="checkbox"[^>]*name="quantity-[^>]*checked=""/)
  expect(said).toMatch(/<option value="1" selected="">1 dari 3 · Rp 50\.000</)
  // Without its tick the number beside it returns nothing.
  expect(await (await form({ description, [`quantity-${item}`]: '' })).text()).toContain(
    'Pilih barang yang dikembalikan.',
  )
  // An uploaded photo is kept, so the shopper chooses it only once.
  const fileIds = /name="fileIds" value="([^"]+)"/.exec(said)?.[1] ?? ''
  expect(said).toContain('Tersimpan: 1 file')
  expect(await (await form({ description })).text()).toContain('Unggah minimal satu foto atau video barang.')
  const svg = await form({ description, files: new File(['<svg/>'], 'foto.png', { type: 'image/png' }) })
  expect([svg.status, await svg.text()]).toEqual([422, expect.stringContaining('atau video MP4, MOV, WebM')])
  const large = await form({ description, files: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.png') })
  expect([large.status, await large.text()]).toEqual([422, expect.stringContaining('Maksimal 5 MB')])
  const bomb = await form({ description, files: photo(pngOf(30_000, 30_000)) })
  expect([bomb.status, await bomb.text()]).toEqual([422, expect.stringContaining('maksimal 50 megapiksel')])
  const asked = await form({ description, fileIds })
  expect(asked.status).toBe(303)
  const at = asked.headers.get('location') ?? ''
  expect(at).toMatch(/^\/profile\/order\/return\//)
  const page = await (await edge.fetch(at, { headers: { cookie: cookieOf(shopper) } })).text()
  expect(page).toContain(`/profile/file?id=${fileIds}`)
  expect(page).toContain(description)
})

// Proves ASVS 5.4.1
test('a video of the unboxing is sent with a return and served as a download', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const edge = browse(shop)
  const video = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypmp42'), 0, 0, 0, 0])
  const heic = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0])
  const form = (files: readonly File[]) => {
    const body = new FormData()
    const fields = {
      reason: 'Barang rusak',
      solution: 'refund',
      [`quantity-${item}`]: '1',
      description: 'Kemasan robek dan isinya sudah lembap ketika dibuka.',
    }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    for (const file of files) body.append('files', file)
    return edge.fetch(`/profile/order/${orderId}/return?_=request`, {
      method: 'POST',
      body,
      headers: { cookie: cookieOf(shopper), 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    })
  }
  const answerOf = async (files: readonly File[]) =>
    (await (await form(files)).json()) as { ok: boolean; to?: string; fields?: Record<string, string> }
  const large = new File([video, new Uint8Array(20 * 1024 * 1024)], 'buka.mp4', { type: 'video/mp4' })
  expect((await answerOf([large])).fields).toEqual({ files: 'Ukuran video terlalu besar. Maksimal 20 MB.' })
  expect((await answerOf([new File([heic], 'foto.heic', { type: 'image/heic' })])).fields?.['files']).toContain(
    'tidak didukung',
  )
  const two = [1, 2].map(() => new File([video], 'buka.mp4', { type: 'video/mp4' }))
  expect((await answerOf(two)).ok).toBe(false)
  const asked = await answerOf([new File([video, new Uint8Array(6 * 1024 * 1024)], 'buka.mp4', { type: 'video/mp4' })])
  const page = await (await edge.fetch(asked.to ?? '', { headers: { cookie: cookieOf(shopper) } })).text()
  const [, to = ''] = /href="(\/profile\/file\?id=[^"]+)"[^>]*download/.exec(page) ?? []
  const saved = await edge.fetch(to, { headers: { cookie: cookieOf(shopper) } })
  expect([saved.status, saved.headers.get('content-type'), saved.headers.get('content-disposition')]).toEqual([
    200,
    'video/mp4',
    'attachment; filename="video.mp4"',
  ])
  expect((await saved.arrayBuffer()).byteLength).toBe(video.length + 6 * 1024 * 1024)
})

// Proves §1.17
test('a form opens an order’s link; its cookie ends with the browser session and also opens the invoice', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const orderId = await place(shop, me, [await shop.item()])
  await press(shop, orderId, me, 'settlement')
  const at = `/order/track/${(await order(shop, orderId, me)).trackToken}`
  const edge = browse(shop)
  expect(await (await edge.fetch(at)).text()).not.toContain('Melawai')
  expect((await edge.fetch(`${at}/invoice`)).status).toBe(404)
  const wrong = await edge.fetch(`${at}?_=open`, post({ digits: '0000' }, null))
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('tidak cocok')])
  const right = await edge.fetch(`${at}?_=open`, post({ digits: '7890' }, null))
  const line = right.headers.getSetCookie().find((one) => one.startsWith('__Host-ORDER_PASS=')) ?? ''
  expect([right.status, line]).toEqual([303, expect.not.stringMatching(/max-age|expires/i)])
  const cookie = line.split(';')[0] ?? ''
  expect(await (await edge.fetch(at, { headers: { cookie } })).text()).toContain('Melawai')
  const invoice = await (await edge.fetch(`${at}/invoice`, { headers: { cookie } })).text()
  expect(invoice).toContain('noindex')
  expect(invoice).not.toContain('PPN')
  expect(invoice).not.toContain('site-header')
  expect((await edge.fetch(`${at}/invoice`, { headers: { cookie: '__Host-ORDER_PASS=1.x' } })).status).toBe(404)
})
