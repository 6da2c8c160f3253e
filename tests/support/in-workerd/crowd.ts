import { runInDurableObject } from 'cloudflare:test'
import { countStatement } from '#commerce/platform/load.ts'
import { bindings } from './bindings.ts'
import type { TestShop } from './shop.ts'

/** As many changes as fill the shop's object twice. */
export async function crowd(shop: Pick<TestShop, 'object'>): Promise<void> {
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    for (let i = 0; i < Number(bindings.SHOP_CAPACITY) * 4; i++) countStatement(storage, true)
  })
}
