import { expect, test } from 'vitest'
import { type InShop, runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin } from '#tests/support/in-workerd/shop.ts'
import { giveCoinRules } from '../../wallet/wallet-steps.ts'
import { expectSame } from './books.ts'
import { backUp, recover, restore, vendorRows } from './restored.ts'
import { night } from './seller.ts'
import { addCustomers, buy, follow, withdraw } from './shoppers.ts'
import {
  days,
  type Draw,
  drawing,
  items,
  lostDay,
  openWorld,
  ordersADay,
  stock,
  timeoutMs,
  type World,
} from './world.ts'

/** A day of buying, and the night after it. */
async function live(at: InShop, world: World, draw: Draw, day: number): Promise<void> {
  for (let n = 0; n < ordersADay; n += 1) {
    const one = await buy(at, draw, day * ordersADay + n, day)
    world.bought.push(one)
    await follow(at, world, draw, one)
  }
  await night(at, world, draw, day)
  await withdraw(at, draw)
}

test(
  'after days of buying, paying late, twice and wrongly, returns and a restore the books are the world, and every difference is listed',
  async ({ annotate }) => {
    const shop = await openSellingShop()
    await giveCoinRules(shop)
    const seed = Date.now() % 1_000_000
    const draw = drawing(seed)
    const world = openWorld()
    const known = await runInShop(shop, async (at) => {
      for (const item of items) at.addItem(item, 50_000, stock)
      await addCustomers(at, world)
      for (let day = 0; day <= lostDay; day += 1) {
        await live(at, world, draw, day)
        if (day === lostDay - 1) await backUp(at)
      }
      return { clockMs: at.now().getTime() - Date.now(), vendor: vendorRows(at) }
    })
    const restored = await restore(shop)
    await runInShop(restored, async (at) => {
      await recover(at, world, known)
      for (let day = lostDay + 1; day < days; day += 1) await live(at, world, draw, day)
      for (const after of [0, 1]) await night(at, world, draw, days + after)
      expectSame(at, world, seed)
    })
    expect((await admin('GET', `/shops/${restored.host}/audit`)).body).toEqual([])
    const many = new Map<string, number>()
    for (const { plan, way } of world.bought) for (const key of [plan, way]) many.set(key, (many.get(key) ?? 0) + 1)
    await annotate(`seed ${seed}, ${world.bought.length} orders: ${JSON.stringify(Object.fromEntries(many))}`)
  },
  timeoutMs,
)
