import type { Order } from '#shared/api/order.ts'
import { SaleId } from '#shared/brands.ts'
import { href } from '#shared/routes.ts'
import CopyButton from '../islands/copy-button.tsx'
import Payment, { type PaymentData } from '../islands/payment.tsx'
import { notFound, page } from '../page.ts'
import { OrderDetail } from '../ui/order-detail.tsx'
import { paymentState } from '../ui/payment-state.ts'
import { found } from './found.ts'
import { orderSamples } from './samples/order.ts'

export interface OrderData {
  order: Order
  /** null: nothing is to be paid any more. */
  payment: PaymentData | null
}

export const order = page({
  route: 'order',
  cache: 'never',
  async load({ api, params, newKey }): Promise<OrderData> {
    const id = SaleId.safeDecode(params.saleId)
    if (!id.success) notFound()
    const saleId = id.data
    const order = await found(api.order.find({ saleId }))
    const retry = { path: href('success', {}, { SALE_ID: saleId }), key: newKey() }
    return { order, payment: owed(order, { at: href('order', { saleId }), poll: { name: 'order.find', saleId }, retry }) }
  },
  head: () => ({ title: 'Rincian Pesanan', back: href('orders'), noindex: true }),
  view: (data, { refusal }) => <OrderView data={data} refusal={refusal} />,
  samples: orderSamples,
})

/** The payment panel stands on the order only while money is waited for. */
export function owed({ bill, status }: Order, page: Pick<PaymentData, 'at' | 'poll' | 'retry'>): PaymentData | null {
  return bill && status === 'PENDING' ? { bill, state: paymentState(bill, status), serverNow: Date.now(), ...page } : null
}

export function OrderView({ data: { order, payment }, refusal }: { data: OrderData; refusal: Parameters<typeof Payment>[0]['refusal'] }) {
  return (
    <OrderDetail
      order={order}
      payment={payment ? <Payment data={payment} refusal={refusal} /> : null}
      copyReceipt={order.receiptNumber ? <CopyButton value={order.receiptNumber} label="Salin Resi" /> : null}
    />
  )
}
