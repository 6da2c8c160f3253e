import { limits } from '#shared/limits.ts'

/** What is said of returns by the form, by a shop's standard pages and by their law alike. */

/** The shop's working days for a request, never fewer than the law's (PP 80/2019 article 69). */
export const returnDaysOf = ({ returnDays }: { returnDays: number }): number =>
  Math.max(returnDays, limits.returnWindowDaysMin)

/** The same in a shop window. */
export const returnPromise = (days: number): string => `Bisa retur s.d. ${days} hari kerja setelah tiba`
export const returnWords = (days: number): string => `${returnPromise(days)} bila barang rusak atau tidak sesuai`

/** What is to be seen of the goods. */
export const returnProof =
  'Minimal satu foto atau video barangnya. Video unboxing tanpa potongan paling cepat diproses.'
