import { formatRupiah } from '#shared/format/money.ts'

interface Ticked {
  /** What comes back for one piece, for two, and so on. */
  amounts: readonly number[]
  /** How many go back; 0: it is not ticked. */
  pieces: number
  /** How many there are. */
  of: number
}

/** What comes back for what is ticked; of all of it the shop knows the `whole`, where its lines alone are rounded down. */
export const estimateOf = (lines: readonly Ticked[], whole: number): number =>
  whole > 0 && lines.every(({ pieces, of }) => pieces === of)
    ? whole
    : lines.reduce((sum, { amounts, pieces }) => sum + (amounts[pieces - 1] ?? 0), 0)

/** What a form says that comes back; with nothing ticked, how it is found. */
export const estimateWords = (sum: number): string => (sum > 0 ? formatRupiah(sum) : 'Pilih barang dulu')

/** A sum stands out; that there is none yet does not look like one. */
export const estimateLook = (sum: number): string =>
  sum > 0 ? 'price text-md text-right' : 'text-right text-sm font-normal text-muted'
