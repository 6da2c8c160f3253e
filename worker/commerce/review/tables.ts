import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  foreignKey,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { HiddenReason, SizeFit } from '#shared/api/goods/review.ts'
import { files } from '#commerce/files/tables.ts'
import { products } from '#commerce/catalog/tables.ts'
import { orderLines } from '#commerce/order/core/tables.ts'

/** As the indexes have it. */
export const hasPhotos = (photos: AnySQLiteColumn) => sql`json_array_length(${photos}) > 0`

/** Reviews by customers. A review outlives the account of its author, so it holds only a masked name. */
export const reviews = sqliteTable(
  'review',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    variantName: text().notNull(),
    /** Masked before it is written: 'S***i R.'. */
    author: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    /** JSON: photo URLs. */
    photos: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** How its size turned out; null: nobody said. */
    fit: text().$type<SizeFit>(),
    reply: text(),
    /** Why the seller has hidden what it says; null: it is read. Its stars count as before. */
    hidden: text().$type<HiddenReason>(),
    /** JSON: its photos while it is hidden: in `photos` they would count among the reviews that show some. */
    hiddenPhotos: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** The order line that the review is about; a line can be reviewed once. null: the shop knows of no order. */
    orderId: text(),
    orderPosition: integer(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('review_by_product').on(t.productId, t.createdAt),
    index('review_by_stars').on(t.productId, t.stars, t.createdAt),
    index('review_with_photos').on(t.productId, t.createdAt).where(hasPhotos(t.photos)),
    index('review_with_photos_by_stars').on(t.productId, t.stars, t.createdAt).where(hasPhotos(t.photos)),
    index('review_photos_first').on(t.productId, hasPhotos(t.photos), t.createdAt),
    index('review_photos_first_by_stars').on(t.productId, t.stars, hasPhotos(t.photos), t.createdAt),
    index('review_by_age').on(t.createdAt),
    // What the seller has still to answer.
    index('review_unanswered').on(t.createdAt).where(isNull(t.reply)),
    index('review_hidden').on(t.createdAt).where(isNotNull(t.hidden)),
    uniqueIndex('review_once_a_line').on(t.orderId, t.orderPosition),
    foreignKey({ columns: [t.orderId, t.orderPosition], foreignColumns: [orderLines.orderId, orderLines.position] }),
    check('review_stars', sql`${t.stars} BETWEEN 1 AND 5`),
    check('review_line', sql`(${t.orderId} IS NULL) = (${t.orderPosition} IS NULL)`),
  ],
)

/** The photos of reviews: only these files are public. One file belongs to one review. */
export const reviewPhotos = sqliteTable(
  'review_photo',
  {
    fileId: text()
      .primaryKey()
      .references(() => files.id),
    reviewId: text()
      .notNull()
      .references(() => reviews.id),
  },
  (t) => [index('review_photo_by_review').on(t.reviewId)],
)
