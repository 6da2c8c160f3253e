import type { JobKind, Job } from '#commerce/platform/scheduler/scheduler.ts'
import { keepDemoFlashSales } from './demo.ts'

/**
 * Prices change at a boundary by the clock alone; this tells everyone who keeps a page. A demo shop's next sale is made
 * on the occasion.
 */
export const flashSaleJobs = {
  'flash-boundary': (ref, scope) => {
    keepDemoFlashSales(scope, ref)
    scope.touch(true)
  },
} satisfies Partial<Record<JobKind, Job>>
