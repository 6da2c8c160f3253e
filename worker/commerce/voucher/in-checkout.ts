import { assert } from '#shared/assert.ts'
import { sentence } from '#shared/text/errors.ts'
import type { Refused } from '#shared/result.ts'
import { ownerOf, customerOwner, visitorOwner } from '#commerce/cart/store.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type BasketLine, basketOf, shopperOf } from './shopper.ts'
import { lookUp } from './guesses.ts'
import { problemOf, savingOf, storedCode, type VoucherRow } from './rules.ts'
import {
  changeOrderVoucher,
  countUse,
  dropChoice,
  listChosen,
  listDraftVouchers,
  listOrderVouchers,
  moveOrderVouchers,
  type OrderVoucherRow,
  putOrderVoucher,
  removeOrderVoucher,
  takeUse,
} from './store.ts'
import { shopperIdsOf } from '#commerce/pricing/shopper-ids.ts'

/** A voucher of a draft, and what it is worth now. */
export interface MeasuredVoucher {
  /** Its row as it has to be: APPLIED with its saving, or DROPPED and worth nothing until it counts again. */
  row: OrderVoucherRow
  /** Whether it counted at the draft's last change. */
  counted: boolean
  /** Why it cannot be used now; null when it can. */
  problem: Refused | null
}

/** Measures the vouchers of a draft. Writes nothing: `keepMeasured` does. */
export function measureVouchers(scope: Scope, draft: OrderRow, lines: readonly BasketLine[]): MeasuredVoucher[] {
  const chosen = listDraftVouchers(scope.db, draft.id)
  if (chosen.length === 0) return []
  const [basket, shopper] = [basketOf(lines, draft), shopperOf(scope, draft)]
  return chosen.map(({ row, voucher }) => {
    const problem = problemOf(voucher, basket, shopper, scope.now)
    const now = problem
      ? { state: 'DROPPED' as const, saving: 0 }
      : { state: 'APPLIED' as const, saving: savingOf(voucher, basket) }
    return { row: { ...row, ...now }, counted: row.state === 'APPLIED', problem }
  })
}

/** What they save together, by what they lower. */
export function savingsOf(measured: readonly MeasuredVoucher[]) {
  const savings = { discount: 0, shippingDiscount: 0, cashback: 0 }
  for (const { row } of measured)
    savings[row.cashback ? 'cashback' : row.kind === 'shipping' ? 'shippingDiscount' : 'discount'] += row.saving
  return savings
}

/** One sentence for each that is in the draft and cannot be used. */
export const changesOf = (measured: readonly MeasuredVoucher[]): string[] =>
  measured.flatMap(({ row, problem }) =>
    problem ? [`Voucher ${row.title.slice(0, 80)} tidak dipakai: ${sentence(problem)}.`] : [],
  )

/**
 * Why a voucher that the shopper counts on cannot be used any more; null: none is lost. The request says which ones the
 * shopper was shown; without that, those that counted at the draft's last change.
 */
export const lostOf = (measured: readonly MeasuredVoucher[], shown: readonly string[] | undefined): Refused | null =>
  measured.find(({ row, counted, problem }) => problem && (shown ? shown.includes(row.code) : counted))?.problem ?? null

/** Puts the voucher of a typed code into a draft, if it can be used there. */
export function addTyped(tx: Tx, draft: OrderRow, lines: readonly BasketLine[], code: string): Refused | null {
  const found = lookUp(tx, code)
  const problem = found.ok ? addToDraft(tx, draft, lines, found.value) : found
  return problem && { ...problem, fields: { code: sentence(problem) } }
}

function addToDraft(scope: Scope, draft: OrderRow, lines: readonly BasketLine[], voucher: VoucherRow): Refused | null {
  const problem = problemOf(voucher, basketOf(lines, draft), shopperOf(scope, draft), scope.now)
  if (!problem) putOrderVoucher(scope.db, draft.id, voucher)
  return problem
}

/** What the shopper chose before goes into a new draft if it can be used there; the rest stays chosen. */
export function addChosen(scope: Scope, draft: OrderRow, lines: readonly BasketLine[]): void {
  const owner = ownerOf(scope.who)
  for (const voucher of owner === null ? [] : listChosen(scope.db, owner, scope.now))
    addToDraft(scope, draft, lines, voucher)
}

export function removeFromDraft({ db }: Scope, orderId: string, code: string): void {
  for (const { kind } of listOrderVouchers(db, orderId).filter((row) => row.code === storedCode(code)))
    removeOrderVoucher(db, orderId, kind)
}

/**
 * Counts the vouchers of a draft that has become an order. They were measured just before; those that could
 * not be used are left out.
 */
export function spendVouchers({ db }: Tx, { order }: Pick<ShopEvents['order_placed'], 'order'>): void {
  const owners = [
    ...(order.customerId === null ? [] : [customerOwner(order.customerId)]),
    ...(order.visitorId === null ? [] : [visitorOwner(order.visitorId)]),
  ]
  const person = shopperIdsOf(db, order)
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

/** An order that was cancelled or has expired gives its vouchers back, exactly once. */
export function returnVouchers({ db }: Tx, { order }: ShopEvents['order_ended']): void {
  for (const voucherId of moveOrderVouchers(db, order.id, 'USED', 'RETURNED')) countUse(db, voucherId, -1)
}

/** An order that a late payment revives keeps its price, even if somebody else has taken the last use meanwhile. */
export function spendVouchersAgain({ db }: Tx, { order }: ShopEvents['order_revived']): void {
  for (const voucherId of moveOrderVouchers(db, order.id, 'RETURNED', 'USED')) countUse(db, voucherId, 1)
}
