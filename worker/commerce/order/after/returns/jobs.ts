import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { endReturn, moveReturn } from './move.ts'
import { findReturn } from './store.ts'

export const returnJobs = {
  'end-return': endReturn,
  'advance-demo-return': advanceDemoReturn,
} as const satisfies Record<string, Job>

const minuteMs = 60_000
const demoMinutes = 2

export function planDemoStep({ shop, scheduler, now }: Scope, returnId: string): void {
  if (shop.demo) scheduler.plan('advance-demo-return', returnId, new Date(now.getTime() + demoMinutes * minuteMs))
}

/** Plays the seller of a demo shop: looks, agrees, receives, pays back or sends another. */
export function advanceDemoReturn(returnId: string, scope: Scope): void {
  scope.db.transaction(() => {
    const row = findReturn(scope.db, returnId)
    if (!row || !scope.shop.demo) return
    if (row.status === 'REQUESTED') moveReturn(scope, row, 'REVIEWING')
    else if (row.status === 'REVIEWING')
      moveReturn(scope, row, 'APPROVED', { note: 'Silakan ikuti langkah berikutnya.' })
    else if (row.status === 'APPROVED' && row.solution === 'refund') moveReturn(scope, row, 'REFUNDED')
    else if (row.status === 'SENT_BACK') moveReturn(scope, row, 'RECEIVED')
    else if (row.status === 'RECEIVED' && row.solution === 'exchange')
      moveReturn(scope, row, 'REPLACED', { replacementReceipt: `SIM${String(row.createdAt.getTime()).slice(-12)}` })
    else if (row.status === 'RECEIVED') moveReturn(scope, row, 'REFUNDED')
    const after = findReturn(scope.db, returnId)
    if (after && after.status !== row.status && ['REVIEWING', 'APPROVED', 'RECEIVED'].includes(after.status))
      planDemoStep(scope, returnId)
  })
}
