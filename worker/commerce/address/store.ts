import { createHash } from 'node:crypto'
import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Address } from '#shared/api/account/address.ts'
import { limits } from '#shared/limits.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import type { ReplacedAccess } from '#commerce/identity/customers/tables.ts'
import { browserOf, knownBrowser } from '#commerce/identity/sessions/known-browser.ts'
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

/** Of a customer's list the usual one: the main one, or the only one there is. */
export const usualOf = ([first, ...others]: readonly AddressRow[]): AddressRow | null =>
  first && (first.mainAt !== null || others.length === 0) ? first : null

/** It was typed in another browser than the caller's, and no browser of its owner has chosen it since. */
export const isFromElsewhere = (scope: Pick<Scope, 'who' | 'keyedHash'>, { typedIn }: AddressRow): boolean =>
  typedIn !== null && (typedIn === '' || typedIn !== browserOf(scope))

/**
 * The customer's usual address. null: the customer has to choose, also where it was typed in another browser: a
 * stranger with an open session must not send the owner's next parcel elsewhere.
 */
export function usualAddress(scope: Pick<Scope, 'db' | 'who' | 'keyedHash'>, customerId: string): Address | null {
  const usual = usualOf(listAddresses(scope.db, customerId))
  return usual && !isFromElsewhere(scope, usual) ? usual.address : null
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
export function rememberAddress(
  tx: Pick<Tx, 'db' | 'now' | 'who' | 'keyedHash'>,
  customerId: string,
  address: Address,
) {
  const { db, now } = tx
  const chosen = knownBrowser(tx, customerId) === null ? {} : { typedIn: null }
  db.insert(customerAddresses)
    .values({ customerId, digest: digestOf(address), address, usedAt: now, typedIn: placeOf(tx) })
    .onConflictDoUpdate({
      target: [customerAddresses.customerId, customerAddresses.digest],
      set: { usedAt: now, ...chosen },
    })
    .run()
  forgetOldest(db, customerId)
}

/** The browser in which the customer of this call types; null: it is no customer's call. */
const placeOf = (tx: Pick<Tx, 'who' | 'keyedHash'>): string | null =>
  tx.who.customerId === null ? null : (browserOf(tx) ?? '')

interface Kept {
  label: string
  address: Address
}
/** Saves an address on purpose, in place of `before` when it is a new wording of it. Returns its digest. */
export function putAddress(tx: Tx, customerId: string, { label, address }: Kept, before: AddressRow | null): string {
  const { db, now } = tx
  const digest = digestOf(address)
  const row = {
    customerId,
    digest,
    address,
    label,
    usedAt: before?.usedAt ?? now,
    savedAt: now,
    mainAt: before?.mainAt ?? null,
    typedIn: before?.digest === digest ? before.typedIn : placeOf(tx),
  }
  if (before) db.delete(customerAddresses).where(own(customerId, before.digest)).run()
  db.insert(customerAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [customerAddresses.customerId, customerAddresses.digest],
      // Of two that have become one, the main one stays main and the last use counts.
      set: {
        label,
        savedAt: now,
        mainAt: sql`coalesce(excluded.main_at, ${customerAddresses.mainAt})`,
        usedAt: before ? sql`max(excluded.used_at, ${customerAddresses.usedAt})` : undefined,
      },
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

/** Puts a customer's list back as it was before a change that they undo. */
export function putBackAddresses(
  db: Db,
  customerId: string,
  before: Extract<ReplacedAccess, { kind: 'address' }>['before'],
): void {
  forgetAddresses(db, customerId)
  for (const { usedAt, savedAt, mainAt, ...kept } of before) {
    const moments = { usedAt: new Date(usedAt), savedAt: dateOf(savedAt), mainAt: dateOf(mainAt) }
    db.insert(customerAddresses)
      .values({ customerId, ...kept, ...moments })
      .run()
  }
}
const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

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
