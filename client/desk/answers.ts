import { z } from 'zod'
import { OrderRow, ReceiptRow, RefundRow, ReturnRow, ReviewRow } from '#shared/admin/orders.ts'
import { movementReasons } from '#shared/admin/money.ts'
import { roles } from '#shared/admin/roles.ts'

/** What the desk reads of the answers of operations. They say more, which it leaves alone. */
const text = z.string()

export const User = z.object({
  name: text,
  role: z.enum([...roles, 'platform']),
  passkeys: z.int(),
})

/** What an assistant asks a person for. */
export const AskedByAssistant = z.object({
  asked: z
    .object({
      operation: text,
      by: text,
      until: text,
      given: z.array(z.object({ field: text, value: text })),
      changes: z.array(z.object({ field: text, before: text.optional(), after: text.optional() })).nullable(),
      done: z.boolean(),
    })
    .nullable(),
})

export const Today = z.object({
  sold: z.object({ orders: z.int(), value: z.int() }),
  waiting: z.array(
    z.object({
      ...{ what: text, count: z.int(), since: text, long: z.boolean(), see: text },
      amount: z.int().nullable().default(null),
    }),
  ),
})

const Money = z.int()
/** What was sold in some days. */
export const Sales = z.object({
  ...{ orders: z.int(), value: Money, gross: Money, vouchers: Money, refunded: Money, coinsBack: Money, net: Money },
  kept: Money.default(0),
  payments: z.array(z.object({ payment: text, orders: z.int(), value: Money })),
  goods: z.array(z.object({ sku: text, name: text, variant: text, pieces: z.int(), amount: Money })),
})

const PaymentRow = z.object({ orderId: text, number: text, amount: z.int(), way: text, by: text, paidAt: text })
export type DeskPayment = z.output<typeof PaymentRow>
export const ByHelpers = z.object({ payments: z.array(PaymentRow) })

const Movement = z.object({
  ...{ id: text, kind: text, source: text, amount: z.int(), at: text, said: text },
  number: text.nullable(),
  reason: z.enum(movementReasons).nullable(),
})
export type DeskMovement = z.output<typeof Movement>
export const Movements = z.object({ movements: z.array(Movement), total: z.int() })

const UnpaidParcel = z.object({ number: text, receipt: text.nullable(), amount: z.int(), paidAt: text })
export const UnpaidParcels = z.object({ parcels: z.array(UnpaidParcel) })

const Withdrawal = z.object({
  ...{ id: text, source: text, status: text, amount: z.int(), received: z.int(), at: text },
  ...{ bank: text, number: text, holder: text },
  ...{ begunBy: text.nullable().default(null), begunAt: text.nullable().default(null) },
})
export type DeskWithdrawal = z.output<typeof Withdrawal>
export const Withdrawals = z.object({ withdrawals: z.array(Withdrawal), total: z.int() })

export type DeskOrder = z.output<typeof OrderRow>
export const Orders = z.object({ orders: z.array(OrderRow), total: z.int().nullable() })

export const Packing = z.object({
  goods: z.array(z.object({ sku: text, name: text, variant: text, pieces: z.int() })),
})

export type DeskReceipt = z.output<typeof ReceiptRow>
export const Receipts = z.object({ receipts: z.array(ReceiptRow), total: z.int() })

export type DeskReturn = z.output<typeof ReturnRow>
export const Returns = z.object({ returns: z.array(ReturnRow), total: z.int() })

export type DeskRefund = z.output<typeof RefundRow>
export const Refunds = z.object({ refunds: z.array(RefundRow), total: z.int() })

const Variant = z.object({
  itemId: text,
  name: text,
  sku: text,
  price: z.int(),
  fullPrice: z.int().nullable(),
  stock: z.int(),
  held: z.int(),
  unsent: z.int(),
  onHand: z.int(),
})
export type DeskVariant = z.output<typeof Variant>
export const Products = z.object({
  products: z.array(
    z.object({ slug: text, name: text, published: z.boolean(), image: text, variants: z.array(Variant) }),
  ),
  next: text.nullable(),
})

/** A product as its own screen changes it. */
export const OneProduct = z.object({
  ...{ slug: text, name: text, categorySlug: text, description: text, weightGrams: z.int() },
  ...{ images: z.array(text), published: z.boolean(), digital: z.boolean() },
  variants: z.array(z.object({ values: z.array(text), weightGrams: z.int().nullable() })),
})
export type DeskProduct = z.output<typeof OneProduct>
export const Categories = z.object({
  categories: z.array(z.object({ slug: text, name: text, parentSlug: text.nullable() })),
})
export type DeskCategory = z.output<typeof Categories>['categories'][number]

export const ShopSettings = z.object({
  maintenance: z.boolean(),
  shippingPause: z.object({ from: text, to: text }).nullable(),
})

export type DeskReview = z.output<typeof ReviewRow>
export const Reviews = z.object({ reviews: z.array(ReviewRow) })
