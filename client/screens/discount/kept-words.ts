import { formatDate } from '#shared/format/dates.ts'

/**
 * How long a kept voucher is used: until it is kept no more, or until its code ends if that comes first. What is kept is
 * forgotten after some days; a code that goes on may be kept again, and until when is part of the same sentence. `until`
 * null: the shop does not say, and the end of the code promises nothing of it.
 */
export function keptWords(until: string | null, endsAt: string | null): string {
  const use = 'Dipakai otomatis saat checkout'
  if (until === null) return `${use}.`
  if (endsAt !== null && endsAt <= until) return `${use} sampai ${formatDate(endsAt)}.`
  const again = endsAt === null ? '' : `, selambatnya ${formatDate(endsAt)}`
  return `${use} sampai ${formatDate(until)}; setelah itu cukup simpan lagi${again}.`
}
