import { daysPaused } from '#shared/order/shipping-pause.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { VendorSettings } from '../entry.ts'

/** The shop may leave out a courier or a service, and while it sends nothing no driver comes within the hour. */
export function isOffered(
  { couriersOff: off, shippingPause }: Pick<VendorSettings, 'couriersOff' | 'shippingPause'>,
  now: Date,
  { code, instant }: Pick<Rate, 'code' | 'instant'>,
): boolean {
  return (
    !off?.includes(code) && !off?.includes(code.split(':')[0] ?? '') && !(instant && daysPaused(shippingPause, now) > 0)
  )
}
