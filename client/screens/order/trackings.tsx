import type { TrackingLine } from '#shared/api/order/shipment.ts'
import { Timeline } from '#client/kit/order/order-facts.tsx'

/** The events of a shipment, shown like the history of an order. */
export function Trackings({ lines }: { lines: readonly TrackingLine[] }) {
  return <Timeline events={lines.map(({ at, label, place }) => ({ status: label, label, at, note: place }))} />
}
