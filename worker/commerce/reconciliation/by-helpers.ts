import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { DateTime } from '#shared/admin/fields.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'

const said = z.string()
export const ByHelpers = z.object({
  payments: z.array(z.object({ orderId: said, number: said, amount: z.int(), way: said, by: said, paidAt: DateTime })),
})

/** Payments that only a helper has seen. */
export function listByHelpers(db: Db): z.output<typeof ByHelpers> {
  const rows = db.all<{ orderId: string; number: string; amount: number; way: string; by: string; paidAt: number }>(
    sql`SELECT o.id AS orderId, o.number, b.amount, b.vendor AS way, b.seen_only_by AS "by", b.paid_at AS paidAt
      FROM bill b CROSS JOIN orders o ON o.id = b.order_id
      WHERE b.seen_only_by IS NOT NULL ORDER BY b.paid_at LIMIT ${limits.adminListRows}`,
  )
  return { payments: rows.map((one) => ({ ...one, paidAt: new Date(one.paidAt) })) }
}

/** The same as what waits, each with its amount. */
export const seenByHelpers: SQL = sql`SELECT paid_at AS since, amount FROM bill WHERE seen_only_by IS NOT NULL`
