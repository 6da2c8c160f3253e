import { eq } from 'drizzle-orm'
import type { Voucher } from '#shared/admin/vouchers.ts'
import { invalidatePublicVouchers } from '#commerce/catalog/offered-vouchers.ts'
import { type VoucherRow, vouchers } from '#commerce/voucher/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { findBySlugs } from './products.ts'

/** As with products: what the table does not know does not compile. */
type Row = [Exclude<keyof Voucher, keyof VoucherRow>] extends [never]
  ? VoucherRow
  : 'the import format names what the table does not know'

/** A voucher that is there keeps its id and how often it was used. */
export function putVouchers({ db, newId }: Scope, rows: readonly Voucher[]): void {
  for (const voucher of rows) {
    const before = db
      .select({ id: vouchers.id, used: vouchers.used })
      .from(vouchers)
      .where(eq(vouchers.code, voucher.code))
      .get()
    const { id, used } = before ?? { id: newId(), used: 0 }
    const row: Row = { ...voucher, id, used, products: idsOf(db, voucher.products) }
    db.insert(vouchers).values(row).onConflictDoUpdate({ target: vouchers.id, set: row }).run()
  }
  if (rows.length > 0) invalidatePublicVouchers(db)
}

const idsOf = (db: Db, slugs: readonly string[]): string[] =>
  slugs.length === 0 ? [] : [...findBySlugs(db, slugs).values()].map(({ id }) => id)
