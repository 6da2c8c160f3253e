import type { ErrorCode } from '#shared/text/errors.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import { refused, type Refused } from '#shared/result.ts'
import { dealNews } from '#commerce/pricing/flash-sale-rules.ts'
import type { Who } from '#commerce/platform/scope.ts'
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

/** What a sale is made of, in whole rupiah. */
export interface Amounts {
  subtotal: number
  /** Off the goods, at most all of them. */
  discount: number
  shippingCost: number
  /** Off the parcel, at most all of it. */
  shippingDiscount: number
  insuranceFee: number
  codFee: number
  uniqueCode: number
  coinsUsed: number
  walletUsed: number
}
export const noCharges = {
  discount: 0,
  shippingCost: 0,
  shippingDiscount: 0,
  insuranceFee: 0,
  codFee: 0,
  uniqueCode: 0,
  coinsUsed: 0,
  walletUsed: 0,
}

/** The amounts of a row, and nothing else of it. */
export function amountsOf({
  subtotal,
  discount,
  shippingCost,
  shippingDiscount,
  insuranceFee,
  codFee,
  uniqueCode,
  coinsUsed,
  walletUsed,
}: Amounts): Amounts {
  return { subtotal, discount, shippingCost, shippingDiscount, insuranceFee, codFee, uniqueCode, coinsUsed, walletUsed }
}

/** What is left to pay from outside the shop. */
export const totalOf = (sale: Amounts): number =>
  sale.subtotal -
  sale.discount +
  sale.shippingCost -
  sale.shippingDiscount +
  sale.insuranceFee +
  sale.codFee +
  sale.uniqueCode -
  sale.coinsUsed -
  sale.walletUsed

export const subtotalOf = (lines: readonly { unitPrice: number; quantity: number }[]): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * The payment summary in the order it is shown: what is nothing is left out, but for the goods and the parcel's price.
 */
export function summaryOf(sale: Amounts & { digital: boolean; shippingCode: string | null }, pieces: number) {
  const shipped = !sale.digital && sale.shippingCode !== null
  const lines: [label: string, amount: number, always?: boolean][] = [
    [`Total Harga (${groupDigits(pieces)} barang)`, sale.subtotal, true],
    ['Diskon Voucher', -sale.discount],
    ['Total Ongkos Kirim', sale.shippingCost, shipped],
    ['Diskon Ongkir', -sale.shippingDiscount],
    ['Biaya Asuransi', sale.insuranceFee],
    ['Biaya COD', sale.codFee],
    ['Kode Unik', sale.uniqueCode],
    ['Koin', -sale.coinsUsed],
    ['Saldo Toko', -sale.walletUsed],
  ]
  return lines.filter(([, amount, always]) => always ?? amount !== 0).map(([label, amount]) => ({ label, amount }))
}

/** Whether a line can be bought as it stands; the refusal names the product. */
export function lineProblem({
  name,
  published,
  stock,
  quantity,
}: Pick<LineNow, 'name' | 'published' | 'stock' | 'quantity'>): Refused | null {
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
    const flash = dealNews(name, line.unitPrice, line.deal)
    if (flash !== null) return [...short, flash]
    const direction = line.unitPrice > line.addedPrice ? 'naik' : 'turun'
    const price =
      line.unitPrice === line.addedPrice
        ? []
        : [`Harga ${name} ${direction} dari ${formatRupiah(line.addedPrice)} menjadi ${formatRupiah(line.unitPrice)}.`]
    return [...short, ...price]
  })
}

/** The first step of checkout that was not taken; null when an order may be placed. A free order needs no payment. */
export function missingStep(
  sale: Pick<SaleRow, 'digital' | 'address' | 'shippingCode' | 'paymentMethod'>,
  total: number,
): ErrorCode | null {
  if (!sale.address) return sale.digital ? 'contact_missing' : 'address_missing'
  if (!sale.digital && sale.shippingCode === null) return 'shipping_missing'
  return total > 0 && sale.paymentMethod === null ? 'payment_missing' : null
}
