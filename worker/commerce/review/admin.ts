import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { ReviewRow } from '#shared/admin/orders.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { products } from '#commerce/catalog/tables.ts'
import { operation, Page } from '#commerce/platform/administration/operation.ts'
import { reviews } from './tables.ts'

export const reviewOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/reviews',
    role: 'viewer',
    summary:
      'Reviews that have no answer, the newest first; with `answered=done` those with one, with `hidden` the hidden, with `yes` all',
    input: z.strictObject({ page: Page, answered: z.enum(['yes', 'no', 'done', 'hidden']).default('no') }),
    output: z.object({ reviews: z.array(ReviewRow) }),
    run({ db }, { page, answered }) {
      const rows = db
        .select({ review: reviews, slug: products.slug, product: products.name })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(listed[answered])
        .orderBy(desc(reviews.createdAt))
        .limit(limits.pageSize)
        .offset(page * limits.pageSize)
        .all()
      return accepted({
        reviews: rows.map(
          ({ review: { id, stars, author, text: said, photos, fit, reply, hidden, createdAt }, slug, product }) => ({
            ...{ id, slug, product, stars, author, text: said, fit, reply, hidden },
            photos: [...photos],
            at: createdAt,
          }),
        ),
      })
    },
  }),
  answer: operation({
    method: 'POST',
    path: '/shops/:host/reviews/:id',
    role: 'orders',
    summary:
      'What the shop says under a review; again, it takes the place of what it said; empty, nothing stands there',
    input: z.strictObject({
      reply: text(limits.reviewTypedMax),
      /** The answer that was read before: if another one stands there now, it is not replaced. */
      was: text(limits.reviewTypedMax).nullable().exactOptional(),
    }),
    watch: ({ db }, { id }) =>
      db.select({ reply: reviews.reply }).from(reviews).where(eq(reviews.id, id)).get() ?? null,
    run({ db, invalidate }, { id, reply, was }) {
      const said = reply.trim()
      const { reply: before = null, hidden = null } = db.select().from(reviews).where(eq(reviews.id, id)).get() ?? {}
      if (hidden !== null && said !== '')
        return refused('input_invalid', {}, { reply: 'the review is hidden, and so is its answer' })
      const stands = linesOf(before)
      if (was !== undefined && linesOf(was) !== stands && linesOf(said) !== stands)
        return refused('input_invalid', {}, { reply: 'somebody has changed it since' })
      const changed = db
        .update(reviews)
        .set({ reply: said === '' ? null : said })
        .where(eq(reviews.id, id))
        .returning({ id: reviews.id })
        .get()
      if (!changed) return refused('not_found')
      invalidate(true)
      return accepted({})
    },
  }),
  hide: operation({
    method: 'PUT',
    path: '/shops/:host/reviews/:id/hidden',
    role: 'manager',
    summary:
      'Hides what a review says, for one of four reasons, which stands in its place; its stars count as before. `why` null: it is read again',
    input: z.strictObject({ why: ReviewRow.shape.hidden }),
    watch: ({ db }, { id }) =>
      db.select({ hidden: reviews.hidden }).from(reviews).where(eq(reviews.id, id)).get() ?? null,
    run({ db, invalidate }, { id, why }) {
      const one = db.select().from(reviews).where(eq(reviews.id, id)).get()
      if (!one) return refused('not_found')
      const all = [...one.photos, ...one.hiddenPhotos]
      const [photos, hiddenPhotos] = why === null ? [all, []] : [[], all]
      db.update(reviews).set({ hidden: why, photos, hiddenPhotos }).where(eq(reviews.id, id)).run()
      invalidate(true)
      return accepted({})
    },
  }),
}

/** A form ends its lines in another way than a program. */
const linesOf = (said: string | null): string => (said ?? '').replaceAll('\r\n', '\n').trim()

const listed = {
  yes: undefined,
  no: and(isNull(reviews.reply), isNull(reviews.hidden)),
  done: and(isNotNull(reviews.reply), isNull(reviews.hidden)),
  hidden: isNotNull(reviews.hidden),
}
