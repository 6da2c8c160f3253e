import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { OwnSlug } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { isOwnPage, ownPageProblem } from '#shared/web/own-slugs.ts'
import { noteFormer } from '#commerce/catalog/moved.ts'
import { invalidatePublicVouchers } from '#commerce/catalog/offered-vouchers.ts'
import { invalidateBranches } from '#commerce/catalog/store.ts'
import { categories, type MovedKind, movedKinds, products } from '#commerce/catalog/tables.ts'
import { articles, informationPages } from '#commerce/content/tables.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'

const tables = { product: products, category: categories, article: articles } as const
const isThere = (db: Db, kind: MovedKind, slug: string): boolean =>
  db.select({ slug: tables[kind].slug }).from(tables[kind]).where(eq(tables[kind].slug, slug)).get() !== undefined

export const addressOperations = {
  move: operation({
    method: 'POST',
    path: '/shops/:host/addresses',
    role: 'manager',
    summary: 'Gives a product, a category or an article another slug; its former address leads to the new one',
    /** Where nothing has the slug `from`, its address alone leads to `to`: that of a shop before this one. */
    input: z.strictObject({ kind: z.enum(movedKinds), from: OwnSlug, to: OwnSlug }),
    run: (tx, { kind, from, to }) => move(tx, kind, from, to),
  }),
}

function move(tx: Tx, kind: MovedKind, from: string, to: string): Result<Record<never, never>> {
  const [before, after] = [from, to].map((slug) => isThere(tx.db, kind, slug))
  if (from === to || (before && after)) return refused('input_invalid', {}, { to: 'another has it' })
  if (!before && !after) return refused('not_found')
  if (kind === 'category' && isOwnPage('products', to)) return refused('input_invalid', {}, { to: ownPageProblem })
  if (before && kind === 'category' && goodsIn(tx.db, from) > limits.movedGoods)
    return refused(
      'input_invalid',
      {},
      { from: `more than ${limits.movedGoods} products are in it: import them again` },
    )
  if (before) rename(tx, kind, from, to)
  noteFormer(tx, kind, from, to)
  tx.invalidate(true)
  return accepted({})
}

const goodsIn = (db: Db, slug: string): number =>
  db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.categorySlug, slug))
    .limit(limits.movedGoods + 1)
    .all().length

function rename({ db }: Tx, kind: MovedKind, from: string, to: string): void {
  if (kind === 'article') {
    db.update(articles).set({ slug: to }).where(eq(articles.slug, from)).run()
    return
  }
  if (kind === 'product') {
    db.update(products).set({ slug: to }).where(eq(products.slug, from)).run()
    renameInTexts(db, from, to)
    return
  }
  // Others name a category by its slug: they go over to a new row of it.
  db.run(
    sql`INSERT INTO category (slug, name, image, position, parent_slug, description, needs, sizes) SELECT ${to}, name, image, position, parent_slug, description, needs, sizes FROM category WHERE slug = ${from}`,
  )
  db.update(categories).set({ parentSlug: to }).where(eq(categories.parentSlug, from)).run()
  db.update(products).set({ categorySlug: to }).where(eq(products.categorySlug, from)).run()
  db.run(
    sql`UPDATE voucher SET categories = (SELECT json_group_array(iif(value = ${from}, ${to}, value)) FROM json_each(categories)) WHERE EXISTS (SELECT 1 FROM json_each(categories) WHERE value = ${from})`,
  )
  db.delete(categories).where(eq(categories.slug, from)).run()
  invalidateBranches(db)
  invalidatePublicVouchers(db)
}

/** Articles and pages about the shop show a product by its slug. */
function renameInTexts(db: Db, from: string, to: string): void {
  for (const table of [articles, informationPages]) {
    const rows = db
      .select({ slug: table.slug, body: table.body })
      .from(table)
      .where(
        sql`EXISTS (SELECT 1 FROM json_each(${table.body}) WHERE json_extract(value, '$.kind') = 'product' AND json_extract(value, '$.slug') = ${from})`,
      )
      .all()
    for (const { slug, body } of rows)
      db.update(table)
        .set({ body: body.map((one) => (one.kind === 'product' && one.slug === from ? { ...one, slug: to } : one)) })
        .where(eq(table.slug, slug))
        .run()
  }
}
