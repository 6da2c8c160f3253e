import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { FoundReport } from '#shared/admin/orders.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { checkout, prepare, press } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const opened = {
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
}
const reportOf = async (shop: SellingShop, query = '') =>
  FoundReport.parse((await shop.admin('GET', `/found${query}`)).body)
const today = () => dayIn(new Date())
const visitOf = (response: Response) => /__Host-DAY=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]

test('a visit counts by what brought it, once a day and source, from kept pages too, and no machine does', async () => {
  const shop = await openSellingShop()
  const { fetch } = browse(shop)
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(path, { headers: { ...opened, ...headers } })
    await response.text()
    return visitOf(response)
  }
  const first = await open('/?utm_source=ig&utm_campaign=x')
  expect(first).toBe(`${today()}.instagram`)
  const cookie = `__Host-DAY=${first}`
  expect(await open('/info', { cookie, 'sec-fetch-site': 'same-origin' })).toBeUndefined()
  expect(await open('/?utm_source=ig', { cookie })).toBeUndefined()
  // What says nothing does not take the place of what did.
  expect(await open('/', { cookie })).toBeUndefined()
  expect(await open('/', { cookie, 'sec-fetch-site': 'cross-site', referer: 'https://blog.id/' })).toBeUndefined()
  expect(await open('/?utm_source=promo_11_11', { cookie })).toBe(`${today()}.promo_11_11`)
  expect(await open('/')).toBe(`${today()}.langsung`)
  expect(await open('/', { 'user-agent': 'Googlebot/2.1', referer: 'https://www.google.com/' })).toBeUndefined()
  const { visits, sources } = await reportOf(shop)
  expect(visits).toBe(2)
  expect(sources.map(({ source, visits: came }) => [source, came]).toSorted()).toEqual([
    ['instagram', 1],
    ['langsung', 1],
    ['promo_11_11', 1],
  ])
})

test('invented campaigns of a day are one of the others, and words that find nothing have a bound', async () => {
  const shop = await openSellingShop()
  const count = (body: object) =>
    shop.upstream('POST', '/helper/tracking-traffic', { body: { TRAFFIC_PATH: '', ...body } })
  for (let n = 0; n < limits.arrivalsOfDay + 5; n += 1)
    await count({ TRAFFIC_SOURCE: `iklan${String.fromCharCode(97 + (n % 26))}${n}` })
  const { sources } = await reportOf(shop)
  expect(sources).toHaveLength(limits.arrivalsOfDay + 1)
  expect(sources.find(({ source }) => source === 'lain')).toMatchObject({ visits: 5 })
  for (let n = 0; n < limits.missedOfDay + 20; n += limits.missedBatch)
    await count({ TRAFFIC_MISSED_LIST: Array.from({ length: limits.missedBatch }, (_, one) => `kata ${n + one}`) })
  expect(await shop.sql("SELECT count(*) AS n FROM found_count WHERE kind = 'missed'")).toEqual([
    { n: limits.missedOfDay },
  ])
  await shop.sql("UPDATE found_count SET day = '2020-01-01'")
  for (let n = 0; n < 8; n += 1) await count({ TRAFFIC_SOURCE: 'google' })
  expect(await shop.sql("SELECT name, times FROM found_count WHERE day > '2021'")).toEqual([
    { name: 'google', times: 8 },
  ])
  expect(await shop.sql("SELECT name FROM found_count WHERE day < '2021'")).toEqual([])
})

test('searches that found nothing are counted in one call, from a kept page too, without words of a person', async () => {
  const shop = await openSellingShop()
  await shop.item()
  const { fetch, backendCalls } = browse(shop)
  const search = async (query: string, headers: Record<string, string> = opened) =>
    (await fetch(`/search?${query}`, { headers: { cookie: `__Host-DAY=${today()}.langsung`, ...headers } })).text()
  const words = ['sepatu+roda', 'sepatu+roda&min=1000', 'kopi', 'siti%40contoh.id', '0812+3456+7890', 'tas+kulit']
  await Promise.all(words.map((one) => search(`q=${one}`)))
  const statements = await reportOf(shop)
  expect(statements.missed).toEqual([
    { words: 'sepatu roda', times: 1 },
    { words: 'tas kulit', times: 1 },
  ])
  // Not counted, and kept: how long a page takes does not decide what is counted together.
  await search('q=Tas+Kulit', { 'user-agent': 'curl' })
  const before = backendCalls()
  await Promise.all([
    search('q=Tas+Kulit'),
    search('q=sepatu+roda'),
    search('q=sepatu+roda', { ...opened, 'user-agent': 'bingbot/2.0' }),
    search('q=sepatu+roda', { 'user-agent': 'curl' }),
  ])
  // Both pages were kept: one call counts both.
  expect(backendCalls() - before).toBe(1)
  expect((await reportOf(shop)).missed.map(({ times }) => times)).toEqual([2, 2])
})

test('an order keeps by what its shopper came, and the report and the desk tell it', async () => {
  const shop = await openSellingShop()
  const { fetch } = browse(shop)
  const buy = async (name: string, day: string | null) => {
    const who = { visitor: name.padEnd(22, '0') }
    const orderId = await prepare(shop, who, [await shop.item({ price: 50_000 })])
    const { total } = await checkout(shop, orderId, who)
    const cookie = [`__Host-VISITOR=${who.visitor}`, ...(day === null ? [] : [`__Host-DAY=${day}`])].join('; ')
    const response = await fetch(`/order/checkout?SALE_ID=${orderId}&_=place`, {
      method: 'POST',
      headers: { cookie, origin: `http://${shop.host}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: `acceptedTotal=${total}`,
    })
    expect([name, response.status, response.headers.get('location')]).toEqual([name, 303, expect.any(String)])
    await press(shop, orderId, who, 'settlement')
  }
  await buy('satu', `${today()}.asisten`)
  await buy('dua', '2020-01-01.instagram')
  await buy('tiga', `${today()}.<script>`)
  expect(await shop.sql('SELECT arrival FROM orders ORDER BY arrival')).toEqual([
    { arrival: null },
    { arrival: null },
    { arrival: 'asisten' },
  ])
  await shop.upstream('POST', '/helper/tracking-traffic', { body: { TRAFFIC_PATH: '/', TRAFFIC_SOURCE: 'asisten' } })
  const report = await reportOf(shop)
  expect(report).toMatchObject({ visits: 1, orders: 3, percent: null, byAssistants: 1 })
  expect(report.sources.map(({ source, visits, orders, percent }) => [source, visits, orders, percent])).toEqual([
    ['tidak diketahui', 0, 2, null],
    ['asisten', 1, 1, 100],
  ])
  const yesterday = dayIn(new Date(Date.now() - dayMs))
  expect(await reportOf(shop, `?from=${yesterday}&to=${yesterday}`)).toMatchObject({
    visits: 0,
    orders: 0,
    sources: [],
  })
  const page = await (await (await openDesk(shop, 'viewer')).open('/ditemukan')).text()
  expect(page).toContain('asisten')
  expect(page).toContain('1 kunjungan, 1 pesanan, 100%')
})
