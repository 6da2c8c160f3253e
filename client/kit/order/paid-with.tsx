import type { Order } from '#shared/api/order/order.ts'
import { formatRupiah } from '#shared/format/money.ts'

/** An order's value and what pays for it; a backend that does not tell them has only its total. */
export type Paid = Pick<Order, 'value' | 'paidWith' | 'total'>

/** What an order is worth, whatever pays for it. */
export const orderValue = ({ value, total }: Paid): number => value ?? total

/** How an order is paid: one way by its name, several each with its part. */
export function PaidWith({ paidWith, name }: Pick<Paid, 'paidWith'> & { name: string }) {
  const only = paidWith.length > 1 ? '' : (paidWith[0]?.label ?? name)
  if (only === '' && paidWith.length === 0) return null
  return (
    <dl className="numbers mt-3 grid gap-2 text-base">
      <div className="flex justify-between gap-4">
        <dt className="whitespace-nowrap text-muted">Metode Pembayaran</dt>
        <dd className="text-right">{only}</dd>
      </div>
      {only === ''
        ? paidWith.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="min-w-0">{label}</dt>
              <dd className="whitespace-nowrap">{formatRupiah(amount)}</dd>
            </div>
          ))
        : null}
    </dl>
  )
}
