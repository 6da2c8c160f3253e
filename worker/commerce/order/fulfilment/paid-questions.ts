import { hourMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import { cached } from '#commerce/platform/memory.ts'
import { widelyOf } from '#commerce/platform/network.ts'
import { networkKey } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { holdBack } from '#commerce/platform/spent/hold-back.ts'
import { hourOf, leftOf, mostOfDay } from '#commerce/platform/spent/rules.ts'
import { countSpent, spentOf } from '#commerce/platform/spent/spent.ts'
import type { Courier, RateQuery } from '#commerce/vendors/shipping/courier.ts'
import { askCouriers, type Quoted } from '#commerce/vendors/shipping/rates.ts'
import { isPaidByQuestion } from '#commerce/vendors/shipping/registry.ts'
import { hasPaid } from '../core/paid.ts'

interface Asking {
  /** Somebody of the shop makes an order for a customer. */
  bySeller: boolean
  /** Whether its last price for this way is known. */
  isKnown: (courier: Courier) => boolean
}

/**
 * Asks couriers. One that is paid for each question is not asked while strangers have caused unusually many: then it
 * counts as silent, and its last price as far as it is known. Customers who have paid here and the seller always ask.
 */
export async function askWithinBounds(
  scope: Scope,
  couriers: readonly Courier[],
  query: RateQuery,
  { bySeller, isKnown }: Asking,
): Promise<Quoted[]> {
  const paid = couriers.filter(({ name }) => isPaidByQuestion(name))
  const open = paid.length === 0 || bySeller || mayAsk(scope, paid.length, () => paid.every(isKnown))
  const quoted = await askCouriers(open ? couriers : couriers.filter((one) => !paid.includes(one)), query)
  return open ? quoted : [...quoted, ...paid.map(({ name }) => ({ courier: name, rates: null }))]
}

function mayAsk(scope: Scope, questions: number, isKnown: () => boolean): boolean {
  const { db, now, who } = scope
  const spent = spentOf(db, 'quote', now)
  const left = leftOf(spent, limits.quotesOfDay)
  const ofHour = hourOf(mostOfDay(spent.usual, limits.quotesOfDay))
  const key = networkKey(scope, { rule: 'quote', minutes: 60, bounds: [] })
  // An owner of a /48 has as many networks as they like.
  const network = widelyOf(key)?.from ?? key
  const asked = askedWithin(db, Math.floor(now.getTime() / hourMs))
  const ofNetwork = network === null ? 0 : (asked.networks.get(network) ?? 0)
  const more = Math.min(left.hour - asked.unwritten, left.day - asked.unwritten)
  // Looking again and again at the same checkout leaves others enough for ways that were never requested.
  const isUsual = (part: number) => more > ofHour * (1 - part) && ofNetwork < ofHour * limits.quotesNetworkPart * part
  const usual = isUsual(1 - limits.quotesReservePart) || (isUsual(1) && !isKnown())
  if (!usual && (who.customerId === null || !hasPaid(db, { customerId: who.customerId, phone: null }))) {
    inTransaction(scope, (tx) => holdBack(tx, 'quote', spent))
    return false
  }
  if (network !== null) asked.networks.set(network, ofNetwork + questions)
  asked.unwritten += questions
  if (asked.unwritten >= writtenAtOnce) {
    inTransaction(scope, (tx) => countSpent(tx, 'quote', { sent: asked.unwritten }))
    asked.unwritten = 0
  }
  return true
}

/** Pages of a checkout write nothing each: what few questions an object forgets when it ends is cheap. */
const writtenAtOnce = 10
const networksKept = 10_000

/** The questions of this hour in the memory of the shop's object: by network, and those not written yet. */
function askedWithin(db: Db, hour: number) {
  const asked = cached(db, { object: 'paid questions' }, () => ({
    hour,
    networks: new Map<string, number>(),
    unwritten: 0,
  }))
  if (asked.hour !== hour || asked.networks.size > networksKept) asked.networks.clear()
  asked.hour = hour
  return asked
}

/** The money of an order has come: the questions on its way were worth their price. */
export function countAnswers(tx: Tx, { order }: ShopEvents['order_paid']): void {
  const isAsked =
    deliveryWay[order.delivery].needsCourier && tx.vendors.couriers.some(({ name }) => isPaidByQuestion(name))
  if (isAsked && order.placedAt) countSpent(tx, 'quote', { used: limits.quotesPerOrder }, order.placedAt)
}
