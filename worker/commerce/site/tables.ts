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
  /** The id of a theme. */
  theme: string
  customerCarePhone: string
  whatsappShown: boolean
  watermarkShown: boolean
  demo: boolean
  maintenance: boolean
  /** Moves the shop's clock; only a demo shop's clock is ever moved. */
  clockOffsetMs: number
  city: string
  /** The Kemendagri regency that parcels leave from: `31.74`. */
  originRegency: string
  /**
   * Where couriers fetch parcels. Without it, rates depend on the regency alone and couriers by the hour are not
   * offered.
   */
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
  /** Working days after the delivery in which goods can be returned. */
  returnDays: number
  /** The tax number of a shop that collects PPN (PKP): its invoices then show the tax. */
  npwp?: string | null
  bankAccount: { bank: string; number: string; holder: string } | null
  /** How coins are earned and spent; null or missing: the shop has no coins. */
  coins?: CoinRules | null
  /** What recommending the shop brings; null or missing: the shop has no programme. */
  affiliate?: AffiliateRules | null
  /**
   * Which ways to pay the shop takes and how much it sends on trust. When missing: all ways (COD only in demo shops),
   * the platform's own maximum, the courier's collecting fee on top, and no verified phone needed.
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
  /** The largest share of the goods' price that coins may pay. */
  usePercent: number
}

/** How a shop rewards recommendations. */
export interface AffiliateRules {
  /** Whole per cent of the goods. */
  percent: number
  /** The most that one order brings; null: no maximum. */
  maximum: number | null
}

/** What the shop says about itself, and when shoppers last saw something change: one row. */
export const shopStates = sqliteTable(
  'shop_state',
  {
    id: integer().primaryKey(),
    settings: text({ mode: 'json' }).$type<ShopSettings>().notNull(),
    /** Milliseconds of real time; the header `Generation` of every answer. */
    generation: integer().notNull(),
    /** The generation that starts at its own millisecond; null when none is waiting. */
    nextGeneration: integer(),
  },
  (t) => [check('shop_state_one', sql`${t.id} = 1`)],
)
