import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import { BookedBefore, costOf, Order, type Pricing, Rates } from './biteship-bodies.ts'
import { shipmentStates } from './biteship-states.ts'
import { readWebhook } from './biteship-webhook.ts'
import type { Booking, ShipmentItem, Place, RateQuery, ShippingVendor, Tracking } from './courier.ts'
import { goodsValue } from './goods-value.ts'
import type { ShippingEntry } from './registry.ts'
import { BaseUrl, Secret } from '../entry.ts'
import { jsonOf } from '#shared/json.ts'
import { callVendor, type Fetch, type VendorResult } from '../vendor-http.ts'

const BiteshipKeys = z.strictObject({
  key: Secret,
  /** The couriers that this shop offers: `jne,sicepat,anteraja`. */
  couriers: z.string().regex(/^[a-z_]+(,[a-z_]+)*$/),
  /** The header and the secret that its webhook carries, as the shop has set them at Biteship. */
  webhook: z.strictObject({ header: z.string().regex(/^[\w-]{3,60}$/), secret: Secret }),
  /** Biteship, or a server with the same API. */
  baseUrl: BaseUrl.default('https://api.biteship.com'),
})
type BiteshipKeys = z.output<typeof BiteshipKeys>
type BiteshipAccount = BiteshipKeys & { fetch: Fetch }

export const biteship: ShippingEntry<BiteshipKeys> = {
  keys: BiteshipKeys,
  check: {
    hosts: /^api\.biteship\.com$/,
    check: (keys, { fetch }) =>
      call({ ...keys, fetch }, z.unknown(), 'GET', '/v1/couriers', undefined, limits.writeTimeoutMs),
  },
  aggregator: true,
  byTheHour: false,
  // Rp 5 (help.biteship.com, "Testing Mode Fee Policy").
  paidByQuestion: true,
  courier: (keys, { fetch }) => createBiteship({ ...keys, fetch }),
  demo: null,
}

/** Codes whose brand is not just the code in capitals, as JNE's is. */
const brandNames: Readonly<Record<string, string>> = {
  sicepat: 'SiCepat',
  jnt: 'J&T',
  anteraja: 'AnterAja',
  ninja: 'Ninja Xpress',
  pos: 'Pos Indonesia',
  tiki: 'TIKI',
  gojek: 'GoSend',
  grab: 'GrabExpress',
  lalamove: 'Lalamove',
  paxel: 'Paxel',
  idexpress: 'ID Express',
  lion: 'Lion Parcel',
  wahana: 'Wahana',
}

/** Biteship (biteship.com/id/docs): many couriers behind one contract, with rates, orders, trackings and a webhook. */
function createBiteship(account: BiteshipAccount): ShippingVendor {
  return {
    name: 'biteship',
    brands: account.couriers.split(',').map((code) => brandNames[code] ?? code.toUpperCase()),
    async rates(query) {
      const body = ratesBody(account, query)
      const answer = await call(account, Rates(), 'POST', '/v1/rates/couriers', body, limits.courierMs)
      if (answer.ok) return answer.value.pricing.map((row) => rateOf(row, goodsValue(query.items)))
      // An area that it does not price is not served (biteship.com/id/docs, "Errors": 400). Anything else is about the
      // shop's account or no answer at all, and the caller then uses the last known price.
      if (answer.reason === 'refused' && answer.detail.startsWith('HTTP 400')) return []
      throw new Error(`biteship: ${answer.detail}`)
    },
    async book(order) {
      const answer = await call(account, Order(), 'POST', '/v1/orders', orderBody(order), limits.writeTimeoutMs)
      if (answer.ok)
        return {
          ok: true,
          value: { bookingId: answer.value.id, receiptNumber: answer.value.courier?.waybill_id ?? null },
        }
      const twice = BookedBefore().safeParse(jsonOf(answer.body ?? ''))
      if (!twice.success || twice.data.details.reference_id !== order.reference) return answer
      return {
        ok: true,
        value: { bookingId: twice.data.details.order_id, receiptNumber: twice.data.details.waybill_id ?? null },
      }
    },
    cancel(bookingId) {
      const body = { cancellation_reason_code: 'others', cancellation_reason: 'Pesanan dibatalkan' }
      return call(
        account,
        z.unknown(),
        'POST',
        `/v1/orders/${encodeURIComponent(bookingId)}/cancel`,
        body,
        limits.writeTimeoutMs,
      )
    },
    async track(bookingId) {
      const answer = await call(
        account,
        Order(),
        'GET',
        `/v1/orders/${encodeURIComponent(bookingId)}`,
        undefined,
        limits.courierMs,
      )
      return answer.ok ? { ok: true, value: trackingOf(answer.value) } : answer
    },
    webhook: (request) => readWebhook(account, request),
  }
}

/** It collects at most this much in cash. */
const codMost = 15_000_000

/**
 * Biteship names a fee only when it is requested. Whether this shopper pays in cash or wants insurance is not known
 * yet, so both are requested every time, for the value of the goods.
 */
function ratesBody({ couriers }: BiteshipAccount, { origin, destination, items }: RateQuery) {
  const value = goodsValue(items)
  return {
    ...ends('origin', origin),
    ...ends('destination', destination),
    couriers,
    ...(value > 0 ? { courier_insurance: value } : {}),
    ...(value > 0 && value <= codMost ? codBody(value) : {}),
    items: items.map(itemOf),
  }
}
const codBody = (amount: number) => ({
  destination_cash_on_delivery: amount,
  destination_cash_on_delivery_type: '7_days',
})
/** The postcode, and the point if there is one, because couriers by the hour need it. */
function ends(side: 'origin' | 'destination', { postcode, point }: Place) {
  return {
    ...(postcode === null ? {} : { [`${side}_postal_code`]: Number(postcode) }),
    ...(point === null ? {} : { [`${side}_latitude`]: point.latitude, [`${side}_longitude`]: point.longitude }),
  }
}
const itemOf = ({ name, value, quantity, weightGrams }: ShipmentItem) => ({
  name: name.slice(0, 100),
  value,
  quantity,
  weight: Math.max(1, weightGrams),
})

/** A fee is part of the price in the answer; with us it is added to the price when the shopper chooses it. */
function rateOf(row: z.output<ReturnType<typeof Pricing>>, value: number): Rate {
  const { insurance_fee: insuranceFee = null, cash_on_delivery_fee: codFee = null } = row
  const hours = /hour|jam/i.test(row.shipment_duration_unit)
  const [min = 1, max = min] = (row.shipment_duration_range.match(/\d+/g) ?? []).map(Number)
  return {
    code: `${row.courier_code}:${row.courier_service_code}`.toLowerCase(),
    courier: row.courier_name,
    service: row.courier_service_name,
    cost: Math.round(costOf(row)),
    daysMin: hours ? 0 : min,
    daysMax: hours ? 0 : Math.max(min, max),
    // Without a fee it was not asked for: too much to collect.
    codFee: row.available_for_cash_on_delivery && codFee !== null ? Math.ceil(codFee) : null,
    codFeeFor: value,
    insuranceFee: row.available_for_insurance === false || insuranceFee === null ? null : Math.ceil(insuranceFee),
    instant: hours,
  }
}

function orderBody({ reference, rateCode, sender, recipient, shipment, codAmount, insured }: Booking) {
  const [company = '', type = ''] = rateCode.split(':')
  return {
    reference_id: reference,
    origin_contact_name: sender.name,
    origin_contact_phone: sender.phone,
    origin_address: sender.address,
    origin_note: sender.note,
    ...orderEnds('origin', shipment.origin),
    destination_contact_name: recipient.name,
    destination_contact_phone: recipient.phone,
    destination_address: recipient.address,
    destination_note: recipient.note,
    ...orderEnds('destination', shipment.destination),
    courier_company: company,
    courier_type: type,
    ...(insured ? { courier_insurance: goodsValue(shipment.items) } : {}),
    delivery_type: 'now',
    ...(codAmount > 0 ? codBody(codAmount) : {}),
    items: shipment.items.map(itemOf),
  }
}
function orderEnds(side: 'origin' | 'destination', { postcode, point }: Place) {
  return {
    ...(postcode === null ? {} : { [`${side}_postal_code`]: Number(postcode) }),
    ...(point === null ? {} : { [`${side}_coordinate`]: point }),
  }
}

function trackingOf({ status, courier }: z.output<ReturnType<typeof Order>>): Tracking {
  const known = shipmentStates(status)
  const events = (courier?.history ?? []).map(({ status: word, note, updated_at }) => ({
    ...shipmentStates(word),
    place: note ?? '',
    at: momentOf(updated_at),
  }))
  const { driver_name: name, driver_phone: phone, driver_plate_number: plate } = courier ?? {}
  return {
    state: known.state,
    receiptNumber: courier?.waybill_id ?? null,
    events,
    driver: name ? { name, phone: phone ?? '', plate: plate ?? '' } : null,
    liveUrl: courier?.link?.startsWith('https://') ? courier.link : null,
  }
}
function momentOf(text: string | null | undefined): string | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

function call<T>(
  { baseUrl, key, fetch }: BiteshipAccount,
  schema: z.ZodType<T>,
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  deadline: number,
): Promise<VendorResult<T>> {
  return callVendor(fetch, schema, { method, url: baseUrl + path, headers: { authorization: key }, body, deadline })
}
