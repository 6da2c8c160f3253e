import { BillCode } from '#shared/api/brands.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { addTyped, removeFromDraft } from '#commerce/voucher/in-checkout.ts'
import { listSaleCoupons } from '#commerce/voucher/store.ts'
import { rememberAddress, usualAddress } from '#commerce/address/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { invoiceView } from '../payment/invoice.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { checkAddress } from '#commerce/address/rules.ts'
import { attemptsSpent, isOpen } from '../payment/attempts.ts'
import { changePayment } from '../payment/change.ts'
import { addAttempt, requestNumber } from '../payment/charge.ts'
import { createSale } from './create.ts'
import { checkSender } from './dropship.ts'
import { look } from './reprice.ts'
import { choicesFor, chooseMethod } from '../payment/choices.ts'
import { placeOrder } from './place.ts'
import { statusAt } from '../core/rules.ts'
import { choiceOf, chosenShipping, pointWanted, ratesFor, sameParcel, shippingColumns } from '../fulfilment/rates.ts'
import {
  changeBill,
  changeSale,
  findAttempt,
  findBill,
  findOwnSale,
  listLines,
  listLinesNow,
  type SaleRow,
} from '../core/store.ts'
import { billView, draftView, placedView } from '../core/views.ts'

/** A sale from the cart to its bill. What another shopper owns is as if it were not there. */
export const sale: Handlers<'sale'> = {
  create: createSale,

  find({ saleId }, scope) {
    const { db, now } = scope
    return db.transaction(() => {
      const sale = findOwnSale(scope, saleId)
      if (!sale) return refused('sale_unknown')
      const seen = sale.status === 'DRAFT' ? look(scope, sale) : null
      const coupons = listSaleCoupons(db, saleId)
      return accepted(
        seen
          ? { ...draftView(seen, coupons), pointWanted: pointWanted(scope, seen.sale) }
          : placedView(sale, listLines(db, saleId), coupons, now),
      )
    })
  },

  async applyAddress(request, scope) {
    const draft = findDraft(scope, request.saleId)
    if (!draft.ok) return draft
    const address = checkAddress(request, draft.value.digital)
    if (!address.ok) return address
    const rates = await ratesFor(scope, draft.value, address.value)
    return changeDraft(scope, request.saleId, (sale) => {
      const rate = rates?.find(({ code }) => code === sale.shippingCode) ?? null
      look(scope, sale, { address: address.value, ...shippingColumns(rate, sale) })
      if (scope.who.customerId !== null && !sale.digital) rememberAddress(scope, scope.who.customerId, address.value)
      return null
    })
  },

  findShipping({ saleId }, scope) {
    const sale = findOwnSale(scope, saleId)
    return sale
      ? accepted({ address: sale.address, weightGrams: sale.weightGrams, chosen: chosenShipping(sale) })
      : refused('sale_unknown')
  },

  async listShipping({ saleId }, scope) {
    const sale = findOwnSale(scope, saleId)
    if (!sale) return refused('sale_unknown')
    if (!sale.digital && !sale.address) return refused('address_missing')
    const rates = await ratesFor(scope, sale, sale.address)
    return rates ? accepted(rates.map(choiceOf)) : refused('unavailable')
  },

  async applyShipping({ saleId, code, insured }, scope) {
    const draft = findDraft(scope, saleId)
    if (!draft.ok) return draft
    if (draft.value.digital) return refused('shipping_needless')
    if (!draft.value.address) return refused('address_missing')
    const rates = await ratesFor(scope, draft.value, draft.value.address)
    if (!rates) return refused('unavailable')
    const rate = rates.find((one) => one.code === code)
    return changeDraft(scope, saleId, (sale) => {
      // A courier that was chosen and goes there no more is not charged any more.
      if (!rate && sale.shippingCode === code) look(scope, sale, shippingColumns(null, sale))
      if (!rate || !sameParcel(draft.value, sale)) return refused('shipping_unknown')
      look(scope, sale, shippingColumns(rate, { ...sale, insured: insured ?? sale.insured }))
      return null
    })
  },

  listPayments({ saleId }, scope) {
    const sale = findOwnSale(scope, saleId)
    return sale ? accepted(choicesFor(scope, sale)) : refused('sale_unknown')
  },

  applyPayment({ saleId, vendor, method }, scope) {
    return changeDraft(scope, saleId, (sale) => {
      const chosen = chooseMethod(scope, sale, { vendor, method })
      if (!chosen.ok) return chosen
      look(scope, sale, { paymentVendor: vendor, paymentMethod: method })
      return null
    })
  },

  applyCoupon({ saleId, code }, scope) {
    return changeDraft(scope, saleId, (sale) => {
      const problem = addTyped(scope, sale, listLinesNow(scope.db, sale, scope.now), code)
      if (!problem) look(scope, sale)
      return problem
    })
  },

  removeCoupon({ saleId, code }, scope) {
    return changeDraft(scope, saleId, (sale) => {
      removeFromDraft(scope, saleId, code)
      look(scope, sale)
      return null
    })
  },

  applyCoins({ saleId, active }, scope) {
    return changeDraft(scope, saleId, (sale) => {
      look(scope, sale, { customerId: scope.who.customerId, coinsWanted: active })
      return null
    })
  },

  applyWallet({ saleId, active }, scope) {
    return changeDraft(scope, saleId, (sale) => {
      look(scope, sale, { customerId: scope.who.customerId, walletWanted: active })
      return null
    })
  },

  applyDropship({ saleId, active, name, phone }, scope) {
    const sender = active ? checkSender(name, phone) : accepted({ dropshipName: null, dropshipPhone: null })
    return changeDraft(scope, saleId, (sale) => {
      if (active && sale.digital) return refused('shipping_needless')
      if (!sender.ok) return sender
      changeSale(scope.db, saleId, sender.value)
      return null
    })
  },

  async checkout(request, scope) {
    const asked = findOwnSale(scope, request.saleId)
    if (!asked) return refused('sale_unknown')
    // A courier that does not answer must not lose an order: the price the shopper chose stands.
    const rates = asked.status === 'DRAFT' ? await ratesFor(scope, asked, asked.address) : null
    const placed = placeOrder(scope, request, { asked, rates })
    if (!placed.ok) return placed
    const bill = findBill(scope.db, request.saleId)
    // Without a number the order still stands: the bill says so, and `pay` asks the vendor again.
    if (placed.value === 'placed' && bill?.status === 'UNPAID') await requestNumber(scope, request.saleId)
    return accepted({
      saleId: request.saleId,
      billCode: bill && BillCode.parse(bill.code),
      trackToken: await scope.links.sign(request.saleId),
    })
  },

  async pay({ saleId }, scope) {
    const open = scope.db.transaction(() => openAttempt(scope, saleId))
    if (!open.ok) return open
    return (await requestNumber(scope, saleId)) ? accepted({}) : refused('payment_vendor_down')
  },

  changePayment,

  findBill({ saleId, code }, scope) {
    if (!findOwnSale(scope, saleId)) return refused('sale_unknown')
    const bill = findBill(scope.db, saleId)
    if (!bill || (code !== undefined && code !== bill.code)) return refused('bill_unknown')
    return accepted(billView(bill, findAttempt(scope.db, bill), scope.vendors, scope.now))
  },

  findInvoice({ saleId }, scope) {
    const sale = findOwnSale(scope, saleId)
    return sale ? invoiceView(scope, sale) : refused('sale_unknown')
  },

  attach({ saleId }, scope) {
    const sale = findOwnSale(scope, saleId)
    if (!sale || scope.who.customerId === null) return refused('sale_unknown')
    const customerId = scope.who.customerId
    // What a guest has typed stays; who has typed nothing is known by now.
    const asked = sale.status === 'DRAFT' && !sale.digital && sale.address === null
    if (sale.customerId === null)
      changeSale(scope.db, saleId, { customerId, ...(asked ? { address: usualAddress(scope.db, customerId) } : {}) })
    return accepted({})
  },
}

function findDraft(scope: Scope, saleId: string): Result<SaleRow> {
  const sale = findOwnSale(scope, saleId)
  if (!sale) return refused('sale_unknown')
  return sale.status === 'DRAFT' ? accepted(sale) : refused('sale_closed')
}

/** Changes a draft as it is now, in one transaction; a sale that was placed in between is left alone. */
function changeDraft(
  scope: Scope,
  saleId: string,
  change: (sale: SaleRow) => Refused | null,
): Result<Record<string, never>> {
  return scope.db.transaction(() => {
    const draft = findDraft(scope, saleId)
    return draft.ok ? (change(draft.value) ?? accepted({})) : draft
  })
}

/** The attempt `pay` asks a number for: after one that is over, a new one. Inside the caller's transaction. */
function openAttempt(scope: Scope, saleId: string): Result<null> {
  const sale = findOwnSale(scope, saleId)
  if (!sale) return refused('sale_unknown')
  const bill = findBill(scope.db, saleId)
  if (!bill) return refused('bill_unknown')
  if (statusAt(sale, scope.now) !== 'PENDING' || bill.status === 'PAID') return refused('payment_closed')
  const current = findAttempt(scope.db, bill)
  if (bill.status !== 'FAILED' && current && isOpen(current)) return accepted(null)
  const method = chooseMethod(scope, sale, bill)
  if (!method.ok) return method
  const spent = attemptsSpent(bill)
  if (spent) return spent
  const next = { ...bill, attempt: bill.attempt + 1, status: 'UNPAID' as const }
  changeBill(scope.db, bill.code, { attempt: next.attempt, status: next.status, problem: '' })
  addAttempt(scope, sale, next)
  return accepted(null)
}
