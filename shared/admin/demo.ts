import { z } from 'zod'
import { OwnSlug, text } from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import { sizeFits } from '#shared/api/goods/review.ts'
import { limits } from '#shared/limits.ts'
import { orderStatuses } from '#shared/order/order-status.ts'
import { returnReasons, returnSolutions, returnStatuses } from '#shared/order/return-status.ts'
import { Rupiah } from './fields.ts'

/**
 * What only a demo shop has: `POST /admin/v1/shops/{host}/demo`, which exists while the shop is flagged demo. Everything in
 * it is history, so its times are hours before the shop opened.
 */
const HoursAgo = z.number().min(0).max(limits.demoHours)

/** A review of a customer who was invented; its author is masked when it is written. */
export const DemoReview = z.strictObject({
  productSlug: OwnSlug,
  variantName: text(200),
  author: text(limits.personNameChars).min(1),
  stars: z.int().min(1).max(5),
  text: text(limits.reviewChars),
  photos: z.array(Url).max(limits.reviewPhotos),
  fit: z.enum(sizeFits).nullable().default(null),
  reply: text(limits.reviewChars).nullable(),
  hoursAgo: HoursAgo,
})
export type DemoReview = z.output<typeof DemoReview>

const Values = z.array(text(60)).max(limits.productOptions)
const Note = text(limits.noteChars).exactOptional()
/** Each status with the time it began, and what was said with it. */
const historyOf = <const S extends readonly [string, ...string[]]>(statuses: S) =>
  z
    .array(z.strictObject({ status: z.enum(statuses), hoursAgo: HoursAgo, note: Note }))
    .min(1)
    .max(limits.demoSteps)
    .refine((steps) => steps[0]?.status === statuses[0], `it begins with ${statuses[0]}`)

/** One piece of the order's last line went back, or is to. */
const PastReturn = z.strictObject({
  reason: z.enum(returnReasons),
  description: text(limits.returnChars),
  solution: z.enum(returnSolutions),
  history: historyOf(returnStatuses),
  /** With what it went back, and what that has cost, which the seller has replaced. */
  sent: z
    .strictObject({ courier: text(60), receiptNumber: text(60), postage: Rupiah.nullable() })
    .nullable()
    .default(null),
})
export type PastReturn = z.output<typeof PastReturn>

/** An order of the demo customer as it went. It is history: nothing of today's stock is taken, unless it is unpaid. */
const PastOrder = z.strictObject({
  lines: z
    .array(
      z.strictObject({ productSlug: OwnSlug, values: Values, quantity: z.int().min(1).max(limits.cartQuantityMax) }),
    )
    .min(1)
    .max(limits.orderLines),
  method: z.enum(['bca_va', 'bni_va', 'bri_va', 'cod']),
  /** The code of a voucher for shipping; it counts when the goods are worth enough for it. */
  voucher: text(limits.voucherCodeChars).nullable().default(null),
  /** From PENDING on. */
  history: historyOf(orderStatuses),
  returned: PastReturn.nullable().default(null),
})
export type PastOrder = z.output<typeof PastOrder>
export type PastOrderInput = z.input<typeof PastOrder>

/** What the demo customer saved, with what it cost then and whether it could be bought. */
const DemoWish = z.strictObject({
  productSlug: OwnSlug,
  savedPrice: Rupiah,
  savedAvailable: z.boolean(),
  hoursAgo: HoursAgo,
})
export type DemoWish = z.output<typeof DemoWish>

/** The customer that a demo shop is tried with. Everybody may know the password. */
const DemoCustomer = z.strictObject({
  name: text(limits.personNameChars).min(3),
  phone: z.string().regex(/^\+62\d{8,13}$/),
  email: z.email().max(limits.emailChars),
  password: z.string().min(limits.passwordMin).max(limits.passwordMax),
  address: z.strictObject({
    villageCode: z.string().regex(/^\d{2}\.\d{2}\.\d{2}\.\d{4}$/),
    postcode: z.string().regex(/^\d{5}$/),
    street: text(limits.streetChars).min(10),
    courierNote: text(limits.courierNoteChars).nullable(),
  }),
  /** The codes of vouchers among the customer's own. */
  vouchers: z.array(text(limits.voucherCodeChars)).max(limits.vouchersShown),
  orders: z.array(PastOrder).max(limits.demoOrders),
  wishes: z.array(DemoWish).max(limits.wishlistItems),
})
export type DemoCustomer = z.output<typeof DemoCustomer>

/** What a variant cost until then. */
const PastPrice = z.strictObject({ productSlug: OwnSlug, values: Values, price: Rupiah, hoursAgo: HoursAgo })
export type DemoPrice = z.output<typeof PastPrice>

/** Somebody who ordered without an account. */
const DemoGuest = z.strictObject({
  name: text(limits.personNameChars).min(3),
  phone: z.string().regex(/^\+62\d{8,13}$/),
  orders: z.array(PastOrder).max(limits.demoOrders),
})
export type DemoGuest = z.output<typeof DemoGuest>

export const DemoPast = z.strictObject({
  /** Whether a flash sale runs at every hour. */
  flashSales: z.boolean(),
  reviews: z.array(DemoReview).max(limits.demoReviews),
  prices: z.array(PastPrice).max(limits.demoPrices).default([]),
  guests: z.array(DemoGuest).max(limits.demoGuests).default([]),
  customer: DemoCustomer,
})
export type DemoPast = z.output<typeof DemoPast>
export type DemoPastInput = z.input<typeof DemoPast>
