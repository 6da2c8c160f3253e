import { sql, type SQL } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { orderStatuses, orderStatus } from '#shared/order/order-status.ts'
import { accepted } from '#shared/result.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { taxText } from '../core/issued.ts'
import { paidWith, paymentFacts } from './paid-with.ts'
import { sourceFacts, sourceOf } from './source.ts'

export interface OrderDays {
  since: Date
  until: Date
}

export const sold = sql.join(
  orderStatuses
    .filter((status) => orderStatus[status].paid || orderStatus[status].returnable)
    .map((one) => sql`${one}`),
  sql`, `,
)
export const placedIn = ({ since, until }: OrderDays): SQL =>
  sql`o.placed_at >= ${since.getTime()} AND o.placed_at < ${until.getTime()}`

/**
 * What was sold in some days: the orders that were placed in them and whose money has come, or comes with the goods. It
 * reads each of those orders once.
 */
export function reportOf({ db, shop }: Pick<Scope, 'db' | 'shop'>, days: OrderDays) {
  const sums = db.get<Sums>(sql`SELECT count(*) AS placed, coalesce(sum(o.status IN (${sold})), 0) AS orders,
    ${sumOf('subtotal')}, ${sumOf('discount')}, ${sumOf('shipping_cost')} , ${sumOf('shipping_discount')},
    ${sumOf('insurance_fee')}, ${sumOf('cod_fee')}, ${sumOf('unique_code')}, ${sumOf('coins_used')}, ${sumOf('wallet_used')},
    coalesce(sum(o.kept_money + o.kept_wallet + o.kept_coins), 0) AS kept,
    ${sumOfSold(refunds)} AS refunded, ${sumOfSold(coinsBack)} AS coins_back, ${sumOfSold(postage)} AS postage,
    coalesce(round(sum(CASE WHEN o.status IN (${sold}) THEN ${tax} END), 2), ${shop.npwp ? 0 : null}) AS tax
    FROM orders o WHERE ${placedIn(days)}`)
  const { subtotal, discount, shipping_cost, shipping_discount, insurance_fee, cod_fee } = sums
  const fees = insurance_fee + cod_fee
  const shipping = shipping_cost - shipping_discount
  return accepted({
    placed: sums.placed,
    orders: sums.orders,
    gross: subtotal,
    vouchers: discount + shipping_discount,
    shipping: shipping_cost,
    fees,
    uniqueCodes: sums.unique_code,
    value: subtotal - discount + shipping + fees + sums.unique_code,
    coins: sums.coins_used,
    wallet: sums.wallet_used,
    refunded: sums.refunded,
    coinsBack: sums.coins_back,
    kept: sums.kept,
    postage: sums.postage,
    tax: sums.tax,
    // Shipping and its fees go on to the courier; coins that paid for goods came back with them.
    net: subtotal - discount - shipping_discount - sums.refunded - sums.coins_back,
    sources: soldBy(db, days, sourceFacts, sourceOf).map(({ name, ...sums }) => ({ source: name, ...sums })),
    payments: soldBy(db, days, paymentFacts, paidWith).map(({ name, ...sums }) => ({ payment: name, ...sums })),
    ...byGoods(db, days),
  })
}

/** Only how many orders were sold in some days, and for how much in all. */
export const soldIn = ({ db }: Pick<Scope, 'db'>, days: OrderDays): { orders: number; value: number } =>
  db.get(
    sql`SELECT count(*) AS orders, coalesce(${orderValue}, 0) AS value FROM orders o WHERE ${placedIn(days)} AND o.status IN (${sold})`,
  )

type Column =
  | 'subtotal'
  | 'discount'
  | 'shipping_cost'
  | 'shipping_discount'
  | 'insurance_fee'
  | 'cod_fee'
  | 'unique_code'
  | 'coins_used'
  | 'wallet_used'
type Sums = Record<Column | 'placed' | 'orders' | 'refunded' | 'coins_back' | 'kept' | 'postage', number> & {
  tax: number | null
}
const sumOfSold = (value: SQL): SQL => sql`coalesce(sum(CASE WHEN o.status IN (${sold}) THEN ${value} ELSE 0 END), 0)`
const sumOf = (column: Column): SQL => sql`${sumOfSold(sql.raw(`o.${column}`))} AS ${sql.raw(column)}`
/**
 * What was paid for goods and went back, wherever to. The table `refund` would not do: a wallet's money has no row there,
 * and a second payment of the same order, which was never its price, has one.
 */
const refunds = sql`(SELECT coalesce(sum(r.refunded), 0) FROM order_return r WHERE r.order_id = o.id)`
const coinsBack = sql`(SELECT coalesce(sum(e.amount), 0) FROM order_return r
  JOIN ledger_transfer t ON t.kind = 'coins_returned' AND t.ref = r.id
  JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0 WHERE r.order_id = o.id AND o.coins_used > 0)`
const postage = sql`(SELECT coalesce(sum(r.postage_paid), 0) FROM order_return r WHERE r.order_id = o.id)`
/** NULL: its shop was not registered then. */
const tax = sql`(SELECT ${sql.raw(taxText('b'))} FROM bill b WHERE b.order_id = o.id)`
export const orderValue = sql.raw(
  'sum(o.subtotal - o.discount + o.shipping_cost - o.shipping_discount + o.insurance_fee + o.cod_fee + o.unique_code)',
)

interface Sold {
  orders: number
  value: number
}
/** What was sold by some facts of its orders, given as SQL of `orders o`: `nameOf` decides, and rows of one name are one. */
function soldBy<F extends object, N extends string>(
  db: Db,
  days: OrderDays,
  facts: Readonly<Record<keyof F, string>>,
  nameOf: (row: F) => N,
): ({ name: N } & Sold)[] {
  const columns = Object.entries<string>(facts).map(([name, fact]) => `${fact} AS "${name}"`)
  const rows = db.all<F & Sold>(
    sql`SELECT ${sql.raw(columns.join(', '))}, count(*) AS orders, ${orderValue} AS value
      FROM orders o WHERE ${placedIn(days)} AND o.status IN (${sold}) GROUP BY ${sql.raw(columns.map((_, place) => place + 1).join(', '))} LIMIT ${limits.listRows}`,
  )
  const sum = (all: readonly Sold[], of: keyof Sold) => all.reduce((whole, one) => whole + one[of], 0)
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, all]) => ({ name, orders: sum(all, 'orders'), value: sum(all, 'value') }))
    .toSorted((a, b) => b.value - a.value)
}

function byGoods(db: Db, days: OrderDays) {
  const goods = db.all<{ sku: string; name: string; variant: string; pieces: number; amount: number }>(
    sql`SELECT v.sku, l.name, l.variant_name AS variant, sum(l.quantity) AS pieces, sum(l.quantity * l.unit_price) AS amount
      FROM orders o CROSS JOIN order_line l ON l.order_id = o.id JOIN variant v ON v.id = l.variant_id
      WHERE ${placedIn(days)} AND o.status IN (${sold}) GROUP BY l.variant_id ORDER BY 5 DESC LIMIT ${limits.adminListRows}`,
  )
  return { goods }
}
