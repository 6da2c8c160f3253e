import { listText } from '#shared/order/sql-words.ts'
import { isNotNull, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { openStatuses, orderStatuses } from '#shared/order/order-status.ts'
import { vendorsOfCouriers } from '#shared/order/payment-way.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { variants } from '#commerce/catalog/tables.ts'
import { flashSales } from '#commerce/flash-sale/tables.ts'
import { addressColumn } from '#commerce/address/tables.ts'
import type { IssuedInvoice } from '#shared/order/issued-invoice.ts'
import { onTrustText } from '#shared/order/on-trust.ts'

/** As the index of open orders has it: a query that names another list does not find the index. */
export const openStatusList = sql.raw(listText(openStatuses))
const onTrust = sql.raw(onTrustText)

export const orderRowStatuses = ['DRAFT', ...orderStatuses] as const

/** A checkout while it is a draft, and an order once it was placed. Amounts are whole rupiah. */
export const orders = sqliteTable(
  'orders',
  {
    id: text().primaryKey(),
    /** INV-20261120-8K3QF; null while a draft. */
    number: text().unique(),
    /** Its owner: the customer, or as long as there is none, the visitor who began it. */
    customerId: text(),
    visitorId: text(),
    status: text({ enum: orderRowStatuses }).notNull(),
    delivery: text({ enum: deliveryWays }).notNull(),
    address: addressColumn(),
    /** Where a guest who is not the recipient is reached: a phone as +62…, or an e-mail; null: the recipient bought. */
    buyer: text(),
    weightGrams: integer().notNull(),
    /** Something of it was sold as digital goods: a customer's are found by it. */
    withDigital: integer({ mode: 'boolean' }).notNull().default(false),
    shippingCode: text(),
    shippingCourier: text().notNull().default(''),
    shippingService: text().notNull().default(''),
    /** The shop's own people bring it, whatever its table of rates says since. */
    shippingDriven: integer({ mode: 'boolean' }).notNull().default(false),
    shippingDaysMin: integer(),
    shippingDaysMax: integer(),
    /** What the chosen courier charges to insure the goods, and to collect the money; null: it does not. */
    quotedInsurance: integer(),
    quotedCod: integer(),
    /** The amount for which `quotedCod` was asked; null: it does not depend on one. */
    quotedCodFor: integer(),
    /** When the courier said these prices; null: there is none. */
    quotedAt: integer({ mode: 'timestamp_ms' }),
    insured: integer({ mode: 'boolean' }).notNull().default(false),
    paymentVendor: text(),
    paymentMethod: text(),
    note: text().notNull().default(''),
    subtotal: integer().notNull(),
    /** What the courier charges; the next column is what a voucher takes off it. */
    shippingCost: integer().notNull().default(0),
    shippingDiscount: integer().notNull().default(0),
    insuranceFee: integer().notNull().default(0),
    codFee: integer().notNull().default(0),
    /** Off the goods. */
    discount: integer().notNull().default(0),
    /** Paid with coins and the shop's balance, before what is left is requested. */
    coinsUsed: integer().notNull().default(0),
    walletUsed: integer().notNull().default(0),
    /** Whether the shopper wants that; how much it is follows from every change of the draft. */
    coinsWanted: integer({ mode: 'boolean' }).notNull().default(false),
    walletWanted: integer({ mode: 'boolean' }).notNull().default(false),
    /** The kinds of vouchers that the shopper has decided about in this checkout; of the others the best is taken. */
    vouchersByHand: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** Added to a bank transfer so that its amount says who paid. */
    uniqueCode: integer().notNull().default(0),
    /** Still to be paid from outside the shop. */
    total: integer().notNull(),
    /** Coins a voucher promises for after the order is completed. */
    cashback: integer().notNull().default(0),
    /** The sender on the label, instead of the shop. */
    dropshipName: text(),
    dropshipPhone: text(),
    affiliateCode: text(),
    /** By what the shopper came on that day, in a word that many share; null: not known. */
    arrival: text(),
    receiptNumber: text(),
    /** The administrator who made it for a customer; null: the shopper placed it. */
    madeBy: text(),
    /** How often its label was printed. */
    labelPrints: integer().notNull().default(0),
    /** Who shows it gets the order that waits at the counter. */
    pickupCode: text().unique(),
    /** Until when it is kept there. */
    pickupBy: integer({ mode: 'timestamp_ms' }),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    placedAt: integer({ mode: 'timestamp_ms' }),
    /** A keyed digest of the phone or e-mail that a one-time code has proven to be the shopper's; null: none has. */
    provenContact: text(),
    /** What the shop keeps of a cancelled order's money, balance and coins, for codes and files that were opened. */
    keptMoney: integer().notNull().default(0),
    keptWallet: integer().notNull().default(0),
    keptCoins: integer().notNull().default(0),
    /** How long its pieces may be held unpaid, whichever way to pay is chosen later. */
    holdUntil: integer({ mode: 'timestamp_ms' }),
    /** Until when it can be paid; afterwards a PENDING order counts as EXPIRED, whether or not the alarm has run. */
    payBy: integer({ mode: 'timestamp_ms' }),
    deliveredAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    index('order_by_customer').on(t.customerId, t.placedAt),
    // A tab of a customer's orders, however many the others hold.
    index('order_by_customer_and_status').on(t.customerId, t.status, t.placedAt, t.id).where(isNotNull(t.customerId)),
    index('order_with_digital')
      .on(t.customerId, t.placedAt)
      .where(sql`${t.withDigital} = 1`),
    index('order_by_visitor').on(t.visitorId, t.placedAt),
    index('order_by_age').on(t.placedAt, t.id),
    index('order_by_status').on(t.status, t.payBy),
    index('order_by_status_and_age').on(t.status, t.placedAt, t.id),
    index('order_open_by_street')
      .on(sql`${t.address} ->> '$.street'`, t.placedAt)
      .where(sql`${t.status} IN ${openStatusList}`),
    // Whether somebody has bought before is asked by phone too, for guests.
    index('order_by_phone').on(sql`${t.address} ->> '$.phone'`, t.placedAt),
    // What goes out before it is paid: by its state, and how its shopper is known again.
    index('order_on_trust').on(t.status, t.customerId, t.placedAt).where(onTrust),
    index('order_on_trust_by_phone')
      .on(sql`${t.address} ->> '$.phone'`, t.placedAt)
      .where(onTrust),
    index('order_on_trust_by_street')
      .on(sql`${t.address} ->> '$.street'`, t.placedAt)
      .where(onTrust),
    index('order_by_buyer').on(t.buyer).where(isNotNull(t.buyer)),
    index('order_by_dropshipper').on(t.dropshipPhone).where(isNotNull(t.dropshipPhone)),
    // A courier's payout names parcels by their receipts.
    index('order_by_receipt').on(t.receiptNumber).where(isNotNull(t.receiptNumber)),
    check('order_has_owner', sql`${t.customerId} IS NOT NULL OR ${t.visitorId} IS NOT NULL`),
    check(
      'order_amounts',
      sql`${t.subtotal} >= 0 AND ${t.discount} BETWEEN 0 AND ${t.subtotal} AND ${t.shippingDiscount} BETWEEN 0 AND ${t.shippingCost} AND ${t.insuranceFee} >= 0 AND ${t.codFee} >= 0 AND ${t.coinsUsed} >= 0 AND ${t.walletUsed} >= 0 AND ${t.cashback} >= 0 AND ${t.uniqueCode} BETWEEN 0 AND 999`,
    ),
    check(
      'order_total',
      sql`${t.total} >= 0 AND ${t.total} = ${t.subtotal} - ${t.discount} + ${t.shippingCost} - ${t.shippingDiscount} + ${t.insuranceFee} + ${t.codFee} + ${t.uniqueCode} - ${t.coinsUsed} - ${t.walletUsed}`,
    ),
    check(
      'order_kept',
      sql`${t.keptMoney} >= 0 AND ${t.keptWallet} BETWEEN 0 AND ${t.walletUsed} AND ${t.keptCoins} BETWEEN 0 AND ${t.coinsUsed}`,
    ),
    check('order_dropship', sql`(${t.dropshipName} IS NULL) = (${t.dropshipPhone} IS NULL)`),
    check(
      'order_placed',
      sql`(${t.status} = 'DRAFT') = (${t.number} IS NULL) AND (${t.status} = 'DRAFT') = (${t.placedAt} IS NULL) AND (${t.status} = 'DRAFT') = (${t.payBy} IS NULL)`,
    ),
  ],
)

/** What is bought. A draft is shown at today's prices; placing the order locks them. */
export const orderLines = sqliteTable(
  'order_line',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    name: text().notNull(),
    variantName: text().notNull(),
    slug: text().notNull(),
    image: text().notNull(),
    unitPrice: integer().notNull(),
    fullPrice: integer(),
    /** What one piece cost when it went into the cart. */
    addedPrice: integer().notNull(),
    quantity: integer().notNull(),
    /** What the seller has agreed on for one piece, in an order that the seller made; null: the shop's price counts. */
    ownPrice: integer(),
    /** Of one piece. */
    weightGrams: integer().notNull(),
    /** The flash sale that gave the price and the quota; null in a draft, and for an ordinary price. */
    flashSaleId: text().references(() => flashSales.id),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    uniqueIndex('order_line_once').on(t.orderId, t.variantId),
    // Who has bought of a flash sale, and whether any order names a variant.
    index('order_line_by_variant').on(t.variantId, t.flashSaleId),
    index('order_line_by_flash_sale').on(t.flashSaleId).where(isNotNull(t.flashSaleId)),
    // Pictures that an order names are kept.
    index('order_line_by_image').on(t.image),
    check(
      'order_line_amounts',
      sql`${t.unitPrice} >= 0 AND ${t.quantity} >= 1 AND ${t.weightGrams} >= 0 AND (${t.ownPrice} IS NULL OR ${t.ownPrice} >= 0)`,
    ),
  ],
)

/** COD: the courier collects the money; the bill is PAID when the shipment is handed over. */
export const billStatuses = ['UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'COD'] as const

/** What an order asks for: one bill per order, no matter how many attempts there are to pay it. */
export const bills = sqliteTable(
  'bill',
  {
    code: text().primaryKey(),
    orderId: text()
      .notNull()
      .unique()
      .references(() => orders.id),
    status: text({ enum: billStatuses }).notNull(),
    vendor: text().notNull(),
    method: text().notNull(),
    /** The shop's bank account a manual transfer goes to; null for vendors that make a number. */
    account: text(),
    holder: text().notNull().default(''),
    amount: integer().notNull(),
    uniqueCode: integer().notNull(),
    /** What the shopper saw and agreed to when this way to pay was chosen, without the unique code. */
    acceptedAmount: integer().notNull(),
    /**
     * Counts up after a denied attempt and with another way to pay; the vendor knows the attempt as `<order
     * number>-<attempt>`.
     */
    attempt: integer().notNull().default(1),
    /** Why there is no number to pay to; '' when there is one. */
    problem: text().notNull().default(''),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
    paidAt: integer({ mode: 'timestamp_ms' }),
    /** The helper who alone says that this money came; null: nobody has to show it any more. */
    seenOnlyBy: text(),
    /** The working days for returns that were promised when the order was placed; null: of before they were kept. */
    returnDays: integer(),
    /** What the invoice says and settings could change later, written once; null: there is no invoice yet. */
    issued: text({ mode: 'json' }).$type<IssuedInvoice>(),
  },
  (t) => [
    index('bill_paid').on(t.paidAt).where(isNotNull(t.paidAt)),
    index('bill_of_cod')
      .on(t.paidAt)
      .where(sql`${t.vendor} IN ${sql.raw(listText(vendorsOfCouriers))} AND ${t.status} = 'PAID'`),
    index('bill_seen_only_by')
      .on(t.paidAt)
      .where(sql`${t.seenOnlyBy} IS NOT NULL`),
    check('bill_amounts', sql`${t.amount} >= 0 AND ${t.uniqueCode} BETWEEN 0 AND 999 AND ${t.attempt} >= 1`),
    check('bill_paid_when', sql`(${t.status} = 'PAID') = (${t.paidAt} IS NOT NULL)`),
    // Two open transfers of one amount to one account could not be distinguished.
    uniqueIndex('bill_amount_tells_payer')
      .on(t.account, t.amount)
      .where(sql`${t.account} IS NOT NULL AND ${t.status} = 'UNPAID'`),
  ],
)

/**
 * One attempt to pay at a vendor. It is written before the vendor is asked, so that the shop knows what a notice is
 * about even when the vendor's answer was lost.
 */
export const charges = sqliteTable(
  'charge',
  {
    /**
     * The vendor's order_id, `<order number>-<attempt>`; with `-manual` behind it what a person has seen for that one.
     */
    reference: text().primaryKey(),
    billCode: text()
      .notNull()
      .references(() => bills.code),
    attempt: integer().notNull(),
    vendor: text().notNull(),
    method: text().notNull().default(''),
    amount: integer().notNull(),
    /** Of a transfer: the code in its amount and the account it goes to, also after another way to pay was chosen. */
    uniqueCode: integer().notNull().default(0),
    account: text(),
    holder: text().notNull().default(''),
    transactionId: text(),
    /** Where to pay, once the vendor has answered: a number, a code to scan, or a page to open. */
    number: text(),
    billerCode: text(),
    qrText: text(),
    link: text(),
    /** review: the vendor has doubts and a person looks. returned: it was paid, and the money went back. */
    state: text({ enum: ['pending', 'review', 'paid', 'denied', 'expired', 'cancelled', 'returned'] }).notNull(),
    /** The part the vendor has given back while the rest stays, whole rupiah. */
    returned: integer().notNull().default(0),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    uniqueIndex('charge_attempt').on(t.billCode, t.attempt),
    index('charge_by_account')
      .on(t.account, t.createdAt)
      .where(sql`${t.account} IS NOT NULL`),
  ],
)

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type BillRow = typeof bills.$inferSelect
export type ChargeRow = typeof charges.$inferSelect
