import type { Due } from '../agenda.ts'
import { bookShipment, callOffShipment } from './booking.ts'
import { checkShipment } from './follow.ts'

/** What happens later to a parcel; each may come late, twice or never. */
export const shipmentAgenda = {
  'book-shipment': bookShipment,
  'call-off-shipment': callOffShipment,
  'check-shipment': checkShipment,
} as const satisfies Record<string, Due>
