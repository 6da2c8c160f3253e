import type { ErrorCode } from '#shared/text/errors.ts'
import { formatCount, formatRupiah, groupDigits } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { mustInsure } from '#shared/order/insurance.ts'
import { type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { refused, type Refused } from '#shared/result.ts'
import { type DeliveryWay, deliveryWay } from '#shared/order/delivery-way.ts'
import { flashSaleNotice } from '#commerce/pricing/flash-sale-rules.ts'
import type { Who } from '#commerce/platform/scope.ts'
import type { LineNow } from './lines-now.ts'
import type { OrderRow } from './tables.ts'

/**
 * An order belongs to its customer, and to the browser that placed it. A customer's checkout shows and spends what the
 * account has, so its browser does not find it any more after the session.
 */
export function owns({ customerId, visitorId }: Who, order: Owned): boolean {
  if (order.customerId !== null && order.customerId === customerId) return true
  if (order.customerId !== null && !isOrder(order.status)) return false
  return order.visitorId !== null && order.visitorId === visitorId
}
type Owned = Pick<OrderRow, 'customerId' | 'visitorId' | 'status'>

/** The status that counts: an unpaid order past its deadline is expired, whether or not the alarm has said so. */
export function statusAt(order: Pick<OrderRow, 'status' | 'payBy'>, now: Date): OrderRow['status'] {
  return order.status === 'PENDING' && order.payBy !== null && now >= order.payBy ? 'EXPIRED' : order.status
}
export const isOrder = (status: OrderRow['status']): status is OrderStatus => status !== 'DRAFT'

/** The shop has brought it itself: of what it drives, a number is typed only when a courier has it after all. */
export const wasDriven = ({ shippingDriven, receiptNumber, status }: OrderRow): boolean =>
  shippingDriven && receiptNumber === null && isOrder(status) && orderStatus[status].sent
/** The same of orders that have been sent, as SQL of `orders` by this name: no courier owes their cash. */
export const drivenText = (name: string): string => `(${name}.shipping_driven = 1 AND ${name}.receipt_number IS NULL)`

/** What a total is made of, in whole rupiah. */
export interface Amounts {
  subtotal: number
  /** Off the goods, at most all of them. */
  discount: number
  shippingCost: number
  /** Off the price of shipping, at most all of it. */
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
export const totalOf = (order: Amounts): number =>
  order.subtotal -
  order.discount +
  order.shippingCost -
  order.shippingDiscount +
  order.insuranceFee +
  order.codFee +
  order.uniqueCode -
  order.coinsUsed -
  order.walletUsed

/** What an order is worth, whatever pays for it. */
export const valueOf = (order: Amounts): number => totalOf({ ...order, coinsUsed: 0, walletUsed: 0 })

export const subtotalOf = (lines: readonly { unitPrice: number; quantity: number }[]): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const insurance = (subtotal: number) =>
  mustInsure(subtotal) ? `Biaya Asuransi (wajib di atas ${formatCount(limits.insuredFrom)})` : 'Biaya Asuransi'

/**
 * The payment summary in the order it is shown. Amounts of zero are left out, except for the goods and the shipping.
 */
export function summaryOf(order: Amounts & { delivery: DeliveryWay; shippingCode: string | null }, pieces: number) {
  const shipped = deliveryWay[order.delivery].needsCourier && order.shippingCode !== null
  const lines: [label: string, amount: number, always?: boolean][] = [
    [`Total Harga (${groupDigits(pieces)} barang)`, order.subtotal, true],
    ['Diskon Voucher', -order.discount],
    ['Total Ongkos Kirim', order.shippingCost, shipped],
    ['Diskon Ongkir', -order.shippingDiscount],
    [insurance(order.subtotal), order.insuranceFee],
    ['Biaya COD', order.codFee],
    ['Kode Unik', order.uniqueCode],
    ['Koin', -order.coinsUsed],
    ['Saldo Toko', -order.walletUsed],
  ]
  return lines.filter(([, amount, always]) => always ?? amount !== 0).map(([label, amount]) => ({ label, amount }))
}

/** Whether a line can be bought as it is; the refusal names the product. */
export function lineProblem({
  name,
  published,
  stock,
  quantity,
}: Pick<LineNow, 'name' | 'published' | 'stock' | 'quantity'>): Refused | null {
  if (!published) return refused('order_line_unavailable', { name })
  if (stock === 0) return refused('stock_out', { name })
  return stock < quantity ? refused('stock_short', { name, left: stock }) : null
}

/** What has changed since the products went into the cart, each as one sentence for the shopper. */
export function changesOf(lines: readonly LineNow[]): string[] {
  return lines.flatMap((line) => {
    const name = line.name.slice(0, 80)
    if (!line.published || line.stock === 0) return [`${name} tidak tersedia lagi.`]
    const short = line.stock < line.quantity ? [`Stok ${name} tersisa ${line.stock}.`] : []
    const flash = flashSaleNotice(name, line.unitPrice, line.origin)
    if (flash !== null) return [...short, flash]
    const direction = line.unitPrice > line.addedPrice ? 'naik' : 'turun'
    const price =
      line.unitPrice === line.addedPrice
        ? []
        : [`Harga ${name} ${direction} dari ${formatRupiah(line.addedPrice)} menjadi ${formatRupiah(line.unitPrice)}.`]
    return [...short, ...price]
  })
}

/** The first step of checkout that is missing; null when the order may be placed. A free order needs no payment. */
export function missingStep(
  order: Pick<OrderRow, 'delivery' | 'address' | 'shippingCode' | 'paymentMethod'>,
  total: number,
): ErrorCode | null {
  const { needsAddress, needsCourier } = deliveryWay[order.delivery]
  if (!order.address) return needsAddress ? 'address_missing' : 'contact_missing'
  if (needsCourier && order.shippingCode === null) return 'shipping_missing'
  return total > 0 && order.paymentMethod === null ? 'payment_missing' : null
}
