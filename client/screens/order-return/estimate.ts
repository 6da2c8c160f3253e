import { formatRupiah } from '#shared/format/money.ts'
import { partOf } from '#shared/order/share.ts'

interface Ticked {
  /** What one piece cost. */
  price: number
  /** How many go back; 0: it is not ticked. */
  pieces: number
  /** How many there are. */
  of: number
}
/** What the order's goods cost, what was paid for them, and what those cost that were paid back already. */
interface Paid {
  price: number
  money: number
  back: number
}
interface Estimate {
  label: string
  sum: string
  /** Why it is less than the goods cost; empty: it is not. */
  why: readonly (readonly [label: string, amount: string])[]
}

/** What comes back for what is ticked, to the rupiah as the shop pays it; with nothing ticked, the most that it can be. */
export function estimateOf(lines: readonly Ticked[], { price, money, back }: Paid): Estimate {
  const ticked = lines.some(({ pieces }) => pieces > 0)
  const worth = Math.round(lines.reduce((all, line) => all + line.price * (ticked ? line.pieces : line.of), 0))
  const sum = partOf(money, price, { before: back, worth })
  const why = [
    [ticked ? 'Harga Barang' : 'Semua Barang', worth],
    ['Voucher & Koin', sum - worth],
  ] as const
  return {
    label: ticked ? 'Dana Kembali' : 'Paling Banyak',
    sum: formatRupiah(sum),
    why: sum < worth ? why.map(([label, amount]) => [label, formatRupiah(amount)] as const) : [],
  }
}

/** A row of why: the label and its amount. */
export const whyLook = ['flex justify-between gap-4 text-muted', 'whitespace-nowrap text-ink'] as const
