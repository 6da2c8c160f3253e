import { sql } from 'drizzle-orm'
import { check, customType, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Address } from '#shared/api/address.ts'
import { customers } from '#commerce/identity/customers/tables.ts'

/** What an address has only had since later than the first rows: what is missing in a row is null. */
const later = { latitude: null, longitude: null } as const

/** An address as JSON. */
export const addressColumn = customType<{ data: Address; driverData: string }>({
  dataType: () => 'text',
  toDriver: (address) => JSON.stringify(address),
  fromDriver: (json) => ({ ...later, ...(JSON.parse(json) as Address) }),
})

/** A customer's addresses, one row each: those kept in the profile and those only sent to. */
export const customerAddresses = sqliteTable(
  'customer_address',
  {
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** SHA-256 of the address: the same one twice is one. */
    digest: text().notNull(),
    address: addressColumn().notNull(),
    usedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** 'Rumah', 'Kantor'. */
    label: text().notNull().default(''),
    /** When it was kept on purpose; null: it was only sent to, and goes when there are too many. */
    savedAt: integer({ mode: 'timestamp_ms' }),
    /** When it was made the main one; the newest counts. null: it is not. */
    mainAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.digest] }),
    index('customer_address_by_use').on(t.customerId, t.usedAt),
    check('customer_address_digest', sql`length(${t.digest}) = 64`),
  ],
)
