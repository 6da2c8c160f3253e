import { runInDurableObject } from 'cloudflare:test'
import { countStatement, latenessOf } from '#commerce/platform/load.ts'
import type { TestShop } from './shop.ts'

/** As if changes alone had filled the shop's object for a while. */
export async function crowd(shop: Pick<TestShop, 'object'>): Promise<void> {
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    for (let i = 0; i < 1_000; i++) countStatement(storage, true)
    for (let i = 0; i < 3; i++) latenessOf(storage).add(200)
  })
}
