import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { paysShippingWholly } from '#shared/order/free-shipping.ts'
import { formatRupiah } from '#shared/format/money.ts'

/** Up to which price a voucher that will be used pays for shipping wholly; 0: none does. */
export function shippingPaidTo(offers: VoucherOffers | null): number {
  const free = offers?.offers.find(
    ({ chosen, usable, voucher }) => chosen && usable && !voucher.cashback && paysShippingWholly(voucher),
  )?.voucher
  if (!free) return 0
  return free.percentage ? (free.maximum ?? Infinity) : free.amount
}

/** Up to which price, `most`, a voucher pays for it; `what`: where no label beside it says of what. */
export const freeTo = (most: number, what = ''): string =>
  `Gratis${what}${most === Infinity ? '' : ` s.d. ${formatRupiah(most)}`}`

/**
 * What a total says of shipping before its cost is known: a voucher that will be used keeps its promise here, too.
 * `insured`: a fee that nobody can decline comes with the courier.
 */
export function shippingNote(offers: VoucherOffers | null, insured = false): string {
  const most = shippingPaidTo(offers)
  if (most === 0) return `Belum termasuk ongkir${insured ? ' dan asuransi wajib' : ''}`
  return `${freeTo(most, ' ongkir')}${insured ? ', belum termasuk asuransi wajib' : ''}`
}
