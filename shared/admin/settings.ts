import { z } from 'zod'
import { OwnSlug, text } from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import { countries, findCountry, homeCountry } from '#shared/indonesia/countries.ts'
import { keepAllowed, phoneModes } from '#shared/indonesia/phone-characters.ts'
import { PhonePattern } from '#shared/api/shop/site.ts'
import { isInIndonesia } from '#shared/indonesia/point.ts'
import { limits } from '#shared/limits.ts'
import { googleIdOf, pixelIdOf, tiktokIdOf } from '#shared/web/tags.ts'
import { themes } from '#shared/web/themes.ts'
import { Rupiah, YesNo } from './fields.ts'
import { CouriersOff, Pause, RegencyCode, ShippingRates } from './shipping.ts'

/** Where couriers fetch the shipments; the point is needed by those who come within the hour. */
const Pickup = z.strictObject({
  address: text(limits.streetChars).min(10),
  postcode: z.string().regex(/^\d{5}$/),
  point: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .refine(isInIndonesia, 'the point must lie in Indonesia')
    .nullable()
    .default(null),
})

/** Where shoppers fetch their orders; it is kept for `keptDays` once it is ready, which it is within `readyHours`. */
const Counter = z.strictObject({
  address: text(limits.streetChars).min(10),
  hours: text(limits.nameChars).min(1),
  note: text(limits.noteChars).default(''),
  phone: text(limits.phoneInputMax).default(''),
  mapUrl: z
    .url({ protocol: /^https$/ })
    .max(limits.addressChars)
    .nullable()
    .default(null),
  readyHours: z.int().min(1).max(limits.pickupReadyHoursMax).default(24),
  keptDays: z.int().min(1).max(limits.pickupKeptDaysMax).default(limits.pickupKeptDays),
})

const Percent = z.int().min(0).max(100)
/** Coins for every 100 rupiah of goods, and the most of the goods' price that coins may pay; null: no coins. */
const Coins = z.strictObject({ earnPercent: Percent, usePercent: Percent }).nullable()
/** What an order that was recommended brings: whole per cent of its goods, up to `maximum`; null: no programme. */
const AffiliateProgramme = z
  .strictObject({ percent: Percent, maximum: Rupiah.min(1).nullable().default(null) })
  .nullable()

/** A tax number: of a shop that collects PPN (PKP). Then its invoices say how much of a price is tax. */
const Npwp = z
  .string()
  .regex(/^\d{15,16}$/)
  .nullable()
/** The number of a business in OSS. */
const Nib = z
  .string()
  .regex(/^\d{13}$/)
  .nullable()
/** Under which number it is registered as an operator of an electronic system: `001234.01/DJAI.PSE/01/2026`. */
const Pse = z
  .string()
  .regex(/^\d{6}\.\d{2}\/[A-Z]{2,8}\.PSE\/(0[1-9]|1[0-2])\/20\d{2}$/)
  .nullable()
/** 0: the shop replaces postage by itself, outside of the return. No parcel costs less than the least. */
const ReturnPostage = z.union([z.literal(0), z.int().min(limits.returnPostageMin).max(limits.returnPostageMax)])
/** Working days after the delivery in which something can be given back. */
const ReturnDays = z.int().min(limits.returnWindowDaysMin).max(30)

const Iso2 = z.string().refine((iso2) => findCountry(iso2) !== null, 'no such country')
const Countries = z.array(Iso2).max(countries.length)
/** Whose phone numbers the shop takes: those of `only` (empty: of every country), but none of `except`. */
const ofPhoneCountries = { only: Countries, except: Countries }
const PhoneCountries = z.strictObject({
  only: ofPhoneCountries.only.default([]),
  except: ofPhoneCountries.except.default([]),
} satisfies Record<keyof typeof ofPhoneCountries, z.ZodType>)

/** How numbers are typed in its phone fields. */
const PhoneForm = z
  .strictObject({ mode: z.enum(phoneModes).default('auto'), pattern: PhonePattern.nullable().default(null) })
  .refine(
    ({ mode, pattern }) => mode !== 'international' || pattern === null || keepAllowed('+', pattern) === '+',
    'an international number begins with a plus',
  )

/**
 * Who is notified of orders, payments and what waits for an answer, and from how few pieces on a variant is nearly
 * sold out.
 */
const ofSellerMessages = {
  email: z.email().max(limits.emailChars).nullable(),
  /** On WhatsApp, as E.164. */
  phone: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/)
    .nullable(),
  /** What needs no answer comes together, once a day. */
  daily: YesNo,
  lowStock: z.int().min(0).max(999),
}
const SellerMessages = z.strictObject({
  email: ofSellerMessages.email.default(null),
  phone: ofSellerMessages.phone.default(null),
  daily: ofSellerMessages.daily.default(false),
  lowStock: ofSellerMessages.lowStock.default(3),
} satisfies Record<keyof typeof ofSellerMessages, z.ZodType>)

/** When something is shown by the clock alone; null: from the beginning, for good. */
const Times = {
  from: z.iso.datetime().nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
}
const inOrder = ({ from, until }: { from: string | null; until: string | null }) =>
  from === null || until === null || new Date(from) < new Date(until)
const orderProblem = { path: ['until'], error: 'must be after from' }

const Banner = z
  .strictObject({ image: Url, link: Url.nullable().default(null), title: text(limits.nameChars), ...Times })
  .refine(inOrder, orderProblem)
const Popup = z
  .strictObject({ active: YesNo, image: Url, link: Url.nullable(), ...Times })
  .refine(inOrder, orderProblem)
const BankAccount = z.strictObject({
  bank: text(limits.bankChars),
  number: text(limits.bankChars),
  holder: text(limits.nameChars),
})
/** An id as a tag vendor writes it; what is none is refused. */
const tagId = (idOf: (given: string) => string | null) =>
  z
    .codec(z.string().max(60), z.string().nullable(), { decode: idOf, encode: (id) => id ?? '' })
    .refine((id) => id !== null, 'no such id')
    .nullable()

/** Everything that a shop says about itself; empty text means "none". */
const fields = {
  name: text(limits.nameChars).min(1),
  description: text(limits.shopDescriptionChars),
  logo: Url,
  theme: z.string().refine((id) => themes.some((theme) => theme.id === id), 'no such theme'),
  customerCarePhone: text(limits.phoneInputMax),
  whatsappShown: YesNo,
  watermarkShown: YesNo,
  /** Where shoppers read that it sells from; '': the regency that the shipments leave from. */
  city: text(limits.nameChars),
  /** Kemendagri regency the shipments leave from: `31.74`. */
  originRegency: RegencyCode,
  /** What the shop charges for shipping by itself, beside the couriers that it has keys with. */
  shippingRates: ShippingRates,
  /** Couriers or services that shoppers are not offered, by the codes of checkout: `jne`, `jne:yes`. */
  couriersOff: CouriersOff,
  /** The days on which nothing is sent; null: none. */
  shippingPause: Pause.nullable(),
  /** null: rates are by the regency alone, and nobody comes within the hour. */
  pickup: Pickup.nullable(),
  /** null: nothing is fetched at the shop. */
  counter: Counter.nullable(),
  banners: z.array(Banner).max(limits.banners),
  popup: Popup,
  googleAnalyticsId: tagId(googleIdOf),
  metaPixelId: tagId(pixelIdOf),
  tiktokPixelId: tagId(tiktokIdOf),
  businessName: text(limits.nameChars),
  businessAddress: text(limits.streetChars),
  businessEmail: text(limits.emailChars),
  openingHours: text(limits.nameChars),
  returnDays: ReturnDays,
  /** The highest postage that shoppers get back of a return that is the shop's fault. */
  returnPostage: ReturnPostage,
  npwp: Npwp,
  /** Who sells, as the law has it shown; null: the footer says nothing of it. */
  nib: Nib,
  pse: Pse,
  phoneCountries: PhoneCountries,
  phoneTyping: PhoneForm,
  /** To whose phones codes are sent. Each costs the shop money, and anybody may ask for one. */
  codeCountries: z.array(Iso2).min(1).max(countries.length),
  /**
   * Every host of the domain, those of others included, is only ever opened by https, and browsers may put it on their
   * list. It cannot be taken back within months; see docs/decisions/0036-headers.md.
   */
  hstsPreload: YesNo,
  /** For transfers by hand; null: the shop takes none. */
  bankAccount: BankAccount.nullable(),
  /** The owner has read the terms and the privacy policy that the shop opened with, or has replaced them. */
  termsConfirmed: YesNo,
  coins: Coins,
  affiliate: AffiliateProgramme,
  sellerMessages: SellerMessages,
}

/** What a shop says about itself when it opens. What is left out is as in a plain new shop. */
export const Settings = z.strictObject({
  name: fields.name.default('Toko Baru'),
  description: fields.description.default(''),
  logo: fields.logo.default(''),
  theme: fields.theme.default('green'),
  customerCarePhone: fields.customerCarePhone.default(''),
  whatsappShown: fields.whatsappShown.default(true),
  watermarkShown: fields.watermarkShown.default(true),
  city: fields.city.default(''),
  /** null: the owner has not said it yet, so the shop sends nothing. */
  originRegency: fields.originRegency.nullable().default(null),
  shippingRates: fields.shippingRates.default([]),
  couriersOff: fields.couriersOff.default([]),
  shippingPause: fields.shippingPause.default(null),
  pickup: fields.pickup.default(null),
  counter: fields.counter.default(null),
  banners: fields.banners.default([]),
  popup: fields.popup.default({ active: false, image: '', link: null, from: null, until: null }),
  googleAnalyticsId: fields.googleAnalyticsId.default(null),
  metaPixelId: fields.metaPixelId.default(null),
  tiktokPixelId: fields.tiktokPixelId.default(null),
  businessName: fields.businessName.default(''),
  businessAddress: fields.businessAddress.default(''),
  businessEmail: fields.businessEmail.default(''),
  openingHours: fields.openingHours.default(''),
  returnDays: fields.returnDays.default(limits.returnWindowDays),
  returnPostage: fields.returnPostage.default(limits.returnPostage),
  npwp: fields.npwp.default(null),
  nib: fields.nib.default(null),
  pse: fields.pse.default(null),
  phoneCountries: fields.phoneCountries.prefault({}),
  phoneTyping: fields.phoneTyping.prefault({}),
  codeCountries: fields.codeCountries.default([homeCountry]),
  hstsPreload: fields.hstsPreload.default(false),
  bankAccount: fields.bankAccount.default(null),
  termsConfirmed: fields.termsConfirmed.default(false),
  coins: fields.coins.default(null),
  affiliate: fields.affiliate.default(null),
  sellerMessages: fields.sellerMessages.prefault({}),
} satisfies Record<keyof typeof fields, z.ZodType>)
export type Settings = z.output<typeof Settings>
export type SettingsInput = z.input<typeof Settings>

const MenuLink = z.strictObject({
  title: text(limits.nameChars).min(1),
  /** A page of the shop's own information; null when `url` is given. */
  slug: OwnSlug.nullable().default(null),
  url: Url.nullable().default(null),
})
const MenuEntry = MenuLink.extend({ children: z.array(MenuLink).max(limits.menuEntries).default([]) })

/** How many months a way to pay lends for, and what each costs in per cent of the whole amount. */
const InstalmentTerm = z.strictObject({
  method: text(40),
  months: z.int().min(1).max(60),
  monthlyPercent: z.number().min(0).max(100).multipleOf(0.01),
})
/** What the counter of a store asks for taking the money: its contract with the vendor decides it. */
const CounterFee = z.strictObject({ method: text(40), fee: Rupiah })
export type InstalmentTerm = z.output<typeof InstalmentTerm>

/**
 * Which ways to pay the shop takes (null: all), up to which amount it sends cash on delivery (null: the platform's
 * limit), who bears the courier's fee for it, and whether only accounts with a verified phone may choose it. No vendor
 * says what a month costs at a lender, or what a store takes at its counter: the owner's contract does.
 */
const Payments = z.strictObject({
  methods: z.array(text(40)).max(limits.marks).nullable(),
  codMax: Rupiah.nullable(),
  codFeeBorne: YesNo,
  codProvenOnly: YesNo,
  instalments: z.array(InstalmentTerm).max(limits.marks),
  counterFees: z.array(CounterFee).max(limits.marks),
})

/** Beside what a shop says about itself: what shoppers can do there at all. */
const conduct = { maintenance: YesNo, footerMenu: z.array(MenuEntry).max(limits.menuEntries), payments: Payments }

/** Settings of several parts that have nothing to do with each other: a part that is not named stays as it is, too. */
export const inParts = {
  phoneCountries: z.strictObject(ofPhoneCountries).partial(),
  sellerMessages: z.strictObject(ofSellerMessages).partial(),
  payments: Payments.partial(),
}
/** What can be read of an open shop's settings, and changed: a field that is not named stays as it is. */
export const ShopSettingsView = z.object({ ...fields, ...conduct, originRegency: RegencyCode.nullable() })
export const SettingsChange = z.strictObject({ ...fields, ...conduct, ...inParts }).partial()
export type SettingsChange = z.output<typeof SettingsChange>

const Host = z.string().min(1).max(253)

/**
 * `POST /admin/v1/shops`: a shop that sells nothing yet. Asking again for a host that has a shop answers with that
 * shop.
 */
export const NewShop = z.strictObject({
  host: Host,
  /** Other hosts of the same shop; they answer 301 to `host`. */
  hosts: z.array(Host).max(limits.hosts).default([]),
  /** A demo shop has a clock that moves, couriers and prices that are invented, and a past that can be given to it. */
  demo: z.boolean().default(false),
  maintenance: z.boolean().default(false),
  /** false: only the administration reaches it, until `POST /admin/v1/shops/{host}/open`. */
  opened: z.boolean().default(true),
  settings: Settings.prefault({}),
})
export type NewShop = z.output<typeof NewShop>
export type NewShopInput = z.input<typeof NewShop>
