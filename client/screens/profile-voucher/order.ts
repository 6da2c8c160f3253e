import { dayMs } from '#shared/format/units.ts'
import type { VoucherOffer } from '#shared/api/goods/voucher.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'

/** A voucher that a customer may use. */
export type Own = Pick<VoucherOffer, 'voucher' | 'chosen' | 'claimed' | 'usable' | 'missing'>

/** What the cart reaches first; among these, and among the others, the soonest ending first. */
export const inOrder = (own: readonly Own[]): Own[] =>
  own.toSorted((a, b) => Number(reached(b)) - Number(reached(a)) || endOf(a) - endOf(b))
const reached = ({ usable, chosen }: Own): boolean => usable || chosen

/** The cart does not reach its minimum. */
export const isShort = (own: Own): own is Own & { missing: number } => !own.usable && own.missing !== null

/**
 * How it stands with it, the one thing that matters most: what the cart lacks, or that nothing is left to do; '' where
 * nothing is said about it: an empty cart measures nothing.
 */
export function statusOf(own: Own): string {
  if (isShort(own)) return `Kurang ${formatRupiah(own.missing)} lagi`
  if (own.chosen) return 'Dipakai otomatis saat checkout'
  return own.usable ? 'Cocok untuk keranjang Anda' : own.claimed ? 'Sudah diklaim' : ''
}

/** What can be done with it: one that is claimed needs no more than the cart that reaches it. */
export function stepOf(own: Own): 'Pakai' | 'Aktif' | 'Klaim' | 'Belanja' {
  if (isShort(own)) return own.chosen || own.claimed ? 'Belanja' : 'Klaim'
  return own.chosen ? 'Aktif' : 'Pakai'
}

const soonDays = 7
/** Until when it can be used; what ends within a week says so. */
export function endWords({ voucher: { endsAt } }: Own, now: number): { words: string; soon: boolean } {
  if (endsAt === null) return { words: 'Tanpa batas waktu', soon: false }
  const soon = endsWithin(soonDays, endsAt, now)
  return { words: `${soon ? 'Segera berakhir:' : 'Berlaku sampai'} ${formatDate(endsAt)}`, soon }
}
export const endsWithin = (days: number, at: string, now: number): boolean => Date.parse(at) - now < days * dayMs
const endOf = ({ voucher: { endsAt } }: Own): number => (endsAt === null ? Number.MAX_VALUE : Date.parse(endsAt))
