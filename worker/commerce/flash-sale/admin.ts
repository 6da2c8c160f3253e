import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { DateTime, Rupiah, Stock } from '#shared/admin/fields.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { invalidateBoundary } from '#commerce/pricing/offers.ts'
import { noteEnded } from './ended.ts'
import { planFlashSale } from './plan.ts'
import { flashSaleItems, flashSales } from './tables.ts'

const Item = z.strictObject({
  itemId: z.string().max(limits.idChars),
  price: Rupiah,
  quota: Stock.min(1),
  perCustomer: z.int().min(1).max(999).default(1),
})

const Row = z.object({ id: z.string(), title: z.string(), startsAt: DateTime, endsAt: DateTime })
const SoldItem = z.object({
  variantId: z.string(),
  price: z.int(),
  quota: z.int(),
  sold: z.int(),
  perCustomer: z.int(),
})
const findSale = (db: Db, id: string) => db.select().from(flashSales).where(eq(flashSales.id, id)).get() ?? null

export const flashSaleOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/flash-sales',
    role: 'viewer',
    summary: 'The flash sales, the latest first',
    output: z.object({ flashSales: z.array(Row) }),
    run: ({ db }) =>
      accepted({
        flashSales: db.select().from(flashSales).orderBy(desc(flashSales.startsAt)).limit(limits.adminListRows).all(),
      }),
  }),
  find: operation({
    method: 'GET',
    path: '/shops/:host/flash-sales/:id',
    role: 'viewer',
    summary: 'One flash sale with its prices and what was sold',
    output: Row.extend({ items: z.array(SoldItem) }),
    run: ({ db }, { id }) => {
      const found = findSale(db, id)
      if (!found) return refused('not_found')
      const items = db.select().from(flashSaleItems).where(eq(flashSaleItems.flashSaleId, id)).all()
      return accepted({ ...found, items })
    },
  }),
  end: operation({
    method: 'POST',
    path: '/shops/:host/flash-sales/:id/end',
    role: 'manager',
    summary: 'Ends a running flash sale now, or removes one that has not begun; orders keep their prices',
    watch: ({ db }, { id }) => {
      const found = findSale(db, id)
      return found && { title: found.title, endsAt: found.endsAt.toISOString() }
    },
    run: (tx, { id }) => {
      const { db, now, invalidate } = tx
      const found = findSale(db, id)
      if (!found) return refused('not_found')
      if (found.startsAt >= now) db.delete(flashSales).where(eq(flashSales.id, id)).run()
      else if (found.endsAt > now) db.update(flashSales).set({ endsAt: now }).where(eq(flashSales.id, id)).run()
      noteEnded(tx, id)
      invalidateBoundary(db)
      invalidate(true)
      return accepted({})
    },
  }),
  plan: operation({
    method: 'POST',
    path: '/shops/:host/flash-sales',
    role: 'manager',
    summary: 'Plans a flash sale, all or nothing; its prices are below the ordinary ones',
    input: z.strictObject({
      title: text(limits.nameChars).min(1).default('Flash Sale'),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      items: z.array(Item).min(1).max(limits.flashSaleItems),
    }),
    output: z.object({ id: z.string() }),
    run: (tx, asked) => planFlashSale(tx, asked),
  }),
}
