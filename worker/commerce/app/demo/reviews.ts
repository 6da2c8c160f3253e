import { addReviews } from '#commerce/review/store.ts'
import { sampleReviews } from '#demo/history/reviews.ts'
import type { SampleShop } from '#demo/index.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Goods } from '../administration/goods.ts'

const hourMs = 3_600_000

/**
 * What the buyers of a sample's product say. Their photos show it as the shop's own pictures do: there are no others.
 */
export function addSampleReviews(
  { db, now, newId }: Scope,
  shop: SampleShop['id'],
  productId: string,
  goods: Goods,
): void {
  const rows = sampleReviews(shop, goods).map(({ stars, text, author, photo, reply, hoursAgo, form }) => {
    const variant = goods.variants[Math.floor(form * goods.variants.length)]
    return {
      id: newId(),
      variantName: variant?.values.join(', ') ?? '',
      author,
      stars,
      text,
      photos: photo ? [...new Set([variant?.image ?? '', goods.images.at(-1) ?? ''])].filter(Boolean) : [],
      reply: reply ?? null,
      orderId: null,
      orderPosition: null,
      createdAt: new Date(now.getTime() - hoursAgo * hourMs),
    }
  })
  if (rows.length > 0) addReviews(db, productId, rows)
}
