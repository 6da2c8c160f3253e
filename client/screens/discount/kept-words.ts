import { formatDate } from '#shared/format/dates.ts'

/**
 * Until when a kept voucher is used: until it is kept no more, after which a later end of its code leaves it to be kept
 * again, or until its code ends if that comes first. `until` null:
 * the shop does not say, and the end of the code promises nothing of it.
 */
export function keptWords(until: string | null, endsAt: string | null): string | null {
  return until === null
    ? null
    : endsWithIt(until, endsAt)
      ? `Kami simpan untuk Anda sampai ${formatDate(endsAt)}.`
      : `Kami simpan untuk Anda sampai ${formatDate(until)}, lalu bisa disimpan lagi.`
}

/** The end of the code needs no second date. */
export const endsWithIt = (until: string, endsAt: string | null): endsAt is string => endsAt !== null && endsAt <= until
