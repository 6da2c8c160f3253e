import { z } from 'zod'
import { lenient, lenientOrNull, Moment, text, wholeNumber } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { record } from '#shared/api/contract/endpoint.ts'
import { lazy } from '#shared/lazy.ts'

/** Where shoppers fetch their orders. */
const place = lazy(() => ({
  address: ['PICKUP_ADDRESS', text(limits.streetChars)],
  hours: ['PICKUP_HOURS', lenient(text(limits.nameChars), '')],
  note: ['PICKUP_NOTE', lenient(text(limits.noteChars), '')],
  phone: ['PICKUP_PHONE', lenient(text(limits.phoneInputMax), '')],
  mapUrl: ['PICKUP_MAP_URL', lenientOrNull(z.url({ protocol: /^https$/ }).max(limits.addressChars))],
  /** Within so many hours after the order it is ready. */
  readyHours: ['PICKUP_READY_HOURS', lenientOrNull(wholeNumber(z.int().min(1).max(limits.pickupReadyHoursMax)))],
  /** For so many days it is kept then. */
  keptDays: ['PICKUP_KEPT_DAYS', lenientOrNull(wholeNumber(z.int().min(1).max(limits.pickupKeptDaysMax)))],
}))

export const PickupPlace = record(place)
export type PickupPlace = z.output<ReturnType<typeof PickupPlace>>

/** The same of an order that is picked up. */
export const OrderPickup = record(() => ({
  ...place(),
  /** Shown to the seller, who hands it over; null: it is not ready, was fetched, or is not for this reader. */
  code: ['PICKUP_CODE', lenientOrNull(text(20))],
  /** Until when it is kept; null: it is not ready. */
  until: ['PICKUP_UNTIL', lenientOrNull(Moment)],
}))
export type OrderPickup = z.output<ReturnType<typeof OrderPickup>>
