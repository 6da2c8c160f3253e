import { assert } from '#shared/assert.ts'
import type { AffiliateRules } from '#commerce/affiliate/rules.ts'
import type { CoinRules } from '#commerce/ledger/rules.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { shopStates } from './tables.ts'

export interface MenuLink {
  title: string
  /** A page of the shop's own information; null when `url` is given. */
  slug: string | null
  url: string | null
}

/** What a shop says about itself. Times and money are not here; empty text means "none". */
export interface ShopSettings {
  companyId: number
  /** The primary host. */
  host: string
  name: string
  description: string
  logo: string
  /** A theme's id. */
  theme: string
  customerCarePhone: string
  whatsappShown: boolean
  watermarkShown: boolean
  demo: boolean
  maintenance: boolean
  /** Moves the shop's clock; only a demo shop's is ever moved. */
  clockOffsetMs: number
  city: string
  /** Kemendagri regency the parcels leave from: `31.74`. */
  originRegency: string
  /** Where couriers fetch parcels; without it rates are by the regency alone and nobody comes within the hour. */
  pickup?: { postcode: string; point: { latitude: number; longitude: number } | null; address: string }
  banners: readonly { image: string; link: string | null; title: string }[]
  footerMenu: readonly (MenuLink & { children: readonly MenuLink[] })[]
  popup: { active: boolean; image: string; link: string | null }
  googleAnalyticsId: string | null
  metaPixelId: string | null
  businessName: string
  businessAddress: string
  businessEmail: string
  openingHours: string
  /** Working days after the delivery in which something can be given back. */
  returnDays: number
  /** Of a shop that collects PPN (PKP): then its invoices say how much of a price is tax. */
  npwp?: string | null
  bankAccount: { bank: string; number: string; holder: string } | null
  /** How coins are earned and spent; a shop without them, or opened before there were any, has none. */
  coins?: CoinRules | null
  /** What recommending the shop brings; a shop without it, or opened before there was any, has no programme. */
  affiliate?: AffiliateRules | null
  /**
   * Which ways to pay the shop takes and how much it sends on trust; what is not said is all of them (outside demo
   * shops without COD), the house's own bound, the courier's fee for collecting on top, and no proof of a phone.
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
