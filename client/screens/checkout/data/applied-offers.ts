import type { AppliedVoucher, VoucherOffers } from '#shared/api/goods/voucher.ts'

/**
 * An applied voucher can always be taken off, also one that is not in the list because it was given by its code.
 */
export function withApplied(offers: VoucherOffers, vouchers: readonly AppliedVoucher[]): VoucherOffers {
  const hidden = vouchers.filter(({ code }) => !offers.offers.some(({ voucher }) => voucher.code === code))
  const marked = offers.offers.map((offer) => ({
    ...offer,
    chosen: vouchers.some(({ code }) => code === offer.voucher.code),
  }))
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
