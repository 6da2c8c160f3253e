import { assert } from '#shared/assert.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { type ShopSettings, shopStates } from './tables.ts'

const onlyRow = 1

/** null: this object holds no shop yet. */
export function findSettings(db: Db): ShopSettings | null {
  return db.select({ settings: shopStates.settings }).from(shopStates).get()?.settings ?? null
}

export function addShopState(db: Db, settings: ShopSettings, generation: number): void {
  db.insert(shopStates).values({ id: onlyRow, settings, generation, nextGeneration: null }).run()
}

export function changeSettings(db: Db, change: Partial<ShopSettings>): void {
  const settings = findSettings(db)
  assert(settings, 'a shop must be opened before its settings change')
  db.update(shopStates)
    .set({ settings: { ...settings, ...change } })
    .run()
}

export interface Generation {
  generation: number
  nextGeneration: number | null
}
export function findGeneration(db: Db): Generation | null {
  return (
    db
      .select({ generation: shopStates.generation, nextGeneration: shopStates.nextGeneration })
      .from(shopStates)
      .get() ?? null
  )
}

export function changeGeneration(db: Db, generation: Generation): void {
  db.update(shopStates).set(generation).run()
}
