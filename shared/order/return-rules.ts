import { limits } from '#shared/limits.ts'

/** What is said of returns by the form, by a shop's standard pages and by their law alike. */

/** The shop's working days for a request, never fewer than the law's (PP 80/2019 article 69). */
export const returnDaysOf = ({ returnDays }: { returnDays: number }): number =>
  Math.max(returnDays, limits.returnWindowDaysMin)

/** What is to be seen of the goods. */
export const returnProof =
  'Minimal satu foto atau video barangnya. Video unboxing tanpa potongan paling cepat diproses.'
