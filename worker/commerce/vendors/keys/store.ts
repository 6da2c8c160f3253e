import { eq } from 'drizzle-orm'
import { cached, invalidate } from '#commerce/platform/memory.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Seal } from '#commerce/platform/seal.ts'
import { jsonOf } from '#shared/json.ts'
import { keyedVendors, type ShopKeys } from './registry.ts'
import { vendorKeys } from './tables.ts'

export type KeyRow = typeof vendorKeys.$inferSelect
const purposeOf = (vendor: string) => `vendor\n${vendor}`

/** Every call that asks a vendor needs them, so the object caches them. */
export const listKeyRows = (db: Db): readonly KeyRow[] =>
  cached(db, { object: 'vendor keys' }, () => db.select().from(vendorKeys).limit(keyedVendors.size).all())
const invalidateKeys = (db: Db): void => invalidate(db, { object: 'vendor keys' })
export const findKeyRow = (db: Db, vendor: string): KeyRow | null =>
  db.select().from(vendorKeys).where(eq(vendorKeys.vendor, vendor)).get() ?? null

/** What a row holds, as its vendor takes it; null: it cannot be read, so the shop works without this vendor. */
export function keysIn(seal: Seal, { vendor, sealed }: Pick<KeyRow, 'vendor' | 'sealed'>): unknown {
  const json = seal.open(sealed, purposeOf(vendor))
  const parsed = keyedVendors.get(vendor)?.keys.safeParse(json && jsonOf(json.text))
  return parsed?.success ? parsed.data : null
}

/**
 * The keys of a shop. `known` keeps what was read before by its sealed text, because every call asks. Whatever cannot be
 * read is missing here, and only its own vendor with it.
 */
export function readKeys(db: Db, seal: Seal, known: Map<string, unknown>): ShopKeys {
  const rows = listKeyRows(db)
  for (const row of rows) if (!known.has(row.sealed)) known.set(row.sealed, keysIn(seal, row))
  const found = rows.flatMap(({ vendor, sealed }) => {
    const keys = known.get(sealed) ?? null
    return keys === null ? [] : [[vendor, keys] as const]
  })
  // Each value was parsed by the schema of its own vendor.
  return Object.fromEntries(found) as ShopKeys
}

export function putKeys(
  db: Db,
  seal: Seal,
  { vendor, keys, setBy, now }: { vendor: string; keys: unknown; setBy: string; now: Date },
): void {
  const sealed = seal.close(JSON.stringify(keys), purposeOf(vendor))
  const row = { vendor, sealed, setBy, setAt: now, checkedAt: now, problem: '' }
  db.insert(vendorKeys).values(row).onConflictDoUpdate({ target: vendorKeys.vendor, set: row }).run()
  invalidateKeys(db)
}

export function noteCheck(db: Db, vendor: string, checkedAt: Date, problem: string): void {
  db.update(vendorKeys).set({ checkedAt, problem }).where(eq(vendorKeys.vendor, vendor)).run()
  invalidateKeys(db)
}

export function dropKeys(db: Db, vendor: string): void {
  db.delete(vendorKeys).where(eq(vendorKeys.vendor, vendor)).run()
  invalidateKeys(db)
}

/** After a change of secrets: what a former one has closed is closed by the present one, while both are known. */
export function closeAgain(db: Db, seal: Seal): void {
  for (const { vendor, sealed } of listKeyRows(db)) {
    const opened = seal.open(sealed, purposeOf(vendor))
    if (!opened || opened.current) continue
    db.update(vendorKeys)
      .set({ sealed: seal.close(opened.text, purposeOf(vendor)) })
      .where(eq(vendorKeys.vendor, vendor))
      .run()
  }
  invalidateKeys(db)
}
