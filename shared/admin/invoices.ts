import { z } from 'zod'
import type { Order } from '#shared/api/order/order.ts'
import type { Invoice } from '#shared/api/order/payment.ts'

type Facts = 'status' | 'lines' | 'summary' | 'total' | 'value' | 'paidWith' | 'bill' | 'address' | 'dropship'
type OrderOfInvoice = Pick<Order, Facts | 'shippingName' | 'receiptNumber' | 'placedAt' | 'pickup'>

const rest = z.record(z.string(), z.json())
/** An invoice with what it says of its order, as the contract's reference describes both to the shopper's page. */
export const InvoiceOfOrder = z.object({
  order: rest as unknown as z.ZodType<OrderOfInvoice>,
  invoice: rest as unknown as z.ZodType<Invoice>,
})
export type InvoiceOfOrder = z.output<typeof InvoiceOfOrder>
export interface Invoices {
  invoices: InvoiceOfOrder[]
  /** Numbers of orders that have none: they were never paid. */
  without: string[]
  /** The last order that was looked at; null: there are no more. */
  next: string | null
}
