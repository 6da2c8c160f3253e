import { formatDate } from '#shared/format/dates.ts'

/**
 * Until when a kept voucher is used: until it is kept no more, or until its code ends if that comes first. `until` null:
 * the shop does not say, and the end of the code promises nothing of it.
 */
export function keptWords(until: string | null, endsAt: string | null): string | null {
  return until === null
    ? null
    : `Kami simpan untuk Anda sampai ${formatDate(endsWithIt(until, endsAt) ? endsAt : until)}.`
}

/** The end of the code needs no second date. */
export const endsWithIt = (until: string, endsAt: string | null): endsAt is string => endsAt !== null && endsAt <= until
