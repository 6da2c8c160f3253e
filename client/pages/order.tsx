import type { Order } from '#shared/api/order.ts'
import { SaleId } from '#shared/brands.ts'
import { href } from '#shared/routes.ts'
import CopyButton from '../islands/copy-button.tsx'
import Payment, { type PaymentData } from '../islands/payment.tsx'
import { can, notFound, page } from '../page.ts'
import { OrderDetail } from '../ui/order-detail.tsx'
import { found } from './found.ts'
import { paymentData } from './payment-data.ts'
import { orderSamples } from './samples/order.ts'

export interface OrderData {
  order: Order
  /** null: nothing is to be paid any more. */
  payment: PaymentData | null
  /** The signed link's token, where the order is followed by it. */
  token: string | null
}

export const order = page({
  route: 'order',
  cache: 'never',
  async load({ api, params, shop, newKey }): Promise<OrderData> {
    const id = SaleId.safeDecode(params.saleId)
    if (!id.success) notFound()
    const saleId = id.data
    const order = await found(api.order.find({ saleId }))
    const retry = { path: href('success', {}, { SALE_ID: saleId }), key: newKey() }
    const place = { at: href('order', { saleId }), poll: { name: 'order.find', saleId } as const, retry }
    const proofToken = can(shop, 'proof.send') ? order.trackToken : null
    return { order, token: null, payment: owed(order, { ...place, mayChange: can(shop, 'sale.changePayment'), token: proofToken }) }
  },
  head: () => ({ title: 'Rincian Pesanan', back: href('orders'), noindex: true }),
  view: (data, { refusal }) => <OrderView data={data} refusal={refusal} />,
  samples: orderSamples,
})

/** The payment panel stands on the order while money is waited for, at a bank or at the door, and when the time for it has run out. */
export function owed({ bill, status }: Order, place: Parameters<typeof paymentData>[2]): PaymentData | null {
  return bill && (status === 'PENDING' || status === 'EXPIRED' || bill.status === 'COD') ? paymentData(bill, status, place) : null
}

export function OrderView({ data: { order, payment, token }, refusal }: { data: OrderData; refusal: Parameters<typeof Payment>[0]['refusal'] }) {
  return (
    <OrderDetail
      order={order}
      token={token}
      payment={payment ? <Payment data={payment} refusal={refusal} /> : null}
      copyReceipt={order.receiptNumber ? <CopyButton value={order.receiptNumber} label="Salin Resi" /> : null}
    />
  )
}
