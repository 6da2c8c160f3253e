import type { Settings } from '#shared/admin/settings.ts'
import { assert } from '#shared/assert.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { shopStates } from './tables.ts'

export interface MenuLink {
  title: string
  /** A page of the shop's own information; null when `url` is given. */
  slug: string | null
  url: string | null
}

/** What a shop says about itself, and what the platform keeps beside it. Times and money are not here. */
export interface ShopSettings extends Settings {
  companyId: number
  /** The primary host. */
  host: string
  demo: boolean
  maintenance: boolean
  /** Moves the shop's clock; only a demo shop's is ever moved. */
  clockOffsetMs: number
  footerMenu: readonly (MenuLink & { children: readonly MenuLink[] })[]
  /**
   * Which ways to pay the shop takes and how much it sends on trust; what is not said is all of them (outside demo
   * shops without COD), the platform's own limit, the courier's fee for collecting on top, and no proof of a phone.
   */
  payments?: {
    methods: readonly string[] | null
    codMax: number | null
    codFeeBorne?: boolean
    codProvenOnly?: boolean
  }
  /** The wording of terms and privacy policy that a registration agrees to. */
  legalVersion: string
}

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
