import { noteEnded } from './ended.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import { keepDemoFlashSales } from './demo.ts'

/**
 * At a boundary prices change by the clock alone; this job invalidates the pages that caches hold, remembers what the
 * flash sale cost, and makes a demo shop's next one.
 */
export const flashSaleJobs = {
  'flash-boundary': (ref, scope) => {
    noteEnded(scope, ref.slice(0, ref.lastIndexOf(':')))
    keepDemoFlashSales(scope, ref)
    scope.invalidate(true)
  },
} satisfies Partial<Record<JobKind, Job>>
