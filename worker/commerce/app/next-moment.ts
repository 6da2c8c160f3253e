import { pauseMoment } from '#shared/order/shipping-pause.ts'
import { findPriceBoundary } from '#commerce/catalog/offered-vouchers.ts'
import { findArticleMoment } from '#commerce/content/store.ts'
import { firstOf } from '#commerce/platform/moments.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { plannedMoments } from '#commerce/site/planned.ts'

/**
 * When what shoppers see next changes by the clock alone: a price, an article, a banner, the popup or the pause; null:
 * never.
 */
export const findNextMoment = (db: Db, { now, shop }: Pick<Scope, 'now' | 'shop'>): Date | null =>
  firstOf(
    [
      findPriceBoundary(db, now),
      findArticleMoment(db, now),
      pauseMoment(shop.shippingPause, now),
      ...plannedMoments(shop),
    ],
    now,
  )
