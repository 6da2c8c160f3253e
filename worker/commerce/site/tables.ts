import type { InstalmentTerm, Settings } from '#shared/admin/settings.ts'
import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export interface MenuLink {
  title: string
  /** A page of the shop's own information; null when `url` is given. */
  slug: string | null
  url: string | null
}

/** What a shop says about itself, and what the platform keeps beside it. Times and money are not here. */
export interface ShopSettings extends Omit<
  Settings,
  | 'counter'
  | 'phoneCountries'
  | 'phoneTyping'
  | 'codeCountries'
  | 'nib'
  | 'pse'
  | 'hstsPreload'
  | 'termsConfirmed'
  | 'sellerMessages'
  | 'returnPostage'
  | 'shippingRates'
  | 'couriersOff'
  | 'shippingPause'
  | 'tiktokPixelId'
  | 'banners'
  | 'popup'
> {
  banners: readonly Omit<Settings['banners'][number], 'from' | 'until'>[]
  popup: Omit<Settings['popup'], 'from' | 'until'>
  /** Those that come or go by the clock; `place`: among all banners. */
  planned?: { banners: readonly (Settings['banners'][number] & { place: number })[]; popup: Settings['popup'] | null }
  /** Links that show banners and popup before shoppers see them have it; a change of them ends it. */
  previewKey?: string
  /** Bank accounts that open bills may still lead to, the latest first. */
  formerAccounts?: readonly NonNullable<Settings['bankAccount']>[]
  /** Days on which it sent nothing before the pause of now: nobody let anything wait then. */
  pauseBefore?: Settings['shippingPause']
  tiktokPixelId?: Settings['tiktokPixelId']
  counter?: Settings['counter']
  returnPostage?: Settings['returnPostage']
  sellerMessages?: Settings['sellerMessages']
  shippingRates?: Settings['shippingRates']
  couriersOff?: Settings['couriersOff']
  shippingPause?: Settings['shippingPause']
  phoneCountries?: Settings['phoneCountries']
  phoneTyping?: Settings['phoneTyping']
  codeCountries?: Settings['codeCountries']
  nib?: Settings['nib']
  pse?: Settings['pse']
  hstsPreload?: boolean
  termsConfirmed?: boolean
  companyId: number
  /** The primary host. */
  host: string
  demo: boolean
  maintenance: boolean
  /** Moves the shop's clock; only a demo shop's clock is ever moved. */
  clockOffsetMs: number
  /** A restored shop: the company whose number is part of what it has signed and sealed. */
  signedAs?: number
  /** It has webhooks: what happens is written for them. Here, so that a shop without one asks its database nothing. */
  webhooks?: boolean
  /** The jobs of a shop that was restored, set back or closed for another place wait until it is opened. */
  jobsHeld?: boolean
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
    instalments?: readonly InstalmentTerm[]
    counterFees?: readonly { method: string; fee: number }[]
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
