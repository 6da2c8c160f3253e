import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { CartId } from '#shared/api/contract/brands.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { href } from '#shared/web/routes.ts'
import { checkAddress } from '#commerce/address/rules.ts'
import { addLine, findItem, visitorOwner } from '#commerce/cart/store.ts'
import type { AdminScope, AdminTx } from '#commerce/platform/administration/operation.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { agreedCode } from '#commerce/vendors/shipping/own-rates.ts'
import { voucherKinds } from '#commerce/voucher/tables.ts'
import { changeDelivery } from '../checkout/delivery.ts'
import { createCheckout } from '../checkout/create.ts'
import { placeOrder } from '../checkout/place.ts'
import { repriceDraft } from '../checkout/price-draft.ts'
import { findBill } from '../core/bills.ts'
import { readBuyer } from '../core/buyer.ts'
import { lineProblem } from '../core/rules.ts'
import { listLinesNow } from '../core/lines-now.ts'
import { findOrder, removeCheckout } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { type QuotedRate, ratesFor, shippingColumns } from '../fulfilment/rates.ts'
import { requestNumber } from '../payment/charges/charge.ts'
import { chooseMethod } from '../payment/choices/choices.ts'
import { vouchForContact } from '../payment/choices/contact-proof.ts'
import type { OwnOrder } from './own-order.ts'

type Asked = z.output<typeof OwnOrder>

/** A checkout that is ready to be placed. */
export interface OrderToPlace {
  orderId: string
  visitorId: string
  /** Of the link to follow and pay the order. */
  token: string
  /** What couriers said; null: the seller has named the price. */
  rates: readonly QuotedRate[] | null
}

/**
 * Fills a checkout as a shopper would, for somebody who ordered in a chat: by the same steps, so the same rules of stock,
 * price and payment hold. Nothing of a checkout that cannot be placed stays.
 */
export async function readyOrder(scope: AdminScope, asked: Asked): Promise<Result<OrderToPlace>> {
  const visitorId = scope.newId()
  const shopper: Scope = { ...scope, who: { ...scope.who, customerId: null, visitorId } }
  const lines = inTransaction(shopper, (tx) => fillCart(tx, visitorId, asked))
  if (!lines.ok) return lines
  const begun = await createCheckout(
    { lines: lines.value.map((id) => ({ id: CartId.parse(id) })), affiliateCode: undefined },
    shopper,
  )
  if (!begun.ok) return begun
  const { orderId } = begun.value
  const ready = await fillSteps(shopper, orderId, { asked, madeBy: scope.administrator.name })
  if (!ready.ok) {
    inTransaction(shopper, (tx) => forget(tx, orderId))
    return ready
  }
  return accepted({ orderId, visitorId, token: scope.links.order.sign(orderId), rates: ready.value })
}

/** Places it. `after` asks the payment vendor for its number, when everything is written. */
export function placeReady(tx: AdminTx, { orderId, visitorId, token, rates }: OrderToPlace) {
  const shopper: Tx = { ...tx, who: { ...tx.who, customerId: null, visitorId } }
  const draft = findOrder(tx.db, orderId)
  if (!draft) return refused('order_unknown')
  const request = { orderId: draft.id, acceptedTotal: draft.total } as Parameters<typeof placeOrder>[1]
  const placed = placeOrder(shopper, request, { asked: draft, rates })
  if (!placed.ok) {
    forget(tx, orderId)
    return placed
  }
  const order = findOrder(tx.db, orderId)
  return accepted({
    orderId,
    number: order?.number ?? '',
    total: order?.total ?? 0,
    payBy: order?.payBy ?? null,
    link: `https://${tx.shop.host}${href('track', { token })}`,
  })
}

export async function askForNumber(scope: AdminScope, { orderId }: { orderId: string }): Promise<void> {
  const bill = findBill(scope.db, orderId)
  if (bill?.status === 'UNPAID') await requestNumber(scope, orderId)
}

function forget({ db, scheduler }: Tx, orderId: string): void {
  removeCheckout(db, orderId)
  scheduler.drop('remove-checkout', orderId)
}

/** A line of a cart that nobody else sees, for each line that was asked for. */
function fillCart(tx: Tx, visitorId: string, { lines }: Asked): Result<string[]> {
  const items = lines.map(({ itemId, sku }) => itemId ?? variantOf(tx, sku ?? ''))
  const unknown = items.findIndex((id) => id === null || !findItem(tx.db, id))
  if (unknown >= 0) return refused('item_unknown', {}, { [`lines.${unknown}`]: 'Barang ini tidak ada.' })
  if (new Set(items).size < items.length)
    return refused('input_invalid', {}, { lines: 'Satu barang disebut dua kali.' })
  const owner = visitorOwner(visitorId)
  return accepted(
    lines.map(({ pieces, price }, place) => {
      const id = tx.newId()
      const variantId = items[place] ?? ''
      const addedPrice = price ?? findItem(tx.db, variantId)?.price ?? 0
      addLine(tx.db, { id, owner, variantId, quantity: pieces, addedPrice, addedAt: tx.now })
      return id
    }),
  )
}

const variantOf = ({ db }: Tx, sku: string): string | null =>
  db.all<{ id: string }>(sql`SELECT id FROM variant WHERE sku = ${sku} AND sku <> '' LIMIT 1`)[0]?.id ?? null

/** Address, own prices, shipping and payment, in the order of a checkout. Answers what couriers said. */
async function fillSteps(
  scope: Scope,
  orderId: string,
  { asked, madeBy }: { asked: Asked; madeBy: string },
): Promise<Result<readonly QuotedRate[] | null>> {
  const addressed = inTransaction(scope, (tx) => applyBuyer(tx, orderId, { asked, madeBy }))
  if (!addressed.ok) return addressed
  const draft = addressed.value
  const { shipping } = asked
  const needsCourier = deliveryWay[draft.delivery].needsCourier
  if (!needsCourier || 'cost' in shipping) {
    const rate = needsCourier && 'cost' in shipping ? ownRate(shipping, scope.now) : null
    const paid = inTransaction(scope, (tx) => applyRest(tx, orderId, { rate, asked }))
    return paid ?? accepted(null)
  }
  const rates = await ratesFor(scope, draft, draft.address)
  if (!rates) return refused('couriers_silent')
  const rate = rates.find(({ code }) => code === shipping.code)
  const offered = rates.map(({ code, cost }) => `${code} ${cost}`).join(', ')
  if (!rate) return refused('shipping_unknown', {}, { 'shipping.code': `Yang ada: ${offered}` })
  return inTransaction(scope, (tx) => applyRest(tx, orderId, { rate, asked })) ?? accepted(rates)
}

/** Who gets it, who has bought it and what was agreed on. The vouchers of the shop are for those who buy there. */
function applyBuyer(
  tx: Tx,
  orderId: string,
  { asked: { recipient, buyer: typed, delivery, lines, note }, madeBy }: { asked: Asked; madeBy: string },
): Result<OrderRow> {
  const draft = findOrder(tx.db, orderId)
  if (!draft) return refused('order_unknown')
  const changed = delivery === null ? null : changeDelivery(tx, draft, delivery)
  if (changed) return changed
  const now = findOrder(tx.db, orderId) ?? draft
  const address = checkAddress(recipient, now.delivery)
  if (!address.ok) return address
  const buyer = readBuyer(typed)
  if (!buyer.ok) return buyer
  for (const [position, { price }] of lines.entries())
    if (price !== null)
      tx.db.run(sql`UPDATE order_line SET own_price = ${price} WHERE order_id = ${orderId} AND position = ${position}`)
  const given = { address: address.value, buyer: buyer.value, note, madeBy, vouchersByHand: voucherKinds }
  const { checkout } = repriceDraft(tx, now, given)
  const problem = listLinesNow(tx.db, checkout, tx.now)
    .map(lineProblem)
    .find((one) => one !== null)
  return problem ?? accepted(checkout)
}

function applyRest(
  tx: Tx,
  orderId: string,
  { rate, asked: { payment } }: { rate: QuotedRate | null; asked: Asked },
): Refused | null {
  const draft = findOrder(tx.db, orderId)
  if (!draft) return refused('order_unknown')
  const { checkout } = repriceDraft(tx, draft, shippingColumns(rate, { subtotal: draft.subtotal, insured: false }))
  if (checkout.total === 0) return null
  const chosen = chooseMethod(tx, checkout, payment)
  if (!chosen.ok) return chosen
  const way = { paymentVendor: payment.vendor, paymentMethod: payment.method }
  vouchForContact(tx, repriceDraft(tx, checkout, way).checkout)
  return null
}

/** The seller brings it, or hands it to a courier, for a price that was agreed on. */
const ownRate = (
  { courier, service, cost, daysMin, daysMax, driven }: Extract<Asked['shipping'], { cost: number }>,
  now: Date,
): QuotedRate => ({
  code: agreedCode,
  ...{ courier, service, cost, daysMin, daysMax, driven },
  codFee: 0,
  insuranceFee: null,
  instant: false,
  lastKnown: false,
  quotedAt: now,
})
