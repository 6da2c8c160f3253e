import { eq, sql } from 'drizzle-orm'
import { dayIn } from '#shared/format/dates.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { addDemoFlashSales, hasDemoFlashSales } from '#commerce/flash-sale/demo.ts'
import { invariants } from '../invariants.ts'
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

/** What must hold beside commerce's own invariants. */
const ofTheHouse: readonly { name: string; sql: string }[] = [
  {
    name: 'a cart line has an owner and a quantity',
    sql: "SELECT id FROM cart_line WHERE quantity < 1 OR owner NOT GLOB '[cv]:?*'",
  },
  {
    name: 'a customer’s cart belongs to a customer',
    sql: "SELECT l.id FROM cart_line l LEFT JOIN customer c ON l.owner = 'c:' || c.id WHERE l.owner LIKE 'c:%' AND c.id IS NULL",
  },
  {
    name: 'a customer agreed to the terms',
    sql: "SELECT id FROM customer c WHERE NOT EXISTS (SELECT 1 FROM consent n WHERE n.customer_id = c.id AND n.purpose = 'terms' AND n.granted = 1)",
  },
  {
    name: 'a phone is stored in one spelling',
    sql: "SELECT id FROM customer WHERE phone NOT GLOB '+[1-9]*' AND phone <> 'dihapus:' || id",
  },
  {
    name: 'a sale belongs to a customer of this shop',
    sql: 'SELECT s.id FROM orders s LEFT JOIN customer c ON c.id = s.customer_id WHERE s.customer_id IS NOT NULL AND c.id IS NULL',
  },
  {
    name: 'a published product can be priced',
    sql: 'SELECT id FROM product p WHERE published = 1 AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.product_id = p.id)',
  },
  {
    name: 'the stars of a product are those of its reviews',
    sql: `SELECT p.id, p.rating, p.reviews, count(r.id) AS counted FROM product p LEFT JOIN review r ON r.product_id = p.id GROUP BY p.id
          HAVING p.reviews <> count(r.id) OR p.rating IS NOT (sum(r.stars) * 20 + count(r.id)) / nullif(2 * count(r.id), 0)`,
  },
  { name: 'every reference leads somewhere', sql: 'SELECT * FROM pragma_foreign_key_check' },
]

export interface Broken {
  invariant: string
  row: unknown
}
const brokenMax = 20

/** Runs every invariant; a healthy shop answers an empty list. */
export function audit({ db }: Scope, _: Record<never, never>): Result<Broken[]> {
  return accepted(
    [...invariants, ...ofTheHouse].flatMap(({ name, sql: query }) =>
      db.all(sql.raw(`${query} LIMIT ${brokenMax}`)).map((row) => ({ invariant: name, row })),
    ),
  )
}
