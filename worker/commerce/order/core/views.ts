import type { Checkout } from '#shared/api/order/checkout.ts'
import type { OrderLine } from '#shared/api/order/order-line.ts'
import { ItemId, rupiah } from '#shared/api/contract/brands.ts'
import type { LineRow, OrderRow } from './tables.ts'

export const dropshipView = ({
  dropshipName: name,
  dropshipPhone: phone,
}: Pick<OrderRow, 'dropshipName' | 'dropshipPhone'>): Checkout['dropship'] =>
  name === null || phone === null ? null : { name, phone }

export function lineView(
  line: Omit<LineRow, 'orderId' | 'position' | 'flashSaleId' | 'ownPrice'>,
  available = true,
  priceNote = '',
): OrderLine {
  return {
    itemId: ItemId.parse(line.variantId),
    name: line.name,
    variant: line.variantName,
    slug: line.slug,
    image: line.image,
    quantity: line.quantity,
    price: rupiah(line.unitPrice),
    fullPrice: line.fullPrice === null ? null : rupiah(line.fullPrice),
    total: rupiah(line.unitPrice * line.quantity),
    available,
    priceNote,
  }
}
