import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { cells } from './feed-cells.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Browser = Pick<ReturnType<typeof browse>, 'fetch'>
type Row = Readonly<Record<string, string>>

async function feedOf({ fetch }: Browser): Promise<Row[]> {
  const [head = '', ...rows] = (await (await fetch('/fb-catalog/feed.csv')).text()).split('\r\n').filter(Boolean)
  const names = cells(head)
  return rows.map((row) => Object.fromEntries(cells(row).map((value, place) => [names[place] ?? '', value])))
}

interface Offer {
  price?: number
  availability: string
  url: string
}
interface Data {
  '@type': string
  offers?: Offer
  sku?: string
  gtin?: string
  hasVariant?: readonly (Data & { offers: Offer })[]
}
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Data

/** What the feed, the page and its data say about one variant: price, whether it can be bought, its codes. */
async function compared({ fetch }: Browser, row: Row) {
  const { pathname, search, href } = new URL(row['link'] ?? '')
  const html = await (await fetch(pathname + search)).text()
  const data = dataOf(html)
  const own = data.hasVariant?.find(({ offers }) => offers.url === href) ?? data
  const price = (text = '') => Number(text.replace(/\.00 IDR$/, ''))
  return {
    feed: {
      id: row['id'] ?? '',
      price: price(row['sale_price'] || row['price']),
      inStock: row['availability'] === 'in stock',
      sku: row['mpn'] ?? '',
      gtin: row['gtin'] ?? '',
    },
    data: {
      price: own.offers?.price,
      inStock: own.offers?.availability === 'https://schema.org/InStock',
      sku: own.sku ?? '',
      gtin: own.gtin ?? '',
    },
    page: {
      price: Number(/product:price:amount" content="(\d+)"/.exec(html)?.[1]),
      // What the tags of a page tell, of what is sold out too.
      id: /name="itemId" value="([^"]+)"/.exec(html)?.[1],
      shown: Number(/<strong class="text-xl[^>]*>Rp[\s ]([\d.]+)/.exec(html)?.[1]?.replaceAll('.', '')),
      // The form for news of it names it too.
      inStock: html
        .replaceAll(/<form[^>]*_=askAlert.*?<\/form>/gs, '')
        .includes(`<input type="hidden" name="itemId" value="${row['id']}"`),
    },
  }
}

/** `step`: how many rows apart those are that are walked; the number of all. */
async function expectOneValue(browser: Browser, step = 1): Promise<number> {
  const rows = await feedOf(browser)
  const differing = []
  for (const row of rows.filter((_, place) => place % step === 0)) {
    const { feed, data, page } = await compared(browser, row)
    const { id, ...said } = feed
    const expected = { data: said, page: { price: feed.price, id, shown: feed.price, inStock: feed.inStock } }
    if (JSON.stringify(expected) !== JSON.stringify({ data, page }))
      differing.push({ row: row['link'], feed, data, page })
  }
  expect(differing).toEqual([])
  return rows.length
}

for (const [sample, rows] of [
  ['kopi', 100],
  ['gawai', 50],
  ['batik', 200],
] as const)
  test(`every row of the feed of ${sample} is its page and the page’s data`, async () => {
    await using shop = await openShop({ sample })
    // By day every third row of the longest feed.
    const step = rows < 200 || bindings.NIGHTLY ? 1 : 3
    expect(await expectOneValue(browse(shop), step)).toBeGreaterThan(rows)
  })

test('so it is for a product with as many variants as there may be', async () => {
  const shop = await openSellingShop()
  const digits = [...'0123456789'].map((value) => ({ value }))
  const variants = Array.from({ length: limits.productVariants }, (_, place) => ({
    values: [...String(place).padStart(2, '0')],
    price: 50_000 + place,
    stock: place % 2,
  }))
  const options = ['Ukuran', 'Warna'].map((name) => ({ name, values: digits }))
  const goods = { slug: 'kemeja', name: 'Kemeja', categorySlug: 'barang', images: ['/kopi.webp'], options, variants }
  expect(await shop.admin('PUT', '/products/kemeja', goods)).toMatchObject({ status: 200 })
  expect(await expectOneValue(browse(shop), 49)).toBe(limits.productVariants)
})

test('so it is just before and when a flash sale begins and ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000, stock: 4 })
  const [startsAt, endsAt] = [Date.now() + 3_000, Date.now() + 63_000]
  const planned = await shop.admin('POST', '/flash-sales', {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    items: [{ itemId: coffee, price: 40_000, quota: 3, perCustomer: 1 }],
  })
  expect(planned.status).toBe(200)
  const browser = browse(shop)
  const [prices, times]: [string[], (string | undefined)[]] = [[], []]
  for (const moment of [startsAt - 1, startsAt, endsAt - 1, endsAt]) {
    vi.setSystemTime(moment)
    await expectOneValue(browser)
    const row = (await feedOf(browser)).find(({ id }) => id === coffee)
    prices.push(row?.['sale_price'] || 'usual')
    times.push(row?.['sale_price_effective_date'])
  }
  expect(prices).toEqual(['usual', '40000.00 IDR', '40000.00 IDR', 'usual'])
  const time = [startsAt, endsAt].map((at) => `${new Date(at).toISOString().slice(0, 16)}Z`).join('/')
  // The price ends by the clock, also where nobody reads the feed at that moment.
  expect(times).toEqual(['', time, time, ''])
})
