import { giveTogether } from '#shared/api/contract/together.ts'
import type { Outcome, ShopCall } from '#commerce/platform/call.ts'
import type { ShopObject } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'

/**
 * Shop objects that answer every method alike, a list of calls one by one. It has every method of the real object, so
 * that a test of a broken Shop cannot pass because it called something that does not exist.
 */
export function shopsThat(answer: () => Promise<unknown>): Env['SHOP'] {
  const stub = {
    run: async (calls: readonly ShopCall[]) =>
      giveTogether((await Promise.all(calls.map(answer))) as unknown as Outcome[]),
    internalCall: answer,
    authorise: answer,
    administer: answer,
    open: answer,
    isOpen: answer,
    runJobs: answer,
    rewind: answer,
    erase: answer,
    release: answer,
  } satisfies Record<keyof ShopObject, unknown>
  return shopsBeing(() => stub)
}

/** Shop objects in place of the real ones, by the methods that a test replaces. */
export const shopsBeing = (stubOf: (name: string) => Partial<Record<keyof ShopObject, unknown>>): Env['SHOP'] =>
  ({ getByName: stubOf }) as unknown as Env['SHOP']
