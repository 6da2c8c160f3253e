import type { Order } from '#shared/api/order/order.ts'
import { formatDayRange } from '#shared/format/dates.ts'

/** When an order comes and where to: '27–28 Nov di Coblong'; null: nobody knows, or it is fetched. */
export function arrivalOf({
  arrivesFrom,
  arrivesUntil,
  address,
}: Pick<Order, 'arrivesFrom' | 'arrivesUntil' | 'address'>): string | null {
  if (!arrivesFrom || !arrivesUntil) return null
  const place = address?.district || address?.regency || ''
  const days = formatDayRange(arrivesFrom, arrivesUntil).replaceAll(' ', '\u00a0')
  return place === '' ? days : `${days} di ${place}`
}
