import type { Voucher } from '#shared/api/goods/voucher.ts'
import { voucherValue } from '#shared/order/voucher-value.ts'
import { dayMs } from '#shared/format/units.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'

/** Midnight in Jakarta, as which a day without a time is read. */
const isDay = (at: string): boolean => at.endsWith('T17:00:00.000Z')
/** Another company's backend may list what has ended. A day counts to its end. */
export const hasEnded = ({ endsAt }: Pick<Voucher, 'endsAt'>): boolean =>
  endsAt !== null && Date.parse(endsAt) + (isDay(endsAt) ? dayMs : 0) <= Date.now()

/** The terms of a voucher beside its amounts, one per line. */
export function termsOf({ forShipping, endsAt }: Voucher): string[] {
  return [
    ...(endsAt === null ? [] : [`Kode berlaku sampai ${formatDate(endsAt)}`]),
    ...(forShipping
      ? ['Potongan ongkir ditanggung toko', 'Dapat digabung dengan satu voucher produk']
      : ['Dapat digabung dengan satu voucher ongkir']),
  ]
}

/** The terms in a few words, for a ticket. Each amount says whether it is spent or taken off. */
export function shortTerms({ minimum, maximum, percentage, cashback }: Voucher): string {
  const least = minimum > 0 ? `Belanja min.\u00A0${formatRupiah(minimum)}` : 'Tanpa minimum'
  if (maximum === null || !percentage) return least
  return `${least}, ${cashback ? `maks.\u00A0${groupDigits(maximum)}\u00A0koin` : `hemat\u00A0maks.\u00A0${formatRupiah(maximum)}`}`
}

/** Below what a ticket gives: the shop's name for it, if that says something else, and the terms. */
export function ticketTerms(voucher: Voucher): string {
  const terms = shortTerms(voucher)
  return voucher.title.toLowerCase() === gainOf(voucher).toLowerCase() ? terms : `${voucher.title}. ${terms}`
}

/** What a voucher gives, and what it asks for where one piece at `price` does not reach that. */
const chipOf = (voucher: Voucher, price: number): string =>
  voucher.minimum > price ? `${gainOf(voucher)}, min.\u00A0${formatRupiah(voucher.minimum)}` : gainOf(voucher)

interface Priced {
  price: number
  voucherPrice: number | null
  firstVoucherPrice: number | null
}
/**
 * The chips of a product's vouchers, the one that gives the price written above first: of a guest that may be one for
 * first orders, which `member`, a signed-in shopper, does not read. That voucher may be missing in a long list.
 */
export function chipsOf(listed: readonly Voucher[], { price, voucherPrice, firstVoucherPrice }: Priced) {
  const guest = givingFirst(listed, price, firstVoucherPrice ?? voucherPrice)
  const others = firstVoucherPrice === null ? listed : listed.filter((one) => !gives(one, price, firstVoucherPrice))
  const member = givingFirst(others, price, voucherPrice)
  const words = (some: readonly Voucher[]) => [...new Set(some.map((one) => chipOf(one, price)))]
  return { guest: words(guest), member: words(member) }
}

const givingFirst = (vouchers: readonly Voucher[], price: number, given: number | null): Voucher[] =>
  vouchers.toSorted((a, b) => Number(gives(b, price, given)) - Number(gives(a, price, given)))

/** Whether one piece at `price` costs `given` with it. */
const gives = ({ cashback, forShipping, minimum, ...value }: Voucher, price: number, given: number | null): boolean =>
  !cashback && !forShipping && minimum <= price && price - voucherValue(value, price) === given

/** What a voucher gives. */
export function gainOf({ percentage, amount, cashback, forShipping }: Voucher): string {
  if (forShipping && percentage && amount === 100) return 'Gratis ongkir'
  const much = percentage
    ? `${String(amount).replace('.', ',')}%`
    : cashback
      ? `${groupDigits(amount)} koin`
      : formatRupiah(amount)
  return `${cashback ? 'Cashback' : forShipping ? 'Diskon Ongkir' : 'Diskon'} ${much}`
}
