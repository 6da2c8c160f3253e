import { hourMs } from '#shared/format/units.ts'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { WholeNumber } from '#shared/admin/fields.ts'
import { zones } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { vendorsOfCouriers, vendorsOnHandover, vendorsToOwnAccount } from '#shared/order/payment-way.ts'
import { drivenText } from '#commerce/order/core/rules.ts'
import type { Db } from '#commerce/platform/scope.ts'

/** bank: to the shop's own account · handover: at the counter, or to the shop's own driver · strange: it fits no order. */
const ways = ['bank', 'vendor', 'courier', 'handover', 'strange'] as const
/** source: the payment vendor sent it back · bank: the shop transferred it. */
const waysBack = ['source', 'bank', 'withdrawal'] as const
const day = z.string()
export const Received = z.object({
  received: z.array(
    z.object({
      day,
      by: z.enum(ways),
      source: z.string(),
      method: z.string(),
      count: WholeNumber,
      amount: WholeNumber,
    }),
  ),
  sent: z.array(z.object({ day, by: z.enum(waysBack), count: WholeNumber, amount: WholeNumber })),
  /** Postage of returns that was replaced. It leaves the shop as a withdrawal, or as what was owed. */
  postage: z.array(z.object({ day, count: WholeNumber, amount: WholeNumber })),
})

interface Days {
  since: Date
  until: Date
}

/** What came to the shop in some days and what it sent back, by day and way: to be compared with banks and vendors. */
export function receivedIn(db: Db, days: Days): z.output<typeof Received> {
  return {
    received: db.all(sql`SELECT day, "by", source, method, count(*) AS count, sum(amount) AS amount
      FROM (${came(days)}) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4 LIMIT ${limits.reportRows}`),
    sent: db.all(sql`SELECT day, "by", count(*) AS count, sum(amount) AS amount
      FROM (${went(days)}) GROUP BY 1, 2 ORDER BY 1, 2 LIMIT ${limits.reportRows}`),
    postage: db.all(sql`SELECT ${dayOf('t.at')} AS day, count(*) AS count, sum(e.amount) AS amount
      FROM ledger_transfer t CROSS JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
      WHERE t.kind = 'return_postage' AND ${within('t.at', days)} GROUP BY 1 ORDER BY 1 LIMIT ${limits.reportRows}`),
  }
}

/** Cash that the shop's own people took, unless a person gave a payout to its order. */
const ownCash = sql.raw(
  `(${drivenText('o')} AND NOT EXISTS (SELECT 1 FROM movement p WHERE p.order_id = o.id AND p.kind = 'payout' AND p.state = 'matched'))`,
)

const came = (days: Days): SQL => sql`
  SELECT ${dayOf('b.paid_at')} AS day, ${byOf('b.vendor')} AS "by", b.vendor AS source, b.method, b.amount
    FROM bill b CROSS JOIN orders o ON o.id = b.order_id
    WHERE ${within('b.paid_at', days)}
      AND b.amount > 0 AND (b.vendor NOT IN ${vendorsOfCouriers} OR ${ownCash})
  UNION ALL SELECT ${dayOf('t.at')}, ${byOf('c.vendor')}, c.vendor, c.method, c.amount
    FROM ledger_transfer t CROSS JOIN charge c ON c.reference = t.ref
    WHERE t.kind = 'refund_double' AND ${within('t.at', days)}
  UNION ALL SELECT ${dayOf('m.at')}, CASE WHEN m.kind = 'payout' THEN 'courier'
    WHEN m.reason = 'undone' THEN 'vendor' ELSE 'strange' END, m.source,
    coalesce(iif(m.reason = 'undone', (SELECT c.method FROM charge c WHERE c.reference = m.said), ''), ''), m.amount
    FROM movement m WHERE m.state IN ('matched', 'open', 'closed') AND ${within('m.at', days)} AND m.amount > 0
      AND (m.kind = 'payout' OR (m.kind IN ('bank', 'payment') AND m.reference IS NULL))
  UNION ALL SELECT ${dayOf('m.at')}, 'strange', m.source, '', m.amount - c.amount
    FROM movement m CROSS JOIN charge c ON c.reference = m.reference
    WHERE m.state = 'closed' AND ${within('m.at', days)} AND m.kind = 'bank'`

const went = (days: Days): SQL => sql`
  SELECT ${dayOf('r.paid_at')} AS day, r.way AS "by", r.amount FROM refund r
    WHERE r.way <> 'wallet' AND ${within('r.paid_at', days)}
  UNION ALL SELECT ${dayOf('w.answered_at')}, 'withdrawal', w.amount - w.fee FROM withdrawal w
    WHERE w.status = 'PAID' AND ${within('w.answered_at', days)}
  UNION ALL SELECT ${dayOf('m.at')}, 'source', -m.amount FROM movement m
    WHERE m.state IN ('open', 'closed') AND ${within('m.at', days)} AND m.amount < 0 AND m.kind = 'payment'`

/** A column of our own is a moment within these days. */
const within = (column: string, { since, until }: Days): SQL =>
  sql`${sql.raw(column)} >= ${since.getTime()} AND ${sql.raw(column)} < ${until.getTime()}`
const dayOf = (column: string): SQL => sql`date((${sql.raw(column)} + ${zones.WIB * hourMs}) / 1000, 'unixepoch')`
const byOf = (column: string): SQL =>
  sql`CASE WHEN ${sql.raw(column)} IN ${vendorsToOwnAccount} THEN 'bank' WHEN ${sql.raw(column)} IN ${vendorsOnHandover} THEN 'handover' ELSE 'vendor' END`
