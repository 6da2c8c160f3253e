import { z } from 'zod'
import { text } from '#shared/api/brands.ts'
import { countries, findCountry } from '#shared/indonesia/countries.ts'
import { isInIndonesia } from '#shared/indonesia/point.ts'
import { limits } from '#shared/limits.ts'
import { themes } from '#shared/web/themes.ts'
import { Rupiah, Url } from './fields.ts'

/** Where couriers fetch the shipments; the point is needed by those who come within the hour. */
export const Pickup = z.strictObject({
  address: text(limits.streetChars).min(10),
  postcode: z.string().regex(/^\d{5}$/),
  point: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .refine(isInIndonesia, 'the point must lie in Indonesia')
    .nullable()
    .default(null),
})

const Percent = z.int().min(0).max(100)
/** Coins for every 100 rupiah of goods, and the most of the goods' price that coins may pay; null: no coins. */
export const Coins = z.strictObject({ earnPercent: Percent, usePercent: Percent }).nullable().default(null)
/** What an order that was recommended brings: whole per cent of its goods, up to `maximum`; null: no programme. */
export const AffiliateProgramme = z
  .strictObject({ percent: Percent, maximum: Rupiah.min(1).nullable().default(null) })
  .nullable()
  .default(null)

/** A tax number: of a shop that collects PPN (PKP). Then its invoices say how much of a price is tax. */
export const Npwp = z
  .string()
  .regex(/^\d{15,16}$/)
  .nullable()
/** Working days after the delivery in which something can be given back. */
export const ReturnDays = z.int().min(limits.returnWindowDaysMin).max(30)

const Iso2 = z.string().refine((iso2) => findCountry(iso2) !== null, 'no such country')
const Countries = z.array(Iso2).max(countries.length).default([])
/** Whose phone numbers the shop takes: those of `only` (empty: of every country), but none of `except`. */
export const PhoneCountries = z.strictObject({ only: Countries, except: Countries })

/** Who is told of orders, payments and what waits for an answer, and from how few pieces on a variant is nearly sold out. */
const SellerMessages = z.strictObject({
  email: z.email().max(limits.emailChars).nullable().default(null),
  /** On WhatsApp, as E.164. */
  phone: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/)
    .nullable()
    .default(null),
  /** What needs no answer comes together, once a day. */
  daily: z.boolean().default(false),
  lowStock: z.int().min(0).max(999).default(3),
})

/** What a shop says about itself when it opens; empty text means "none". What is left out is as in a plain new shop. */
export const Settings = z.strictObject({
  name: text(limits.nameChars).min(1).default('Toko Baru'),
  description: text(limits.shopDescriptionChars).default(''),
  logo: Url.default(''),
  theme: z
    .string()
    .refine((id) => themes.some((theme) => theme.id === id), 'no such theme')
    .default('green'),
  customerCarePhone: text(limits.phoneInputMax).default(''),
  whatsappShown: z.boolean().default(true),
  watermarkShown: z.boolean().default(true),
  city: text(limits.nameChars).default('Jakarta Pusat'),
  /** Kemendagri regency the shipments leave from: `31.74`. */
  originRegency: z
    .string()
    .regex(/^\d{2}\.\d{2}$/)
    .default('31.71'),
  /** null: rates are by the regency alone, and nobody comes within the hour. */
  pickup: Pickup.nullable().default(null),
  banners: z
    .array(z.strictObject({ image: Url, link: Url.nullable().default(null), title: text(limits.nameChars) }))
    .max(limits.banners)
    .default([]),
  popup: z
    .strictObject({ active: z.boolean(), image: Url, link: Url.nullable() })
    .default({ active: false, image: '', link: null }),
  googleAnalyticsId: text(40).nullable().default(null),
  metaPixelId: text(40).nullable().default(null),
  businessName: text(limits.nameChars).default(''),
  businessAddress: text(limits.streetChars).default(''),
  businessEmail: text(limits.emailChars).default(''),
  openingHours: text(limits.nameChars).default(''),
  returnDays: ReturnDays.default(limits.returnWindowDays),
  npwp: Npwp.default(null),
  phoneCountries: PhoneCountries.prefault({}),
  /**
   * Every host of the domain, those of others included, is only ever opened by https, and browsers may put it on their
   * list. It cannot be taken back within months; see docs/decisions/0036-headers.md.
   */
  hstsPreload: z.boolean().default(false),
  /** For transfers by hand; null: the shop takes none. */
  bankAccount: z
    .strictObject({ bank: text(limits.bankChars), number: text(limits.bankChars), holder: text(limits.nameChars) })
    .nullable()
    .default(null),
  coins: Coins,
  affiliate: AffiliateProgramme,
  sellerMessages: SellerMessages.prefault({}),
})
export type Settings = z.output<typeof Settings>
export type SettingsInput = z.input<typeof Settings>

const Host = z.string().min(1).max(253)

/**
 * `POST /admin/shops`: a shop that sells nothing yet. Asking again for a host that has a shop answers with that shop.
 */
export const NewShop = z.strictObject({
  host: Host,
  /** Other hosts of the same shop; they answer 301 to `host`. */
  hosts: z.array(Host).max(limits.hosts).default([]),
  /** A demo shop has a clock that moves, couriers that are played, and a past that can be given to it. */
  demo: z.boolean().default(false),
  maintenance: z.boolean().default(false),
  /** false: only the administration reaches it, until `POST /admin/shops/{host}/open`. */
  opened: z.boolean().default(true),
  settings: Settings.prefault({}),
})
export type NewShop = z.output<typeof NewShop>
export type NewShopInput = z.input<typeof NewShop>
