import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orders } from '#commerce/order/core/tables.ts'

/** What a voucher lowers: an order takes at most one of each. Cashback counts as one for the goods. */
export const voucherKinds = ['goods', 'shipping'] as const
export type VoucherKind = (typeof voucherKinds)[number]

type Uses = Record<'quota' | 'used', AnySQLiteColumn>
/** Whether its quota has one left, as the index has it. */
export const hasUses = ({ quota, used }: Uses) => sql`(${quota} IS NULL OR ${used} < ${quota})`
/** What has no end comes last. It is no function, because drizzle-kit takes its comma for the end of the column. */
export const endOf = (endsAt: AnySQLiteColumn) =>
  sql`(CASE WHEN ${endsAt} IS NULL THEN ${sql.raw(String(Number.MAX_SAFE_INTEGER))} ELSE ${endsAt} END)`

export const vouchers = sqliteTable(
  'voucher',
  {
    id: text().primaryKey(),
    /** Upper case: it is typed in either case. */
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
    /** How many orders use it now; an order that a late payment revives may take it over the quota. */
    used: integer().notNull().default(0),
    perCustomer: integer(),
    /** JSON: category slugs and product ids it is for; both empty: everything. */
    categories: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    products: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    newCustomersOnly: integer({ mode: 'boolean' }).notNull().default(false),
    /** Shown to everyone; else it is only for people who know its code. */
    listed: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (t) => [
    // What is offered to everyone, in the order in which it ends.
    index('voucher_offered')
      .on(endOf(t.endsAt), t.code)
      .where(sql`${t.listed} = 1 AND ${hasUses(t)}`),
    check('voucher_code', sql`length(${t.code}) BETWEEN 1 AND 40 AND ${t.code} NOT GLOB '*[^A-Z0-9_-]*'`),
    check(
      'voucher_amounts',
      sql`${t.amount} >= 1 AND (${t.percentage} = 0 OR ${t.amount} <= 100) AND (${t.maximum} IS NULL OR ${t.maximum} >= 1) AND ${t.minimum} >= 0 AND ${t.used} >= 0`,
    ),
    check('voucher_one_kind', sql`${t.cashback} = 0 OR ${t.forShipping} = 0`),
  ],
)

const anyVoucher = () => text().references(() => vouchers.id)
const voucherId = () => anyVoucher().notNull()

/** Vouchers that somebody has saved. `owner` as in a cart. */
export const voucherClaims = sqliteTable(
  'voucher_claim',
  { owner: text().notNull(), voucherId: voucherId(), claimedAt: integer({ mode: 'timestamp_ms' }).notNull() },
  (t) => [primaryKey({ columns: [t.owner, t.voucherId] })],
)

/**
 * What somebody has decided about the vouchers of the next checkout; forgotten after `limits.voucherKeptDays`. Of a kind
 * that has no row, the best voucher is taken.
 */
export const voucherChoices = sqliteTable(
  'voucher_choice',
  {
    owner: text().notNull(),
    kind: text({ enum: voucherKinds }).notNull(),
    /** null: the shopper wants none of this kind. */
    voucherId: anyVoucher(),
    chosenAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.kind] }), index('voucher_choice_by_age').on(t.chosenAt)],
)

/**
 * A voucher in a checkout or an order. In a draft: APPLIED, or DROPPED when it could not be used at the last change. In
 * an order: USED while it counts against the quota, RETURNED when the order was cancelled or has expired. `code` and
 * `title` stay as they were.
 */
export const orderVouchers = sqliteTable(
  'order_voucher',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: voucherKinds }).notNull(),
    voucherId: voucherId(),
    code: text().notNull(),
    title: text().notNull(),
    cashback: integer({ mode: 'boolean' }).notNull(),
    saving: integer().notNull(),
    state: text({ enum: ['APPLIED', 'DROPPED', 'USED', 'RETURNED'] }).notNull(),
    /** Why it stands in the place of another voucher and what that changes, a sentence a line; '' for most. */
    replaced: text().notNull().default(''),
    /** The person a use counts for: the customer, and the customer's phone or the guest's contact. */
    customerId: text(),
    phone: text(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    index('order_voucher_by_voucher').on(t.voucherId, t.state),
    index('order_voucher_by_customer').on(t.customerId),
    index('order_voucher_by_phone').on(t.phone),
    check('order_voucher_saving', sql`${t.saving} >= 0`),
  ],
)

export type VoucherRow = typeof vouchers.$inferSelect
