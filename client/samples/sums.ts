import { rupiah } from '#shared/api/contract/brands.ts'
import type { OrderLine } from '#shared/api/order/order-line.ts'
import { formatCount } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { mustInsure } from '#shared/order/insurance.ts'
import { goodsWords, withStruck } from '#client/kit/order/struck.ts'

/** What comes to the price of the goods, and what lowers it or pays for it. */
export interface Charges {
  discount?: number
  shipping?: number
  shippingDiscount?: number
  insurance?: number
  codFee?: number
  uniqueCode?: number
  coins?: number
  wallet?: number
}

/** What goods cost. */
export const goodsOf = (lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** A checkout's summary and total as its page shows them: what is left to pay from outside it. */
export function checkoutSums(lines: readonly OrderLine[], charges: Charges = {}) {
  const { summary, total } = shopSums(lines, charges)
  return { summary: withStruck(summary, lines), total }
}

/** The same as the shop adds it up. */
function shopSums(lines: readonly OrderLine[], charges: Charges) {
  const goods = goodsOf(lines)
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
  const { discount = 0, shipping, shippingDiscount = 0, insurance = 0, codFee = 0 } = charges
  const { uniqueCode = 0, coins = 0, wallet = 0 } = charges
  const insured = mustInsure(goods) ? ` (wajib di atas ${formatCount(limits.insuredFrom)})` : ''
  const lists: [label: string, amount: number | undefined][] = [
    ['Diskon Voucher', -discount],
    ['Total Ongkos Kirim', shipping],
    ['Diskon Ongkir', -shippingDiscount],
    [`Biaya Asuransi${insured}`, insurance],
    ['Biaya COD', codFee],
    ['Kode Unik', uniqueCode],
    ['Koin', -coins],
    ['Saldo Toko', -wallet],
  ]
  const summary = [
    { label: goodsWords(pieces, false), amount: goods },
    ...lists.flatMap(([label, amount]) => (amount ? [{ label, amount }] : [])),
  ]
  return { summary, total: rupiah(summary.reduce((sum, { amount }) => sum + amount, 0)) }
}

/** The same of an order: what pays for it stands beside its value. `name`: the way in which the rest is paid. */
export function orderSums(lines: OrderLine[], charges: Charges, name: string) {
  const { coins = 0, wallet = 0, ...costs } = charges
  const { summary, total: value } = shopSums(lines, costs)
  const total = rupiah(value - coins - wallet)
  const parts = [
    { label: 'Koin', amount: coins },
    { label: 'Saldo Toko', amount: wallet },
    { label: name, amount: total },
  ]
  return { lines, summary, value, total, paidWith: parts.filter(({ amount }) => amount > 0) }
}
