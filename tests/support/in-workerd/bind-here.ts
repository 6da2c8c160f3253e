import { runInDurableObject } from 'cloudflare:test'
import type { TestShop } from './shop.ts'

/** Gives the object of this shop alone what a deployment may bind. */
export const bindHere = async (shop: Pick<TestShop, 'object'>, more: object): Promise<void> =>
  runInDurableObject(await shop.object(), (instance) => {
    const before = Reflect.get(instance, 'env') as object
    Object.defineProperty(instance, 'env', { value: { ...before, ...more }, configurable: true })
  })
