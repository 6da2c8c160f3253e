import { eq, sql } from 'drizzle-orm'
import { dayIn } from '#shared/format/dates.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { addDemoFlashSales, hasDemoFlashSales } from '#commerce/flash-sale/demo.ts'
import type { BusinessInput } from './inputs.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { changeSettings } from '#commerce/site/store.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'
import { type DayVisits, visitsSince } from '#commerce/tracking/store.ts'

/** Moves a demo shop's clock; every due time of its scheduled jobs moves along. */
export function setClock(scope: Scope, { offsetMs }: { offsetMs: number }): Result<Record<never, never>> {
  if (!scope.shop.demo) return refused('not_found')
  inTransaction(scope, (tx) => {
    const { db, shop, now, invalidate } = tx
    changeSettings(db, { clockOffsetMs: offsetMs })
    // Whatever the new time is, a flash sale runs then.
    if (hasDemoFlashSales(db))
      addDemoFlashSales({ ...tx, now: new Date(now.getTime() + offsetMs - shop.clockOffsetMs) })
    invalidate(true)
  })
  return accepted({})
}

export function setMaintenance(scope: Scope, { on }: { on: boolean }): Result<Record<never, never>> {
  inTransaction(scope, ({ db, invalidate }) => {
    changeSettings(db, { maintenance: on })
    invalidate(true)
  })
  return accepted({})
}

/** Switches ways to pay on and off. An order that was placed keeps the one it has. */
export function setPayments(
  scope: Scope,
  payments: NonNullable<ShopSettings['payments']>,
): Result<Record<never, never>> {
  inTransaction(scope, ({ db, invalidate }) => {
    changeSettings(db, { payments })
    invalidate(true)
  })
  return accepted({})
}

/** How the shop rewards buying and recommending; null: not at all. Coins and commissions that were given stay. */
export function setRewards(
  scope: Scope,
  { coins, affiliate }: Required<Pick<ShopSettings, 'coins' | 'affiliate'>>,
): Result<Record<never, never>> {
  inTransaction(scope, ({ db, invalidate }) => {
    changeSettings(db, { coins, affiliate })
    invalidate(true)
  })
  return accepted({})
}

/** The ids under which tag vendors count this shop's visits; null: there is no tag. */
export function setTags(
  scope: Scope,
  tags: Pick<ShopSettings, 'googleAnalyticsId' | 'metaPixelId'>,
): Result<Record<never, never>> {
  inTransaction(scope, ({ db, invalidate }) => {
    changeSettings(db, tags)
    invalidate(true)
  })
  return accepted({})
}

/** Whether the shop's whole domain is only ever opened by https. */
export function setDomain(scope: Scope, domain: { hstsPreload: boolean }): Result<Record<never, never>> {
  inTransaction(scope, ({ db, invalidate }) => {
    changeSettings(db, domain)
    invalidate(true)
  })
  return accepted({})
}

/** Where couriers fetch the shipments from now on. */
export function setPickup(scope: Scope, pickup: NonNullable<ShopSettings['pickup']>): Result<Record<never, never>> {
  inTransaction(scope, ({ db, invalidate }) => {
    changeSettings(db, { pickup })
    invalidate(true)
  })
  return accepted({})
}

/** How many visitors came on each of the last days. */
export function listVisits({ db, now }: Scope, { days }: { days: number }): Result<{ visits: DayVisits[] }> {
  const from = dayIn(new Date(now.getTime() - (days - 1) * 24 * 3_600_000))
  return accepted({ visits: visitsSince(db, from) })
}

/** What is not named stays as it is. */
export function setBusiness(scope: Scope, change: BusinessInput): Result<Record<never, never>> {
  inTransaction(scope, ({ db, invalidate }) => {
    changeSettings(db, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)))
    invalidate(true)
  })
  return accepted({})
}

/** One variant of a product by its code, or every variant of the product. */
export function setStock(
  scope: Scope,
  { itemId, slug, stock }: { itemId: string | null; slug: string | null; stock: number },
): Result<{ changed: number }> {
  return inTransaction(scope, ({ db, invalidate }) => {
    const which =
      itemId !== null
        ? eq(variants.id, itemId)
        : sql`${variants.productId} = (SELECT ${products.id} FROM ${products} WHERE ${products.slug} = ${slug})`
    const changed = db.update(variants).set({ stock }).where(which).returning({ id: variants.id }).all().length
    invalidate(true)
    return changed > 0 ? accepted({ changed }) : refused('item_unknown')
  })
}
