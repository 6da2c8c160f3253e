import { BillCode } from '#shared/api/contract/brands.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { checkAddress, inPlaceOf } from '#commerce/address/rules.ts'
import { rememberAddress, usualAddress } from '#commerce/address/store.ts'
import { notingUsual } from '#commerce/address/usual-change.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { notSending } from '#commerce/site/readiness.ts'
import { addTyped, removeFromDraft } from '#commerce/voucher/in-checkout.ts'
import { listOrderVouchers } from '#commerce/voucher/store.ts'
import { findBill } from '../core/bills.ts'
import { readBuyer } from '../core/buyer.ts'
import { listLinesNow } from '../core/lines-now.ts'
import { subtotalOf } from '../core/rules.ts'
import { changeOrder, findOwnOrder, listLines } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import {
  choiceOf,
  chosenShipping,
  pointWanted,
  ratesFor,
  saidJustNow,
  sameShipment,
  shippingColumns,
} from '../fulfilment/rates.ts'
import { askVendor } from '../payment/charges/charge.ts'
import { choicesFor, chooseMethod } from '../payment/choices/choices.ts'
import { isOwnerWanted } from '../payment/rules/spending.ts'
import { createCheckout } from './create.ts'
import { changeDelivery, offeredPickup } from './delivery.ts'
import { checkSender } from './dropship.ts'
import { placeOrder } from './place.ts'
import { bestFirst, courierFor } from './preselect.ts'
import { priceDraft, repriceDraft } from './price-draft.ts'
import { draftView, placedView } from './views.ts'

/** From the cart to a placed order. The checkout of another shopper is not found. */
export const checkout: Handlers<'checkout'> = {
  create: createCheckout,

  find({ orderId }, scope) {
    const { db, now } = scope
    const checkout = findOwnOrder(scope, orderId)
    if (!checkout) return refused('order_unknown')
    if (checkout.status !== 'DRAFT')
      return accepted(
        placedView(checkout, listLines(db, orderId), listOrderVouchers(db, orderId), {
          now,
          billCode: billCodeOf(scope, orderId),
        }),
      )
    const priced = priceDraft(scope, checkout)
    return accepted({
      ...draftView(priced),
      ...offeredPickup(scope, priced.lines),
      pointWanted: pointWanted(scope, checkout),
      ownerWanted: isOwnerWanted(scope, priced.checkout, priced.lines),
    })
  },

  async applyAddress(request, scope) {
    const draft = findDraft(scope, request.orderId)
    if (!draft.ok) return draft
    const checked = checkAddress(request, draft.value.delivery)
    if (!checked.ok) return checked
    const address = inPlaceOf(draft.value.address, checked.value)
    const buyer = readBuyer(scope.who.customerId === null ? request.buyer : null)
    if (!buyer.ok) return buyer
    const rates = await ratesFor(scope, draft.value, address)
    return changeDraft(scope, request.orderId, (tx, draft) => {
      const subtotal = subtotalOf(listLinesNow(tx.db, draft, tx.now))
      // The first address finds a courier chosen. One that the shopper has chosen is never replaced by another.
      const rate =
        draft.address === null && draft.shippingCode === null
          ? courierFor(tx, { ...draft, subtotal, address, buyer: buyer.value }, rates ?? [])
          : (rates?.find(({ code }) => code === draft.shippingCode) ?? null)
      const shipping = shippingColumns(rate, { subtotal, insured: draft.insured })
      repriceDraft(tx, draft, { address, buyer: buyer.value, ...shipping })
      const { customerId } = tx.who
      if (customerId !== null && deliveryWay[draft.delivery].needsAddress)
        notingUsual(tx, customerId, () => rememberAddress(tx, customerId, address))
      return null
    })
  },

  applyDelivery({ orderId, delivery }, scope) {
    return changeDraft(scope, orderId, (tx, draft) => changeDelivery(tx, draft, delivery))
  },

  findShipping({ orderId }, scope) {
    const checkout = findOwnOrder(scope, orderId)
    return checkout
      ? accepted({
          address: checkout.address,
          weightGrams: checkout.weightGrams,
          chosen: chosenShipping(scope, checkout),
        })
      : refused('order_unknown')
  },

  async listShipping({ orderId }, scope) {
    const checkout = findOwnOrder(scope, orderId)
    if (!checkout) return refused('order_unknown')
    if (deliveryWay[checkout.delivery].needsAddress && !checkout.address) return refused('address_missing')
    const closed = deliveryWay[checkout.delivery].needsCourier ? notSending(scope) : null
    if (closed) return closed
    const rates = await ratesFor(scope, checkout, checkout.address, saidJustNow)
    if (!rates) return refused('couriers_silent')
    return accepted(bestFirst(scope, checkout, rates).map((rate) => choiceOf(scope, rate)))
  },

  async applyShipping({ orderId, code, insured }, scope) {
    const draft = findDraft(scope, orderId)
    if (!draft.ok) return draft
    if (!deliveryWay[draft.value.delivery].needsCourier) return refused('shipping_needless')
    if (!draft.value.address) return refused('address_missing')
    const closed = notSending(scope)
    if (closed) return closed
    const rates = await ratesFor(scope, draft.value, draft.value.address)
    if (!rates) return refused('couriers_silent')
    const rate = rates.find((one) => one.code === code)
    return changeDraft(scope, orderId, (tx, current) => {
      const goods = { subtotal: subtotalOf(listLinesNow(tx.db, current, tx.now)), insured: insured ?? current.insured }
      // A courier that was chosen and does not go there any more is taken out of the price.
      if (!rate && current.shippingCode === code) repriceDraft(tx, current, shippingColumns(null, goods))
      if (!rate || !sameShipment(draft.value, current)) return refused('shipping_unknown')
      repriceDraft(tx, current, shippingColumns(rate, goods))
      return null
    })
  },

  listPayments({ orderId }, scope) {
    const checkout = findOwnOrder(scope, orderId)
    if (!checkout) return refused('order_unknown')
    const priced = checkout.status === 'DRAFT' ? priceDraft(scope, checkout).checkout : checkout
    return accepted(choicesFor(scope, priced))
  },

  applyPayment({ orderId, vendor, method }, scope) {
    return changeDraft(scope, orderId, (tx, draft) => {
      const chosen = chooseMethod(tx, priceDraft(tx, draft).checkout, { vendor, method })
      if (!chosen.ok) return chosen
      repriceDraft(tx, draft, { paymentVendor: vendor, paymentMethod: method })
      return null
    })
  },

  applyVoucher({ orderId, code }, scope) {
    return changeDraft(scope, orderId, (tx, draft) => {
      const added = addTyped(tx, draft, listLinesNow(tx.db, draft, tx.now), code)
      if (!added.ok) return added
      repriceDraft(tx, draft, added.value)
      return null
    })
  },

  removeVoucher({ orderId, code }, scope) {
    return changeDraft(scope, orderId, (tx, draft) => {
      repriceDraft(tx, draft, removeFromDraft(tx, draft, priceDraft(tx, draft).vouchers, code))
      return null
    })
  },

  applyCoins({ orderId, active }, scope) {
    return changeDraft(scope, orderId, (tx, draft) => {
      repriceDraft(tx, draft, { ...takenAlong(tx, draft), coinsWanted: active })
      return null
    })
  },

  applyWallet({ orderId, active }, scope) {
    return changeDraft(scope, orderId, (tx, draft) => {
      repriceDraft(tx, draft, { ...takenAlong(tx, draft), walletWanted: active })
      return null
    })
  },

  applyDropship({ orderId, active, name, phone }, scope) {
    const sender = active ? checkSender(name, phone) : accepted({ dropshipName: null, dropshipPhone: null })
    return changeDraft(scope, orderId, (tx, checkout) => {
      if (active && !deliveryWay[checkout.delivery].needsCourier) return refused('shipping_needless')
      if (!sender.ok) return sender
      changeOrder(tx.db, orderId, sender.value)
      return null
    })
  },

  async place(request, scope) {
    const asked = findOwnOrder(scope, request.orderId)
    if (!asked) return refused('order_unknown')
    // No order is lost because a courier does not answer: then the price the shopper chose counts.
    const rates = asked.status === 'DRAFT' ? await ratesFor(scope, asked, asked.address) : null
    const placed = placeOrder(scope, request, { asked, rates })
    if (!placed.ok) return placed
    // Without a payment number the order is still placed: the bill says so, and `retry` asks the vendor again.
    if (placed.value) await askVendor(scope, placed.value)
    return accepted({
      orderId: request.orderId,
      billCode: placed.value ? BillCode.parse(placed.value.bill.code) : billCodeOf(scope, request.orderId),
      trackToken: scope.links.order.sign(request.orderId),
    })
  },

  /** Takes a draft along. An order that was placed is claimed instead, which takes a verified contact. */
  attach({ orderId }, scope) {
    const { customerId } = scope.who
    return inTransaction(scope, (tx) => {
      const checkout = findOwnOrder(tx, orderId)
      if (!checkout || customerId === null) return refused('order_unknown')
      if (checkout.customerId !== null) return accepted({})
      if (checkout.status !== 'DRAFT') {
        publish(tx, 'order_brought', { order: checkout, customerId })
        return accepted({})
      }
      changeOrder(tx.db, orderId, takenAlong(tx, checkout))
      return accepted({})
    })
  },
}

/**
 * What makes a guest's checkout the customer's, and no longer the browser's. An address that was typed stays; if there is
 * none, the usual one is known by now.
 */
function takenAlong(tx: Tx, { customerId, delivery, address }: OrderRow): Partial<OrderRow> {
  const to = tx.who.customerId
  if (customerId !== null || to === null) return {}
  const asked = deliveryWay[delivery].needsAddress && address === null
  return {
    customerId: to,
    visitorId: null,
    buyer: null,
    ...(asked ? { address: usualAddress(tx, to) } : {}),
  }
}

function findDraft(scope: Scope, orderId: string): Result<OrderRow> {
  const checkout = findOwnOrder(scope, orderId)
  if (!checkout) return refused('order_unknown')
  return checkout.status === 'DRAFT' ? accepted(checkout) : refused('checkout_closed')
}

function billCodeOf({ db }: Scope, orderId: string): BillCode | null {
  const bill = findBill(db, orderId)
  return bill && BillCode.parse(bill.code)
}

/** Changes a draft as it is now, in one transaction; one that was placed in between is not touched. */
function changeDraft(
  scope: Scope,
  orderId: string,
  change: (tx: Tx, checkout: OrderRow) => Refused | null,
): Result<Record<string, never>> {
  return inTransaction(scope, (tx) => {
    const draft = findDraft(tx, orderId)
    return draft.ok ? (change(tx, draft.value) ?? accepted({})) : draft
  })
}
