import { and, inArray, ne } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { messages } from '#commerce/notification/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { holdBack } from '#commerce/platform/usual/hold-back.ts'
import { hourOf, leftOf, mostOfDay } from '#commerce/platform/usual/rules.ts'
import { countSpent, spentOf } from '#commerce/platform/usual/usual.ts'
import { buyerContact } from './core/buyer.ts'
import { hasPaid } from './core/paid.ts'
import type { OrderRow } from './core/tables.ts'
import { isProven } from './payment/choices/contact-proof.ts'
import { unpaidOfNetwork } from './payment/choices/open-orders.ts'

/**
 * Whether one more message about an order that nobody has paid may go to a phone, which costs the shop money. Strangers
 * get no more than is usual here, and a network no more than half of that; who has paid or proven their phone gets all.
 * The operator is notified when the first is held back.
 */
export function mayTellPhone(tx: Tx, order: OrderRow): boolean {
  const { db, now } = tx
  const spent = spentOf(db, 'message', now)
  const left = leftOf(spent, limits.unpaidMessagesOfDay)
  const ofNetwork = Math.ceil(hourOf(mostOfDay(spent.usual, limits.unpaidMessagesOfDay)) / 2)
  // No network has more of them than the whole shop, so its own are rarely counted.
  const crowded = spent.hour.unused >= ofNetwork && unpaidOfNetwork(tx, ofNetwork) >= ofNetwork
  const usual = left.hour > 0 && left.day > 0 && !crowded
  const goes = usual || isKnown(tx, order)
  if (goes) countSpent(db, 'message', now, { sent: 1 })
  else holdBack(tx, 'message', spent)
  return goes
}

function isKnown(scope: Scope, order: OrderRow): boolean {
  const { phone } = buyerContact(scope, order)
  return isProven(scope, order, { phone, email: null }) || hasPaid(scope.db, { customerId: order.customerId, phone })
}

/** The money of an order has come: what was written about it before was worth its price. */
export function countTold({ db }: Tx, { order: { id } }: ShopEvents['order_paid']): void {
  const events = [
    ...['order_placed', 'order_unpaid', 'order_expired', 'order_cancelled'].map((kind) => `${kind}:${id}`),
    `seller_order:${id}:whatsapp`,
  ]
  const told = db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(inArray(messages.event, events), ne(messages.channel, 'email')))
    .limit(events.length)
    .all()
  for (const { at } of told) countSpent(db, 'message', at, { used: 1 })
}
