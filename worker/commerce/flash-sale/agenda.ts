import type { AgendaKind, Due } from '../agenda.ts'
import type { Scope } from '../scope.ts'
import { keepDemoSales } from './demo.ts'
import type { FlashSaleRow } from './store.ts'

/** Prices change at a boundary by the clock alone; this tells everyone who keeps a page. A demo shop's next sale is made on the occasion. */
export const flashSaleAgenda = {
  'flash-boundary': (ref, scope) => {
    keepDemoSales(scope, ref)
    scope.touch(true)
  },
} satisfies Partial<Record<AgendaKind, Due>>

/** Both ends of a sale; one that has passed is due at once, which does no harm. */
export function planBoundaries({ agenda }: Pick<Scope, 'agenda'>, { id, startsAt, endsAt }: FlashSaleRow): void {
  agenda.plan('flash-boundary', `${id}:start`, startsAt)
  agenda.plan('flash-boundary', `${id}:end`, endsAt)
}
