import { formatRupiah } from '#shared/format/money.ts'

/** What a form says that comes back; with nothing ticked, how it is found. */
export const estimateWords = (sum: number): string => (sum > 0 ? formatRupiah(sum) : 'Sesuai pilihan')
