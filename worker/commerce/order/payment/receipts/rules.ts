import type { Transfer } from '#shared/api/transfer-receipt.ts'
import { dayIn } from '#shared/format/dates.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import type { BillRow, OrderRow } from '../../core/store.ts'
import type { ReceiptRow } from './store.ts'

/** `INV-20261120-8K3QF` of however it was typed. */
export const readNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[^A-Z0-9-]/g, '')

/**
 * Where the proof of a transfer stands. An order that has run out of time still takes one: the money may be on its way.
 */
export function stateOf(
  status: OrderStatus,
  bill: Pick<BillRow, 'vendor' | 'status'>,
  last: Pick<ReceiptRow, 'state'> | null,
): Transfer['state'] {
  const kept = status !== 'CANCEL' && status !== 'EXPIRED'
  if (bill.status === 'PAID') return kept ? 'paid' : 'closed'
  if (last?.state === 'waiting') return 'checking'
  if (bill.vendor !== 'manual') return 'automatic'
  if (status !== 'PENDING' && status !== 'EXPIRED') return 'closed'
  return last?.state === 'refused' ? 'refused' : 'open'
}

/** The days a transfer for this order may have been made on: its amount was not known before. */
export const daysOf = ({ placedAt }: Pick<OrderRow, 'placedAt'>, now: Date) => ({
  firstDay: dayIn(placedAt ?? now),
  lastDay: dayIn(now),
})
