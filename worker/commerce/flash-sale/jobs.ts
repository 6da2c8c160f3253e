import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import { keepDemoFlashSales } from './demo.ts'

/**
 * At a boundary prices change by the clock alone; this job invalidates the pages that caches hold, and makes a demo
 * shop's next flash sale.
 */
export const flashSaleJobs = {
  'flash-boundary': (ref, scope) => {
    keepDemoFlashSales(scope, ref)
    scope.invalidate(true)
  },
} satisfies Partial<Record<JobKind, Job>>
