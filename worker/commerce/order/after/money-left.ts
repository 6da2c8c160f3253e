import type { Db } from '#commerce/platform/scope.ts'
import type { OrderRow } from '../core/tables.ts'
import { leftToRefund } from '../payment/charges/refund.ts'
import { refundedOf } from './returns/store.ts'

/** What is still here of what was paid for an order: neither its vendor nor a return has sent it back. Whole rupiah. */
export const moneyLeft = (db: Db, order: Pick<OrderRow, 'id' | 'walletUsed'>): number =>
  leftToRefund(db, order) - refundedOf(db, order.id)
