import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { formatRupiah } from '#shared/format/money.ts'

/** What a total says of shipping before its cost is known: a voucher that will be used keeps its promise here, too. */
export function shippingNote(offers: VoucherOffers | null): string {
  const free = offers?.offers.find(
    ({ chosen, usable, voucher: { forShipping, percentage, amount } }) =>
      chosen && usable && forShipping && (percentage ? amount === 100 : amount > 0),
  )?.voucher
  if (!free) return 'belum termasuk ongkir'
  const most = free.percentage ? free.maximum : free.amount
  return `Gratis ongkir${most === null ? '' : ` s.d. ${formatRupiah(most)}`}`
}
