import { sql, type SQL } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'

/** What somebody knows of the order that they look for; null: they do not know it. */
export interface Wanted {
  number: string | null
  /** E.164: of the recipient, of a guest who bought, of a dropshipper or of the account. */
  phone: string | null
  sku: string | null
}

const most = limits.ordersSearched
/** The rows of an index come in the order in which they were written, so the newest are its last ones. */
const newest = (from: SQL): SQL => sql`SELECT * FROM (${from} ORDER BY rowid DESC LIMIT ${most})`

/**
 * The orders that fit all that is known, among the newest that fit each part; null: nothing is known. Each part reads a
 * few rows of its own index, however many orders there are.
 */
export function foundBy(db: Db, { number, phone, sku }: Wanted): string[] | null {
  const parts = [
    ...(number === null ? [] : [sql`SELECT id FROM orders WHERE number = ${number.toUpperCase()}`]),
    ...(phone === null ? [] : [byPhone(phone)]),
    ...(sku === null ? [] : [bySku(sku)]),
  ]
  if (parts.length === 0) return null
  const [first, ...others] = parts.map((part) => db.all<{ id: string }>(part).map(({ id }) => id))
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)))
}

const byPhone = (phone: string): SQL =>
  sql.join(
    [
      newest(sql`SELECT id FROM orders WHERE address ->> '$.phone' = ${phone}`),
      newest(sql`SELECT id FROM orders WHERE buyer = ${phone}`),
      newest(sql`SELECT id FROM orders WHERE dropship_phone = ${phone}`),
      sql`SELECT * FROM (SELECT id FROM orders WHERE customer_id = (SELECT id FROM customer WHERE phone = ${phone} AND phone_verified_at IS NOT NULL)
        ORDER BY placed_at DESC LIMIT ${most})`,
    ],
    sql` UNION `,
  )

const bySku = (sku: string): SQL =>
  sql.join(
    ['HELD', 'SOLD', 'SENT', 'RELEASED'].map((state) =>
      newest(
        sql`SELECT order_id AS id FROM stock_hold WHERE variant_id = (SELECT id FROM variant WHERE sku = ${sku} AND sku <> '') AND state = ${state}`,
      ),
    ),
    sql` UNION ALL `,
  )
