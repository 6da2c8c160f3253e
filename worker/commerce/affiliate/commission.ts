import { formatDate } from '#shared/format/dates.ts'
import { dayMs } from '#shared/format/units.ts'
import { shareOf } from '#shared/order/share.ts'
import { balanceOf, move, customerAccount } from '#commerce/ledger/store.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { refuseRequested } from '#commerce/wallet/withdraw.ts'
import { isOwn } from './own.ts'
import { commissionFor, readyAt } from './rules.ts'
import { addCommission, changeCommission, type CommissionRow, findByCode, findCommission } from './store.ts'

/** An order was paid: the member whose link brought it is promised a part of it, once. */
export function promiseCommission(tx: Tx, { order }: ShopEvents['order_paid']): void {
  const { db, now, shop } = tx
  const affiliate = order.affiliateCode !== null && shop.affiliate ? findByCode(db, order.affiliateCode) : null
  if (!affiliate || !shop.affiliate || isOwn(db, affiliate, order)) return
  const base = order.subtotal - order.discount - order.coinsUsed
  const amount = commissionFor(base, shop.affiliate)
  const affiliateId = affiliate.customerId
  if (
    amount === 0 ||
    !addCommission(db, { orderId: order.id, affiliateId, status: 'PENDING', base, amount, at: now, readyAt: null })
  )
    return
  move(tx, {
    kind: 'commission_pending',
    ref: order.id,
    from: 'shop:commission',
    to: customerAccount('pending', affiliateId),
    amount,
  })
}

/**
 * An order is completed: its commission waits until nothing of the order can be returned any more. `returnDays`: its
 * own, which may be more than the shop gives today.
 */
export function planCommission({ db, now, scheduler }: Tx, order: OrderRow, returnDays: number): void {
  const { id, deliveredAt } = order
  if (findCommission(db, id)?.status !== 'PENDING') return
  const at = readyAt(deliveredAt, now, returnDays)
  changeCommission(db, id, { readyAt: at })
  scheduler.plan('ready-commission', id, at)
}

/** Money that only a helper had seen is shown: its commission is ready as soon as its days are over. */
export function lookAtCommission({ db, scheduler }: Tx, { order: { id } }: ShopEvents['money_shown']): void {
  const found = findCommission(db, id)
  if (found?.status === 'PENDING' && found.readyAt) scheduler.plan('ready-commission', id, found.readyAt)
}

/** What only the order room knows, so the app passes it in. */
interface OfOrder {
  /** A return of the order is open. */
  isReturnOpen: (db: Db, orderId: string) => boolean
  /** Until when its goods can go back, after a replacement too; null: they cannot any more. */
  returnableUntil: (tx: Tx, orderId: string) => Date | null
  /** What is still in the shop of what was paid for it, without what went back of it in any way. */
  moneyLeft: (db: Db, orderId: string) => number
  /** Nobody but a helper says that its money came. */
  isSeenOnlyByHelper: (db: Db, orderId: string) => boolean
}
export const affiliateJobs = (of: OfOrder) =>
  ({
    'ready-commission': (orderId, tx) => readyCommission(tx, orderId, of),
  }) satisfies Partial<Record<JobKind, Job>>

/** Makes a commission payable; a second call finds none that waits. */
function readyCommission(tx: Tx, orderId: string, of: OfOrder): void {
  const found = findCommission(tx.db, orderId)
  if (found?.status !== 'PENDING' || !found.readyAt || tx.now < found.readyAt) return
  // Goods that are on their way back are not bought yet.
  if (of.isReturnOpen(tx.db, orderId))
    return tx.scheduler.plan('ready-commission', orderId, new Date(tx.now.getTime() + dayMs))
  // A replacement has days of its own, and the shop may have given its shoppers more days meanwhile.
  const until = of.returnableUntil(tx, orderId)
  if (until) {
    changeCommission(tx.db, orderId, { readyAt: until })
    return tx.scheduler.plan('ready-commission', orderId, until)
  }
  // `lookAtCommission` comes back when it is shown.
  if (of.isSeenOnlyByHelper(tx.db, orderId)) return
  // A vendor may have sent a part of the money back, by the seller's wish or a bank's.
  const gone = found.base - of.moneyLeft(tx.db, orderId)
  if (gone > 0) lowerCommission(tx, { order: { id: orderId }, returned: gone, ref: 'sent-back' })
  const kept = findCommission(tx.db, orderId)
  if (kept?.status !== 'PENDING') return
  const { affiliateId, amount } = kept
  changeCommission(tx.db, orderId, { status: 'READY' })
  move(tx, {
    kind: 'commission_ready',
    ref: orderId,
    from: customerAccount('pending', affiliateId),
    to: customerAccount('commission', affiliateId),
    amount,
  })
}

/** Goods were returned: the commission falls to the part for the goods that are kept. Once for a return. */
export function lowerCommission(
  tx: Tx,
  { order, returned, ref }: { order: Pick<OrderRow, 'id'>; returned: number; ref: string },
): void {
  const found = findCommission(tx.db, order.id)
  if (!found || found.status === 'REVERSED' || returned === 0) return
  const base = found.base - returned
  const amount = shareOf(found.amount, base, found.base)
  if (amount <= 0) return takeBackCommission(tx, { order })
  changeCommission(tx.db, order.id, { base, amount })
  takeBack(tx, found, { wanted: found.amount - amount, ref: `${order.id}:${ref}` })
}

/** A guest's order turns out to be the member's own, so it earns nothing. */
export function takeBackOwnCommission(tx: Tx, { order, customerId }: ShopEvents['order_claimed']): void {
  if (findCommission(tx.db, order.id)?.affiliateId === customerId) takeBackCommission(tx, { order })
}

/** An order was cancelled, was returned as a whole, or its money is gone: its commission is taken back, once. */
export function takeBackCommission(tx: Tx, { order: { id } }: { order: Pick<OrderRow, 'id'> }): void {
  const found = findCommission(tx.db, id)
  if (!found || found.status === 'REVERSED') return
  changeCommission(tx.db, id, { status: 'REVERSED' })
  tx.scheduler.drop('ready-commission', id)
  takeBack(tx, found, { wanted: found.amount, ref: id })
}

/**
 * What the member has requested and nobody has begun to pay goes back first. The shop bears what was paid out, because a
 * balance never falls below zero.
 */
function takeBack(tx: Tx, found: CommissionRow, { wanted, ref }: { wanted: number; ref: string }): void {
  const { affiliateId: customerId, status, at } = found
  const note = `Komisi pesanan ${formatDate(at)} dibatalkan`
  if (status === 'READY') refuseRequested(tx, 'commission', { customerId, needed: wanted, note })
  const from = customerAccount(status === 'PENDING' ? 'pending' : 'commission', customerId)
  const amount = Math.min(wanted, balanceOf(tx.db, from))
  if (amount > 0) move(tx, { kind: 'commission_reversed', ref, from, to: 'shop:commission', amount })
}
