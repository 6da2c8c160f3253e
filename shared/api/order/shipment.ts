import { z } from 'zod'
import {
  Code,
  Flag,
  nullable,
  Moment,
  withDefault,
  Rupiah,
  OrderId,
  lenient,
  lenientOrNull,
  Slug,
  text,
  TrackPass,
  wholeNumber,
  word,
  placeCode,
} from '#shared/api/contract/brands.ts'
import { Kilos } from '#shared/api/contract/query.ts'
import { districtPattern } from '#shared/indonesia/region-code.ts'
import { limits } from '#shared/limits.ts'
import { endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { Address } from '#shared/api/account/address.ts'
import { lazy } from '#shared/lazy.ts'
import { ShippingChoice } from './shipping-choice.ts'

/** One report of the courier about a shipment. */
export const TrackingLine = record(() => ({
  at: ['DATE', Moment],
  label: ['LABEL', text(120)],
  /** Where it was, or what the courier wrote beside it. */
  place: ['PLACE', lenient(text(300), '')],
}))
export type TrackingLine = z.output<ReturnType<typeof TrackingLine>>

/** How far a shipment is; 'failed' and 'returned' are ends like 'delivered'. */
const shipmentStates = [
  'placed',
  'allocated',
  'picking-up',
  'picked',
  'delivering',
  'delivered',
  'held',
  'returning',
  'returned',
  'failed',
] as const

const Driver = record(() => ({
  name: ['NAME', text(100)],
  /** null for somebody who has only the link. */
  phone: ['PHONE', nullable(text(30))],
  plate: ['PLATE', nullable(text(20))],
}))

/** When it is expected; null: nobody knows, or it never comes. */
export const expected = lazy(() => ({
  arrivesFrom: ['SALE_ARRIVAL_MIN', lenientOrNull(Moment)],
  arrivesUntil: ['SALE_ARRIVAL_MAX', lenientOrNull(Moment)],
}))

export const Shipment = record(() => ({
  bookingId: ['BOOKING_ID', Code],
  number: ['SALE_CODE', text(40)],
  /** null for somebody who has only the link. */
  orderId: ['SALE_ID', nullable(OrderId)],
  service: ['SALE_SHIPPING_NAME', withDefault(text(120), '')],
  state: ['STATE', word(shipmentStates)],
  final: ['IS_FINAL', withDefault(Flag, false)],
  trackings: ['SALE_TRACKING_LIST', list(TrackingLine())],
  /** null: nobody was found yet. */
  driver: ['DRIVER', nullable(Driver())],
  /** Of a ride that has begun, by the length of its way. */
  ...expected(),
  /** The vendor's own map, which ends at the recipient; null for somebody who has only the link. */
  liveUrl: ['LIVE_TRACKING_URL', nullable(z.url({ protocol: /^https$/ }).max(500))],
  /** Where it goes; null for somebody who has only the link, or from a backend that says it on the order's page alone. */
  address: ['SALE_ADDRESS', lenientOrNull(Address())],
}))
export type Shipment = z.output<ReturnType<typeof Shipment>>

export const Estimate = record(() => ({
  product: ['PRODUCT_NAME', withDefault(text(200), '')],
  district: ['DISTRICT_NAME', text(limits.nameChars)],
  /**
   * What a checkout would ask for the courier that it chooses, less the vouchers of all; null: no courier has a price
   * before the whole address is known.
   */
  cost: ['SHIPPING_COST', nullable(Rupiah)],
  service: ['SALE_SHIPPING_NAME', withDefault(text(120), '')],
  daysMin: ['ETD_DAY_MIN', nullable(wholeNumber(z.int().min(0).max(365)))],
  daysMax: ['ETD_DAY_MAX', nullable(wholeNumber(z.int().min(0).max(365)))],
  /** All that can be chosen, in the order of a checkout, each less the vouchers that everybody has. */
  services: ['SHIPPING_LIST', list(ShippingChoice())],
}))
export type Estimate = z.output<ReturnType<typeof Estimate>>

/** The same for goods of a charged weight, of this value or more. */
const EstimateStep = record(() => ({
  kilos: ['CHARGED_KILOGRAM', wholeNumber(z.int().min(1).max(limits.estimateKilosMax))],
  from: ['VALUE_MIN', withDefault(Rupiah, 0)],
  cost: ['SHIPPING_COST', nullable(Rupiah)],
  daysMin: ['ETD_DAY_MIN', nullable(wholeNumber(z.int().min(0).max(365)))],
  daysMax: ['ETD_DAY_MAX', nullable(wholeNumber(z.int().min(0).max(365)))],
  /** The most that this courier collects from the recipient; null: it does not. */
  codMax: ['COD_MAX', lenientOrNull(Rupiah)],
}))
export const Estimates = record(() => ({
  district: ['DISTRICT_NAME', text(limits.nameChars)],
  /** By weight, then by value. */
  steps: ['ESTIMATE_LIST', list(EstimateStep(), null, limits.estimateWeights * (limits.estimateValues + 1))],
  /** All that can be chosen for the lightest of them. */
  services: ['SHIPPING_LIST', list(ShippingChoice())],
}))
export type Estimates = z.output<ReturnType<typeof Estimates>>

const District = lazy(() => placeCode(districtPattern))

export const shipment = {
  /** What sending one piece costs, to a district; before anything is bought. */
  findEstimate: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /shipment/estimate/:PRODUCT_SLUG',
    input: () => wire({ slug: ['PRODUCT_SLUG', Slug], district: ['REGION_CODE', District()] }),
    output: Estimate,
  }),
  /** The same for charged weights, so that one answer serves every product. */
  listEstimates: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /shipment/estimates/:REGION_CODE',
    input: () => wire({ district: ['REGION_CODE', District()], kilos: ['CHARGED_KILOGRAM_LIST', Kilos] }),
    output: Estimates,
  }),
  /**
   * The owner's, or with `token` the holder's of the order's signed link; anybody else's is as unknown as one that
   * never was.
   */
  find: endpoint({
    ...read,
    access: 'visitor',
    upstream: 'GET /shipment/detail/:BOOKING_ID',
    input: record(() => ({
      bookingId: ['BOOKING_ID', Code],
      token: [
        'TRACK_TOKEN',
        nullable(
          z
            .string()
            .regex(/^(?!\.{1,2}$)[\w.-]+$/)
            .max(512),
        ),
      ],
      pass: ['TRACK_PASS', TrackPass],
    })),
    output: Shipment,
  }),
}

/** An order's parcel, as its page says where it is. */
export const onTheWay = lazy(() => ({
  receiptNumber: ['SALE_RECEIPT_NUMBER', nullable(text(60))],
  /** The shop has brought it itself, so there is no receipt number. */
  driven: ['SALE_ISDRIVEN', withDefault(Flag, false)],
  /** No courier reports on its parcel, which is on its way: its owner, or who has opened its link, may say that it came. */
  confirmable: ['SALE_ISCONFIRMABLE', withDefault(Flag, false)],
  /** The courier's own number of the booking; null until a driver was booked. */
  bookingId: ['BOOKING_ID', nullable(Code)],
  /** What the courier reports about the shipment, the oldest first. */
  trackings: ['SALE_TRACKING_LIST', withDefault(list(TrackingLine()), [])],
}))
