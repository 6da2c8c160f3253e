import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { isPacked } from '../fulfilment/digital/missing.ts'
import { waitsFor } from './waiting.ts'

export const Packed = z.object({
  sku: z.string(),
  barcode: z.string(),
  name: z.string(),
  variant: z.string(),
  /** To be taken off the shelf, for so many orders. */
  pieces: z.int(),
  orders: z.int(),
})

/**
 * An order that is to be paid on delivery is in process from the beginning, so nobody says that it is packed: its goods
 * lie on the shelf until it has been on its way, or a courier was called for them. As SQL of `orders o`.
 */
const isUnsent = sql`(o.status = 'PROCESSING' AND NOT EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = o.id
  AND e.kind IN ('PAYMENT_CONFIRMED', 'courier_called', 'SHIPPING', 'CHANGE_PROCESSING')))`

/** What all orders that wait to be packed take off the shelf, in the order of its SKUs. */
export const listPacking = (db: Db): z.output<typeof Packed>[] =>
  db.all(sql`SELECT v.sku, v.barcode, l.name, l.variant_name AS variant, sum(l.quantity) AS pieces, count(*) AS orders
    FROM orders o CROSS JOIN order_line l ON l.order_id = o.id
    JOIN variant v ON v.id = l.variant_id JOIN product p ON p.id = v.product_id
    WHERE o.status IN ('PAYMENT_CONFIRMED', 'PROCESSING') AND (${waitsFor.pack} OR ${isUnsent}) AND ${isPacked}
    GROUP BY l.variant_id ORDER BY v.sku = '', v.sku, l.name, l.variant_name LIMIT ${limits.packingRows}`)
