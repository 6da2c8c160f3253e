import type { AppliedVoucher, VoucherOffers } from '#shared/api/goods/voucher.ts'

/**
 * An applied voucher can be taken off, also one that is not in the list because it was given by its code. `removable`:
 * false where the backend has no such call; then only the other ones are offered.
 */
export function withApplied(
  offers: VoucherOffers,
  vouchers: readonly AppliedVoucher[],
  removable: boolean,
): VoucherOffers {
  const isApplied = ({ voucher }: VoucherOffers['offers'][number]) => vouchers.some(({ code }) => code === voucher.code)
  if (!removable) return { ...offers, offers: offers.offers.filter((offer) => !isApplied(offer)) }
  const hidden = vouchers.filter(({ code }) => !offers.offers.some(({ voucher }) => voucher.code === code))
  const marked = offers.offers.map((offer) => ({ ...offer, chosen: isApplied(offer) }))
  return { ...offers, offers: [...hidden.map(offerOf), ...marked] }
}

const offerOf = ({ code, title, saving, cashback, forShipping }: AppliedVoucher): VoucherOffers['offers'][number] => ({
  voucher: {
    id: code,
    code,
    title: title || code,
    description: '',
    endsAt: null,
    cashback,
    percentage: false,
    amount: saving,
    maximum: null,
    minimum: 0 as typeof saving,
    forShipping,
  },
  saving,
  usable: true,
  reason: '',
  missing: null,
  claimed: true,
  chosen: true,
})
