import { formatDate } from '#shared/format/dates.ts'

/**
 * Until when a claimed voucher is used. Whichever comes first ends it: the day on which it is kept no more, or the end of
 * its code. If the code ends later, it can be claimed again. `until` null: the shop does not say for how long, and the end
 * of the code, which its terms name, promises nothing of it.
 */
export function keptWords(until: string | null, endsAt: string | null): string | null {
  return until === null
    ? null
    : endsWithIt(until, endsAt)
      ? `Tersimpan untuk Anda sampai ${formatDate(endsAt)}.`
      : `Tersimpan untuk Anda sampai ${formatDate(until)}. Setelah itu bisa diklaim lagi.`
}

/** The end of the code needs no second date. */
export const endsWithIt = (until: string, endsAt: string | null): endsAt is string => endsAt !== null && endsAt <= until
