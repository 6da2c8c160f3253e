import { and, asc, eq, like, lte, notExists, sql } from 'drizzle-orm'
import { durationMs } from '#shared/format/countdown.ts'
import { zones } from '#shared/format/dates.ts'
import { carriedGoods } from '#commerce/catalog/store.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { orderLines } from '#commerce/order/core/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { planBoundaries } from './plan.ts'
import { addFlashSale, invalidateBoundary, rememberedMs } from '#commerce/pricing/offers.ts'
import { flashSales } from './tables.ts'

const prefix = 'demo-'
/** Four flash sales a day, at 00, 06, 12 and 18 o'clock in Jakarta. */
const hoursMs = (hours: number): number => durationMs(hours, 'hours', console.warn) ?? 0
const slotMs = hoursMs(6)
const zoneMs = hoursMs(zones.WIB)
/** Whole rows of a phone and of a desktop. */
const productsAtOnce = 6
const discounts = [20, 35, 15, 45, 25, 30, 40] as const
/** Prices are rounded down to this; a cheap product needs a finer step, or rounding would be half of its discount. */
const stepOf = (price: number): number => (price < 20_000 ? 100 : 500)
const priceMin = 2_000

/** Whether this demo shop always has a running flash sale. */
export const hasDemoFlashSales = (db: Db): boolean =>
  db
    .select({ id: flashSales.id })
    .from(flashSales)
    .where(like(flashSales.id, `${prefix}%`))
    .limit(1)
    .all().length > 0

/**
 * At a boundary of a demo flash sale, named by the ref of its job: makes sure that the running one and the next one
 * exist.
 */
export function keepDemoFlashSales(tx: Tx, ref: string): void {
  if (tx.shop.demo && ref.startsWith(prefix)) addDemoFlashSales(tx)
}

/** Adds the flash sale of this slot and of the next, each once, and deletes old ones. */
export function addDemoFlashSales(tx: Tx): void {
  const slot = Math.floor((tx.now.getTime() + zoneMs) / slotMs)
  for (const one of [slot, slot + 1]) addSlot(tx, one)
  forgetOld(tx)
}

/** A number that looks random but is always the same for one slot and place. */
const pick = (slot: number, place: number, below: number): number =>
  Math.abs(Math.imul(slot * 31 + place, 0x9e3779b1) >>> 8) % below

function addSlot(scope: Scope, slot: number): void {
  const startsAt = new Date(slot * slotMs - zoneMs)
  const goods = listGoods(scope.db)
  if (goods.length === 0) return
  // Steps of a prime that does not divide the number of products reach each product once. Every flash sale continues
  // where the one before it stopped, so that its products return to their ordinary price.
  const step = [5, 7, 11, 13].find((prime) => goods.length % prime !== 0) ?? 1
  const count = Math.min(productsAtOnce, Math.ceil((goods.length * 2) / 3))
  const chosen = Array.from({ length: count }, (_, i) => goods[((slot * count + i) * step) % goods.length] ?? '')
  const items = chosen.flatMap((productId, i) => itemsOf(scope.db, productId, slot, i))
  const flashSale = {
    id: `${prefix}${startsAt.getTime()}`,
    title: 'Flash Sale',
    startsAt,
    endsAt: new Date(startsAt.getTime() + slotMs),
  }
  if (items.length > 0 && addFlashSale(scope.db, flashSale, items)) planBoundaries(scope, flashSale)
}

function listGoods(db: Db): string[] {
  const inStock = sql`EXISTS (SELECT 1 FROM ${variants} WHERE ${variants.productId} = ${products.id} AND ${variants.stock} > 0)`
  const rows = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.published, true), carriedGoods, inStock))
    .orderBy(asc(products.position))
    .limit(200)
    .all()
  return rows.map(({ id }) => id)
}

/**
 * Every variant in stock, at one discount. A part of the quota is sold already, and the rest never exceeds the stock.
 */
function itemsOf(db: Db, productId: string, slot: number, place: number) {
  const percent = discounts[(place + slot) % discounts.length] ?? 0
  const rows = db
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))
    .limit(24)
    .all()
  return rows
    .filter(({ stock, price }) => stock > 0 && price >= priceMin)
    .map(({ id, price, fullPrice, stock }, form) => {
      const left = Math.min(stock, 3 + pick(slot, place * 31 + form, 12))
      const soldElsewhere = 1 + pick(slot, place * 17 + form + 7, 20)
      // The discount counts from the price that is struck through, if there is one, but is always at least 15 per cent
      // below today's price.
      const off = (from: number, share: number) =>
        Math.floor((from * (100 - share)) / 100 / stepOf(price)) * stepOf(price)
      return {
        variantId: id,
        price: Math.min(off(fullPrice ?? price, percent), off(price, 15)),
        quota: left + soldElsewhere,
        sold: soldElsewhere,
        soldElsewhere,
        perCustomer: 2,
      }
    })
}

/** Deletes a demo's flash sales that ended a while ago, unless an order was placed in them. */
function forgetOld({ db, now }: Scope): void {
  const ordered = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(eq(orderLines.flashSaleId, flashSales.id))
  db.delete(flashSales)
    .where(
      and(
        like(flashSales.id, `${prefix}%`),
        lte(flashSales.endsAt, new Date(now.getTime() - rememberedMs)),
        notExists(ordered),
      ),
    )
    .run()
  invalidateBoundary(db)
}
