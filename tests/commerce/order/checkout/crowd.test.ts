import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { expectSound, outcome, prepare, stockOf } from './checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const [shoppers, units, atOnce] = [bindings.NIGHTLY === '1' ? 2_000 : 400, 100, 20]
const visitorOf = (i: number) => `crowd-${String(i).padStart(5, '0')}`.padEnd(24, '0')

/** Copies a finished checkout for each guest, all with two statements. */
async function copy(shop: SellingShop, draft: string): Promise<void> {
  for (const [table, own] of [
    [
      'orders',
      {
        id: "'crowd-' || n",
        visitor_id: "substr('crowd-' || printf('%05d', n) || '0000000000000', 1, 24)",
        address: "json_set(address, '$.phone', '+62813' || (10000000 + n), '$.street', 'Jl. Melawai No. ' || n)",
      },
    ],
    ['order_line', { order_id: "'crowd-' || n" }],
  ] as const) {
    const columns = (await shop.sql(`SELECT name FROM pragma_table_info('${table}')`)).map(({ name }) => String(name))
    const values = columns.map((name) => (own as Record<string, string>)[name] ?? `"${name}"`)
    await shop.sql(
      `WITH RECURSIVE many(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM many WHERE n + 1 < ${shoppers})
       INSERT INTO ${table} ("${columns.join('", "')}") SELECT ${values.join(', ')} FROM ${table}, many WHERE ${table === 'orders' ? 'id' : 'order_id'} = '${draft}'`,
    )
  }
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

test(`${shoppers} shoppers of ${units} pieces buy exactly ${units}, and another shop keeps answering`, async ({
  annotate,
}) => {
  const [shop, other] = [await openSellingShop(), await openShop({ products: [{ slug: 'kopi', stock: 5 }] })]
  const item = await shop.item({ stock: units })
  await copy(shop, await prepare(shop, guest('visitor-one'), [item]))
  const own = browse(shop)
  const read = async (): Promise<number> => {
    const began = performance.now()
    expect((await other.call('catalog.list', { index: 0, size: 12 })).ok).toBe(true)
    return performance.now() - began
  }
  /** A page of the catalogue of the crowd's own shop. */
  const look = async (): Promise<number> => {
    const began = performance.now()
    expect((await own.fetch('/products/semua')).status).toBe(200)
    return performance.now() - began
  }
  const before = []
  const looksBefore = []
  for (let i = 0; i < 20; i += 1) {
    before.push(await read())
    looksBefore.push(await look())
  }

  const crowd = new AbortController()
  const during: number[] = []
  const looksDuring: number[] = []
  const reader = (async () => {
    while (!crowd.signal.aborted) {
      during.push(await read())
      looksDuring.push(await look())
    }
  })()
  // So many requests at once that some always wait.
  let [next, sold, missed] = [0, 0, 0]
  const shopper = async () => {
    while (next < shoppers) {
      const i = (next += 1) - 1
      // A mobile operator has few addresses for many shoppers.
      const headers = { 'visitor-address': `203.0.113.${i % 3}` }
      const caller = { visitor: visitorOf(i), headers }
      const said = outcome(await shop.call('checkout.place', { orderId: `crowd-${i}` }, caller))
      if (said === 'accepted') sold += 1
      if (said === 'stock_out') missed += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, shopper))
  crowd.abort()
  await reader

  expect([sold, missed]).toEqual([units, shoppers - units])
  expect(await stockOf(shop, item)).toBe(0)
  const [calm, busy] = [median(before), median(during)]
  const times = [calm, busy, median(looksBefore), median(looksDuring)].map((ms) => ms.toFixed(1))
  await annotate(
    `${shoppers} shoppers, ${atOnce} at once, ms before → during: another shop's list ${times[0]} → ${times[1]}, ` +
      `a page of their own shop ${times[2]} → ${times[3]} (${during.length} reads)`,
  )
  // One processor runs everything here, so a reader may wait for its turn but not for the end of the crowd.
  expect(busy).toBeLessThan(Math.max(1_000, 100 * calm))
  await expectSound(shop)
}, 120_000)
