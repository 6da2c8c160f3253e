import { type Rupiah, rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { paysShippingWholly } from '#shared/order/free-shipping.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { type Basket, goodsFor, savingOf } from '#commerce/pricing/voucher-saving.ts'
import type { VoucherRow } from '#commerce/voucher/tables.ts'
import type { ProductRow } from './store.ts'

interface VoucherPrices {
  /** null: no voucher lowers the price for everybody. */
  voucherPrice: Rupiah | null
  /** null: a first order pays no less than that. */
  firstVoucherPrice: Rupiah | null
  /** Up to which cost it is sent free to everybody; null: it is not. */
  freeShipping: Rupiah | null
}
/** What one piece of a product costs with a voucher. */
export type VoucherPrice = (
  product: Pick<ProductRow, 'id' | 'categorySlug' | 'digital'>,
  price: number,
) => VoucherPrices
export const noVoucherPrices: VoucherPrices = { voucherPrice: null, firstVoucherPrice: null, freeShipping: null }

/**
 * The price of one piece as a checkout charges it: with the voucher of all that takes most off, to everybody and to
 * who buys for the first time. Where a cashback is worth as much, the checkout may take that instead, so no price is
 * promised.
 */
export function voucherPriceOf(running: readonly VoucherRow[]): VoucherPrice {
  const ofGoods = running.filter(({ forShipping }) => !forShipping)
  const free = running.filter(paysShippingWholly)
  return (product, price) => {
    const line = { productId: product.id, categorySlug: product.categorySlug, amount: price }
    const basket = { lines: [line], shippingCost: limits.shippingCostMost, sent: wayOfGoods(product).needsCourier }
    const saving = promised(ofGoods, basket)
    const first = promised(ofGoods, basket, { first: true })
    const spared = promised(free, basket)
    return {
      freeShipping: spared > 0 ? rupiah(spared) : null,
      voucherPrice: saving > 0 ? rupiah(price - saving) : null,
      firstVoucherPrice: first > saving ? rupiah(price - first) : null,
    }
  }
}

/** What the voucher of all takes off that takes most off; 0 where a cashback is worth as much. */
export function promised(running: readonly VoucherRow[], basket: Basket, { first = false } = {}): number {
  const fitting = running.filter((one) => goodsFor(one, basket) >= Math.max(1, one.minimum))
  const worth = (own: readonly VoucherRow[]) => Math.max(0, ...own.map((one) => savingOf(one, basket)))
  const saving = worth(fitting.filter((one) => !one.cashback && (first || isForEverybody(one))))
  return saving > worth(fitting.filter(({ cashback }) => cashback)) ? saving : 0
}
const isForEverybody = ({ perCustomer, newCustomersOnly }: VoucherRow): boolean =>
  perCustomer === null && !newCustomersOnly
