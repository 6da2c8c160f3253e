import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { customers } from '#commerce/identity/customers/tables.ts'

/** A new phone number or e-mail address that waits for the code that was sent to it; one a customer. */
export const contactChanges = sqliteTable('contact_change', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  kind: text({ enum: ['email', 'phone'] }).notNull(),
  /** E.164 or lower case, as it will stand in the account. */
  value: text().notNull(),
  /** Of its code. */
  ticket: text().notNull(),
  at: integer({ mode: 'timestamp_ms' }).notNull(),
})
