import type { TrackingLine } from '#shared/api/shipment.ts'
import { Timeline } from '#client/kit/order-facts.tsx'

/** A parcel's way, drawn as an order's history is. */
export function Trackings({ lines }: { lines: readonly TrackingLine[] }) {
  return <Timeline events={lines.map(({ at, label, place }) => ({ status: label, label, at, note: place }))} />
}
