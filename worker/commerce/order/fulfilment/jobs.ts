import { hourMs, minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { bookShipment, callOffShipment } from './booking.ts'
import { forgetQuotes } from './store.ts'
import { checkShipment } from './tracking.ts'

/** What happens later to a shipment; each may come late, twice or never. */
export const shipmentJobs = {
  'book-shipment': bookShipment,
  'call-off-shipment': callOffShipment,
  'check-shipment': checkShipment,
  'forget-quotes': forgetOldQuotes,
  'remove-goods': (id, { bucket }) => bucket.removeGoods(id),
} as const satisfies Record<string, Job>

/**
 * Every route, weight and value has a row of its own. A price that is too old to be used when a courier does not answer
 * only fills the table.
 */
function forgetOldQuotes(ref: string, { db, now, scheduler }: Scope): void {
  const keptMs = limits.quoteKeptHours * hourMs
  const gone = forgetQuotes(db, new Date(now.getTime() - keptMs), limits.listRows)
  scheduler.plan('forget-quotes', ref, new Date(now.getTime() + (gone === limits.listRows ? minuteMs : keptMs)))
}
