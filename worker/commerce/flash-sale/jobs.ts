import type { AgendaKind, Due } from '#commerce/platform/scheduler/scheduler.ts'
import { keepDemoSales } from './demo.ts'

/**
 * Prices change at a boundary by the clock alone; this tells everyone who keeps a page. A demo shop's next sale is made
 * on the occasion.
 */
export const flashSaleAgenda = {
  'flash-boundary': (ref, scope) => {
    keepDemoSales(scope, ref)
    scope.touch(true)
  },
} satisfies Partial<Record<AgendaKind, Due>>
