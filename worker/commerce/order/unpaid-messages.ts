import { and, inArray, ne } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { messages } from '#commerce/notification/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import {
  countHit,
  countHitsOf,
  forgetHits,
  networkKey,
  type RateLimit,
} from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { holdBack } from '#commerce/platform/spent/hold-back.ts'
import { hourOf, leftOf, mostOfDay, type Spent } from '#commerce/platform/spent/rules.ts'
import { countSpent, spentOf } from '#commerce/platform/spent/spent.ts'
import { buyerContact } from './core/buyer.ts'
import { hasPaid } from './core/paid.ts'
import type { OrderRow } from './core/tables.ts'
import { isProven } from './payment/choices/contact-proof.ts'

/** The messages of a network: its bound grows with what is usual, so it is not stated here. What is paid counts no more. */
const networkLimit: RateLimit = { rule: 'message to phone', minutes: 60, bounds: [] }

/**
 * What was decided in one request about an order: its shopper and its seller get their messages together, or neither
 * does.
 */
const decisions = new WeakMap<Scope, Map<string, boolean>>()

/**
 * Whether one more message about an order that nobody has paid may go to a phone, which costs the shop money. Strangers
 * get no more than is usual here, and a network no more than half of that; who has paid or proven their phone gets all.
 * The operator is notified when the first is held back.
 */
export function mayMessagePhone(tx: Tx, order: OrderRow): boolean {
  const { db, now } = tx
  const spent = spentOf(db, 'message', now)
  const network = networkKey(tx, networkLimit)
  const decided = decisions.get(tx) ?? new Map<string, boolean>()
  const goes = decided.get(order.id) ?? (isUsual(tx, spent, network) || isKnown(tx, order))
  decisions.set(tx, decided.set(order.id, goes))
  if (!goes) {
    holdBack(tx, 'message', spent)
    return false
  }
  countSpent(tx, 'message', { sent: 1 })
  if (network !== null) countHit(tx, networkLimit, { subject: order.id, network })
  return true
}

function isUsual(scope: Scope, spent: Spent, network: string | null): boolean {
  const left = leftOf(spent, limits.unpaidMessagesOfDay)
  const ofHour = hourOf(mostOfDay(spent.usual, limits.unpaidMessagesOfDay))
  const ofNetwork = Math.ceil(ofHour * limits.messagesNetworkPart)
  // No network has more of them than the whole shop, so its own are rarely counted.
  const crowded = spent.hour.unused >= ofNetwork && countHitsOf(scope, networkLimit, network, ofNetwork) >= ofNetwork
  return left.hour > 0 && left.day > 0 && !crowded
}

function isKnown(scope: Scope, order: OrderRow): boolean {
  const { phone } = buyerContact(scope, order)
  return isProven(scope, order, { phone, email: null }) || hasPaid(scope.db, { customerId: order.customerId, phone })
}

/** The money of an order has come: what was written about it before was worth its price. */
export function countMessaged(tx: Tx, { order: { id } }: ShopEvents['order_paid']): void {
  forgetHits(tx.db, networkLimit, id)
  const events = [
    ...['order_placed', 'order_unpaid', 'order_expired', 'order_cancelled'].map((kind) => `${kind}:${id}`),
    `seller_order:${id}:whatsapp`,
  ]
  const messaged = tx.db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(inArray(messages.event, events), ne(messages.channel, 'email')))
    .limit(events.length)
    .all()
  for (const { at } of messaged) countSpent(tx, 'message', { used: 1 }, at)
}
