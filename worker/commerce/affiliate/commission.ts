import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { balanceOf, type Ledger, move, purseOf } from '#commerce/ledger/store.ts'
import { hasOpenReturn } from '#commerce/order/after/returns/store.ts'
import type { OrderRow } from '#commerce/order/core/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { commissionFor, readyAt } from './rules.ts'
import {
  addCommission,
  type AffiliateRow,
  changeCommission,
  type CommissionRow,
  findByCode,
  findCommission,
  shareAccount,
} from './store.ts'
import { buyerIdsOf } from '#commerce/pricing/buyer-ids.ts'

/**
 * An order has been paid: the member whose link it came by is promised a part. Once for an order. Inside the caller's
 * transaction.
 */
export function promiseCommission(scope: Scope, order: OrderRow): void {
  const { db, now, shop } = scope
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
  move(scope, {
    kind: 'commission_pending',
    ref: order.id,
    from: 'shop:commission',
    to: purseOf('pending', affiliateId),
    amount,
  })
}

/**
 * Nobody earns by their own orders: not by the account, nor by another one with the same phone or the same bank
 * account.
 */
function isOwn(db: Db, { customerId }: AffiliateRow, order: OrderRow): boolean {
  const buyer = buyerIdsOf(db, order)
  const phone = findCustomer(db, customerId)?.phone
  if (buyer.customerId === customerId || phone === buyer.phone || phone === buyer.contact) return true
  return buyer.customerId !== null && shareAccount(db, customerId, buyer.customerId)
}

/** An order is completed: its commission waits until nothing of it can come back. Inside the caller's transaction. */
export function planCommission({ db, now, shop, scheduler }: Scope, { id, deliveredAt }: OrderRow): void {
  if (findCommission(db, id)?.status !== 'PENDING') return
  const at = readyAt(deliveredAt, now, shop.returnDays)
  changeCommission(db, id, { readyAt: at })
  scheduler.plan('ready-commission', id, at)
}

const dayMs = 86_400_000

/** Makes a commission payable; the second time there is none that waits. */
export function readyCommission(orderId: string, scope: Scope): void {
  scope.db.transaction(() => {
    const found = findCommission(scope.db, orderId)
    if (found?.status !== 'PENDING' || !found.readyAt || scope.now < found.readyAt) return
    // What is on its way back is not bought yet.
    if (hasOpenReturn(scope.db, orderId))
      return scope.scheduler.plan('ready-commission', orderId, new Date(scope.now.getTime() + dayMs))
    const { affiliateId, amount } = found
    changeCommission(scope.db, orderId, { status: 'READY' })
    move(scope, {
      kind: 'commission_ready',
      ref: orderId,
      from: purseOf('pending', affiliateId),
      to: purseOf('commission', affiliateId),
      amount,
    })
  })
}
export const affiliateJobs = { 'ready-commission': readyCommission } as const satisfies Record<string, Job>

/**
 * Goods worth `returned`, as they were paid for, went back: what is kept brings its part, and nothing kept brings
 * nothing. Once for a `ref`, the return. Inside the caller's transaction.
 */
export function lowerCommission(
  scope: Ledger,
  orderId: string,
  { returned, ref }: { returned: number; ref: string },
): void {
  const found = findCommission(scope.db, orderId)
  if (!found || found.status === 'REVERSED' || returned === 0) return
  const base = found.base - returned
  const amount = Math.floor((found.amount * base) / found.base)
  if (amount <= 0) return takeBackCommission(scope, orderId)
  const from = holderOf(found)
  const back = Math.min(found.amount - amount, balanceOf(scope.db, from))
  changeCommission(scope.db, orderId, { base, amount })
  if (back > 0)
    move(scope, { kind: 'commission_reversed', ref: `${orderId}:${ref}`, from, to: 'shop:commission', amount: back })
}

const holderOf = ({ status, affiliateId }: Pick<CommissionRow, 'status' | 'affiliateId'>) =>
  purseOf(status === 'PENDING' ? 'pending' : 'commission', affiliateId)

/**
 * An order was called off, came back whole, or its money is gone: its commission is taken back, once. Of one that was
 * ready, what has been paid out meanwhile is the shop's loss: a purse is never below nothing. Inside the caller's
 * transaction.
 */
export function takeBackCommission(scope: Ledger, orderId: string): void {
  const found = findCommission(scope.db, orderId)
  if (!found || found.status === 'REVERSED') return
  const from = holderOf(found)
  const amount = Math.min(found.amount, balanceOf(scope.db, from))
  changeCommission(scope.db, orderId, { status: 'REVERSED' })
  scope.scheduler.drop('ready-commission', orderId)
  if (amount > 0) move(scope, { kind: 'commission_reversed', ref: orderId, from, to: 'shop:commission', amount })
}
