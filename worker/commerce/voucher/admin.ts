import { asc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { DateTime, WholeNumber, YesNo } from '#shared/admin/fields.ts'
import { Voucher } from '#shared/admin/vouchers.ts'
import { accepted, refused } from '#shared/result.ts'
import { invalidatePublicVouchers } from '#commerce/catalog/offered-vouchers.ts'
import { products } from '#commerce/catalog/tables.ts'
import { nextOf, operation, Rows } from '#commerce/platform/administration/operation.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { storedCode } from './rules.ts'
import { vouchers } from './tables.ts'

const Row = z.object({
  code: z.string(),
  title: z.string(),
  startsAt: DateTime,
  endsAt: DateTime.nullable(),
  percentage: YesNo,
  amount: WholeNumber,
  forShipping: YesNo,
  quota: WholeNumber.nullable(),
  used: WholeNumber,
  listed: YesNo,
})

export const voucherOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/vouchers',
    role: 'viewer',
    summary: 'The vouchers by code, ended ones too, with how often each was used',
    input: Rows,
    output: z.object({ vouchers: z.array(Row), next: z.string().nullable() }),
    run: ({ db }, { after, size }) => {
      const rows = db
        .select()
        .from(vouchers)
        .where(gt(vouchers.code, after))
        .orderBy(asc(vouchers.code))
        .limit(size)
        .all()
      return accepted({ vouchers: rows, next: nextOf(rows, size, ({ code }) => code) })
    },
  }),
  find: operation({
    method: 'GET',
    path: '/shops/:host/vouchers/:code',
    role: 'viewer',
    summary: 'One voucher, as it is put',
    output: Voucher,
    run: ({ db }, { code }) => {
      const found = findPutVoucher(db, code)
      if (!found) return refused('not_found')
      const { id: _id, used: _used, ...voucher } = found
      return accepted({ ...voucher, categories: [...voucher.categories], products: slugsOf(db, voucher.products) })
    },
  }),
  end: operation({
    method: 'POST',
    path: '/shops/:host/vouchers/:code/end',
    role: 'manager',
    summary: 'Ends a voucher now; orders that use it keep it',
    watch: ({ db }, { code }) => {
      const found = findPutVoucher(db, code)
      return found && { endsAt: found.endsAt?.toISOString() ?? null }
    },
    run: ({ db, now, invalidate }, { code }) => {
      const found = findPutVoucher(db, code)
      if (!found) return refused('not_found')
      if (found.endsAt === null || found.endsAt > now)
        db.update(vouchers).set({ endsAt: now }).where(eq(vouchers.id, found.id)).run()
      invalidatePublicVouchers(db)
      invalidate(true)
      return accepted({})
    },
  }),
}

/** A voucher as it was put: its categories stand for what is below them. */
const findPutVoucher = (db: Db, code: string) =>
  db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, storedCode(code)))
    .get() ?? null

const slugsOf = (db: Db, ids: readonly string[]) =>
  db
    .select({ slug: products.slug })
    .from(products)
    .where(isOneOf(products.id, ids))
    .all()
    .map(({ slug }) => slug)
