import { formatRupiah } from '#shared/format/money.ts'

/** What a form says that comes back; with nothing ticked, how it is found. */
export const estimateWords = (sum: number): string => (sum > 0 ? formatRupiah(sum) : 'Pilih barang dulu')

/** A sum stands out; that there is none yet does not look like one. */
export const estimateLook = (sum: number): string =>
  sum > 0 ? 'price text-md text-right' : 'text-right text-sm font-normal text-muted'
