import { minuteMs } from '#shared/format/units.ts'
import { roadKilometres } from '#shared/indonesia/point.ts'
import type { TrackingState } from '#commerce/order/fulfilment/tables.ts'
import type { ShippingVendor, Tracking } from './courier.ts'
import { gosendState } from './gosend-states.ts'

/** How many minutes after the booking a demo's driver is that far. */
const steps = [
  { word: 'confirmed', minutes: 0 },
  { word: 'allocated', minutes: 2 },
  { word: 'out_for_pickup', minutes: 4 },
  { word: 'picked', minutes: 12 },
  { word: 'out_for_delivery', minutes: 14 },
  { word: 'delivered', minutes: 40 },
] as const
const heaviestGrams = 20_000
const farthestKm = 40

/**
 * GoSend in a demo shop: no driver and no network. A booking's number says when it was made, so its state follows from
 * the clock.
 */
export function createDemoGosend(now: Date): ShippingVendor {
  return {
    name: 'gosend',
    brands: ['GoSend'],
    async rates({ origin, destination, weightGrams }) {
      if (!origin.point || !destination.point || weightGrams > heaviestGrams) return []
      const km = roadKilometres(origin.point, destination.point)
      if (km > farthestKm) return []
      const common = { courier: 'GoSend', daysMin: 0, daysMax: 0, codFee: null, insuranceFee: null, instant: true }
      const price = (base: number, each: number) => Math.ceil((base + each * km) / 500) * 500
      return [
        { code: 'gosend:instant', service: 'Instant', cost: Math.max(18_000, price(10_000, 2_600)), ...common },
        { code: 'gosend:sameday', service: 'Same Day', cost: Math.max(15_000, price(12_000, 800)), ...common },
      ]
    },
    async book({ reference }) {
      const bookingId = `GK-11-${Math.floor(now.getTime() / 1_000)}${String(digest(reference)).padStart(4, '0')}`
      return { ok: true, value: { bookingId, receiptNumber: bookingId } }
    },
    cancel: async () => ({ ok: true, value: null }),
    async track(bookingId) {
      const bookedAt = Number(/^GK-11-(\d{10})\d{4}$/.exec(bookingId)?.[1]) * 1_000
      return Number.isNaN(bookedAt)
        ? { ok: false, reason: 'refused', detail: 'no booking of the demo' }
        : { ok: true, value: trackingAt(bookedAt, now) }
    },
    webhook: () => 'forged',
  }
}

function trackingAt(bookedAt: number, now: Date): Tracking {
  const past = steps.filter(({ minutes }) => bookedAt + minutes * minuteMs <= now.getTime())
  const events = past.map(({ word, minutes }) => ({
    ...gosendState(word),
    at: new Date(bookedAt + minutes * minuteMs).toISOString(),
  }))
  const state: TrackingState = events.at(-1)?.state ?? 'placed'
  const driver = past.length > 1 ? { name: 'Asep (simulasi)', phone: '+62812-****-0042', plate: 'B 1234 SIM' } : null
  return { state, receiptNumber: null, events, driver, liveUrl: null }
}

const digest = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9_973, 7)
