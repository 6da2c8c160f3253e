import { accepted, refused } from '#shared/result.ts'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { DateTime, Day, daysOf, WholeNumber } from '#shared/admin/fields.ts'
import { OrderMessages } from '#shared/admin/messages.ts'
import { FoundOrder, moneyBecame, OrderRow } from '#shared/admin/orders.ts'
import { orderTabs } from '#shared/order/order-status.ts'
import { listMessagesOf } from '#commerce/notification/of-order.ts'
import { type FilePart, sendCsv } from '#commerce/platform/administration/csv-parts.ts'
import { operation, Page, seesPeople, SellerSearch } from '#commerce/platform/administration/operation.ts'
import { handOver } from './after/pickup.ts'
import { isOrder } from './core/rules.ts'
import { findNamedOrder, idOfNamed } from './core/store.ts'
import { Ids } from './fulfilment/admin.ts'
import { listInvoices } from './invoices.ts'
import { askBeforeBooking, ownerMustBook, ownerMustPayBack } from './payment/charges/by-hand.ts'
import { takeSellerStep } from './seller.ts'
import { SellerStep } from './seller-step.ts'
import { askForNumber, placeReady, readyOrder } from './selling/create.ts'
import { OwnOrder } from './selling/own-order.ts'
import { listCouriers } from './selling/couriers.ts'
import { exportColumns, exportPart } from './selling/export.ts'
import { listWaiting, sellerWaits } from './selling/waiting.ts'
import { listPacking, Packed } from './selling/packing.ts'
import { reportOf } from './selling/report.ts'
import { between, Courier, Days, Phone, Report } from './selling/shapes.ts'
import { findForSeller, listForSeller, mayAskByPhone } from './selling/views.ts'

const text = z.string()
/** Who bought, where it goes, and their own words. */
const masked = ['address', 'buyer', 'dropshipper', 'note', 'cancellation']

const paysBack = (step: SellerStep): boolean =>
  step.step === 'cancel' || step.step === 'refund' || (step.step === 'answer-cancellation' && step.approve)

export const orderOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/orders',
    role: 'viewer',
    people: true,
    masked,
    secret: ['phone', 'text'],
    summary:
      'Orders, the newest first, with goods, courier and payment; people only for a role that sends parcels. `text`: a number, phone or name or a part of it, in the newest',
    input: z.strictObject({
      tab: z.enum(orderTabs).nullable().default(null),
      page: Page,
      /** The id of the last order that was listed: the list goes on after it, to the oldest. */
      after: z.string().max(limits.idChars).nullable().default(null),
      from: Day.nullable().default(null),
      to: Day.nullable().default(null),
      number: z.string().max(limits.idChars).nullable().default(null),
      phone: Phone.nullable().default(null),
      sku: z.string().min(1).max(limits.skuChars).nullable().default(null),
      text: SellerSearch,
    }),
    /** `total`: null where days are asked for, which are not counted. */
    output: z.object({ orders: z.array(OrderRow), total: WholeNumber.nullable() }),
    run(tx, { tab, page, after, from, to, number, phone, sku, text: words }) {
      const allowed = mayAskByPhone(tx, phone)
      if (!allowed.ok) return allowed
      const sought = { number, phone, sku, words, seesPeople: seesPeople(tx.administrator.access) }
      return listForSeller(tx, { tab, after, index: page, ...daysOf(from, to), sought })
    },
  }),
  listWaiting: operation({
    method: 'GET',
    path: '/shops/:host/waiting',
    role: 'viewer',
    people: true,
    masked,
    summary:
      'Orders that wait for the seller to `pack` or `send` them or to answer `cancel`, or that are cancelled and `carried` by a courier, the longest waiting first',
    input: z.strictObject({ step: z.enum(sellerWaits).default('pack'), page: Page }),
    output: z.object({ orders: z.array(OrderRow), total: WholeNumber }),
    run: (tx, { step, page }) => accepted(listWaiting(tx, step, page)),
  }),
  find: operation({
    method: 'GET',
    path: '/shops/:host/orders/:orderId',
    role: 'viewer',
    people: true,
    masked,
    summary: 'One order with all its goods and its history; people only for a role that sends parcels',
    output: FoundOrder,
    run: (tx, { orderId }) => findForSeller(tx, orderId),
  }),
  listMessages: operation({
    method: 'GET',
    path: '/shops/:host/orders/:orderId/messages',
    role: 'viewer',
    people: true,
    masked: ['to', 'said'],
    summary: 'What was written to the shopper about an order, the newest first: by which way, and whether it went out',
    output: OrderMessages,
    run(tx, { orderId }) {
      const order = findNamedOrder(tx.db, orderId)
      if (!order || !isOrder(order.status)) return refused('order_unknown')
      return accepted({ messages: listMessagesOf(tx.db, order.id) })
    },
  }),
  listInvoices: operation({
    method: 'GET',
    path: '/shops/:host/invoices',
    role: 'orders',
    people: true,
    summary:
      'Invoices of `orders`, ids or numbers with commas between them, or of all that were placed on a `day`, by default today',
    input: z.strictObject({
      orders: Ids.nullable().default(null),
      day: Day.nullable().default(null),
      /** Of a day: the `next` of the answer before. */
      after: z.string().max(limits.idChars).nullable().default(null),
    }),
    output: z.object({
      /** As the contract's reference describes both to the shopper's page. */
      invoices: z.array(z.record(z.enum(['order', 'invoice']), z.record(text, z.json()))),
      without: z.array(text),
      next: text.nullable(),
    }),
    run: (tx, asked) => listInvoices(tx, asked),
  }),
  create: operation({
    method: 'POST',
    path: '/shops/:host/orders',
    role: 'manager',
    summary: 'Makes the order of a customer who ordered in a chat, and answers the link to pay and follow it',
    input: OwnOrder,
    secret: ['recipient', 'buyer', 'note'],
    output: z.object({ orderId: text, number: text, total: WholeNumber, payBy: DateTime.nullable(), link: text }),
    prepare: readyOrder,
    run: (tx, _, ready) => placeReady(tx, ready),
    after: (scope, _, made) => askForNumber(scope, made),
  }),
  export: operation({
    method: 'GET',
    path: '/shops/:host/export/orders',
    role: 'orders',
    summary: 'The orders of some days as CSV, a row for each line; the amounts of an order stand in its first row',
    carries: 'download',
    people: true,
    input: Days,
    output: z.object({ rows: z.array(z.array(text)), next: z.custom<FilePart['next']>() }),
    run: (tx, days, after: FilePart['next'] | undefined) => exportPart(tx, between(tx, days), after ?? null),
    async atWorker({ inShop }) {
      const first = await inShop(null)
      if (!first.ok) return first
      return sendCsv({ columns: exportColumns, first: first.value, next: inShop, parts: limits.orderExportParts })
    },
  }),
  report: operation({
    method: 'GET',
    path: '/shops/:host/report',
    role: 'viewer',
    summary:
      'What was sold in some days: sums, and by source, way to pay and goods; `net` is what is left of the goods',
    input: Days,
    output: Report,
    run: (tx, days) => reportOf(tx, between(tx, days)),
  }),
  listPacking: operation({
    method: 'GET',
    path: '/shops/:host/packing',
    role: 'viewer',
    summary: 'What all orders that wait to be packed take off the shelf, by SKU',
    output: z.object({ goods: z.array(Packed) }),
    run: ({ db }) => accepted({ goods: listPacking(db) }),
  }),
  listCouriers: operation({
    method: 'GET',
    path: '/shops/:host/couriers',
    role: 'viewer',
    summary: 'By courier: cash on delivery to come, collected and not paid out, and parcels that came back',
    input: Days,
    output: z.object({ couriers: z.array(Courier) }),
    run: (tx, days) => listCouriers(tx, between(tx, days)),
  }),
  step: operation({
    method: 'POST',
    path: '/shops/:host/orders/:orderId',
    role: 'orders',
    summary:
      'One step of the seller with an order, by its id or number: confirm a payment, pack, ship or make ready to be fetched, deliver, cancel, refund',
    input: SellerStep,
    /** Of money that was confirmed: what has become of it, unless its vendor had said so before. */
    output: z.object({ became: z.enum(moneyBecame).exactOptional() }),
    watch: ({ db }, { orderId }) => {
      const order = findNamedOrder(db, orderId)
      return order && { status: order.status, receiptNumber: order.receiptNumber }
    },
    prepare: async (scope, asked) =>
      asked.step === 'confirm-payment'
        ? askBeforeBooking(scope, idOfNamed(scope.db, asked.orderId), asked)
        : accepted(false),
    run: (tx, { orderId: named, ...asked }, bookedAtVendor) => {
      if (bookedAtVendor) return accepted({})
      const step = { ...asked, orderId: idOfNamed(tx.db, named) }
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
    // It names a person, and a second time it is refused.
    unkept: true,
    input: z.strictObject({
      code: z.string().min(1).max(40),
      /** Whole rupiah. */
      collected: z.int().min(0).nullable().default(null),
    }),
    output: z.object({ orderId: text, number: text, recipient: text, collected: WholeNumber }),
    run: (tx, asked) => handOver(tx, asked),
  }),
}
