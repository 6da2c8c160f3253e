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
  /** '': nothing is ticked. */
  sum: string
  /** Why it is less than the goods cost, and with nothing ticked the most that it can be; '': it is not. */
  why: string
}

/** What comes back for what is ticked, to the rupiah as the shop pays it; with nothing ticked, for all of it. */
export function estimateOf(lines: readonly Ticked[], { price, money, back }: Paid): Estimate {
  const ticked = lines.some(({ pieces }) => pieces > 0)
  const worth = Math.round(lines.reduce((all, line) => all + line.price * (ticked ? line.pieces : line.of), 0))
  const sum = partOf(money, price, { before: back, worth })
  const goods = ticked ? 'Harga barang' : `Paling banyak ${formatRupiah(sum)}: semua barang`
  const why = `${goods} ${formatRupiah(worth)}, potongan saat belanja ${formatRupiah(worth - sum)}`
  return {
    sum: ticked ? formatRupiah(sum) : '',
    // A script writes it as plain text, where an amount must not break either.
    why: sum < worth ? why.replaceAll('Rp ', 'Rp\u00a0') : '',
  }
}

/** What a form says that comes back; with nothing ticked, how it is found. */
export const estimateWords = (sum: string): string => sum || 'Pilih barang dulu'

/** A sum stands out; that there is none yet does not look like one. */
export const estimateLook = (sum: string): string =>
  sum ? 'price text-md text-right' : 'text-right text-sm font-normal text-muted'
