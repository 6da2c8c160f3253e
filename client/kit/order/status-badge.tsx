import type { DeliveryWay } from '#shared/order/delivery-way.ts'
import { type BadgeColor, labelOf, orderStatus, type OrderStatus } from '#shared/order/order-status.ts'
import { returnStatus, type ReturnStatus } from '#shared/order/return-status.ts'

/**
 * The specification's colours, -800 on -100. The class names are written out, because Tailwind reads this file as text.
 */
export const badgeColors = {
  yellow: 'bg-yellow-100 text-yellow-800',
  green: 'bg-green-100 text-green-800',
  blue: 'bg-blue-100 text-blue-800',
  orange: 'bg-orange-100 text-orange-800',
  sky: 'bg-sky-100 text-sky-800',
  red: 'bg-red-100 text-red-800',
} as const

interface Sale {
  status: OrderStatus
  digital?: boolean
  delivery: DeliveryWay | null
}
export const StatusBadge = ({ sale }: { sale: Sale }) => (
  <Badge label={labelOf(sale.status, sale)} color={orderStatus[sale.status].color} />
)

export function ReturnBadge({ status, prefix = '' }: { status: ReturnStatus; prefix?: string }) {
  const { label, color } = returnStatus[status]
  return <Badge label={prefix + label} color={color} />
}

function Badge({ label, color }: { label: string; color: BadgeColor }) {
  return (
    <span className={`inline-block rounded-sm px-2 py-1 text-xs font-semibold whitespace-nowrap ${badgeColors[color]}`}>
      {label}
    </span>
  )
}
