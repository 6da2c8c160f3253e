import { accepted, refused } from '#shared/result.ts'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { DateTime } from '#shared/admin/fields.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { orderTabs } from '#shared/order/order-status.ts'
import { Nothing, operation, Page } from '#commerce/platform/administration/operation.ts'
import { handOver } from './after/pickup.ts'
import { findOrder } from './core/store.ts'
import { askBeforeBooking, ownerMustBook, ownerMustPayBack } from './payment/charges/by-hand.ts'
import { listForSeller, takeSellerStep } from './seller.ts'
import { SellerStep } from './seller-step.ts'

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
const Row = z.object({
  id: text,
  number: text.nullable(),
  status: text,
  placedAt: DateTime.nullable(),
  /** What is paid from outside the shop; the value is more by coins and balance. */
  total: z.int(),
  value: z.int(),
  lineCount: z.int(),
  delivery: z.enum(deliveryWays),
  address: Recipient.nullable(),
  /** Phone or e-mail of a guest who buys for somebody else; null: the account, or the recipient. */
  buyer: text.nullable(),
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

const paysBack = (step: SellerStep): boolean =>
  step.step === 'cancel' || step.step === 'refund' || (step.step === 'answer-cancellation' && step.approve)

export const orderOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/orders',
    role: 'viewer',
    summary: 'Orders, the newest first, with what each step of the seller needs to know',
    input: z.strictObject({
      tab: z.enum(orderTabs).nullable().default(null),
      page: Page,
      /** The id of the last order that was listed: the list goes on after it, to the oldest. */
      after: z.string().max(limits.idChars).nullable().default(null),
    }),
    output: z.object({ orders: z.array(Row), total: z.int() }),
    run: (tx, asked) => listForSeller(tx, asked),
  }),
  step: operation({
    method: 'POST',
    path: '/shops/:host/orders/:orderId',
    role: 'orders',
    summary:
      'One step of the seller with an order: confirm a payment, pack, ship or make ready to be fetched, deliver, cancel, refund',
    input: SellerStep,
    output: Nothing,
    watch: ({ db }, { orderId }) => {
      const order = findOrder(db, orderId)
      return order && { status: order.status, receiptNumber: order.receiptNumber }
    },
    prepare: async (scope, asked) =>
      asked.step === 'confirm-payment' ? askBeforeBooking(scope, asked.orderId, asked) : accepted(false),
    run: (tx, step, bookedAtVendor) => {
      if (bookedAtVendor) return accepted({})
      if (step.step === 'confirm-payment' && ownerMustBook(tx, step.orderId, step))
        return refused('role_missing', { role: 'owner' })
      if (paysBack(step) && ownerMustPayBack(tx, step.orderId)) return refused('role_missing', { role: 'owner' })
      return takeSellerStep(tx, step)
    },
  }),
  handOver: operation({
    method: 'POST',
    path: '/shops/:host/hand-overs',
    role: 'orders',
    summary:
      'Hands over the order whose code the shopper shows; of one that is not paid yet, `collected` is the money taken',
    input: z.strictObject({
      code: z.string().min(1).max(40),
      /** Whole rupiah. */
      collected: z.int().min(0).nullable().default(null),
    }),
    output: z.object({ orderId: text, number: text, recipient: text, collected: z.int() }),
    run: (tx, asked) => handOver(tx, asked),
  }),
}
