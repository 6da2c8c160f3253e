import { voucherValue } from '#shared/order/voucher-value.ts'
import type { VoucherRow } from '#commerce/voucher/tables.ts'

/** What is about to be bought, as vouchers see it. */
export interface Basket {
  lines: readonly { productId: string; categorySlug: string; amount: number }[]
  /** null: no courier is chosen yet. */
  shippingCost: number | null
  /** A courier brings it. */
  sent: boolean
}

type Scope = Pick<VoucherRow, 'categories' | 'products'>
/** Whether a voucher is for a product at all. */
export const covers = (
  { categories, products }: Scope,
  { productId, categorySlug }: { productId: string; categorySlug: string },
): boolean =>
  (categories.length === 0 && products.length === 0) ||
  categories.includes(categorySlug) ||
  products.includes(productId)

/** The value of the goods a voucher covers: its minimum is compared with that, and it takes off no more than that. */
export const goodsFor = (voucher: Scope, { lines }: Basket): number =>
  lines.reduce((sum, line) => (covers(voucher, line) ? sum + line.amount : sum), 0)

/** Whole rupiah off, or coins back for cashback; rounded down, and never more than what it applies to. */
export function savingOf(voucher: VoucherRow, basket: Basket): number {
  const goods = goodsFor(voucher, basket)
  const base = voucher.forShipping ? (goods > 0 && basket.sent ? (basket.shippingCost ?? 0) : 0) : goods
  return voucherValue(voucher, base)
}
