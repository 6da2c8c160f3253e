import type { DeliveryWay } from '#shared/order/delivery-way.ts'
import { type BadgeColor, labelOf, orderStatus, type OrderStatus } from '#shared/order/order-status.ts'
import { returnStatus, type ReturnStatus } from '#shared/order/return-status.ts'

/**
 * The specification's colours, -800 on -100. The class names are written out, because Tailwind reads this file as text.
 */
export const badgeColors = {
  yellow: 'bg-warn-soft text-warn-ink',
  green: 'bg-ok-soft text-ok-ink',
  blue: 'bg-info-soft text-info-ink',
  orange: 'bg-alert-soft text-alert-ink',
  sky: 'bg-way-soft text-way-ink',
  red: 'bg-danger-soft text-danger-ink',
} as const

interface Sale {
  status: OrderStatus
  digital?: boolean
  delivery: DeliveryWay | null
}
export const StatusBadge = ({ sale }: { sale: Sale }) => (
  <Badge label={labelOf(sale.status, sale)} color={orderStatus[sale.status].color} />
)

export const ReturnBadge = ({ status }: { status: ReturnStatus }) => <Badge {...returnStatus[status]} />

/** How a status looks, by its name and colour. */
export function Badge({ label, color }: { label: string; color: BadgeColor }) {
  return (
    <span className={`inline-block rounded-sm px-2 py-1 text-xs font-semibold whitespace-nowrap ${badgeColors[color]}`}>
      {label}
    </span>
  )
}
