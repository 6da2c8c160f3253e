import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sales } from '#commerce/order/core/tables.ts'

/** What a voucher lowers: a sale takes at most one of each. Cashback counts as one for the goods. */
export const couponKinds = ['goods', 'shipping'] as const
export type CouponKind = (typeof couponKinds)[number]

export const coupons = sqliteTable(
  'coupon',
  {
    id: text().primaryKey(),
    /** Upper case: a code's letters count alike in both cases. */
    code: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(''),
    startsAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** null: until the shop ends it. */
    endsAt: integer({ mode: 'timestamp_ms' }),
    cashback: integer({ mode: 'boolean' }).notNull().default(false),
    percentage: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whole per cent when `percentage`, else whole rupiah. */
    amount: integer().notNull(),
    maximum: integer(),
    minimum: integer().notNull().default(0),
    forShipping: integer({ mode: 'boolean' }).notNull().default(false),
    quota: integer(),
    /** How many orders count on it now; a late payment that is honoured may carry it over the quota. */
    used: integer().notNull().default(0),
    perCustomer: integer(),
    /** JSON: category slugs and product ids it is for; both empty: everything. */
    categories: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    products: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    newCustomersOnly: integer({ mode: 'boolean' }).notNull().default(false),
    /** Offered to everyone; else only whoever knows its code has it. */
    listed: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (t) => [
    index('coupon_by_start').on(t.listed, t.startsAt),
    check('coupon_code', sql`length(${t.code}) BETWEEN 1 AND 40 AND ${t.code} NOT GLOB '*[^A-Z0-9_-]*'`),
    check(
      'coupon_amounts',
      sql`${t.amount} >= 1 AND (${t.percentage} = 0 OR ${t.amount} <= 100) AND (${t.maximum} IS NULL OR ${t.maximum} >= 1) AND ${t.minimum} >= 0 AND ${t.used} >= 0`,
    ),
    check('coupon_one_kind', sql`${t.cashback} = 0 OR ${t.forShipping} = 0`),
  ],
)

const couponId = () =>
  text()
    .notNull()
    .references(() => coupons.id)

/** Vouchers somebody put among their own. `owner` as in a cart. */
export const couponClaims = sqliteTable(
  'coupon_claim',
  { owner: text().notNull(), couponId: couponId(), claimedAt: integer({ mode: 'timestamp_ms' }).notNull() },
  (t) => [primaryKey({ columns: [t.owner, t.couponId] })],
)

/** What waits for somebody's next sale; forgotten after `limits.couponKeptDays`. */
export const couponChoices = sqliteTable(
  'coupon_choice',
  {
    owner: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    couponId: couponId(),
    chosenAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.kind] }), index('coupon_choice_by_age').on(t.chosenAt)],
)

/**
 * A voucher in a sale. In a draft: APPLIED as it was last shown, or DROPPED when it could not be used then. In an
 * order: USED while it counts against the quota, RETURNED when the order ended unpaid. `code` and `title` stay as they
 * were.
 */
export const saleCoupons = sqliteTable(
  'sale_coupon',
  {
    saleId: text()
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    kind: text({ enum: couponKinds }).notNull(),
    couponId: couponId(),
    code: text().notNull(),
    title: text().notNull(),
    cashback: integer({ mode: 'boolean' }).notNull(),
    saving: integer().notNull(),
    state: text({ enum: ['APPLIED', 'DROPPED', 'USED', 'RETURNED'] }).notNull(),
    /** Whom a use counts for: the customer, and the customer's or the guest's phone. */
    customerId: text(),
    phone: text(),
  },
  (t) => [
    primaryKey({ columns: [t.saleId, t.kind] }),
    index('sale_coupon_by_coupon').on(t.couponId, t.state),
    index('sale_coupon_by_customer').on(t.customerId),
    index('sale_coupon_by_phone').on(t.phone),
    check('sale_coupon_saving', sql`${t.saving} >= 0`),
  ],
)
