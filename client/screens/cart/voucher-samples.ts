import type { Voucher, VoucherOffer, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { voucherValue } from '#shared/order/voucher-value.ts'
import { sampleVouchers, voucher, welcomeVoucher } from '#client/samples/vouchers.ts'

/** What the shop offers everyone, and one that only a large basket reaches. */
const known: readonly Voucher[] = [
  ...sampleVouchers.filter((one) => one !== welcomeVoucher),
  {
    ...voucher,
    ...{ id: 'BORONG', code: 'BORONG', title: 'Potongan Rp 100.000', description: '' },
    ...{ percentage: false, amount: rupiah(100_000), maximum: null, minimum: rupiah(1_000_000) },
  },
]
const refused: VoucherOffer = {
  voucher: {
    ...welcomeVoucher,
    ...{ id: 'HARBOLNAS', code: 'HARBOLNAS', description: '' },
    title: 'Diskon 11.11 untuk pelanggan baru yang berbelanja pertama kali di toko ini',
  },
  saving: rupiah(0),
  usable: false,
  reason: 'Voucher ini hanya untuk pesanan pertama.',
  missing: null,
  claimed: false,
  chosen: false,
}

/** The vouchers of the shop, measured against goods of this price as the shop does it; `chosen`: which of them count. */
export function offersFor(goods: number, chosen: readonly string[] = []): VoucherOffers {
  const measured = known.map((one): VoucherOffer => {
    const missing = Math.max(0, one.minimum - goods)
    const saving = missing > 0 || one.forShipping ? 0 : voucherValue(one, goods)
    return {
      ...{ voucher: one, saving: rupiah(saving), usable: missing === 0, claimed: one.forShipping },
      reason: missing > 0 ? `Minimum belanja ${formatRupiah(one.minimum)}` : '',
      missing: missing > 0 ? rupiah(missing) : null,
      chosen: chosen.includes(one.code),
    }
  })
  const offers = measured.toSorted((a, b) => Number(b.usable) - Number(a.usable) || b.saving - a.saving)
  const best = [false, true].flatMap(
    (ofShipping) => offers.find(({ voucher: { forShipping }, usable }) => usable && forShipping === ofShipping) ?? [],
  )
  const free = measured.find(({ voucher: { forShipping } }) => forShipping)
  return {
    offers: [...offers, refused],
    best: best.map(({ voucher: { code } }) => code),
    saving: rupiah(offers.reduce((sum, one) => (one.chosen && !one.voucher.cashback ? sum + one.saving : sum), 0)),
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
