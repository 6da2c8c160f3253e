import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The shop's account at the simulated payment service: one row. */
export const simulatorAccounts = sqliteTable(
  'simulator_account',
  {
    id: integer().primaryKey(),
    serverKey: text().notNull(),
    /** A switch for testers: 'down' makes the service answer 503, 'challenge' makes it suspect every payer. */
    fault: text({ enum: ['none', 'down', 'challenge'] }).notNull(),
  },
  (t) => [check('simulator_account_one', sql`${t.id} = 1`)],
)

export interface SimulatedRefund {
  refund_key: string
  refund_amount: string
}

/** The simulated service's own state; the shop sees it only through JSON answers. */
export const simulatedPayments = sqliteTable(
  'simulated_payment',
  {
    transactionId: text().primaryKey(),
    reference: text().notNull().unique(),
    idempotencyKey: text().unique(),
    amount: integer().notNull(),
    /** payment_type of the service. */
    kind: text({
      enum: ['bank_transfer', 'echannel', 'qris', 'gopay', 'shopeepay', 'kredivo', 'akulaku', 'cstore', 'credit_card'],
    })
      .notNull()
      .default('bank_transfer'),
    /** The bank or the store; '' for ways to pay without either. */
    bank: text().notNull(),
    /** What the shopper types or shows to pay; else the transaction's own id. */
    vaNumber: text().notNull().unique(),
    qrText: text(),
    /** `challenge` is a card payment that waits for a person: capture with fraud_status challenge. */
    status: text({
      enum: ['pending', 'challenge', 'settlement', 'deny', 'expire', 'cancel', 'refund', 'partial_refund'],
    }).notNull(),
    /** What went back to the payer, each with the shop's key. */
    refunds: text({ mode: 'json' }).$type<readonly SimulatedRefund[]>().notNull().default([]),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
    settledAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [check('simulated_amount_positive', sql`${t.amount} > 0`)],
)
