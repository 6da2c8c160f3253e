import { assert } from '#shared/assert.ts'
import { sentence } from '#shared/text/errors.ts'
import type { Refused } from '#shared/result.ts'
import { ownerOf, customerOwner, visitorOwner } from '#commerce/cart/store.ts'
import type { LineNow, OrderRow } from '#commerce/order/core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { basketOf, buyerOf } from './buyer.ts'
import { lookUp } from './guesses.ts'
import { type VoucherRow, problemOf, savingOf, storedCode } from './rules.ts'
import {
  changeOrderVoucher,
  countUse,
  dropChoice,
  listChosen,
  listDraftVouchers,
  listOrderVouchers,
  moveOrderVouchers,
  putOrderVoucher,
  removeOrderVoucher,
  takeUse,
} from './store.ts'
import { buyerIdsOf } from '#commerce/pricing/buyer-ids.ts'

/** What a draft's vouchers are worth now. */
export interface Measured {
  amounts: { discount: number; shippingDiscount: number; cashback: number }
  /** One sentence for each that stands in the draft and cannot be used. */
  changes: string[]
  /** Why one that was worth something at the last look is not any more; null: nothing was lost. */
  lost: Refused | null
}

/**
 * Measures the vouchers of a draft anew and notes which can be used; what cannot stays, worth nothing, until it can.
 * Inside the caller's transaction.
 */
export function measureVouchers(scope: Scope, draft: OrderRow, lines: readonly LineNow[]): Measured {
  const measured: Measured = { amounts: { discount: 0, shippingDiscount: 0, cashback: 0 }, changes: [], lost: null }
  const chosen = listDraftVouchers(scope.db, draft.id)
  if (chosen.length === 0) return measured
  const [basket, buyer] = [basketOf(lines, draft), buyerOf(scope, draft)]
  for (const { row, voucher } of chosen) {
    const problem = problemOf(voucher, basket, buyer, scope.now)
    const [state, saving] = problem ? (['DROPPED', 0] as const) : (['APPLIED', savingOf(voucher, basket)] as const)
    measured.amounts[row.cashback ? 'cashback' : row.kind === 'shipping' ? 'shippingDiscount' : 'discount'] += saving
    if (problem) measured.changes.push(`Voucher ${row.title.slice(0, 80)} tidak dipakai: ${sentence(problem)}.`)
    if (problem && row.state === 'APPLIED') measured.lost ??= problem
    if (row.state !== state || row.saving !== saving)
      changeOrderVoucher(scope.db, draft.id, row.kind, { state, saving })
  }
  return measured
}

/** Puts the voucher of a code somebody typed into a draft, if it can be used there. */
export function addTyped(scope: Scope, draft: OrderRow, lines: readonly LineNow[], code: string): Refused | null {
  const found = lookUp(scope, code)
  const problem = found.ok ? addToDraft(scope, draft, lines, found.value) : found
  return problem && { ...problem, fields: { code: sentence(problem) } }
}

function addToDraft(scope: Scope, draft: OrderRow, lines: readonly LineNow[], voucher: VoucherRow): Refused | null {
  const problem = problemOf(voucher, basketOf(lines, draft), buyerOf(scope, draft), scope.now)
  if (!problem) putOrderVoucher(scope.db, draft.id, voucher)
  return problem
}

/** What the buyer chose before goes into a new draft where it can be used; the rest stays chosen. */
export function addChosen(scope: Scope, draft: OrderRow, lines: readonly LineNow[]): void {
  const owner = ownerOf(scope.who)
  for (const voucher of owner === null ? [] : listChosen(scope.db, owner, scope.now))
    addToDraft(scope, draft, lines, voucher)
}

export function removeFromDraft({ db }: Scope, orderId: string, code: string): void {
  for (const { kind } of listOrderVouchers(db, orderId).filter((row) => row.code === storedCode(code)))
    removeOrderVoucher(db, orderId, kind)
}

/**
 * Counts the vouchers of a draft that becomes an order. They were measured in this transaction; what was not usable
 * does not go along.
 */
export function spendVouchers({ db }: Scope, order: OrderRow): void {
  const owners = [
    ...(order.customerId === null ? [] : [customerOwner(order.customerId)]),
    ...(order.visitorId === null ? [] : [visitorOwner(order.visitorId)]),
  ]
  const person = buyerIdsOf(db, order)
  for (const { kind, voucherId, state } of listOrderVouchers(db, order.id)) {
    if (state === 'DROPPED') {
      removeOrderVoucher(db, order.id, kind)
      continue
    }
    assert(
      takeUse(db, voucherId),
      'the quota was checked in this transaction: nothing may run between the check and this line',
    )
    changeOrderVoucher(db, order.id, kind, { state: 'USED', customerId: person.customerId, phone: person.phone })
    for (const owner of owners) dropChoice(db, owner, voucherId)
  }
}

/** An order that ended unpaid gives its vouchers back, exactly once. */
export function returnVouchers({ db }: Scope, orderId: string): void {
  for (const voucherId of moveOrderVouchers(db, orderId, 'USED', 'RETURNED')) countUse(db, voucherId, -1)
}

/** A late payment that revives an order keeps its price, even where somebody else took the last use meanwhile. */
export function spendVouchersAgain({ db }: Scope, orderId: string): void {
  for (const voucherId of moveOrderVouchers(db, orderId, 'RETURNED', 'USED')) countUse(db, voucherId, 1)
}
