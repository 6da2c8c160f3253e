import { deliveryWay } from '#shared/order/delivery-way.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { deliveryConfirmed } from '#shared/order/return-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { findBill } from '../core/bills.ts'
import { mayMove, moveOrder } from '../core/move.ts'
import { isOrder } from '../core/rules.ts'
import { addHistory } from '../core/store.ts'
import type { BillRow, OrderRow } from '../core/tables.ts'
import { endWay, isPlayed } from '../fulfilment/demo.ts'
import { findOwnShipment, type ShipmentRow } from '../fulfilment/store.ts'
import { findOwnOrOpened } from '../core/link.ts'

type Done = Result<Record<never, never>>

/** The parcel is there, by the word of a person. */
export function deliver(tx: Tx, order: OrderRow): Done {
  if (deliveryWay[order.delivery].fetched || !mayMove(order, 'DELIVERED')) return refused('order_step_impossible')
  moveOrder(tx, order, 'DELIVERED', { deliveredAt: tx.now })
  endWay(tx, order, tx.now)
  // A person acts instead of the demo's simulated seller.
  tx.scheduler.drop('advance-demo-order', order.id)
  return accepted({})
}

/**
 * No courier reports on its parcel, so the shopper may say that it came. Not of one that is paid with it: that would say,
 * too, that its money is there, and only who takes the money knows. `shipment`: the one that its goods are in.
 */
export const isConfirmable = (
  scope: Pick<Scope, 'db' | 'shop'>,
  order: OrderRow,
  { bill, shipment }: { bill: BillRow | null; shipment: ShipmentRow | null },
): boolean =>
  order.status === 'SHIPPING' &&
  deliveryWay[order.delivery].needsCourier &&
  bill?.status !== 'COD' &&
  shipment === null &&
  !isPlayed(scope, order.id)

/** Its owner says so, or who has opened its link; the second time there is nothing left to do. */
export function confirmDelivery(scope: Scope, { token, pass }: { token: string; pass: string | null }): Done {
  return inTransaction(scope, (tx) => {
    const order = findOwnOrOpened(tx, token, pass)
    if (!order) return refused('order_link_invalid')
    if (isOrder(order.status) && orderStatus[order.status].returnable) return accepted({})
    const [bill, shipment] = [findBill(tx.db, order.id), findOwnShipment(tx.db, order.id)]
    if (!isConfirmable(tx, order, { bill, shipment })) return refused('order_step_impossible')
    addHistory(tx.db, order.id, deliveryConfirmed, tx.now)
    return deliver(tx, order)
  })
}
