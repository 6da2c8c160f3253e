import { limits } from '#shared/limits.ts'
import type { Scope } from '../scope.ts'
import type { Tx } from '../transaction.ts'
import type { Spent } from './rules.ts'
import type { SpentKind } from './tables.ts'
import { countSpent, spentOf } from './spent.ts'

/** Something that costs money does not go out: it would be more than usual. Of a day's first the operator is notified. */
export function holdBack(tx: Tx, what: SpentKind, spent: Spent & { refused: number }): void {
  const { now, scheduler, shop } = tx
  countSpent(tx, what, { refused: 1 })
  if (spent.refused > 0) return
  console.error(JSON.stringify({ level: 'error', heldBack: what, company: shop.companyId, ...spent }))
  scheduler.begin('report-health', new Date(now.getTime() + limits.heldBackReportMs))
}

/** How much was held back today; 0: nothing is unusual. */
export const countHeldBack = ({ db, now }: Pick<Scope, 'db' | 'now'>, what: SpentKind): number =>
  spentOf(db, what, now).refused
