import { limits } from '#shared/limits.ts'
import { isPlanned } from '../scheduler/scheduler.ts'
import type { Scope } from '../scope.ts'
import type { Tx } from '../transaction.ts'
import type { Spent } from './rules.ts'
import type { SpentKind } from './tables.ts'
import { countSpent, spentOf } from './spent.ts'

/** Something that costs money does not go out: it would be more than usual. Of a day's first the operator is notified. */
export function holdBack(tx: Tx, what: SpentKind, spent: Spent & { refused: number }): void {
  const { now, shop } = tx
  countSpent(tx, what, { refused: 1 })
  if (spent.refused > 0) return
  console.error(JSON.stringify({ level: 'error', heldBack: what, company: shop.companyId, ...spent }))
  reportSoon(tx, new Date(now.getTime() + limits.heldBackReportMs))
}

/** Plans a report, unless one waits. Another try of the last one does not count: it looks at nothing new. */
export function reportSoon({ db, scheduler }: Tx, dueAt: Date): void {
  if (!isPlanned(db, 'report-health', '')) scheduler.plan('report-health', '', dueAt)
}

/** How much was held back today; 0: nothing is unusual. */
export const countHeldBack = ({ db, now }: Pick<Scope, 'db' | 'now'>, what: SpentKind): number =>
  spentOf(db, what, now).refused
