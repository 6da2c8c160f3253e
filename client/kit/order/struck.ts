import type { Checkout } from '#shared/api/order/checkout.ts'
import { groupDigits } from '#shared/format/money.ts'
import { countPieces } from './pieces.ts'

type Summary = Checkout['summary']
type BoughtLines = readonly Pick<
  Checkout['lines'][number],
  'available' | 'price' | 'fullPrice' | 'quantity' | 'total'
>[]

/** What the goods cost that can be bought. */
export const goodsOf = (lines: BoughtLines): number =>
  lines.filter((line) => line.available).reduce((sum, line) => sum + (line.total ?? line.price * line.quantity), 0)

/** What the goods cost; `struck`: before a reduction that has a row of its own. */
export const goodsWords = (pieces: number, struck: boolean): string =>
  `${struck ? 'Harga Semula' : 'Total Harga'} (${groupDigits(pieces)} barang)`

/** The rows of a bill with the price before reductions first, as in the cart. A backend with other rows keeps them. */
export function withStruck(summary: Summary, lines: BoughtLines): Summary {
  const [goods, ...rest] = summary
  const bought = lines.filter((line) => line.available)
  const struck = bought.reduce(
    (sum, { price, fullPrice, quantity }) => sum + Math.max(0, (fullPrice ?? 0) - price) * quantity,
    0,
  )
  if (!goods || struck === 0 || goods.amount !== goodsOf(bought)) return summary
  return [
    { label: goodsWords(countPieces(bought), true), amount: goods.amount + struck },
    { label: 'Diskon Produk', amount: -struck },
    ...rest,
  ]
}
