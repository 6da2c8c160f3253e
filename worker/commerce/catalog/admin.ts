import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Stock } from '#shared/admin/fields.ts'
import { Slug } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { products, variants } from './tables.ts'

export const catalogOperations = {
  setStock: operation({
    method: 'POST',
    path: '/shops/:host/stock',
    role: 'manager',
    summary: 'The stock of one variant by its id, or of every variant of a product by its slug',
    input: z
      .strictObject({
        itemId: z.string().max(limits.idChars).nullable().default(null),
        slug: Slug.nullable().default(null),
        stock: Stock,
      })
      .refine(({ itemId, slug }) => (itemId === null) !== (slug === null), 'give itemId or slug'),
    output: z.object({ changed: z.int() }),
    run: ({ db, invalidate }, { itemId, slug, stock }) => {
      const which =
        itemId !== null
          ? eq(variants.id, itemId)
          : sql`${variants.productId} = (SELECT ${products.id} FROM ${products} WHERE ${products.slug} = ${slug})`
      const turned = and(which, stock > 0 ? eq(variants.stock, 0) : gt(variants.stock, 0))
      const seen = db.select({ id: variants.id }).from(variants).where(turned).limit(1).get() !== undefined
      const changed = db.update(variants).set({ stock }).where(which).returning({ id: variants.id }).all().length
      // A till that reports its stock every minute makes no page old unless something is sold out or there again.
      if (seen) invalidate(true)
      return changed > 0 ? accepted({ changed }) : refused('item_unknown')
    },
  }),
}
