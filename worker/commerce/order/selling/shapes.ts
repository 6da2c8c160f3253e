import { z } from 'zod'
import { DateTime, Day, daysOf } from '#shared/admin/fields.ts'
import { dayIn } from '#shared/format/dates.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { sources } from './source.ts'

const text = z.string()
/** The recipient of a shipment; a digital order may have no street. */
const Recipient = z.object({
  recipient: text,
  phone: text,
  email: text.nullable(),
  street: text.nullable(),
  village: text.nullable(),
  district: text.nullable(),
  regency: text.nullable(),
  province: text.nullable(),
  postcode: text.nullable(),
  courierNote: text.nullable(),
})
const Opened = z.object({ variantId: text, name: text, pieces: z.int(), paid: z.int() })
const Attempt = z.object({ attempt: z.int(), vendor: text, method: text, amount: z.int(), state: text })
const Goods = z.object({ sku: text, name: text, variant: text, pieces: z.int(), unitPrice: z.int() })
/** An order as the seller's list has it. */
export const Row = z.object({
  id: text,
  number: text.nullable(),
  status: text,
  placedAt: DateTime.nullable(),
  /** What is paid from outside the shop; the value is more by coins and balance. */
  total: z.int(),
  value: z.int(),
  /** What the value is made of. */
  subtotal: z.int(),
  discount: z.int(),
  shippingCost: z.int(),
  shippingDiscount: z.int(),
  insuranceFee: z.int(),
  codFee: z.int(),
  coinsUsed: z.int(),
  walletUsed: z.int(),
  lineCount: z.int(),
  /** In a list only the first few; `order.find` has all. */
  goods: z.array(Goods),
  weightGrams: z.int(),
  delivery: z.enum(deliveryWays),
  /** Courier and service, or how else it is handed over; '' for downloads. */
  courier: text,
  /** The way to pay that was chosen last; '' when nothing was to pay. */
  payment: text,
  source: z.enum(sources),
  /** The parcel is at the shop again, and nobody has decided what becomes of it. */
  cameBack: z.boolean(),
  note: text,
  address: Recipient.nullable(),
  /** Phone or e-mail of a guest who buys for somebody else; null: the account, or the recipient. */
  buyer: text.nullable(),
  /** Who stands on the label as its sender; null: the shop. */
  dropshipper: text.nullable(),
  receiptNumber: text.nullable(),
  /** Until when it is kept at the counter; null: it does not wait there. */
  pickupBy: DateTime.nullable(),
  /** Why the shopper asks to cancel; null: nobody asks. */
  cancellation: text.nullable(),
  /** Digital pieces that were opened already: they are not paid back. */
  opened: z.array(Opened),
  /** Payments that were begun and whose money has not come. */
  attempts: z.array(Attempt),
})
/** A line of an order's history. */
export const Past = z.object({ kind: text, label: text, at: DateTime, note: text })

/** A phone as people type it. */
export const Phone = z.string().transform((typed, context) => {
  const read = normalisePhone(typed)
  if (read.ok) return read.value
  context.addIssue({ code: 'custom', message: read.fields['phone'] ?? '' })
  return z.NEVER
})

/** From one day to another, both of them within; without them today, or the day that is named. */
export const Days = z
  .strictObject({ from: Day.nullable().default(null), to: Day.nullable().default(null) })
  .refine(({ from, to }) => !from || !to || from <= to, 'from is after to')
  .refine(
    ({ from, to }) => !from || (to ?? new Date()).getTime() - from.getTime() < limits.orderExportDays * 86_400_000,
    `at most ${limits.orderExportDays} days`,
  )
export function between({ now }: { now: Date }, { from, to }: z.output<typeof Days>) {
  const today = Day.parse(dayIn(now))
  const last = to ?? today
  return { since: from ?? last, until: daysOf(null, last).until ?? now }
}

const Sums = { orders: z.int(), value: z.int() }
export const Report = z.object({
  /** Everything that was placed, and of that what is paid or will be with its goods. The rest is about these. */
  placed: z.int(),
  orders: z.int(),
  gross: z.int(),
  vouchers: z.int(),
  shipping: z.int(),
  /** Insurance and cash on delivery, as buyers paid them. */
  fees: z.int(),
  uniqueCodes: z.int(),
  /** What buyers paid in all, of it with coins and balance. */
  value: z.int(),
  coins: z.int(),
  wallet: z.int(),
  refunded: z.int(),
  net: z.int(),
  sources: z.array(z.object({ source: z.enum(sources), ...Sums })),
  payments: z.array(z.object({ payment: text, ...Sums })),
  goods: z.array(z.object({ sku: text, name: text, variant: text, pieces: z.int(), amount: z.int() })),
})
export const Courier = z.object({
  courier: text,
  expectedParcels: z.int(),
  expected: z.int(),
  collectedParcels: z.int(),
  collected: z.int(),
  missing: z.int(),
  returnedParcels: z.int(),
  returned: z.int(),
})
