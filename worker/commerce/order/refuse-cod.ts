import { refused, accepted, type Result } from '#shared/result.ts'
import { codRefused } from '../sale/cod.ts'
import { addEvent, countSold, findBill, findSaleByNumber, moveHolds, returnStock } from '../sale/store.ts'
import type { Scope } from '../scope.ts'
import { moveOrder } from './settle.ts'

/** A parcel that was to be paid at the door came back: the order is called off, its pieces are for sale again, and it is remembered who refused. */
export function refuseCod(scope: Scope, { number }: { number: string }): Result<Record<never, never>> {
  return scope.db.transaction(() => {
    const order = findSaleByNumber(scope.db, number)
    if (!order || order.status !== 'SHIPPING' || findBill(scope.db, order.id)?.status !== 'COD') return refused('sale_unknown')
    moveOrder(scope, order, 'CHANGE_PROCESSING')
    moveOrder(scope, { ...order, status: 'CHANGE_PROCESSING' }, 'CANCEL')
    addEvent(scope.db, order.id, codRefused, scope.now)
    for (const { variantId, quantity } of moveHolds(scope.db, order.id, 'SOLD', 'RELEASED')) {
      returnStock(scope.db, variantId, quantity)
      countSold(scope.db, variantId, -quantity)
    }
    scope.agenda.drop('advance-demo-order', order.id)
    scope.touch()
    return accepted({})
  })
}
