import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import { expireCoins } from './coins.ts'
import { listDifferences } from './store.ts'
import type { Scope } from '#commerce/platform/scope.ts'

const dayMs = 86_400_000

export const ledgerJobs = {
  'expire-coins': expireCoins,
  'reconcile-ledger': reconcile,
} as const satisfies Record<string, Job>

/**
 * Adds every account up once a day. A difference is logged as an error for an operator; nothing is repaired
 * automatically.
 */
function reconcile(ref: string, scope: Scope): void {
  const differences = listDifferences(scope.db)
  if (differences.length > 0)
    console.error(JSON.stringify({ level: 'error', ledger: 'differences', company: scope.shop.companyId, differences }))
  scope.scheduler.plan('reconcile-ledger', ref, new Date(scope.now.getTime() + dayMs))
}
