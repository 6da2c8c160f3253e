import { formatDate } from '#shared/format/dates.ts'

/**
 * How long a kept voucher is used: until it is kept no more, or until its code ends if that comes first. `until` null:
 * the shop does not say, and the end of the code promises nothing of it.
 */
export function keptWords(until: string | null, endsAt: string | null): string {
  const use = 'Dipakai otomatis saat checkout'
  if (until === null) return `${use}.`
  return `${use} sampai ${formatDate(endsAt !== null && endsAt <= until ? endsAt : until)}.`
}

/** What is kept is forgotten after some days, the code may go on: a term of it. */
export const keptTerms = (until: string | null, endsAt: string | null): string[] =>
  until !== null && (endsAt === null || endsAt > until) ? ['Selama masih berlaku, voucher dapat disimpan lagi'] : []
