import type { Order } from '#shared/api/order/order.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { orderStatus } from '#shared/order/order-status.ts'

/** How far a parcel is, in four steps, until it was received. */
export function OrderSteps({ order: { status, bill, ...sale } }: { order: Order }) {
  const { underWay, sent, returnable, over } = orderStatus[status]
  if (!wayOfSale(sale).needsCourier || over || !(underWay || returnable)) return null
  const steps = [bill?.status === 'COD' ? 'Dipesan' : 'Dibayar', 'Dikemas', 'Dikirim', 'Tiba']
  const reached = returnable ? 3 : sent ? 2 : status === 'PAYMENT_CONFIRMED' ? 0 : 1
  return (
    <ol aria-label="Langkah pesanan" className="mt-3 grid grid-cols-4 gap-1 text-center text-xs">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === reached ? 'step' : undefined}
          className={at === reached ? 'font-semibold text-brand-text' : 'text-muted'}
        >
          <span className={`mb-1 block h-1.5 rounded-full ${at > reached ? 'bg-line' : 'bg-brand-text'}`} />
          {step}
        </li>
      ))}
    </ol>
  )
}
