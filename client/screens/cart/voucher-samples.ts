import type { Voucher, VoucherOffer, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { voucherValue } from '#shared/order/voucher-value.ts'
import { messageOf } from '#shared/text/errors.ts'
import { sampleVouchers, voucher, welcomeVoucher } from '#client/samples/vouchers.ts'

/** For goods that no basket of the samples holds. */
const ofOtherGoods: Voucher = {
  ...voucher,
  ...{ id: 'HARBOLNAS', code: 'HARBOLNAS', description: '' },
  title: 'Diskon Harbolnas untuk seragam keluarga dan sarimbit pilihan di toko ini',
}
/** What the shop offers everyone who has bought before; one of them only a large basket reaches. */
const known: readonly Voucher[] = [
  ...sampleVouchers.filter((one) => one !== welcomeVoucher),
  {
    ...voucher,
    ...{ id: 'BORONG', code: 'BORONG', title: 'Potongan Rp 100.000', description: '' },
    ...{ percentage: false, amount: rupiah(100_000), maximum: null, minimum: rupiah(1_000_000) },
  },
  ofOtherGoods,
]

function measured(one: Voucher, goods: number): Omit<VoucherOffer, 'chosen'> {
  const missing = one !== ofOtherGoods && goods < one.minimum ? rupiah(one.minimum - goods) : null
  const shortfall = missing === null ? '' : messageOf('voucher_below_minimum', { missing })
  const reason = one === ofOtherGoods ? messageOf('voucher_not_for_goods') : shortfall
  const usable = reason === ''
  const saving = rupiah(usable && !one.forShipping ? voucherValue(one, goods) : 0)
  return { voucher: one, saving, usable, reason, missing, claimed: one.forShipping }
}
const most = Number.MAX_SAFE_INTEGER

/** The vouchers of the shop, measured against goods of this price as the shop does it; `chosen`: which of them count. */
export function offersFor(goods: number, chosen: readonly string[] = []): VoucherOffers {
  const offers = known
    .map((one) => ({ ...measured(one, goods), chosen: chosen.includes(one.code) }))
    .toSorted(
      (a, b) =>
        Number(b.usable) - Number(a.usable) ||
        b.saving - a.saving ||
        Number(b.claimed) - Number(a.claimed) ||
        Number(a.voucher.cashback) - Number(b.voucher.cashback) ||
        (a.missing ?? most) - (b.missing ?? most),
    )
  const best = [false, true].flatMap(
    (ofShipping) => offers.find(({ voucher: { forShipping }, usable }) => usable && forShipping === ofShipping) ?? [],
  )
  const free = offers.find(({ voucher: { forShipping } }) => forShipping)
  return {
    offers,
    best: best.map(({ voucher: { code } }) => code),
    saving: rupiah(offers.reduce((sum, one) => (one.chosen ? sum + one.saving : sum), 0)),
    freeShipping:
      free && (free.missing !== null || free.chosen)
        ? { minimum: free.voucher.minimum, missing: free.missing ?? rupiah(0), maximum: free.voucher.maximum }
        : null,
  }
}

/** Those of a checkout: the shopper wants none of them, or the best. */
export const someVouchers: VoucherOffers = offersFor(465_500)
export const chosenVouchers: VoucherOffers = offersFor(465_500, someVouchers.best)
export const noVouchers: VoucherOffers = { offers: [], best: [], saving: rupiah(0), freeShipping: null }
