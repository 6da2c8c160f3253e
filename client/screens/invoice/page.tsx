import type { Order } from '#shared/api/order.ts'
import type { Invoice } from '#shared/api/payment.ts'
import { href } from '#shared/web/routes.ts'
import { notFound, page } from '#client/app/page.ts'
import { InvoiceSheet } from './sheet.tsx'
import { found } from '#client/app/found.ts'
import { orderIdOf } from '#client/app/order-id.ts'
import { invoiceSamples, trackInvoiceSamples } from './samples.ts'
import { tokenOf } from '#client/screens/track/page.tsx'

export interface InvoiceData {
  order: Order
  invoice: Invoice
  back: string
}

export const invoice = page({
  route: 'invoice',
  cache: 'never',
  async load({ api, params }): Promise<InvoiceData> {
    const orderId = orderIdOf(params.saleId)
    const [order, invoice] = await Promise.all([
      found(api.order.find({ orderId })),
      found(api.order.findInvoice({ orderId })),
    ])
    return { order, invoice, back: href('order', { saleId: orderId }) }
  },
  head: ({ invoice }) => ({ title: `Invoice ${invoice.number}`, noindex: true }),
  view: (data, { shop }) => <InvoiceSheet {...data} shop={shop} />,
  samples: invoiceSamples,
})

/**
 * The same for somebody who holds the order's link and has opened it with the phone's last digits. For anybody else it
 * does not exist.
 */
export const trackInvoice = page({
  route: 'trackInvoice',
  cache: 'never',
  async load({ api, params, orderPass: pass }): Promise<InvoiceData> {
    const token = tokenOf(params.token)
    if (pass === null) notFound()
    const [order, invoice] = await Promise.all([
      found(api.order.track({ token, pass })),
      found(api.order.trackInvoice({ token, pass })),
    ])
    return { order, invoice, back: href('track', { token }) }
  },
  head: ({ invoice }) => ({ title: `Invoice ${invoice.number}`, noindex: true }),
  view: (data, { shop }) => <InvoiceSheet {...data} shop={shop} />,
  samples: trackInvoiceSamples,
})
