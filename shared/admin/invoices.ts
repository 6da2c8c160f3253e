import type { Order } from '#shared/api/order/order.ts'
import type { Invoice } from '#shared/api/order/invoice.ts'

type Facts = 'status' | 'lines' | 'summary' | 'total' | 'value' | 'paidWith' | 'bill' | 'address' | 'dropship'
/** An invoice with what it says of its order, as the contract's reference describes both to the shopper's page. */
export interface InvoiceOfOrder {
  order: Pick<Order, Facts | 'shippingName' | 'receiptNumber' | 'placedAt' | 'pickup'>
  /** Without the terms, which are not for paper. */
  invoice: Invoice & { terms: null }
}
export interface Invoices {
  invoices: InvoiceOfOrder[]
  /** Numbers of orders that have none: they are not paid, and their money does not come with the goods. */
  without: string[]
  /** The last order that was looked at; null: there are no more. */
  next: string | null
}
