import type { Due } from '../agenda.ts'
import { bookShipment } from './booking.ts'
import { checkShipment } from './follow.ts'

/** What happens later to a parcel; each may come late, twice or never. */
export const shipmentAgenda = { 'book-shipment': bookShipment, 'check-shipment': checkShipment } as const satisfies Record<string, Due>
