import type { TrackingLine } from '#shared/api/order/shipment.ts'
import { newestFirst, Timeline } from '#client/kit/order/order-facts.tsx'

/** The events of a shipment as those of the order's history. */
export const tripEvents = (lines: readonly TrackingLine[]) =>
  lines.map(({ at, label, place }) => ({ status: label, label, at, note: place }))

export function Trackings({ lines }: { lines: readonly TrackingLine[] }) {
  return <Timeline events={newestFirst(tripEvents(lines))} shown={lines.length} />
}
