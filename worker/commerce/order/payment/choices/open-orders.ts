import { dayMs, minuteMs } from '#shared/format/units.ts'
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import { refused, type Refused } from '#shared/result.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { variants } from '#commerce/catalog/tables.ts'
import {
  countHit,
  forgetHits,
  networkKey,
  type RateLimit,
  rateLimited,
} from '#commerce/platform/rate-limit/rate-limit.ts'
import { widelyOf } from '#commerce/platform/network.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { givenBy, leftOf } from '#commerce/pricing/flash-sale-rules.ts'
import type { LineNow } from '#commerce/order/core/lines-now.ts'
import { onTrustText } from '#shared/order/on-trust.ts'
import { openStatusList, orderLines, type OrderRow, orders } from '#commerce/order/core/tables.ts'
import { stockHolds } from '#commerce/order/fulfilment/tables.ts'
import { codRefusals } from './cod.ts'
import { canProvePhone, contactToProve, isProven, proofOf, recipientOf } from './contact-proof.ts'
import {
  type HeldLine,
  isScarce,
  needsProof,
  piecesProblem,
  placedSince,
  tenthsOf,
} from '#commerce/order/payment/rules/open-rules.ts'

/**
 * The bounds of a network are high, because thousands of shoppers share one address of a mobile operator. What is paid
 * counts no more.
 */
const unpaidLimit: RateLimit = {
  rule: 'unpaid order',
  minutes: 60,
  bounds: [{ by: 'network', most: limits.unpaidOrdersPerNetwork }],
}
/** A large order counts once for each tenth of its goods. */
const largeLimit: RateLimit = {
  rule: 'large unpaid order',
  minutes: limits.largeOrderHours * 60,
  bounds: [{ by: 'network', most: limits.largeOrderTenths }],
}
const codLimit: RateLimit = {
  rule: 'cod order',
  minutes: 24 * 60,
  bounds: [{ by: 'network', most: limits.codOrdersPerNetwork }],
}

const from = (scope: Scope, limit: RateLimit, subject: string | null = null) => ({
  subject,
  network: networkKey(scope, limit),
})

type Shopper = Pick<OrderRow, 'id' | 'customerId' | 'visitorId' | 'address' | 'delivery'>

/** How orders are known to be of the same shopper: the browser or account, the phone, the street. */
function signalsOf({ customerId, visitorId, address, delivery }: Shopper): { same: SQL; share: number }[] {
  const shopper = customerId === null ? eq(orders.visitorId, visitorId ?? '') : eq(orders.customerId, customerId)
  if (!address) return [{ same: shopper, share: 1 }]
  const phone = sql`${orders.address} ->> '$.phone' = ${address.phone}`
  // A boarding house has many shoppers at one street.
  const street = sql`(${orders.address} ->> '$.street' = ${address.street} AND ${orders.address} ->> '$.villageCode' = ${address.villageCode} AND ${orders.status} IN ${openStatusList})`
  return [
    { same: shopper, share: 1 },
    { same: phone, share: 1 },
    ...(!deliveryWay[delivery].needsAddress || address.street === '' ? [] : [{ same: street, share: 2 }]),
  ]
}

/**
 * `+` keeps SQLite from the index by status: in a rush that leads to thousands of orders of others, and the signals
 * of a shopper to a few.
 */
const unpaid = (statuses: SQL, payBy: Date, now: Date): SQL =>
  sql`(+${orders.status} IN ${statuses} AND +${orders.payBy} > ${payBy.getTime()} AND ${gt(orders.placedAt, placedSince(now))})`
const waiting = (now: Date): SQL => unpaid(sql`('PENDING')`, now, now)
const lapsed = (now: Date): SQL => unpaid(sql`('PENDING', 'EXPIRED')`, new Date(now.getTime() - dayMs), now)

/** How many orders of the same shopper, as one signal knows them, were not paid. */
interface Counted {
  share: number
  /** Of the last day. */
  today: number
  /** Of those, how many can still be paid. */
  open: number
}
/** The unpaid orders of this shopper and what the open ones hold of each variant, in one statement. */
function unpaidOf({ db, now }: Scope, shopper: Shopper): { counted: Counted[]; mine: ReadonlyMap<string, number> } {
  const [signals, open] = [signalsOf(shopper), waiting(now)]
  const counts = signals.map(
    ({ same }) => sql`json_array(coalesce(sum(${same}), 0), coalesce(sum(${same} AND ${open}), 0))`,
  )
  const pieces = sql`(SELECT json_group_object(${stockHolds.variantId}, ${stockHolds.quantity}) FROM ${stockHolds} WHERE ${stockHolds.orderId} = ${orders.id} AND ${isHeld})`
  const found = db
    .select({
      counts: sql`json_array(${sql.join(counts, sql`, `)})`.mapWith((text): [number, number][] => JSON.parse(text)),
      held: sql`json_group_array(json(${pieces})) FILTER (WHERE ${open})`.mapWith((text): Record<string, number>[] =>
        JSON.parse(text),
      ),
    })
    .from(orders)
    .where(and(or(...signals.map(({ same }) => same)), lapsed(now)))
    .get()
  const mine = new Map<string, number>()
  for (const one of found?.held ?? [])
    for (const [id, quantity] of Object.entries(one)) mine.set(id, (mine.get(id) ?? 0) + quantity)
  return {
    counted: signals.map(({ share }, at) => ({
      share,
      today: found?.counts[at]?.[0] ?? 0,
      open: found?.counts[at]?.[1] ?? 0,
    })),
    mine,
  }
}

/** Why this shopper may hold no more goods without paying; null: one more order is possible. */
export function unpaidProblem(scope: Scope, draft: OrderRow, held: readonly HeldLine[]): Refused | null {
  for (const { share, today, open } of unpaidOf(scope, draft).counted) {
    if (open >= limits.unpaidOrders * share) return refused('orders_unpaid', { count: open })
    if (today >= limits.unpaidOrdersPerDay * share) return refused('orders_lapsed', { count: today })
  }
  const large = held.some((line) => tenthsOf(line) > 0) ? rateLimited(scope, largeLimit, from(scope, largeLimit)) : null
  return (
    held.map(piecesProblem).find((one) => one !== null) ??
    (large && refused('orders_large', large.values)) ??
    (held.some(needsProof) ? proofProblem(scope, draft, held) : null) ??
    rateLimited(scope, unpaidLimit, from(scope, unpaidLimit))
  )
}

/** Why a shopper must prove a contact before more pieces are held, or holds enough by it; null: one more order is possible. */
function proofProblem(scope: Scope, draft: OrderRow, held: readonly HeldLine[]): Refused | null {
  const contact = contactToProve(scope, draft)
  if (!isProven(scope, draft, contact)) {
    if (scope.vendors.channels.length === 0) return refused('orders_large')
    const unknown = contact.phone === null && contact.email === null
    return unknown
      ? refused('stock_contact_missing', { what: canProvePhone(scope) ? 'nomor HP' : 'email' })
      : refused('contact_unproven')
  }
  const byProof = piecesByProof(scope, draft)
  return (
    held
      .map((line) => piecesProblem({ ...line, mine: Math.max(line.mine, byProof.get(line.variantId)?.pieces ?? 0) }))
      .find((one) => one !== null) ?? null
  )
}

/** The proof by which an order holds more than strangers may; another cookie that shows it is the same shopper. */
export const provenBy = (scope: Scope, draft: OrderRow, held: readonly HeldLine[]): string | null =>
  held.some(needsProof) ? proofOf(scope, contactToProve(scope, draft)) : draft.provenContact

/** What unpaid orders hold of the goods of a checkout by the contact that it has proven. */
function piecesByProof(scope: Scope, draft: OrderRow): ReadonlyMap<string, { pieces: number }> {
  const proof = proofOf(scope, contactToProve(scope, draft))
  return sumByVariant(
    scope.db
      .select(piecesOfVariant)
      .from(stockHolds)
      .crossJoin(orders)
      .where(
        and(
          inArray(stockHolds.variantId, variantsOf(scope, draft)),
          isHeld,
          eq(orders.id, stockHolds.orderId),
          eq(orders.provenContact, proof ?? ''),
          waiting(scope.now),
        ),
      )
      .groupBy(stockHolds.variantId)
      .limit(limits.cartLines)
      .all(),
  )
}

/** Until when the goods may be held unpaid: a day, and less for goods that others wait for. */
export const holdUntil = (held: readonly HeldLine[], now: Date): Date =>
  new Date(now.getTime() + (held.some(isScarce) ? limits.scarceHoldMinutes : limits.paymentHours * 60) * minuteMs)

/** An order was placed that holds goods without money; `held` is what was known before. */
export function countUnpaid(tx: Tx, order: Pick<OrderRow, 'id'>, held: readonly HeldLine[]): void {
  countHit(tx, unpaidLimit, from(tx, unpaidLimit, order.id))
  const tenths = Math.max(0, ...held.map(tenthsOf))
  for (let i = 0; i < tenths; i += 1) countHit(tx, largeLimit, from(tx, largeLimit, order.id))
}
export const countCod = (tx: Tx, order: Pick<OrderRow, 'id'>): void =>
  void countHit(tx, codLimit, from(tx, codLimit, order.id))

/** The money of an order has come: it counts for its network no more. */
export function forgetOpenOrder({ db }: Tx, { order }: { order: OrderRow }): void {
  for (const limit of [unpaidLimit, largeLimit, codLimit]) forgetHits(db, limit, order.id)
}

/** What a shopper has had without paying first. */
interface OnTrust {
  /** Shipments that this phone or customer sent back unpaid lately. */
  refusals: number
  /** Orders to be paid on delivery that this shopper has under way, when no more are allowed; null: one more is. */
  codOpen: number | null
}
/** A shop that cannot send codes to phones trusts less. */
export function onTrust(scope: Scope, order: OrderRow): OnTrust {
  const most =
    canProvePhone(scope) || isProven(scope, order, recipientOf(order)) ? limits.codOrders : limits.codOrdersUnproven
  // Each way to be known again has an index of its own, so each is counted by itself.
  const counts = signalsOf(order).map(({ same, share }, place) => ({ name: `all${place}`, same, share }))
  const row = scope.db.get<Record<string, number>>(
    sql`SELECT ${sql.join(
      counts.map(
        ({ name, same }) =>
          sql`(SELECT count(*) FROM ${orders} WHERE ${sql.raw(onTrustText)} AND ${inArray(orders.status, statusesWhere('underWay'))} AND ${same}) AS ${sql.identifier(name)}`,
      ),
      sql`, `,
    )}, ${codRefusals(scope, order)} AS refusals`,
  )
  const full = counts.find(({ name, share }) => (row[name] ?? 0) >= most * share)
  return { refusals: row['refusals'] ?? 0, codOpen: full ? (row[full.name] ?? null) : null }
}

/** Why an order does not go into work before it is paid; null: it does. */
export function codProblem(scope: Scope, order: OrderRow): Refused | null {
  if (canProvePhone(scope) && !isProven(scope, order, recipientOf(order))) return refused('contact_unproven')
  return rateLimited(scope, codLimit, from(scope, codLimit))
}

/**
 * Why an order that is paid when it is handed over takes too much; null: it does not. Where phones are proven, so was
 * this one; elsewhere a phone is only typed, and what such orders have just taken counts like what unpaid ones hold.
 */
export function onTrustProblem(scope: Scope, order: OrderRow, lines: readonly LineNow[]): Refused | null {
  if (canProvePhone(scope) || isProven(scope, order, recipientOf(order))) return null
  return heldLines(scope, order, lines, true).some(needsProof) ? refused('handover_large') : null
}

/** The lines of an order with what other unpaid ones hold; `onTrust`: also what was just sold so, and without `mine`. */
export function heldLines(scope: Scope, order: Shopper, lines: readonly LineNow[], onTrust = false): HeldLine[] {
  const mine = onTrust ? null : unpaidOf(scope, order).mine
  const held = sumByVariant(
    scope.db
      .select({
        variantId: variants.id,
        pieces: sql<number>`(SELECT coalesce(sum(a.quantity), 0) FROM stock_hold a WHERE a.variant_id = ${variants}.id AND a.state = 'HELD' AND a.order_id <> ${order.id})`,
        near: piecesNear(scope, order, { limit: unpaidLimit, hours: unpaidLimit.minutes / 60, state: 'HELD' }),
        taken: onTrust
          ? piecesNear(scope, order, { limit: codLimit, hours: limits.largeOrderHours, state: 'SOLD' })
          : sql<number>`0`,
      })
      .from(variants)
      .where(inArray(variants.id, variantsOf(scope, order)))
      .limit(limits.cartLines)
      .all(),
  )
  return lines.map(({ variantId, name, quantity, stock, origin }) => {
    const flash = givenBy(origin)
    const { pieces = 0, near = 0, taken = 0 } = held.get(variantId) ?? {}
    const counted = { mine: mine?.get(variantId) ?? 0, held: pieces + taken, near: near + taken }
    return { variantId, name, quantity, stock, flash: flash && leftOf(flash), ...counted }
  })
}

interface Near {
  limit: RateLimit
  /** Of so many last hours. */
  hours: number
  state: 'HELD' | 'SOLD'
}
/** What the other orders of this network that a limit counts hold of a variant, found from its few hits. */
function piecesNear(scope: Scope, { id }: Pick<OrderRow, 'id'>, { limit, hours, state }: Near): SQL<number> {
  const network = networkKey(scope, limit)
  if (network === null) return sql<number>`0`
  // An owner of a /48 has as many networks as they like.
  const wide = widelyOf(network)
  const near = wide ? sql`h.network >= ${wide.from} AND h.network < ${wide.until}` : sql`h.network = ${network}`
  const since = scope.now.getTime() + (limit.minutes - hours * 60) * minuteMs
  return sql<number>`(SELECT coalesce(sum(n.quantity), 0) FROM rate_limit_hit h CROSS JOIN stock_hold n
    WHERE h.rule = ${limit.rule} AND ${near} AND h.until > ${since}
    AND n.order_id = h.subject AND n.order_id <> ${id} AND n.variant_id = ${variants}.id AND n.state = ${state})`
}
const variantsOf = ({ db }: Pick<Scope, 'db'>, order: Pick<OrderRow, 'id'>) =>
  db.select({ id: orderLines.variantId }).from(orderLines).where(eq(orderLines.orderId, order.id))
const isHeld = eq(stockHolds.state, 'HELD')
const piecesOfVariant = { variantId: stockHolds.variantId, pieces: sql<number>`sum(${stockHolds.quantity})` }
const sumByVariant = <Row extends { variantId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.variantId, row]))
