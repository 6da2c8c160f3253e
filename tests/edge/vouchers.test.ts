import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { runInDurableObject } from 'cloudflare:test'
import { formatDate } from '#shared/format/dates.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const newShop = () => openShop({ sample: 'batik' })
/** One shop for all tests that only read. */
const reading = lazily(async () => browse(await newShop()))

const choices = async (shop: TestShop) =>
  runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql
      .exec('SELECT h.owner, c.code FROM voucher_choice h JOIN voucher c ON c.id = h.voucher_id ORDER BY c.code')
      .toArray(),
  )
const visitorOf = (response: Response): string =>
  /__Host-VISITOR=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
const form = (fields: Record<string, string>, headers: Record<string, string> = {}, origin = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
  body: new URLSearchParams(fields).toString(),
})

/** Presses the button of the voucher's page, as a form without script. */
const keep = (shop: ReturnType<typeof browse>, code: string, cookie = '') =>
  shop.fetch(`/discount/${code}?_=keep`, form({}, { cookie, 'sec-fetch-site': 'same-origin' }))

// Proves §3.25
test('a voucher link shows the voucher, and its button keeps it and gives the visitor an id', async () => {
  const opened = await newShop()
  const shop = browse(opened)
  const response = await shop.fetch('/discount/sahabat')
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(html).toContain('Khusus teman pembatik')
  expect(html).toContain('Klaim Voucher')
  expect(html).not.toMatch(/[Tt]ersimpan/)
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  expect(response.headers.get('set-cookie')).toBeNull()

  const kept = await keep(shop, 'SAHABAT')
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/discount/SAHABAT'])
  const visitor = visitorOf(kept)
  expect(visitor).toMatch(/^[\w-]{22}$/)
  expect(await choices(opened)).toEqual([{ owner: `v:${visitor}`, code: 'SAHABAT' }])
  const again = await shop.fetch('/discount/SAHABAT', { headers: { cookie: `__Host-VISITOR=${visitor}` } })
  const shown = await again.text()
  const [, until] = /Tersimpan untuk Anda sampai (\d\d \w{3,4} \d{4})\b/.exec(shown) ?? []
  expect(until).toBe(formatDate(new Date(Date.now() + 7 * dayMs).toISOString()))
  expect(shown).toMatch(/Belanja min\.\s/)
  expect(shown).not.toContain('Klaim Voucher')
  expect(await choices(opened)).toHaveLength(1)
})

test('a code that is typed among one’s own vouchers is kept, or refused at its field', async () => {
  const opened = await newShop()
  const shop = browse(opened)
  const cookie = `__Host-ACCESS_WEB=${await opened.signIn({ visitor: 'visitor-of-codes-00000' })}`
  const type = (code: string) =>
    shop.fetch('/profile/voucher?_=keep', form({ code }, { cookie, 'sec-fetch-site': 'same-origin' }))
  const kept = await type('SAHABAT')
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/discount/SAHABAT'])
  expect((await choices(opened)).map(({ code }) => code)).toEqual(['SAHABAT'])
  const refused = await type('TIDAKADA')
  const shown = await refused.text()
  expect(refused.status).toBe(422)
  for (const part of ['value="TIDAKADA"', 'aria-invalid="true"', 'Voucher tidak berlaku']) expect(shown).toContain(part)
})

test.each([
  ['a browser', {}],
  ['a browser that opens a page', { headers: { 'sec-fetch-dest': 'document' } }],
  ['a browser that prefetches', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a preview robot', { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } }],
  ['a known visitor', { headers: { cookie: '__Host-VISITOR=aaaaaaaaaaaaaaaaaaaaaa' } }],
  ['a question for the headers only', { method: 'HEAD' }],
])('%s that reads a voucher link saves no voucher', async (_, init) => {
  const opened = await newShop()
  const response = await browse(opened).fetch('/discount/SAHABAT', init as RequestInit)
  expect([response.status, visitorOf(response)]).toEqual([200, ''])
  expect(await choices(opened)).toEqual([])
})

test('a form of another site keeps no voucher', async () => {
  const opened = await newShop()
  const sent = await browse(opened).fetch('/discount/SAHABAT?_=keep', form({}, {}, 'https://lain.example'))
  expect(sent.status).toBe(403)
  expect(await choices(opened)).toEqual([])
})

// Proves §1.10
test('the voucher page says what the cart lacks, or how much it saves', async () => {
  const opened = await newShop()
  const shop = browse(opened)
  const visitor = visitorOf(await keep(shop, 'BATIK10'))
  const found = await opened.call('catalog.find', { slug: 'selendang-sutra-buketan' })
  const item = found.ok ? found.value.variants.find(({ stock }) => (stock ?? 0) > 5) : undefined
  expect(item).toBeDefined()
  const minimum = 200_000
  const show = async () =>
    (await shop.fetch('/discount/batik10', { headers: { cookie: `__Host-VISITOR=${visitor}` } })).text()
  const add = async (quantity: number) =>
    opened.call('cart.add', { itemId: item?.itemId as never, quantity: quantity as never }, { visitor })
  const price = item?.price ?? 0
  await add(1)
  const first = await show()
  if (price < minimum) expect(first).toContain('lagi untuk memakai voucher ini')
  await add(4)
  expect(await show()).toContain('Hemat Rp 50.000 dengan voucher')
})

test.each([
  ['TIDAKADA', 'Voucher tidak berlaku<'],
  ['OKTOBERCERIA', 'Voucher sudah kedaluwarsa'],
  ['x'.repeat(60), 'Voucher tidak ditemukan'],
])('%s shows a helpful page with 404', async (code, words) => {
  const shop = await reading()
  const response = await shop.fetch(`/discount/${code}`)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain(words)
  expect(html).toContain('Lihat Voucher Toko')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('an impossible code is a missing page', async () => {
  const shop = await reading()
  expect((await shop.fetch('/discount/%3Cscript%3E')).status).toBe(404)
})

// Proves §3.61
test('home and product page show voucher tickets, the same for everyone, each at most 400 bytes', async () => {
  const shop = await reading()
  const home = await (await shop.fetch('/')).text()
  const [, strip = ''] = /<ul [^>]*class="tickets[^"]*">(.*?)<\/ul>/.exec(home) ?? []
  const tickets = strip.split('</li>').slice(0, -1)
  expect(tickets.length).toBe(6)
  for (const ticket of tickets) expect(new TextEncoder().encode(`${ticket}</li>`).byteLength).toBeLessThanOrEqual(400)
  expect(strip).not.toContain('SAHABAT')
  const scarf = await (await shop.fetch('/product/selendang-sutra-buketan')).text()
  expect(scarf).toContain('KAINTULIS')
  expect(await (await shop.fetch('/product/kemeja-kawung-lengan-panjang')).text()).not.toContain('KAINTULIS')
})

test('a voucher is claimed by a form, and by a script without leaving the page', async () => {
  const opened = await newShop()
  const shop = browse(opened)
  const origin = `http://${opened.host}`
  const plain = await shop.fetch('/?_=claimVoucher', form({ code: 'BATIK10' }, {}, origin))
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/'])
  const scripted = await shop.fetch(
    '/product/selendang-sutra-buketan?_=claimVoucher',
    form({ code: 'KAINTULIS' }, { accept: 'application/json' }, origin),
  )
  expect(await scripted.json()).toEqual({ ok: true, data: null, to: null, message: 'Voucher diklaim' })
  const gone = await shop.fetch(
    '/?_=claimVoucher',
    form({ code: 'OKTOBERCERIA' }, { accept: 'application/json' }, origin),
  )
  expect([gone.status, ((await gone.json()) as { message: string }).message]).toEqual([
    422,
    'Voucher sudah kedaluwarsa',
  ])
  expect((await shop.fetch('/?_=claimVoucher', form({}, { accept: 'application/json' }, origin))).status).toBe(422)
})

test('what another backend lists after its end is offered nowhere, and its link says that it has ended', async () => {
  const voucher = (code: string, days: number) => ({
    COUPON_CODE: code,
    COUPON_TITLE: null,
    COUPON_AMOUNT: 5_000,
    COUPON_EFFECTIVE_END_DATE: new Date(Date.now() + days * dayMs).toISOString(),
  })
  const listed = [voucher('LAMA', -30), voucher('BARU', 1)]
  const shop = browse(await newShop(), (path) => {
    if (path.endsWith('/coupon/list')) return listed
    if (path.endsWith('/coupon/list-for-cart')) return 'absent'
    return listed.find(({ COUPON_CODE }) => path.endsWith(`/coupon/detail/${COUPON_CODE}`)) ?? null
  })
  const headers = { cookie: await shop.signIn() }
  for (const path of ['/', '/product/selendang-sutra-buketan', '/profile/voucher']) {
    const page = await (await shop.fetch(path, { headers })).text()
    expect([path, page.includes('BARU'), page.includes('LAMA')]).toEqual([path, true, false])
  }
  const [open, ended] = [await shop.fetch('/discount/BARU'), await shop.fetch('/discount/LAMA')]
  expect([open.status, (await open.text()).includes('Klaim Voucher')]).toEqual([200, true])
  const page = await ended.text()
  expect([ended.status, page.includes('sudah kedaluwarsa'), page.includes('Klaim Voucher')]).toEqual([404, true, false])
})

test('with a backend without vouchers pages have no tickets, and a voucher link is a missing page', async () => {
  const shop = browse(await newShop(), (path) => (path.includes('/coupon/') ? 'absent' : null))
  const home = await (await shop.fetch('/')).text()
  expect(home).not.toContain('Voucher Toko')
  const missing = await shop.fetch('/discount/BATIK10')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Voucher tidak ditemukan')
})
