import { customType } from 'drizzle-orm/sqlite-core'
import type { Address } from '#shared/api/address.ts'

/** What an address has had since later than the first rows: what is missing in a row is null. */
const later = { latitude: null, longitude: null } as const

/** An address as JSON. */
export const addressColumn = customType<{ data: Address; driverData: string }>({
  dataType: () => 'text',
  toDriver: (address) => JSON.stringify(address),
  fromDriver: (json) => ({ ...later, ...(JSON.parse(json) as Address) }),
})
