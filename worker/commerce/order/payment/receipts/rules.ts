import type { Transfer } from '#shared/api/order/transfer-receipt.ts'
import { dayIn } from '#shared/format/dates.ts'
import { canBePaid, orderStatus, type OrderStatus } from '#shared/order/order-status.ts'
import type { BillRow, ChargeRow, OrderRow } from '../../core/tables.ts'
import type { ReceiptRow } from './store.ts'

/** `INV-20261120-8K3QF`, in whatever form it was typed. */
export const readNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[^A-Z0-9-]/g, '')

/**
 * The state of a transfer and its receipt. An order that has run out of time still takes one: the money may be on its
 * way. So does one that is to be paid another way by now, when it was to be paid by `transfer` before.
 */
export function stateOf(
  status: OrderStatus,
  bill: Pick<BillRow, 'status'>,
  last: Pick<ReceiptRow, 'state'> | null,
  transfer: Pick<ChargeRow, 'account'> | null,
): Transfer['state'] {
  if (bill.status === 'PAID') return orderStatus[status].holdsStock ? 'paid' : 'closed'
  if (last?.state === 'waiting') return 'checking'
  if (!transfer) return 'automatic'
  // What is to be paid on delivery can be paid before, too.
  if (!canBePaid(status) && bill.status !== 'COD') return 'closed'
  return last?.state === 'refused' ? 'refused' : 'open'
}

/** The days on which a transfer for this order may have been made: before, its amount was not known. */
export const daysOf = ({ placedAt }: Pick<OrderRow, 'placedAt'>, now: Date) => ({
  firstDay: dayIn(placedAt ?? now),
  lastDay: dayIn(now),
})
