import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { codesLeftText, paidBackText } from '../../core/stock.ts'

/** A product that somebody packs. As SQL of `product p`. */
export const isPacked: SQL = sql`p.digital = 0`

/** A variant of a digital product that comes with no file, as SQL: of `variant v` and `product p`. */
const withoutFile = sql`p.digital = 1 AND NOT EXISTS (
  SELECT 1 FROM digital_file d WHERE d.product_id = p.id AND d.removed_at IS NULL AND (d.variant_id IS NULL OR d.variant_id = v.id))`
const hasCode = sql`EXISTS (SELECT 1 FROM licence k WHERE k.variant_id = v.id)`

/** Variants that are on sale and have nothing to hand over. For a count; so is the next. */
export const emptyVariants: SQL = sql`FROM product p CROSS JOIN variant v ON v.product_id = p.id
  WHERE p.published = 1 AND v.stock > 0 AND ${withoutFile} AND NOT ${hasCode}`

/** Variants of which more were sold than there are codes. */
export const shortVariants: SQL = sql`FROM product p CROSS JOIN variant v ON v.product_id = p.id
  WHERE p.digital = 1 AND (${hasCode} OR (${withoutFile})) AND ${sql.raw(codesLeftText('v.id'))} < 0`

const piecesText = `(l.quantity - ${paidBackText('l.order_id', 'l.variant_id')}
  - (SELECT count(*) FROM licence t WHERE t.order_id = l.order_id AND t.variant_id = l.variant_id))`
/** The paid lines, `l`, of a short variant, `s`, with their orders, `o`. */
const holdsOf: SQL = sql`stock_hold AS h ON h.variant_id = s.id AND h.state IN ('SOLD', 'SENT')
  CROSS JOIN order_line AS l ON l.order_id = h.order_id AND l.variant_id = h.variant_id
  CROSS JOIN orders AS o ON o.id = h.order_id`
/** Short variants; `since`: when the order of the first line that waits was placed. */
export const waitingForCodes: SQL = sql`SELECT min(o.placed_at) AS since FROM (SELECT v.id ${shortVariants}) AS s
  CROSS JOIN ${holdsOf} WHERE ${sql.raw(piecesText)} > 0 GROUP BY s.id`

/**
 * Paid lines that wait for codes of which there are too few, the longest waiting first. `free` codes go to the order
 * that is opened first.
 */
export const listMissing = (db: Db) =>
  db.all<{ orderId: string; number: string; itemId: string; name: string; pieces: number; free: number }>(sql`
    SELECT o.id AS orderId, o.number, l.variant_id AS itemId, trim(l.name || ' ' || l.variant_name) AS name,
      ${sql.raw(piecesText)} AS pieces,
      (SELECT count(*) FROM licence f WHERE f.variant_id = l.variant_id AND f.order_id IS NULL) AS free
    FROM (SELECT v.id ${shortVariants}) AS s CROSS JOIN ${holdsOf}
    WHERE pieces > 0 ORDER BY o.placed_at, o.id, l.position LIMIT ${sql.raw(String(limits.adminListRows))}`)
