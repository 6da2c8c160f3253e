import type { AgendaKind } from '../agenda.ts'
import { statusAt } from '../sale/rules.ts'
import { findAttempt, findBill, findSale, removeDraft } from '../sale/store.ts'
import type { Scope } from '../scope.ts'
import { confirmWithVendor } from './notification.ts'
import { closeUnpaid, moveOrder } from './settle.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Due = (saleId: string, scope: Scope) => void | Promise<void>

/** What happens later to a sale. Each may come late, twice or never: the second time there is nothing left to do. */
export const orderAgenda = {
  'expire-payment': expirePayment,
  'advance-demo-order': advanceDemoOrder,
  'complete-order': completeOrder,
  'forget-draft': (saleId, { db }) => removeDraft(db, saleId),
} satisfies Partial<Record<AgendaKind, Due>>

/** At the deadline. The vendor is asked once more, because a notice of payment can be lost; when it does not answer, the order expires and a late payment still finds its way. */
export async function expirePayment(saleId: string, scope: Scope): Promise<void> {
  const order = findSale(scope.db, saleId)
  if (order?.status !== 'PENDING' || statusAt(order, scope.now) !== 'EXPIRED') return
  const bill = findBill(scope.db, saleId)
  const charge = bill && findAttempt(scope.db, bill)
  if (charge) await confirmWithVendor(scope, charge)
  scope.db.transaction(() => closeUnpaid(scope, saleId, 'EXPIRED'))
}

/** Minutes a demo order stays in a status before the embedded seller or courier moves it on. */
const demoMinutes = { PROCESSING: 10, SHIPPING: 30 } as const

/** Plays seller and courier in a demo shop: packed, handed over with a receipt number, delivered. */
export function advanceDemoOrder(saleId: string, scope: Scope): void {
  scope.db.transaction(() => {
    const order = findSale(scope.db, saleId)
    if (!order || !scope.shop.demo) return
    const planNext = (minutes: number) => scope.agenda.plan('advance-demo-order', saleId, new Date(scope.now.getTime() + minutes * minuteMs))
    if (order.status === 'PAYMENT_CONFIRMED') {
      moveOrder(scope, order, 'PROCESSING')
      planNext(demoMinutes.PROCESSING)
    } else if (order.status === 'PROCESSING') {
      moveOrder(scope, order, 'SHIPPING', { receiptNumber: receiptNumber(order.id) })
      planNext(demoMinutes.SHIPPING)
    } else if (order.status === 'SHIPPING') {
      moveOrder(scope, order, 'DELIVERED', { deliveredAt: scope.now })
      scope.agenda.plan('complete-order', saleId, new Date(scope.now.getTime() + scope.shop.returnDays * dayMs))
    }
  })
}

/** Not before the window for returns has ended. */
export function completeOrder(saleId: string, scope: Scope): void {
  scope.db.transaction(() => {
    const order = findSale(scope.db, saleId)
    const ends = order?.deliveredAt ? order.deliveredAt.getTime() + scope.shop.returnDays * dayMs : Number.POSITIVE_INFINITY
    if (order?.status === 'DELIVERED' && scope.now.getTime() >= ends) moveOrder(scope, order, 'COMPLETED')
  })
}

/** A JNE-like receipt that no courier has issued: 'SIM' and twelve digits of the order's id. */
const receiptNumber = (id: string): string =>
  `SIM${[...id]
    .map((c) => c.charCodeAt(0) % 10)
    .join('')
    .slice(0, 12)
    .padEnd(12, '0')}`
