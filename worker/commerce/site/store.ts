import { assert } from '#shared/assert.ts'
import { cached, invalidate } from '#commerce/platform/memory.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { type ShopSettings, shopStates } from './tables.ts'

const onlyRow = 1
type ShopState = typeof shopStates.$inferSelect

/** null: this object holds no shop yet. Every call needs it, so the object caches it. */
export const findState = (db: Db): ShopState | null =>
  cached(db, { object: 'shop state' }, () => db.select().from(shopStates).get() ?? null)

export const findSettings = (db: Db): ShopSettings | null => findState(db)?.settings ?? null

export function addShopState(db: Db, settings: ShopSettings, generation: number): void {
  db.insert(shopStates).values({ id: onlyRow, settings, generation, nextGeneration: null }).run()
  invalidate(db, { object: 'shop state' })
}

export function changeSettings(db: Db, change: Partial<ShopSettings>): void {
  const settings = findSettings(db)
  assert(settings, 'a shop must be opened before its settings change')
  db.update(shopStates)
    .set({ settings: { ...settings, ...change } })
    .run()
  invalidate(db, { object: 'shop state' })
}

export interface Generation {
  generation: number
  nextGeneration: number | null
}

export function changeGeneration(db: Db, generation: Generation): void {
  db.update(shopStates).set(generation).run()
  invalidate(db, { object: 'shop state' })
}
