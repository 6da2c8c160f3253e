import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { paysShippingWholly } from '#shared/order/free-shipping.ts'
import { formatRupiah } from '#shared/format/money.ts'

/** Up to which price a voucher that will be used pays for shipping wholly; 0: none does; Infinity: whatever it costs. */
export function shippingPaidTo(offers: VoucherOffers | null): number {
  const free = offers?.offers.find(
    ({ chosen, usable, voucher }) => chosen && usable && !voucher.cashback && paysShippingWholly(voucher),
  )?.voucher
  if (!free) return 0
  return free.percentage ? (free.maximum ?? Infinity) : free.amount
}

/** Up to which price, `most`, a voucher pays for it: the label beside it says of what. */
export const freeTo = (most: number): string => `Gratis${most === Infinity ? '' : ` s.d. ${formatRupiah(most)}`}`

/**
 * What a total says of shipping before its cost is known: a voucher that will be used keeps its promise here, too.
 * `insured`: a fee that nobody can decline comes with the courier.
 */
export function shippingNote(most: number, insured = false): string {
  if (most === 0) return `Belum termasuk ongkir${insured ? ' dan asuransi wajib' : ''}`
  // As short as on a card, in thousands: under a total it has one line of a phone. `formatCount` would come with the first
  // script of every page.
  return `Gratis ongkir${most === Infinity ? '' : ` s.d. ${Math.floor(most / 1_000)}\u00a0rb`}${insured ? ', belum termasuk asuransi wajib' : ''}`
}
