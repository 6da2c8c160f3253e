import { assert } from '#shared/assert.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { sentence } from '#shared/text/errors.ts'
import { accepted, type Refused, type Result } from '#shared/result.ts'
import { ownerOf, ownersOf } from '#commerce/cart/store.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type BasketLine, basketOf, shopperOf } from './shopper.ts'
import { lookUp } from './guesses.ts'
import { findKept } from './kept.ts'
import { knownTo, measuredFor } from './offers.ts'
import { picksOf } from './ranking.ts'
import { kindOf, problemOf, storedCode } from './rules.ts'
import { type VoucherRow, type VoucherKind, voucherKinds } from './tables.ts'
import { savingOf } from '#commerce/pricing/voucher-saving.ts'
import {
  countUse,
  dropChoices,
  moveOrderVouchers,
  type OrderVoucherRow,
  putOrderVoucher,
  removeOrderVoucher,
  takeUses,
  markUsed,
} from './store.ts'
import { shopperIdsOf } from '#commerce/pricing/shopper-ids.ts'

/** A voucher of a draft, and what it is worth now. */
export interface MeasuredVoucher {
  /** Its row as it has to be: APPLIED with its saving, or DROPPED and worth nothing until it counts again. */
  row: OrderVoucherRow
  voucher: VoucherRow
  /** Whether it counted at the draft's last change. */
  counted: boolean
  /** Why it cannot be used now; null when it can. */
  problem: Refused | null
  /** The voucher of the draft's last change whose place it takes because that one cannot be used any more. */
  instead: (Pick<MeasuredVoucher, 'counted' | 'problem'> & { code: string }) | null
}

/**
 * The vouchers of a draft as they count now. Of a kind that the shopper decided about in this checkout it is that one,
 * if any; of the others the one chosen before or the best, so that they follow the goods, the address and the courier.
 * Writes nothing: `keepMeasured` does.
 */
export function measureVouchers(scope: Scope, draft: OrderRow, lines: readonly BasketLine[]): MeasuredVoucher[] {
  const owner = ownerOf(scope.who)
  const { drafted: kept, choices, claimed } = findKept(scope, draft.id)
  const chosen = [...choices.values()].flatMap((choice) => choice ?? [])
  const known = owner === null ? [] : knownTo(scope, claimed, chosen)
  if (kept.length === 0 && known.length === 0) return []
  const [basket, shopper] = [basketOf(lines, draft), shopperOf(scope, draft)]
  const measure = (row: OrderVoucherRow, voucher: VoucherRow): MeasuredVoucher => {
    const problem = problemOf(voucher, basket, shopper, scope.now)
    const worth = problem
      ? { state: 'DROPPED' as const, saving: 0 }
      : { state: 'APPLIED' as const, saving: savingOf(voucher, basket) }
    // The seller may have made discount of cashback since, or the other way round.
    return {
      row: { ...row, cashback: voucher.cashback, ...worth },
      voucher,
      counted: row.state === 'APPLIED',
      problem,
      instead: null,
    }
  }
  const picks = owner === null ? [] : picksOf(measuredFor(scope, claimed, known, { basket, shopper }), choices, basket)
  return voucherKinds.flatMap((kind) => {
    // One that the seller has made a voucher of another kind since is no part of the draft any more.
    const before = kept.find(({ row, voucher }) => row.kind === kind && kindOf(voucher) === kind)
    const standing = before && measure(before.row, before.voucher)
    if (draft.vouchersByHand.includes(kind)) return standing ?? []
    const wanted = choices.get(kind)
    const lost = standing?.problem ? standing : wanted ? measure(newRow(draft.id, wanted), wanted) : undefined
    const pick = picks.find((voucher) => kindOf(voucher) === kind)
    if (!pick) return lost?.problem && choices.get(kind) !== null ? lost : []
    if (pick.id === standing?.row.voucherId) return standing
    const next = measure(newRow(draft.id, pick), pick)
    const swapped = before ? swapOf(next.row, before.row, savingOf(before.voucher, basket), standing?.problem) : ''
    const replaced = swapped || (lost ? sentenceOf(lost) : '')
    const fresh = { ...next, row: { ...next.row, replaced } }
    const instead = standing?.problem
      ? { code: standing.row.code, counted: standing.counted, problem: standing.problem }
      : null
    return { ...fresh, counted: false, instead }
  })
}

const newRow = (orderId: string, voucher: VoucherRow): OrderVoucherRow => ({
  orderId,
  kind: kindOf(voucher),
  voucherId: voucher.id,
  code: voucher.code,
  title: voucher.title,
  cashback: voucher.cashback,
  saving: 0,
  state: 'APPLIED',
  replaced: '',
  customerId: null,
  phone: null,
})

/** What they save together, by what they lower. */
export function savingsOf(measured: readonly MeasuredVoucher[]) {
  const savings = { discount: 0, shippingDiscount: 0, cashback: 0 }
  for (const { row } of measured)
    savings[row.cashback ? 'cashback' : row.kind === 'shipping' ? 'shippingDiscount' : 'discount'] += row.saving
  return savings
}

/** One sentence for each that cannot be used: it is in the draft, or another has taken its place. */
export const changesOf = (measured: readonly MeasuredVoucher[]): string[] =>
  measured.flatMap((one) => (one.problem ? [sentenceOf(one)] : one.row.replaced === '' ? [] : [one.row.replaced]))

/**
 * Which voucher takes the place of one that lowered the price, why, and what that changes; '' where none did. What one
 * for shipping saves follows the courier, so no number of it would stay true.
 */
function swapOf(row: OrderVoucherRow, before: OrderVoucherRow, worth: number, problem: Refused | null = null): string {
  if (before.state !== 'APPLIED' || before.saving === 0) return ''
  const why = problem ? ` (${sentence(problem).replace(/^(?!Anda)./, (first) => first.toLowerCase())})` : ''
  const names = `Voucher ${before.title.slice(0, 60)}${why} diganti ${row.title.slice(0, 60)}`
  if (row.kind === 'shipping') return `${names}.`
  const said = (amount: number) => (row.cashback ? `${groupDigits(amount)} koin` : formatRupiah(amount))
  const saves = `${names}: ${row.cashback ? 'dapat' : 'hemat'} ${said(row.saving)}`
  const less = worth - row.saving
  return row.cashback !== before.cashback || worth === 0 || less === 0
    ? `${saves}.`
    : `${saves}, ${said(Math.abs(less))} lebih ${less > 0 ? 'sedikit' : 'banyak'}.`
}

const sentenceOf = ({ row, problem }: Pick<MeasuredVoucher, 'row' | 'problem'>): string =>
  problem ? `Voucher ${row.title.slice(0, 80)} tidak dipakai: ${sentence(problem)}.` : ''

/**
 * Why a voucher that the shopper counts on cannot be used any more; null: none is lost. The request says which ones the
 * shopper was shown; without that, those that counted at the draft's last change.
 */
export const lostOf = (measured: readonly MeasuredVoucher[], shown: readonly string[] | undefined): Refused | null =>
  measured
    .flatMap(({ row, counted, problem, instead }) => [
      { code: row.code, counted, problem },
      ...(instead ? [instead] : []),
    ])
    .find(({ code, counted, problem }) => problem && (shown ? shown.includes(code) : counted))?.problem ?? null

/** The columns of a draft whose shopper has decided about a kind of vouchers: from then on it follows nothing. */
type ByHand = Pick<OrderRow, 'vouchersByHand'>
const byHand = (draft: OrderRow, kinds: readonly VoucherKind[]): ByHand => ({
  vouchersByHand: [...new Set([...draft.vouchersByHand, ...kinds])],
})

/** Puts the voucher of a typed code into a draft, if it can be used there. */
export function addTyped(tx: Tx, draft: OrderRow, lines: readonly BasketLine[], code: string): Result<ByHand> {
  const found = lookUp(tx, code)
  const problem = found.ok ? problemOf(found.value, basketOf(lines, draft), shopperOf(tx, draft), tx.now) : found
  if (problem) return { ...problem, fields: { code: sentence(problem) } }
  if (found.ok) putOrderVoucher(tx.db, draft.id, found.value)
  return accepted(byHand(draft, found.ok ? [kindOf(found.value)] : []))
}

/** Takes a voucher off; `measured` are those that count, whether or not they were written. */
export function removeFromDraft(
  { db }: Tx,
  draft: OrderRow,
  measured: readonly MeasuredVoucher[],
  code: string,
): ByHand {
  const kinds = measured.filter(({ row }) => row.code === storedCode(code)).map(({ row }) => row.kind)
  for (const kind of kinds) removeOrderVoucher(db, draft.id, kind)
  return byHand(draft, kinds)
}

/**
 * Counts the vouchers of a draft that has become an order. They were measured just before, and those that could not be
 * used were taken off.
 */
export function spendVouchers(tx: Tx, { order }: Pick<ShopEvents['order_placed'], 'order'>): void {
  const { db } = tx
  const person = shopperIdsOf(db, order)
  const used = markUsed(db, order.id, person)
  assert(
    takeUses(tx, used),
    'the quota was checked in this transaction: nothing may run between the check and this line',
  )
  for (const owner of ownersOf(order)) dropChoices(db, owner, used)
}

/** An order that was cancelled or has expired gives its vouchers back, exactly once. */
export function returnVouchers(tx: Tx, { order }: ShopEvents['order_ended']): void {
  for (const voucherId of moveOrderVouchers(tx.db, order.id, 'USED', 'RETURNED')) countUse(tx, voucherId, -1)
}

/** An order that a late payment revives keeps its price, even if somebody else has taken the last use meanwhile. */
export function spendVouchersAgain(tx: Tx, { order }: ShopEvents['order_revived']): void {
  for (const voucherId of moveOrderVouchers(tx.db, order.id, 'RETURNED', 'USED')) countUse(tx, voucherId, 1)
}
