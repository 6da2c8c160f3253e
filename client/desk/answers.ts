import { z } from 'zod'
import { roles } from '#shared/admin/roles.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { orderStatuses } from '#shared/order/order-status.ts'
import { returnSolutions, returnStatuses } from '#shared/order/return-status.ts'

/** What the desk reads of the answers of operations. They say more, which it leaves alone. */
const text = z.string()

export const User = z.object({
  name: text,
  role: z.enum([...roles, 'platform']),
  passkeys: z.int(),
})

export const Today = z.object({
  waiting: z.array(z.object({ what: text, count: z.int(), since: text, long: z.boolean(), see: text })),
})

const Goods = z.object({ sku: text, name: text, variant: text, pieces: z.int() })
const Address = z.object({
  recipient: text,
  phone: text,
  street: text.nullable(),
  village: text.nullable(),
  district: text.nullable(),
  regency: text.nullable(),
  postcode: text.nullable(),
  courierNote: text.nullable(),
})
const Order = z.object({
  id: text,
  number: text.nullable(),
  status: z.enum(orderStatuses),
  placedAt: text.nullable(),
  total: z.int(),
  value: z.int(),
  lineCount: z.int(),
  goods: z.array(Goods),
  weightGrams: z.int(),
  delivery: z.enum(deliveryWays),
  courier: text,
  payment: text,
  cameBack: z.boolean(),
  note: text,
  address: Address.nullable(),
  dropshipper: text.nullable(),
  receiptNumber: text.nullable(),
  cancellation: text.nullable(),
  opened: z.array(z.object({ name: text, pieces: z.int(), paid: z.int() })),
  attempts: z.array(z.object({ attempt: z.int(), method: text, amount: z.int() })),
})
export type DeskOrder = z.output<typeof Order>
export const Orders = z.object({ orders: z.array(Order), total: z.int().nullable() })
export const OneOrder = Order.extend({ history: z.array(z.object({ label: text, at: text })) })

export const Packing = z.object({
  goods: z.array(Goods.extend({ barcode: text, orders: z.int() })),
})

const Receipt = z.object({
  id: text,
  orderId: text,
  number: text.nullable(),
  bank: text,
  payer: text,
  amount: z.int(),
  day: text,
  note: text,
  due: z.int(),
  mime: text,
  sentAt: text,
})
export const Receipts = z.object({ receipts: z.array(Receipt), total: z.int() })

const Return = z.object({
  id: text,
  number: text,
  status: z.enum(returnStatuses),
  solution: z.enum(returnSolutions),
  askedAt: text,
  numberOfOrder: text,
  lines: z.array(z.object({ name: text, quantity: z.int() })),
  reason: text,
  description: text,
  photos: z.array(text),
  videos: z.array(text),
  amount: z.int(),
  courier: text.nullable(),
  receiptNumber: text.nullable(),
})
export type DeskReturn = z.output<typeof Return>
export const Returns = z.object({ returns: z.array(Return), total: z.int() })

const Refund = z.object({
  id: text,
  number: text.nullable(),
  amount: z.int(),
  problem: text,
  owedTo: text,
  contact: z.object({ phone: text.nullable(), email: text.nullable() }).nullable(),
  bank: text,
  accountNumber: text,
  holder: text,
  payFrom: text.nullable(),
  since: text,
})
export type DeskRefund = z.output<typeof Refund>
export const Refunds = z.object({ refunds: z.array(Refund), total: z.int() })

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

export const ShopSettings = z.object({
  maintenance: z.boolean(),
  shippingPause: z.object({ from: text, to: text }).nullable(),
})
