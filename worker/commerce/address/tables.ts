import { sql } from 'drizzle-orm'
import { check, customType, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Address } from '#shared/api/account/address.ts'
import { customers } from '#commerce/identity/customers/tables.ts'

/** Fields an address got after the first rows were written: a row without them reads as null. */
const addedLater = { latitude: null, longitude: null } as const

/** An address as JSON. */
export const addressColumn = customType<{ data: Address; driverData: string }>({
  dataType: () => 'text',
  toDriver: (address) => JSON.stringify(address),
  fromDriver: (json) => ({ ...addedLater, ...(JSON.parse(json) as Address) }),
})

/** A customer's addresses, one row each: saved ones, and ones the customer only sent something to. */
export const customerAddresses = sqliteTable(
  'customer_address',
  {
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** SHA-256 of the address, so that the same address is stored once. */
    digest: text().notNull(),
    address: addressColumn().notNull(),
    usedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** 'Rumah', 'Kantor'. */
    label: text().notNull().default(''),
    /**
     * When the customer saved it on purpose; null: they only sent something to it, and it goes when there are too many.
     */
    savedAt: integer({ mode: 'timestamp_ms' }),
    /** When it became the main address; the latest one counts. null: it is not the main address. */
    mainAt: integer({ mode: 'timestamp_ms' }),
    /**
     * A keyed hash of the browser it was typed in, '' for one without a key; null: the customer has chosen it since in a
     * browser of their own, or it was always theirs.
     */
    typedIn: text(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.digest] }),
    index('customer_address_by_use').on(t.customerId, t.usedAt),
    check('customer_address_digest', sql`length(${t.digest}) = 64`),
  ],
)
