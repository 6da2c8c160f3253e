import type { ErrorCode } from '#shared/errors.ts'
import { formatRupiah } from '#shared/money.ts'
import type { OrderStatus } from '#shared/order-status.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { Who } from '../scope.ts'
import type { LineNow, SaleRow } from './store.ts'

/** A sale is its customer's; while it has none, the visitor's who began it. */
export function owns({ customerId, visitorId }: Who, sale: Pick<SaleRow, 'customerId' | 'visitorId'>): boolean {
  if (sale.customerId !== null) return sale.customerId === customerId
  return sale.visitorId !== null && sale.visitorId === visitorId
}

/** The status that counts: an unpaid order past its deadline is expired, whether or not the alarm has said so. */
export function statusAt(sale: Pick<SaleRow, 'status' | 'payBy'>, now: Date): SaleRow['status'] {
  return sale.status === 'PENDING' && sale.payBy !== null && now >= sale.payBy ? 'EXPIRED' : sale.status
}
export const isOrder = (status: SaleRow['status']): status is OrderStatus => status !== 'DRAFT'

export interface Amounts {
  subtotal: number
  shippingCost: number
  uniqueCode: number
  discount: number
}
/** Whole rupiah. */
export const totalOf = ({ subtotal, shippingCost, uniqueCode, discount }: Amounts): number => subtotal + shippingCost + uniqueCode - discount

export const subtotalOf = (lines: readonly { unitPrice: number; quantity: number }[]): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)

/** The payment summary in the order it is shown. */
export function summaryOf(sale: Amounts & { digital: boolean; shippingCode: string | null }) {
  return [
    { label: 'Subtotal produk', amount: sale.subtotal },
    ...(sale.digital || sale.shippingCode === null ? [] : [{ label: 'Ongkos kirim', amount: sale.shippingCost }]),
    ...(sale.uniqueCode > 0 ? [{ label: 'Kode unik', amount: sale.uniqueCode }] : []),
    ...(sale.discount > 0 ? [{ label: 'Diskon', amount: -sale.discount }] : []),
  ]
}

/** Whether a line can be bought as it stands; the refusal names the product. */
export function lineProblem({ name, published, stock, quantity }: Pick<LineNow, 'name' | 'published' | 'stock' | 'quantity'>): Refused | null {
  if (!published) return refused('sale_line_unavailable', { name })
  if (stock === 0) return refused('stock_out', { name })
  return stock < quantity ? refused('stock_short', { name, left: stock }) : null
}

/** What changed since the products went into the cart, each as one sentence for the shopper. */
export function changesOf(lines: readonly LineNow[]): string[] {
  return lines.flatMap((line) => {
    const name = line.name.slice(0, 80)
    if (!line.published || line.stock === 0) return [`${name} tidak tersedia lagi.`]
    const short = line.stock < line.quantity ? [`Stok ${name} tersisa ${line.stock}.`] : []
    const direction = line.unitPrice > line.addedPrice ? 'naik' : 'turun'
    const price =
      line.unitPrice === line.addedPrice ? [] : [`Harga ${name} ${direction} dari ${formatRupiah(line.addedPrice)} menjadi ${formatRupiah(line.unitPrice)}.`]
    return [...short, ...price]
  })
}

/** The first step of checkout that was not taken; null when an order may be placed. A free order needs no payment. */
export function missingStep(sale: Pick<SaleRow, 'digital' | 'address' | 'shippingCode' | 'paymentMethod'>, total: number): ErrorCode | null {
  if (!sale.address) return sale.digital ? 'contact_missing' : 'address_missing'
  if (!sale.digital && sale.shippingCode === null) return 'shipping_missing'
  return total > 0 && sale.paymentMethod === null ? 'payment_missing' : null
}
