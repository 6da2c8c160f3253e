import type { Order } from '#shared/api/order/order.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { Steps } from '#client/kit/order/steps.tsx'

/** How far a parcel, or what waits at the counter, is in four steps, until it was received. */
export function OrderSteps({ order: { status, bill, ...sale } }: { order: Order }) {
  const { underWay, sent, returnable, over } = orderStatus[status]
  const { needsCourier, fetched } = wayOfSale(sale)
  if (!(needsCourier || fetched) || over || !(underWay || returnable)) return null
  const begun = bill?.status === 'COD' ? 'Dipesan' : 'Dibayar'
  const steps = fetched ? [begun, 'Disiapkan', 'Siap', 'Diambil'] : [begun, 'Dikemas', 'Dikirim', 'Tiba']
  const reached = returnable ? 3 : sent ? 2 : status === 'PAYMENT_CONFIRMED' ? 0 : 1
  return <Steps label="Langkah pesanan" steps={steps} reached={reached} />
}
