import { hourMs } from '#shared/format/units.ts'
import { and, eq, sql } from 'drizzle-orm'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { findItems } from '#commerce/catalog/store.ts'
import { flashSaleItems } from '#commerce/flash-sale/tables.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import { enqueuePush, reachable } from '#commerce/notification/push.ts'
import type { MessageValues } from '#commerce/notification/tables.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { fallsFrom, turnOf } from './rules.ts'
import { contactsOf, takeAlerts } from './store.ts'
import { goodsAlerts } from './tables.ts'

/**
 * A job: notifies the first who wait for this variant, and plans the next turn. What it says is true at this moment: it
 * is published, in stock, and everybody's price, a flash sale's too, is so much below the one that was asked at. An alert
 * ends with its message, so it waits while the shop is closed.
 */
export function notifyAlerts(variantId: string, tx: Tx): void {
  const { db, now, scheduler, shop } = tx
  if (shop.maintenance) return scheduler.plan('notify-alerts', variantId, new Date(now.getTime() + 3 * hourMs))
  const [found] = findItems(db, [variantId], now)
  if (!found || found.variant.stock <= 0) return
  const { price, stock } = found.variant
  const { most, pauseMs } = turnOf(stock)
  const back = takeAlerts(db, { variantId, kind: 'stock', price: 0 }, most)
  const cheaper = takeAlerts(db, { variantId, kind: 'price', price: fallsFrom(price) }, most - back.length)
  notify(tx, [...back, ...cheaper], found)
  if (back.length + cheaper.length === most)
    scheduler.plan('notify-alerts', variantId, new Date(now.getTime() + pauseMs))
}

type Found = ReturnType<typeof findItems>[number]

function notify(tx: Tx, alerts: ReturnType<typeof takeAlerts>, { product, variant }: Found): void {
  const browsers = reachable(
    tx,
    alerts.flatMap(({ browser }) => browser ?? []),
  )
  const contacts = contactsOf(
    tx.db,
    alerts.map(({ owner }) => owner),
  )
  const name = variant.name === '' ? product.name : `${product.name}, ${variant.name}`
  const goods: MessageValues = {
    // A locked screen names no goods for adults.
    product: product.adult ? 'Barang yang Anda tunggu' : name.slice(0, limits.alertNameChars),
    price: formatRupiah(variant.price),
    slug: product.slug,
    item: variant.id,
  }
  for (const { id, kind, owner, price, browser } of alerts) {
    const message = kind === 'stock' ? 'goods_back' : 'goods_cheaper'
    const values = { ...goods, before: formatRupiah(price) }
    // A browser that is gone, or was signed out, gives way to the account's contact.
    if (browser !== null && browsers.has(browser))
      enqueuePush(tx, { kind: message, event: `push:${message}:${id}`, target: browser, orderId: null, values })
    else {
      const expiresAt = new Date(tx.now.getTime() + limits.pushHours * hourMs)
      const to = contacts.get(owner)
      if (to) enqueue(tx, { kind: message, ref: id, to, values: { ...values, owner }, expiresAt })
    }
  }
}

/** At the boundary of a flash sale the clock changes prices, which no trigger sees. */
export function watchFlashSale(flashSaleId: string, { db, scheduler, now }: Tx): void {
  const waitedFor = db
    .select({ id: flashSaleItems.variantId })
    .from(flashSaleItems)
    .where(
      and(
        eq(flashSaleItems.flashSaleId, flashSaleId),
        sql`EXISTS (SELECT 1 FROM ${goodsAlerts} WHERE ${goodsAlerts.variantId} = ${flashSaleItems.variantId})`,
      ),
    )
    .limit(limits.listRows)
    .all()
  for (const { id } of waitedFor) scheduler.plan('notify-alerts', id, now)
}
