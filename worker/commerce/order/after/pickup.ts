import { dayMs } from '#shared/format/units.ts'
import { eq } from 'drizzle-orm'
import type { OrderPickup } from '#shared/api/order/pickup.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { drawLetters } from '#commerce/platform/draw-letters.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findBill } from '../core/bills.ts'
import { mayMove, moveOrder } from '../core/move.ts'
import { releaseStock } from '../core/stock.ts'
import { addHistory, findOrder } from '../core/store.ts'
import { type OrderRow, orders } from '../core/tables.ts'
import { codRefused } from '../payment/choices/cod.ts'

/**
 * The order waits at the counter: the shopper gets a code, and so many days to come. Made ready again after a change, it
 * keeps its code.
 */
export function makeReady(tx: Tx, order: OrderRow): Result<Record<never, never>> {
  const { scheduler, now, shop } = tx
  if (!deliveryWay[order.delivery].fetched) return refused('order_step_impossible')
  if (order.status === 'PAYMENT_CONFIRMED') moveOrder(tx, order, 'PROCESSING')
  const packed = findOrder(tx.db, order.id)
  if (!packed || !mayMove(packed, 'SHIPPING')) return refused('order_step_impossible')
  const keptMs = (shop.counter?.keptDays ?? limits.pickupKeptDays) * dayMs
  const pickupBy = new Date(now.getTime() + keptMs)
  moveOrder(tx, packed, 'SHIPPING', { pickupCode: packed.pickupCode ?? freeCode(tx), pickupBy })
  scheduler.drop('advance-demo-order', order.id)
  scheduler.plan('expire-pickup', order.id, pickupBy)
  if (keptMs > dayMs) scheduler.plan('remind-pickup', order.id, new Date(pickupBy.getTime() - dayMs))
  return accepted({})
}

interface HandedOver {
  orderId: string
  number: string
  recipient: string
  /** Whole rupiah that the counter has taken. */
  collected: number
}

/** Gives the order to the person who shows its code; an unpaid one only for its money, a paid one for none. */
export function handOver(tx: Tx, { code, collected }: { code: string; collected: number | null }): Result<HandedOver> {
  const order = findByCode(tx.db, typedCode(code))
  if (!order) return refused('pickup_code_unknown')
  const number = order.number ?? ''
  if (order.status !== 'SHIPPING') return refused('pickup_code_used', { number })
  const due = findBill(tx.db, order.id)?.status === 'COD' ? order.total : 0
  if (due > 0 && collected !== due) return refused('pickup_money_due', { number, total: due })
  if (due === 0 && collected) return refused('pickup_paid', { number })
  moveOrder(tx, order, 'DELIVERED', { deliveredAt: tx.now })
  return accepted({ orderId: order.id, number, recipient: order.address?.recipient ?? '', collected: due })
}

/** An order that nobody has paid or fetched ends, and counts against who ordered it. False: it was paid. */
export function giveUpUnfetched(tx: Tx, order: OrderRow): boolean {
  if (findBill(tx.db, order.id)?.status !== 'COD') return false
  moveOrder(tx, order, 'CANCEL')
  addHistory(tx.db, order.id, codRefused, tx.now)
  releaseStock(tx, order, 'SOLD')
  return true
}

/** What somebody needs who fetches the order; the code only while it waits. */
export function pickupView({ shop }: Pick<Scope, 'shop'>, order: OrderRow): OrderPickup | null {
  if (!deliveryWay[order.delivery].fetched) return null
  const { counter, businessAddress: address, openingHours: hours, customerCarePhone: phone } = shop
  // The shop may have closed its counter since; the order can still be fetched.
  const place = counter ?? { address, hours, note: '', phone, mapUrl: null, readyHours: null, keptDays: null }
  const waits = order.status === 'SHIPPING'
  return {
    ...place,
    code: waits ? order.pickupCode : null,
    until: waits ? (order.pickupBy?.toISOString() ?? null) : null,
  }
}

/** A code as it was drawn: people read an O for a 0 and an I or L for a 1, and type gaps. */
const typedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

const findByCode = (db: Db, code: string): OrderRow | null =>
  db.select().from(orders).where(eq(orders.pickupCode, code)).get() ?? null

function freeCode({ db, newId }: Tx): string {
  for (;;) {
    const code = drawLetters(newId(), limits.pickupCodeLetters)
    if (!findByCode(db, code)) return code
  }
}
