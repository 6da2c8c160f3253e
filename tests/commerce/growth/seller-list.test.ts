import { expect, test } from 'vitest'
import { grow } from './grow.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'

async function openOld(orders: number): Promise<SellingShop> {
  const shop = await openSellingShop()
  skipAudit(shop)
  await grow(shop, { products: 10, orders })
  return shop
}
const list = async (shop: SellingShop, query: string) =>
  (await shop.admin('GET', `/orders${query}`)).body as { orders: { id: string }[]; total: number }
const numbers = ({ orders }: { orders: { id: string }[] }) => orders.map(({ id }) => Number(id.slice(1)))

test('the seller reaches the oldest order, page by page and by cursor, and every tab states its total', async () => {
  const shop = await openOld(1_500)
  expect(numbers(await list(shop, ''))).toEqual(Array.from({ length: 12 }, (_, i) => 1_500 - i))
  expect(numbers(await list(shop, '?page=1'))[0]).toBe(1_488)
  expect(numbers(await list(shop, '?after=o5'))).toEqual([4, 3, 2, 1])
  expect((await list(shop, '')).total).toBe(1_500)
  const cancelled = await list(shop, '?tab=dibatalkan')
  expect([cancelled.total, ...numbers(cancelled).slice(0, 2)]).toEqual([150, 1_497, 1_487])
  expect(numbers(await list(shop, '?tab=dibatalkan&after=o17'))).toEqual([7])
})

test('an unpaid order past its deadline is listed and counted as cancelled', async () => {
  const shop = await openOld(20)
  await shop.sql("UPDATE orders SET status = 'PENDING' WHERE id = 'o20'")
  await shop.sql("UPDATE orders SET status = 'PENDING', pay_by = 9999999999999 WHERE id = 'o19'")
  const [open, over] = [await list(shop, '?tab=belum-bayar'), await list(shop, '?tab=dibatalkan')]
  expect([open.total, ...numbers(open)]).toEqual([1, 19])
  expect([over.total, ...numbers(over)]).toEqual([3, 20, 17, 7])
})
