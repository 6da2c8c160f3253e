import type { Order } from '#shared/api/order/order.ts'
import { formatDayRange } from '#shared/format/dates.ts'
import { orderStatus } from '#shared/order/order-status.ts'

/** Nobody sends what is not paid. */
export const ifPaidToday = ', bila dibayar hari ini'

/** 'Perkiraan tiba 23–25 Nov', of an unpaid order if it is paid today; null: nobody knows, it has come, or it never will. */
export function arrivesWords({
  status,
  arrivesFrom,
  arrivesUntil,
}: Pick<Order, 'status' | 'arrivesFrom' | 'arrivesUntil'>): string | null {
  const { returnable, over } = orderStatus[status]
  return !returnable && !over && arrivesFrom && arrivesUntil
    ? `Perkiraan tiba ${formatDayRange(arrivesFrom, arrivesUntil)}${status === 'PENDING' ? ifPaidToday : ''}`
    : null
}
