import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { Booking, Place, ShipmentNotice, ShippingVendor, Tracking } from './courier.ts'
import { gosendState } from './gosend-states.ts'
import { createDemoGosend } from './demo-gosend.ts'
import type { ShippingEntry } from './registry.ts'
import { BaseUrl, Secret } from '../entry.ts'
import { jsonOf } from '#shared/json.ts'
import { callVendor, type Fetch, type VendorCall } from '../vendor-http.ts'
import type { WebhookRequest } from '../webhook.ts'
import { lazy } from '#shared/lazy.ts'

const GosendKeys = z.strictObject({
  clientId: Secret,
  passKey: Secret,
  /** The value of `X-Callback-Token`, as the shop has set it at Gojek. */
  callbackToken: Secret,
  /** Gojek's host, its staging host, or a server with the same API. */
  baseUrl: BaseUrl.default('https://kilat-api.gojekapi.com'),
})
type GosendKeys = z.output<typeof GosendKeys>
type GosendAccount = GosendKeys & { fetch: Fetch }

export const gosend: ShippingEntry<GosendKeys> = {
  keys: GosendKeys,
  check: {
    hosts: /\.gojekapi\.com$/,
    // A booking that nobody made: a known merchant gets 404.
    check: (keys, { fetch }) =>
      call({ ...keys, fetch }, z.unknown(), {
        method: 'GET',
        path: '/gokilat/v10/booking/storeOrderId/etalase-check',
        deadline: limits.writeTimeoutMs,
        speaks: (status) => status === 200 || status === 404,
      }),
  },
  aggregator: false,
  byTheHour: true,
  paidByQuestion: false,
  courier: (keys, { fetch }) => createGosend({ ...keys, fetch }),
  demo: ({ now }) => createDemoGosend(now),
}

/**
 * What GoSend carries: up to 40 km and 20 kg (a partner's description of the service; Gojek's own terms are not
 * public).
 */
const farthestKm = 40
const heaviestGrams = 20_000

/**
 * GoSend's merchant API (fields as its client libraries document them): estimate, booking, status and a webhook. It
 * only delivers between two points.
 */
function createGosend(account: GosendAccount): ShippingVendor {
  return {
    name: 'gosend',
    brands: ['GoSend'],
    async rates({ origin, destination, weightGrams }) {
      if (!origin.point || !destination.point || weightGrams > heaviestGrams) return []
      const search = new URLSearchParams({
        origin: pointText(origin),
        destination: pointText(destination),
        paymentType: '3',
      })
      const answer = await call(account, Estimate(), {
        method: 'GET',
        path: `/gokilat/v10/calculate/price?${search}`,
        deadline: limits.courierMs,
      })
      if (!answer.ok && answer.reason !== 'refused') throw new Error(`gosend: ${answer.detail}`)
      return answer.ok ? Object.entries(answer.value).flatMap(([method, estimate]) => rateOf(method, estimate)) : []
    },
    async book(order) {
      // An earlier answer may have been lost, so an existing booking with this reference is used.
      const path = `/gokilat/v10/booking/storeOrderId/${encodeURIComponent(order.reference)}`
      const before = await call(account, Booked(), { method: 'GET', path, deadline: limits.courierMs })
      if (before.ok)
        return { ok: true, value: { bookingId: before.value.orderNo, receiptNumber: before.value.orderNo } }
      if (before.reason !== 'refused') return before
      const answer = await call(account, Booked(), {
        method: 'POST',
        path: '/gokilat/v10/booking',
        body: bookingBody(order),
        deadline: limits.writeTimeoutMs,
      })
      return answer.ok
        ? { ok: true, value: { bookingId: answer.value.orderNo, receiptNumber: answer.value.orderNo } }
        : answer
    },
    async track(bookingId) {
      const path = `/gokilat/v10/booking/orderno/${encodeURIComponent(bookingId)}`
      const answer = await call(account, Status(), { method: 'GET', path, deadline: limits.courierMs })
      return answer.ok ? { ok: true, value: trackingOf(answer.value) } : answer
    },
    cancel: (orderNo) =>
      call(account, z.unknown(), {
        method: 'PUT',
        path: '/gokilat/v10/booking/cancel',
        body: { orderNo },
        deadline: limits.writeTimeoutMs,
      }),
    webhook: (request) => readWebhook(account, request),
  }
}

const pointText = ({ point }: Place) => `${point?.latitude},${point?.longitude}`

const Method = lazy(() =>
  z.object({
    shipment_method: z.string().max(30),
    shipment_method_description: z.string().max(100).default(''),
    serviceable: z.boolean().default(true),
    active: z.boolean().default(true),
    distance: z.number().min(0).default(0),
    price: z.object({ total_price: z.number().int().min(0) }),
  }),
)
const Estimate = lazy(() =>
  z.record(z.string().max(30), z.unknown()).transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, one]) => {
        const parsed = Method().safeParse(one)
        return parsed.success ? [[name, parsed.data]] : []
      }),
    ),
  ),
)
const Booked = lazy(() => z.object({ orderNo: z.string().regex(/^[\w-]{3,40}$/) }))
const Status = lazy(() =>
  z.object({
    status: z.string().max(40),
    driverName: z.string().max(100).nullish(),
    driverPhone: z.string().max(30).nullish(),
    vehicleNumber: z.string().max(20).nullish(),
    liveTrackingUrl: z.string().max(500).nullish(),
    orderCreatedTime: z.string().max(40).nullish(),
    orderDispatchTime: z.string().max(40).nullish(),
    orderArrivalTime: z.string().max(40).nullish(),
    orderClosedTime: z.string().max(40).nullish(),
  }),
)

const services: Readonly<Record<string, { code: string; service: string; days: number }>> = {
  Instant: { code: 'gosend:instant', service: 'Instant', days: 0 },
  SameDay: { code: 'gosend:sameday', service: 'Same Day', days: 0 },
}

function rateOf(method: string, { serviceable, active, distance, price }: z.output<ReturnType<typeof Method>>): Rate[] {
  const service = services[method]
  if (!service || !serviceable || !active || distance > farthestKm) return []
  const { code, service: name, days } = service
  return [
    {
      code,
      courier: 'GoSend',
      service: name,
      cost: price.total_price,
      daysMin: days,
      daysMax: days,
      codFee: null,
      insuranceFee: null,
      instant: true,
    },
  ]
}

function bookingBody({ reference, rateCode, sender, recipient, shipment }: Booking) {
  return {
    paymentType: 3,
    collection_location: 'pickup',
    shipment_method: rateCode.endsWith(':sameday') ? 'SameDay' : 'Instant',
    routes: [
      {
        originName: sender.name,
        originNote: sender.note,
        originContactName: sender.name,
        originContactPhone: digits(sender.phone),
        originLatLong: pointText(shipment.origin),
        originAddress: sender.address,
        destinationName: recipient.name,
        destinationNote: recipient.note,
        destinationContactName: recipient.name,
        destinationContactPhone: digits(recipient.phone),
        destinationLatLong: pointText(shipment.destination),
        destinationAddress: recipient.address,
        item: shipment.items
          .map(({ name, quantity }) => `${quantity}× ${name}`)
          .join(', ')
          .slice(0, 200),
        storeOrderId: reference,
        insuranceDetails: { applied: 'false', fee: '0', product_description: '', product_price: '0' },
      },
    ],
  }
}
/** "62812…", as Gojek writes numbers. */
const digits = (phone: string) => phone.replaceAll(/\D/g, '')

function trackingOf(body: z.output<ReturnType<typeof Status>>): Tracking {
  const { state, label } = gosendState(body.status)
  const times = [
    { word: 'confirmed', at: body.orderCreatedTime },
    { word: 'picked', at: body.orderDispatchTime },
    { word: 'delivered', at: body.orderArrivalTime ?? (state === 'delivered' ? body.orderClosedTime : null) },
  ]
  const events = times.flatMap(({ word, at }) =>
    at && !Number.isNaN(Date.parse(at)) ? [{ ...gosendState(word), at: new Date(at).toISOString() }] : [],
  )
  return {
    state,
    receiptNumber: null,
    events: events.some((event) => event.state === state) ? events : [...events, { state, label, at: null }],
    driver: body.driverName
      ? { name: body.driverName, phone: body.driverPhone ?? '', plate: body.vehicleNumber ?? '' }
      : null,
    liveUrl: body.liveTrackingUrl?.startsWith('https://') ? body.liveTrackingUrl : null,
  }
}

const Webhook = lazy(() =>
  z.object({
    booking_id: z.string().max(64).nullish(),
    entity_id: z.string().max(64).nullish(),
    status: z.string().min(1).max(40),
  }),
)
function readWebhook(
  { callbackToken }: GosendAccount,
  { headers, rawBody }: WebhookRequest,
): ShipmentNotice | 'forged' | null {
  if (!sameSecret(headers.get('x-callback-token') ?? '', callbackToken)) return 'forged'
  const parsed = Webhook().safeParse(jsonOf(rawBody))
  const bookingId = parsed.success ? (parsed.data.booking_id ?? parsed.data.entity_id) : null
  return parsed.success && bookingId
    ? { bookingId, receiptNumber: bookingId, state: gosendState(parsed.data.status).state }
    : null
}

function call<T>(
  { baseUrl, clientId, passKey, fetch }: GosendAccount,
  schema: z.ZodType<T>,
  { path, ...rest }: Omit<VendorCall, 'url' | 'headers'> & { path: string },
) {
  return callVendor(fetch, schema, {
    ...rest,
    url: baseUrl + path,
    headers: { 'client-id': clientId, 'pass-key': passKey },
  })
}
