import type { ComponentProps } from 'react'
import { type OrderId, rupiah } from '#shared/api/contract/brands.ts'
import type { Order } from '#shared/api/order/order.ts'
import type { Invoice } from '#shared/api/order/invoice.ts'
import { href } from '#shared/web/routes.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { page, type PersonalContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { InvoiceSheet } from './sheet.tsx'
import { found } from '#client/app/page/found.ts'
import { readCheckout, summaryOf } from '#client/screens/checkout/data/read-checkout.ts'
import { totalOf } from '#client/kit/order/summary.tsx'
import type { AddressParts } from '#client/kit/form/address-text.ts'
import { orderIdOf } from '#client/app/page/order-id.ts'
import { tokenOf } from '#client/screens/track/page.tsx'

/** What an invoice says of its order. `status` and `bill` are null where the backend gives neither. */
export type InvoiceOrder = Pick<
  Order,
  'summary' | 'value' | 'paidWith' | 'shippingName' | 'receiptNumber' | 'placedAt'
> & {
  lines: Pick<Order['lines'][number], 'name' | 'variant' | 'price' | 'quantity' | 'total'>[]
  address: Pick<NonNullable<Order['address']>, keyof AddressParts | 'recipient' | 'phone'> | null
  dropship: Pick<NonNullable<Order['dropship']>, 'name'> | null
  pickup: Pick<NonNullable<Order['pickup']>, 'address'> | null
  status: Order['status'] | null
  bill: Pick<NonNullable<Order['bill']>, 'status' | 'group' | 'methodName' | 'paidAt'> | null
  total: number | null
}

export interface InvoiceData {
  order: InvoiceOrder
  invoice: Invoice
  back: string
}

export const invoice = page({
  route: 'invoice',
  cache: 'never',
  async load({ api, params }): Promise<InvoiceData> {
    const orderId = orderIdOf(params.saleId)
    const [order, invoice] = await Promise.all([
      found(optional(api, 'order.find', { orderId }, { when: 'absent' })),
      found(api.order.findInvoice({ orderId })),
    ])
    return order
      ? { order, invoice, back: href('order', { saleId: orderId }) }
      : { order: await orderOfSale(api, orderId, invoice), invoice, back: href('success', {}, { SALE_ID: orderId }) }
  },
  head: ({ invoice }) => ({ title: `Invoice ${invoice.number}`, noindex: true }),
  view: (data, { shop }) => <OnScreen {...data} shop={shop} />,
  samples: async () => (await import('./samples.ts')).invoiceSamples,
})

/** On a desk the sheet lies free; on paper it has the printer's margin. */
const OnScreen = (sheet: ComponentProps<typeof InvoiceSheet>) => (
  <div className="lg:py-6 print:p-0">
    <InvoiceSheet {...sheet} />
  </div>
)

/** Where a backend has only the specification's calls, the checkout says what was bought, and its bill how it is paid. */
async function orderOfSale(
  api: PersonalContext<'invoice'>['api'],
  orderId: OrderId,
  { issuedAt }: Invoice,
): Promise<InvoiceOrder> {
  const sale = await readCheckout(api, orderId)
  // A backend may refuse to list couriers for an order that was placed; then the summary has no shipping.
  const { lines, address, dropship, shippingName, pickup, billCode: code } = sale
  const [couriers, bill] = await Promise.all([
    wayOfSale(sale).needsCourier ? optional(api, 'checkout.listShipping', { orderId }) : null,
    code === null ? null : optional(api, 'payment.findBill', { orderId, code }),
  ])
  const summary = summaryOf(sale, couriers ?? [])
  const total = totalOf(sale.total, summary) ?? bill?.amount ?? null
  const label = bill?.methodName || sale.paymentName || sale.paymentMethod
  return {
    ...{ lines, summary, address, dropship, shippingName, pickup, placedAt: issuedAt },
    total,
    value: null,
    paidWith: label === null ? [] : [{ label, amount: rupiah(total ?? 0) }],
    receiptNumber: null,
    status: null,
    // The specification has no field for its group, so one that is not paid says nothing.
    bill: bill?.status === 'PAID' ? bill : null,
  }
}

/**
 * The same by the order's link, for the browser that ordered and for somebody who has opened it with the phone's last
 * digits. For anybody else it does not exist.
 */
export const trackInvoice = page({
  route: 'trackInvoice',
  cache: 'never',
  async load({ api, params, orderPass: pass }): Promise<InvoiceData> {
    const token = tokenOf(params.token)
    const [order, invoice] = await Promise.all([
      found(api.order.track({ token, pass })),
      found(api.order.trackInvoice({ token, pass })),
    ])
    return { order, invoice, back: href('track', { token }) }
  },
  head: ({ invoice }) => ({ title: `Invoice ${invoice.number}`, noindex: true }),
  view: (data, { shop }) => <OnScreen {...data} shop={shop} />,
  samples: async () => (await import('./samples.ts')).trackInvoiceSamples,
})
