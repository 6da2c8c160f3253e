import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { deskScreens } from '#client/desk/screens.ts'
import { waitingLists } from '#shared/admin/waiting.ts'
import { findPress, presses, type PressName } from '#client/desk/presses.ts'
import { operations } from '#commerce/app/administration/table.ts'
import { mayDo, roles } from '#shared/admin/roles.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { messageOf } from '#shared/text/errors.ts'
import { ask, photo, returnStep } from '#tests/commerce/order/after/return-steps.ts'
import { order, place, press as pay, siti, transfer } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { hostileTexts, leak } from '#tests/hostile/values.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('pembeli-meja')
const names = Object.keys(presses) as PressName[]
const signIn = '/kelola/masuk'
const log = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/log')).body as { lines: { who: string; operation: string }[] }).lines

async function paid(shop: SellingShop): Promise<string> {
  const orderId = await place(shop, me, [await shop.item()])
  await pay(shop, orderId, me, 'settlement')
  return orderId
}
const numberOf = async (shop: SellingShop, orderId: string) => (await order(shop, orderId, me)).number ?? ''

// Proves ASVS 3.3.1, ASVS 3.3.2, ASVS 3.3.4, ASVS 7.2.3
test('a link opens the desk once, by a press and not by a look, with a cookie of its own', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'orders', 'Rina')
  expect(desk.line).toMatch(
    /^__Host-DESK=meja_[\da-f]{16}_[\w-]{43}; Path=\/; Max-Age=\d+; Secure; SameSite=Strict; HttpOnly$/,
  )
  expect(Number(/Max-Age=(\d+)/.exec(desk.line)?.[1])).toBeLessThanOrEqual(7 * 86_400)
  const path = await desk.link()
  for (const look of [1, 2]) expect([look, (await desk.fetch(path)).headers.getSetCookie()]).toEqual([look, []])
  expect([(await desk.form(path, {}, {})).status, (await desk.form(path, {}, {})).status]).toEqual([303, 403])
  expect(await (await desk.form(path, {}, {})).text()).toContain(messageOf('desk_link_over'))
  await shop.wait(1)
  const late = await desk.link()
  await shop.wait(1.3)
  expect((await desk.form(late, {}, {})).status).toBe(403)
  expect((await log(shop)).map(({ who, operation }) => `${who} ${operation}`)).toEqual(
    expect.arrayContaining(['Rina desk.enter', 'platform desk.link']),
  )
})

test('no page of the desk is kept, found or framed, and nothing of another company is in it', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'owner')
  for (const path of [...deskScreens.keys(), '/masuk']) {
    const page = await desk.open(path)
    const html = await page.text()
    expect([path, page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      ...[path, 200, 'private, no-store', 'noindex'],
    ])
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self' [^;]*; style-src/,
    )
    expect(page.headers.get('content-security-policy')).not.toMatch(/https?:\/\//)
    expect(html.endsWith('</html>')).toBe(true)
    expect(html).not.toMatch(/(src|href|action)="(https?:)?\/\//)
    expect(html).not.toContain('client/entry')
    const slashed = await desk.open(`${path}/?q=1`)
    expect([path, slashed.status, slashed.headers.get('location')]).toEqual([path, 301, `/kelola${path}?q=1`])
  }
})

// Proves ASVS 7.3.1, ASVS 7.3.2, ASVS 7.4.1
test('a session ends unused, after a week, when its owner leaves, and with its token', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'owner')
  const ended = async (cookie: string) => (await desk.open('', cookie)).headers.getSetCookie().join() !== ''
  const other = await desk.enter()
  await shop.wait(11)
  expect(await ended(desk.cookie)).toBe(false)
  await shop.wait(2)
  expect([await ended(desk.cookie), await ended(other.cookie)]).toEqual([false, true])
  for (let hours = 24; hours < 168; hours += 11) {
    await shop.wait(11)
    expect([hours, await ended(desk.cookie)]).toEqual([hours, false])
  }
  await shop.wait(2)
  expect(await ended(desk.cookie)).toBe(true)
  const [third, fourth] = [await desk.enter(), await desk.enter()]
  const left = await desk.form('/kelola/keluar', {}, { cookie: third.cookie })
  expect([left.status, left.headers.get('location'), left.headers.getSetCookie().join()]).toEqual([
    ...[303, signIn, expect.stringContaining('__Host-DESK=; Path=/; Max-Age=0')],
  ])
  expect([await ended(third.cookie), await ended(fourth.cookie)]).toEqual([true, false])
  const open = await desk.link()
  expect((await shop.admin('DELETE', `/tokens/${desk.tokenId}`)).status).toBe(200)
  expect(await ended(fourth.cookie)).toBe(true)
  expect((await desk.form(open, {}, {})).status).toBe(403)
})

test('every press is an operation of the table, and nobody may press what it refuses', () => {
  const wrong = names.filter((name) => {
    const { operation, method, path, role } = { ...presses[name] }
    const row = operations.get(operation)
    const known = row?.path.replaceAll(/:(?!host)\w+/g, ':id')
    return !row || row.method !== method || known !== `/shops/:host${path}` || !mayDo(role, row.role)
  })
  expect(wrong).toEqual([])
})

test('what waits for a person leads to a screen that there is', () => {
  expect(Object.values(waitingLists).filter((path) => path !== null && !deskScreens.has(path))).toEqual([])
})

// Proves ASVS 8.2.1
test(
  'each role presses what it may and nothing else, and sees no button for the rest',
  { timeout: 120_000 },
  async () => {
    const shop = await openSellingShop()
    const fields = {
      ...{ note: 'Alasan', receiptNumber: 'JP1234567', code: 'ABCD', change: '1', reason: 'received', price: '1000' },
      ...{ amount: 'Rp 1.000', line: '0 tidak-ada', pieces: '1', orderNumber: 'INV-1' },
      ...{ from: '2026-12-01', to: '2026-12-02', proof: 'x', bankCode: '014', number: '1234567890', holder: 'Siti' },
      ...{ reply: 'Terima kasih', why: 'ABUSE', type: 'REGULAR' },
      ...{ name: 'Kaus', category: 'barang', wasCategory: 'barang', stock: '1', weight: '250', wasWeight: '250' },
    }
    const wrong: string[] = []
    for (const role of roles) {
      const desk = await openDesk(shop, role)
      for (const name of names) {
        const { status } = await desk.press('/kemas', name, { ...fields, id: 'tidak-ada' })
        const allowed = mayDo(role, presses[name].role)
        if (status >= 500 || (status === 403) === allowed) wrong.push(`${role} ${name}: ${status}`)
      }
      for (const screen of deskScreens.keys())
        for (const [, name = ''] of (await desk.read(screen)).matchAll(/name="press" value="(\w+)"/g))
          if (!mayDo(role, findPress(name)?.role ?? 'platform')) wrong.push(`${role} sees ${name}`)
    }
    expect(wrong.filter((line) => !/payByFile: 422/.test(line))).toEqual([])
  },
)

test('a viewer sees what waits, and neither who bought nor what they sent', async () => {
  const shop = await openSellingShop()
  const orderId = await paid(shop)
  const waiting = await place(shop, me, [await shop.item()], { payment: transfer })
  const { trackToken } = await order(shop, waiting, me)
  await shop.call(
    'transferReceipt.send',
    {
      ...{ token: trackToken, fileId: await photo(shop, me), bank: 'BCA', payer: 'Siti Aminah' },
      ...{ amount: 59_001, day: new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10), note: 'rahasia saya' },
    },
    me,
  )
  const [viewer, helper] = [await openDesk(shop, 'viewer'), await openDesk(shop, 'orders')]
  const number = await numberOf(shop, orderId)
  const all = async (desk: typeof viewer) =>
    (await Promise.all([...deskScreens.keys(), `/pesanan?id=${orderId}`].map((path) => desk.read(path)))).join('')
  const [seen, worked] = [await all(viewer), await all(helper)]
  for (const word of [siti.recipient, '81234567890', 'Siti Aminah', 'rahasia saya', '/berkas/bukti/'])
    expect([word, seen.includes(word), worked.includes(word)]).toEqual([word, false, true])
  expect([seen.includes(number), worked.includes(number)]).toEqual([true, true])
  expect(seen).not.toContain('name="press"')
})

test('an order is found from the screens of orders, by a form that needs no script', async () => {
  const shop = await openSellingShop()
  const number = await numberOf(shop, await paid(shop))
  const [desk, viewer] = [await openDesk(shop, 'orders'), await openDesk(shop, 'viewer')]
  for (const screen of ['/konfirmasi', '/kemas', '/serahkan', '/batal-retur'])
    expect([screen, /<form[^>]*action="\/kelola\/pesanan"/.test(await desk.read(screen))]).toEqual([...[screen, true]])
  const found = async (words: string, who = desk) =>
    (await who.read(`/pesanan?q=${encodeURIComponent(words)}`)).includes(`aria-label="Pesanan ${number}"`)
  for (const words of [number, number.slice(-5).toLowerCase(), siti.recipient.split(' ')[0] ?? '', '0812-3456'])
    expect([words, await found(words), await found(words, viewer)]).toEqual([
      words,
      true,
      words.length === 5 || words === number,
    ])
  expect([await found('Tidak Ada'), await found('si')]).toEqual([false, false])
  expect(await desk.read('/pesanan?q=si')).toContain('paling sedikit 3')
  const [, path = ''] = /href="\/kelola(\/pesanan\?id=[\w-]+)"/.exec(await desk.read(`/pesanan?q=${number}`)) ?? []
  expect(await desk.read(path)).toMatch(/Selesai dikemas.*Riwayat/s)
})

test('a press counts once, however often it is sent, and something else typed is another press', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 10 })
  const desk = await openDesk(shop, 'manager', 'Gudang')
  const key = crypto.randomUUID()
  const add = (change: string) => desk.press('/produk', 'stock', { id: item, key, change, reason: 'corrected' })
  const stock = async () => Number((await shop.sql(`SELECT stock FROM variant WHERE id = '${item}'`))[0]?.['stock'])
  const twice = await Promise.all([add('5'), add('5')])
  expect([...twice.map(({ status }) => status), (await add('5')).status, await stock()]).toEqual([303, 303, 303, 15])
  expect([(await add('-3')).status, await stock()]).toEqual([303, 12])
  expect([(await desk.press('/produk', 'stock', { id: item, change: '5' })).status, await stock()]).toEqual([303, 17])
  expect((await log(shop)).filter(({ operation }) => operation === 'product.setStock')).toMatchObject([
    ...[{ who: 'Gudang' }, { who: 'Gudang' }, { who: 'Gudang' }],
  ])
  const orderId = await paid(shop)
  const pack = { id: orderId, key }
  expect((await desk.press('/kemas', 'packed', pack)).status).toBe(303)
  expect((await desk.press('/kemas', 'packed', pack)).headers.get('location')).toBe('/kelola/kemas?ok=packed#isi')
  expect(await desk.read('/kemas?ok=packed')).toContain(presses.packed.done)
  // Who only presses holds a token that is used.
  const { tokens } = (await shop.admin('GET', '/tokens')).body as { tokens: { lastUsedDay: string | null }[] }
  expect(tokens.map(({ lastUsedDay }) => lastUsedDay)).toEqual([expect.any(String)])
})

test('a price that somebody else has changed meanwhile is not overwritten in silence, and a double press is one', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ price: 50_000 })
  const desk = await openDesk(shop, 'manager', 'Gudang')
  const save = (price: string, was: string) => desk.press('/produk?q=kopi', 'price', { id: item, price, was })
  const price = async () => (await shop.sql(`SELECT price FROM variant WHERE id = '${item}'`))[0]?.['price']
  expect(await desk.read('/produk?q=kopi')).toMatch(/<input type="hidden" name="was" value="50000"/)
  for (let press = 0; press < 2; press += 1) expect((await save('60.000', '50000')).status).toBe(303)
  const late = await save('55.000', '50000')
  const page = await late.text()
  expect([late.status, await price()]).toEqual([422, 60_000])
  expect(page).toContain('Harganya sekarang Rp 60.000 karena baru diubah: periksa, lalu simpan lagi.')
  // The page has the price of now, and what was typed: pressed again it counts.
  expect(page).toMatch(/<input type="hidden" name="was" value="60000"/)
  expect(page).toContain('value="55.000"')
  expect([(await save('55.000', '60000')).status, await price()]).toEqual([303, 55_000])
})

test('an old page of the desk takes away no struck price that somebody else has set meanwhile', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ price: 50_000 })
  const desk = await openDesk(shop, 'manager', 'Gudang')
  const save = (fullPrice: string, wasFullPrice: string) =>
    desk.press('/produk?q=kopi', 'price', { id: item, price: '50.000', was: '50000', fullPrice, wasFullPrice })
  const full = async () => (await shop.sql(`SELECT full_price FROM variant WHERE id = '${item}'`))[0]?.['full_price']
  expect(await desk.read('/produk?q=kopi')).toMatch(/<input type="hidden" name="wasFullPrice" value=""/)
  for (let press = 0; press < 2; press += 1) expect((await save('60.000', '')).status).toBe(303)
  const late = await desk.press('/produk?q=kopi', 'price', {
    ...{ id: item, price: '45.000', was: '50000', fullPrice: '', wasFullPrice: '' },
  })
  const page = await late.text()
  expect([late.status, await full()]).toEqual([422, 60_000])
  expect(page).toContain('Harga coretnya sekarang Rp 60.000 karena baru diubah: periksa, lalu simpan lagi.')
  expect(page).toMatch(/<input type="hidden" name="wasFullPrice" value="60000"/)
  const older = await desk.press('/produk?q=kopi', 'price', {
    ...{ id: item, price: '45.000', was: '40000', fullPrice: '', wasFullPrice: '70000' },
  })
  const both = await older.text()
  expect([both.includes('Harganya sekarang Rp 50.000'), both.includes('Harga coretnya sekarang Rp 60.000')]).toEqual([
    true,
    true,
  ])
  expect([(await save('', '60000')).status, await full()]).toEqual([303, null])
  expect(await (await save('70.000', '60000')).text()).toContain('Harga coretnya baru dihapus: periksa')
})

test('what is broken or lost never adds to a stock, and the desk says so in its own words', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 10 })
  const desk = await openDesk(shop, 'manager', 'Gudang')
  const press = (change: string, reason: string) =>
    desk.press('/produk?q=kopi', 'stock', { id: item, key: crypto.randomUUID(), change, reason })
  const said = async (change: string, reason: string) => {
    const answer = await press(change, reason)
    return [answer.status, /(Yang rusak|Yang datang|Stok tinggal)[^<]*/.exec(await answer.text())?.[0]]
  }
  expect(await said('3', 'damaged')).toEqual([
    422,
    'Yang rusak atau hilang mengurangi stok: tulis dengan minus, misalnya -3.',
  ])
  expect(await said('-3', 'received')).toEqual([422, 'Yang datang atau kembali menambah stok: pilih sebab lain.'])
  expect(await said('-30', 'damaged')).toEqual([422, 'Stok tinggal 10.'])
  expect((await press('-3', 'damaged')).status).toBe(303)
  expect(await shop.sql(`SELECT stock FROM variant WHERE id = '${item}'`)).toEqual([{ stock: 7 }])
})

test('what only a helper has seen is listed after some days, and the owner confirms one or all of it', async () => {
  const shop = await openSellingShop()
  const [helper, owner] = [await openDesk(shop, 'orders', 'Rina'), await openDesk(shop, 'owner')]
  const orders: string[] = []
  while (orders.length < 3) {
    const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
    expect((await helper.press('/konfirmasi', 'book', { id: orderId })).status).toBe(303)
    orders.push(orderId)
  }
  expect(await owner.read('')).not.toContain('hanya dilihat pegawai')
  await shop.wait(4 * 24)
  const today = await (await openDesk(shop, 'owner', 'Pemilik')).read('')
  const [{ sum = 0 } = {}] = await shop.sql('SELECT sum(amount) AS sum FROM bill')
  const row = /href="\/kelola\/konfirmasi">(.*?)<\/li>/s.exec(today)?.[1]?.replaceAll(/<[^>]*>/g, '')
  expect(row).toContain(
    `3 pembayaran yang hanya dilihat pegawai, belum dilihat pemilik, ${formatRupiah(Number(sum))}paling`,
  )
  const [first = '', ...rest] = orders
  const [again, boss] = [await openDesk(shop, 'orders', 'Rina 2'), await openDesk(shop, 'owner', 'Bos')]
  const seen = await again.read('/konfirmasi')
  expect([seen.includes('minta pemilik'), seen.includes('value="seen"')]).toEqual([true, false])
  expect(await boss.read('/konfirmasi')).toContain('Semua 3 sudah saya lihat')
  expect((await again.press('/konfirmasi', 'seen', { id: first })).status).toBe(403)
  expect((await boss.press('/konfirmasi', 'seen', { id: first })).status).toBe(303)
  expect(await boss.read('/konfirmasi')).not.toContain(await numberOf(shop, first))
  expect((await boss.press('/konfirmasi', 'seen', { id: 'semua', orders: rest.join(',') })).status).toBe(303)
  expect(await boss.read('/konfirmasi')).not.toContain('Hanya dilihat pegawai')

  const late = await place(shop, me, [await shop.item()], { payment: transfer })
  await shop.wait(25)
  const screen = `/pesanan?id=${late}`
  const morning = await openDesk(shop, 'owner', 'Pagi')
  const page = await morning.read(screen)
  expect([page.includes('Uangnya masuk terlambat'), page.includes('Batalkan pesanan')]).toEqual([true, false])
  const [, attempt = ''] = /name="attempt" value="(\d+)"/.exec(page) ?? []
  expect((await morning.press(screen, 'book', { id: late, attempt })).status).toBe(303)
  expect((await order(shop, late, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('who comes second reads what has become of the order, and loses nothing that was typed', async () => {
  const shop = await openSellingShop()
  const orderId = await paid(shop)
  const number = await numberOf(shop, orderId)
  const desk = await openDesk(shop, 'orders')
  await sellerStep(shop, orderId, { step: 'process' })
  const unread = await desk.press('/serahkan', 'send', { id: orderId, receiptNumber: 'x y' })
  const form = await unread.text()
  expect([unread.status, form.includes('value="x y"'), form.includes('Isi 4–60 huruf')]).toEqual([422, true, true])
  await sellerStep(shop, orderId, { step: 'ship', receiptNumber: 'JP1234567' })
  const second = await desk.press('/serahkan', 'send', { id: orderId, receiptNumber: 'jp7654321' })
  const page = await second.text()
  expect([second.status, /role="alert"/.test(page)]).toEqual([409, true])
  expect(page).toContain(`${number} sekarang: Pesanan diserahkan ke kurir`)
  expect(page).toMatch(/resi JP1234567\. · Anda mengetik: Nomor resi “jp7654321”/)
  await shop.admin('DELETE', `/tokens/${desk.tokenId}`)
  const gone = await desk.press('/serahkan', 'correct', { id: orderId, receiptNumber: 'JP7654321' })
  const entry = await gone.text()
  expect([gone.status, entry.includes('belum tersimpan: <!-- -->Nomor resi “JP7654321”')]).toEqual([401, true])
  expect(entry).toContain(messageOf('sign_in_needed'))
})

// Proves ASVS 8.4.1
test('nothing of another shop is seen or changed from a desk, and nobody brings its cookie elsewhere', async () => {
  const [own, other] = [await openSellingShop(), await openSellingShop()]
  const desk = await openDesk(own, 'owner')
  const theirs = await openDesk(other, 'owner')
  const orderId = await paid(other)
  const item = await other.item({ stock: 10 })
  for (const [screen, name, fields] of [
    ['/kemas', 'packed', { id: orderId }],
    ['/kemas', 'denyCancel', { id: orderId, note: 'x' }],
    ['/produk', 'stock', { id: item, change: '5', reason: 'received' }],
    ['/produk', 'price', { id: item, price: '1' }],
    ['/dana', 'pay', { id: orderId, proof: 'x' }],
  ] as const)
    expect([name, (await desk.press(screen, name, fields)).status]).toEqual([name, 404])
  expect((await desk.open(`/pesanan?id=${orderId}`)).status).toBe(404)
  expect(await desk.read('/kemas')).not.toContain(await numberOf(other, orderId))
  const host = (path: string, cookie: string, to: SellingShop) => browse(to).fetch(path, { headers: { cookie } })
  expect([(await host('/kelola/toko', desk.cookie, other)).status, (await host('/kelola', '', other)).status]).toEqual([
    401, 302,
  ])
  expect(
    (await browse(other).fetch(await desk.link(), { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }))
      .status,
  ).toBe(403)
  const session = desk.cookie.split('=')[1] ?? ''
  const machine = (headers: object) => desk.fetch(`/admin/v1/shops/${own.host}/orders`, { headers: { ...headers } })
  expect((await machine({ 'desk-session': session })).status).toBe(403)
  expect((await machine({ authorization: `Bearer ${session}` })).status).toBe(403)
  expect((await theirs.open('/kemas')).status).toBe(200)
  expect(await other.sql(`SELECT stock FROM variant WHERE id = '${item}'`)).toEqual([{ stock: 10 }])
})

// Proves ASVS 3.5.1
test('a form of another site presses nothing', async () => {
  const shop = await openSellingShop()
  const orderId = await paid(shop)
  const desk = await openDesk(shop, 'owner')
  for (const headers of [{ 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'cross-site' }]) {
    const sent = { press: 'packed', id: orderId, key: crypto.randomUUID() }
    expect((await desk.form('/kelola/kemas', sent, { cookie: desk.cookie, ...headers })).status).toBe(403)
  }
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('no hostile value in any field of the desk breaks it or comes back as markup', { timeout: 240_000 }, async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'owner')
  const fields = [
    'id',
    'key',
    'note',
    'amount',
    'receiptNumber',
    'code',
    'collected',
    'change',
    'reason',
    'price',
    'fullPrice',
  ]
  const more = ['from', 'to', 'proof', 'bankCode', 'number', 'holder', 'attempt', 'name', 'weight', 'pictures']
  const wrong: string[] = []
  const look = async (what: string, response: Response, text: string) => {
    const body = (await response.text()).replaceAll(text.length > 3 ? text : '\0\0', '')
    const html = response.headers.get('content-type')?.startsWith('text/html') && body !== ''
    if (response.status >= 500 || leak.test(body)) wrong.push(`${what}: ${response.status} ${leak.exec(body)?.[0]}`)
    if (html && !body.endsWith('</html>')) wrong.push(`${what}: half a page`)
    if (/<svg onload|<img src=x|<script>alert/.test(body)) wrong.push(`${what}: markup`)
  }
  const texts = hostileTexts.map((text) => text.toWellFormed())
  for (const [place, text] of texts.entries()) {
    const name = names[place % names.length] ?? 'send'
    const all = Object.fromEntries([...fields, ...more].map((field) => [field, text]))
    for (const press of [name, names[(place * 5 + 2) % names.length] ?? name, text])
      await look(`${press} ${text.slice(0, 20)}`, await desk.press('/serahkan', press, all), text)
    const query = encodeURIComponent(text)
    for (const path of [
      `/produk?q=${query}&setelah=${query}`,
      `/pesanan?id=${query}&hal=${query}&ok=${query}`,
      `/pesanan?q=${query}&hal=${query}`,
      `/pelanggan?q=${query}&setelah=${query}`,
    ])
      await look(path, await desk.open(path), text)
    if (text !== '' && !text.startsWith('..'))
      for (const path of [`/${query}`, `/berkas/bukti/${query}`, `/berkas/${query}/x`, `/masuk/${query}`])
        await look(path, await desk.open(path), text)
    await look('cookie', await desk.open('', `__Host-DESK=${encodeURIComponent(text)}`), text)
    await look('label', await desk.form('/kelola/label', { orders: text, size: text }, { cookie: desk.cookie }), text)
    const json = { method: 'POST', headers: { cookie: desk.cookie, 'sec-fetch-site': 'same-origin' } }
    for (const path of ['passkey', 'passkey/masuk', 'passkey/baru', 'passkey/simpan'])
      await look(
        path,
        await desk.fetch(`/kelola/${path}`, { ...json, body: JSON.stringify({ credential: text }) }),
        text,
      )
  }
  expect(wrong).toEqual([])
})

test('a helper sees the postage of a return and its receipt; the owner replaces it, less with a reason, or nothing', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const orderId = await place(shop, shopper, [await shop.item()], { quantity: 1 })
  await pay(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  const [{ variant_id: item } = {}] = await shop.sql('SELECT variant_id FROM order_line')
  await shop.sql("UPDATE variant SET sku = 'KAOS-M'")
  await shop.sql("UPDATE order_line SET variant_name = 'Ukuran M'")
  const returnId = await ask(shop, shopper, orderId, String(item))
  await returnStep(shop, returnId, { step: 'approve' })
  const receipt = await photo(shop, shopper)
  const sent = { returnId, courier: 'JNE', receiptNumber: 'JP7654321', postage: 25_000, postagePhoto: receipt }
  expect(await shop.call('return.send', sent, shopper)).toMatchObject({ ok: true })
  const [helper, owner] = [await openDesk(shop, 'orders', 'Gudang'), await openDesk(shop, 'owner', 'Rina')]
  expect(await helper.read('/batal-retur')).not.toContain('Ganti ongkir')
  expect((await helper.press('/batal-retur', 'receive', { id: returnId })).status).toBe(303)

  const seen = await helper.read('/batal-retur')
  expect(seen.replaceAll('<!-- -->', '')).toMatch(/<code>KAOS-M<\/code> Kopi [^<]* \(Ukuran M\)/)
  // As an e-mail names its order.
  const { number } = await order(shop, orderId, shopper)
  expect(await helper.read(`/pesanan?id=${number}`)).toContain(`/berkas/retur/${receipt}`)
  expect(seen).toContain(`/berkas/retur/${receipt}`)
  expect(seen).toContain('Pemilik toko memutuskan ongkir ini')
  expect(seen).not.toContain('Ganti ongkir')
  // The money of the goods does not wait for it.
  expect(seen).toContain('Kembalikan dana')
  const press = (desk: typeof owner, fields: object) =>
    desk.press('/batal-retur', 'payPostage', { id: returnId, amount: 'Rp 18.000', note: '', ...fields })
  expect((await press(helper, {})).status).toBe(403)
  const without = await press(owner, {})
  expect(without.status).toBe(422)
  // Nothing typed is lost.
  expect(await without.text()).toMatch(/value="Rp 18\.000"[^]*Tulis alasannya; pembeli membacanya/)
  expect((await press(owner, { amount: 'banyak' })).status).toBe(422)
  expect((await press(owner, { amount: '30.000', note: 'Lebih' })).status).toBe(422)
  expect((await press(owner, { note: 'Tanpa asuransi' })).status).toBe(303)
  const refuse = await owner.press('/batal-retur', 'refusePostage', { id: returnId, note: 'Struk paket lain' })
  expect(refuse.status).toBe(409)
  const after = await helper.read('/batal-retur')
  expect(after).toMatch(/Rp 25\.000[^]*diganti Rp 18\.000[^]*\(Tanpa asuransi\)/)
  expect(after).toContain('Kembalikan dana')
})

test('proofs and photos are shown to who works on orders, as pictures and never as pages', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const item = await shop.item()
  const orderId = await place(shop, shopper, [item], { quantity: 3 })
  await pay(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  await ask(shop, shopper, orderId, item)
  const desk = await openDesk(shop, 'orders')
  const page = await desk.read('/batal-retur')
  const path = /\/kelola(\/berkas\/retur\/[\w-]+)/.exec(page)?.[1] ?? 'none'
  const file = await desk.open(path)
  await file.arrayBuffer()
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-security-policy')]).toEqual([
    ...[200, 'image/png', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ])
  expect((await browse(shop).fetch(`/kelola${path}`)).headers.get('location')).toBe(signIn)
})
