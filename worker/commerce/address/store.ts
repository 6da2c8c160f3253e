import { createHash } from 'node:crypto'
import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Address } from '#shared/api/account/address.ts'
import { limits } from '#shared/limits.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { customerAddresses } from './tables.ts'

export type AddressRow = typeof customerAddresses.$inferSelect

/** The digest names the row, so that the same address is stored once. */
const digestOf = (address: Address): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')

const own = (customerId: string, digest: string) =>
  and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.digest, digest))

/** The main address first, then the last used. */
export function listAddresses(db: Db, customerId: string): AddressRow[] {
  const { mainAt, usedAt } = customerAddresses
  return db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(isNotNull(mainAt)), desc(usedAt), desc(sql`rowid`))
    .limit(limits.addresses)
    .all()
}

export const findAddress = (db: Db, customerId: string, digest: string): AddressRow | null =>
  db.select().from(customerAddresses).where(own(customerId, digest)).get() ?? null

/** The customer's usual address: the main one, or the only one there is. null: the customer has to choose. */
export function usualAddress(db: Db, customerId: string): Address | null {
  const [first, ...others] = listAddresses(db, customerId)
  return first && (first.mainAt !== null || others.length === 0) ? first.address : null
}

/** How many addresses the customer has saved on purpose. */
export const countSaved = (db: Db, customerId: string): number =>
  db
    .select({ rows: count() })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.customerId, customerId), isNotNull(customerAddresses.savedAt)))
    .get()?.rows ?? 0

/**
 * Remembers that the customer sends to this address, so that the next checkout offers it. An address that was not saved
 * on purpose makes room for newer ones.
 */
export function rememberAddress({ db, now }: Pick<Scope, 'db' | 'now'>, customerId: string, address: Address): void {
  db.insert(customerAddresses)
    .values({ customerId, digest: digestOf(address), address, usedAt: now })
    .onConflictDoUpdate({ target: [customerAddresses.customerId, customerAddresses.digest], set: { usedAt: now } })
    .run()
  forgetOldest(db, customerId)
}

interface Kept {
  label: string
  address: Address
}
/** Saves an address on purpose, in place of `before` when it is a new wording of it. Returns its digest. */
export function putAddress(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  customerId: string,
  { label, address }: Kept,
  before: AddressRow | null,
): string {
  const digest = digestOf(address)
  const row = {
    customerId,
    digest,
    address,
    label,
    usedAt: before?.usedAt ?? now,
    savedAt: now,
    mainAt: before?.mainAt ?? null,
  }
  if (before) db.delete(customerAddresses).where(own(customerId, before.digest)).run()
  db.insert(customerAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [customerAddresses.customerId, customerAddresses.digest],
      set: { label, savedAt: now },
    })
    .run()
  forgetOldest(db, customerId)
  return digest
}

/** True when it was there. */
export const removeAddress = (db: Db, customerId: string, digest: string): boolean =>
  db.delete(customerAddresses).where(own(customerId, digest)).returning({ digest: customerAddresses.digest }).all()
    .length > 0

export function makeMain({ db, now }: Pick<Scope, 'db' | 'now'>, customerId: string, digest: string): void {
  db.update(customerAddresses).set({ mainAt: now, savedAt: now }).where(own(customerId, digest)).run()
  db.update(customerAddresses)
    .set({ mainAt: null })
    .where(and(eq(customerAddresses.customerId, customerId), ne(customerAddresses.digest, digest)))
    .run()
}

export function forgetAddresses(db: Db, customerId: string): void {
  db.delete(customerAddresses).where(eq(customerAddresses.customerId, customerId)).run()
}

/** Deletes addresses beyond the limit: those that were not saved on purpose, the longest unused first. */
function forgetOldest(db: Db, customerId: string): void {
  const { customerId: owner, usedAt, savedAt } = customerAddresses
  db.delete(customerAddresses)
    .where(
      sql`rowid IN (SELECT rowid FROM ${customerAddresses} WHERE ${owner} = ${customerId} ORDER BY ${savedAt} IS NULL, ${usedAt} DESC LIMIT -1 OFFSET ${limits.addresses})`,
    )
    .run()
}
