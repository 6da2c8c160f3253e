import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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

/** How coins are earned and spent. */
export interface CoinRules {
  /** Coins for every 100 rupiah of goods. */
  earnPercent: number
  /** The most of the goods' price that coins may pay. */
  usePercent: number
}

/** How a shop rewards recommendations. */
export interface AffiliateRules {
  /** Whole per cent of the goods. */
  percent: number
  /** The most one order brings; null: no bound. */
  maximum: number | null
}

/** What the shop says about itself, and when shoppers last saw something change: one row. */
export const shopStates = sqliteTable(
  'shop_state',
  {
    id: integer().primaryKey(),
    settings: text({ mode: 'json' }).$type<ShopSettings>().notNull(),
    /** Milliseconds of real time; what every answer's header `Generation` says. */
    generation: integer().notNull(),
    /** The generation that counts from its own millisecond on; null when nothing is waiting. */
    nextGeneration: integer(),
  },
  (t) => [check('shop_state_one', sql`${t.id} = 1`)],
)
