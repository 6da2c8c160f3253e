import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { listText } from '#shared/order/sql-words.ts'
import { variants } from '#commerce/catalog/tables.ts'
import { orders } from '../core/tables.ts'

/** One service of a courier and what it costs, as it was quoted. */
export interface Rate {
  /** `jne:reg`: courier and service. */
  code: string
  courier: string
  service: string
  /** For the whole shipment, in whole rupiah. */
  cost: number
  daysMin: number
  daysMax: number
  /** What the courier charges to collect the money on delivery. null: it does not collect. */
  codFee: number | null
  /** The amount for which that fee was asked, which a smaller amount lowers; undefined: it is the same for each. */
  codFeeFor?: number
  /** What it charges to insure these goods; null: it does not insure. */
  insuranceFee: number | null
  /** On its way at once, within hours. */
  instant: boolean
  /** The shop's own people bring it; undefined: they do not. */
  driven?: boolean
}

/** Where a shipment is, in our terms. */
export type TrackingState =
  | 'placed'
  | 'allocated'
  | 'picking-up'
  | 'picked'
  | 'delivering'
  | 'delivered'
  | 'held'
  | 'returning'
  | 'returned'
  | 'failed'

/** Whether something more can happen to a shipment. */
export const progress: Readonly<Record<TrackingState, 'underWay' | 'ended'>> = {
  placed: 'underWay',
  allocated: 'underWay',
  'picking-up': 'underWay',
  picked: 'underWay',
  delivering: 'underWay',
  delivered: 'ended',
  held: 'underWay',
  returning: 'underWay',
  returned: 'ended',
  failed: 'ended',
}
const underWay = Object.entries(progress).flatMap(([state, is]) => (is === 'underWay' ? [state] : []))

/**
 * Shipments that were to be called off and whose courier may have the parcel, as SQL. With the names of columns alone,
 * as their index has them.
 */
export const keptShipments = sql.raw(
  `shipment INDEXED BY shipment_kept WHERE problem <> '' AND state IN ${listText(underWay)}`,
)

/** One call for a courier, written before the vendor is asked, so that a lost answer never books a second one. */
export const shipments = sqliteTable(
  'shipment',
  {
    /** What the vendor knows it by: `<order number>-<attempt>`. */
    reference: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    attempt: integer().notNull(),
    /** The name of its adapter: `biteship`, `gosend`. */
    vendor: text().notNull(),
    rateCode: text().notNull(),
    /** The vendor was asked: it may have the booking although no answer came. */
    asked: integer({ mode: 'boolean' }).notNull().default(false),
    /** The vendor's own number; null until it has answered. */
    bookingId: text(),
    /** null: the vendor has not taken it yet. */
    state: text().$type<TrackingState>(),
    driverName: text(),
    driverPhone: text(),
    driverPlate: text(),
    liveUrl: text(),
    /** Why there is no courier; '' when there is one. */
    problem: text().notNull().default(''),
    /** The vendor's webhook has reported it; null: it was booked before this was written down. */
    reported: integer({ mode: 'boolean' }),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    uniqueIndex('shipment_attempt').on(t.orderId, t.attempt),
    uniqueIndex('shipment_booking').on(t.vendor, t.bookingId),
    index('shipment_kept')
      .on(t.state)
      .where(sql`${t.problem} <> ''`),
    check('shipment_attempts', sql`${t.attempt} >= 1`),
  ],
)

/**
 * Where a shipment was; only ever added to. A demo shop's courier writes all events at once, so a moment may be in the
 * future.
 */
export const trackings = sqliteTable(
  'tracking',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    state: text().$type<TrackingState>().notNull(),
    label: text().notNull(),
    /** Where it was, or what the courier wrote beside it; '' when nothing is known. */
    place: text().notNull().default(''),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [uniqueIndex('tracking_once').on(t.orderId, t.at, t.label, t.place)],
)

/** The last rates a courier gave for a route and a weight: they are used when it does not answer. */
export const courierQuotes = sqliteTable(
  'courier_quote',
  {
    courier: text().notNull(),
    /** From where, to where, how heavy and how valuable: what the price depends on. */
    way: text().notNull(),
    rates: text({ mode: 'json' }).$type<readonly Rate[]>().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.courier, t.way] }), index('courier_quote_by_age').on(t.at)],
)

/**
 * Pieces taken off a variant's stock for an order: HELD until it is paid, SOLD until they leave the shelf, then SENT;
 * RELEASED: they went back.
 */
export const stockHolds = sqliteTable(
  'stock_hold',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    state: text({ enum: ['HELD', 'SOLD', 'SENT', 'RELEASED'] }).notNull(),
    /** Pieces that stay sold after a cancellation: their codes were revealed, or their files downloaded. */
    kept: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId] }),
    index('stock_hold_by_variant').on(t.variantId, t.state),
    check('hold_positive', sql`${t.quantity} >= 1 AND ${t.kept} BETWEEN 0 AND ${t.quantity}`),
  ],
)
