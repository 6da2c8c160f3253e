import type { Voucher } from '#shared/api/goods/voucher.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'

/** The terms of a voucher, one per line. */
export function termsOf({ minimum, maximum, percentage, cashback, forShipping, endsAt }: Voucher): string[] {
  const most =
    maximum === null || !percentage
      ? []
      : [cashback ? `Maks. cashback ${groupDigits(maximum)} koin` : `Maks. diskon ${formatRupiah(maximum)}`]
  return [
    minimum > 0 ? `Minimum belanja ${formatRupiah(minimum)}` : 'Tanpa minimum belanja',
    ...most,
    ...(endsAt === null ? [] : [`Kode berlaku hingga ${formatDate(endsAt)}`]),
    forShipping ? 'Dapat digabung dengan satu voucher produk' : 'Dapat digabung dengan satu voucher ongkir',
  ]
}

/** The terms in a few words, for a ticket. Each amount says whether it is spent or taken off. */
export function shortTerms({ minimum, maximum, percentage, cashback }: Voucher): string {
  const least = minimum > 0 ? `Belanja min.\u00A0${formatRupiah(minimum)}` : 'Tanpa minimum'
  if (maximum === null || !percentage) return least
  return `${least}, ${cashback ? `maks.\u00A0${groupDigits(maximum)}\u00A0koin` : `hemat maks.\u00A0${formatRupiah(maximum)}`}`
}

/** Below what a ticket gives: the shop's name for it, if that says something else, and the terms. */
export function ticketTerms(voucher: Voucher): string {
  const terms = shortTerms(voucher)
  return voucher.title.toLowerCase() === gainOf(voucher).toLowerCase() ? terms : `${voucher.title}. ${terms}`
}

/** What a voucher gives. */
export function gainOf({ percentage, amount, cashback, forShipping }: Voucher): string {
  if (forShipping && percentage && amount === 100) return 'Gratis ongkir'
  const much = percentage ? `${amount}%` : cashback ? `${groupDigits(amount)} koin` : formatRupiah(amount)
  return `${cashback ? 'Cashback' : forShipping ? 'Diskon Ongkir' : 'Diskon'} ${much}`
}
