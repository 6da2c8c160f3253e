import type { VoucherOffer, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { formatRupiah } from '#shared/format/money.ts'

const offer = (
  code: string,
  title: string,
  { saving = 0, ...more }: Partial<Omit<VoucherOffer, 'voucher' | 'saving'>> & { saving?: number } = {},
  voucher: Partial<VoucherOffer['voucher']> = {},
): VoucherOffer => ({
  voucher: {
    id: code,
    code,
    title,
    description: '',
    endsAt: '2026-11-30T16:59:59.000Z',
    cashback: false,
    percentage: false,
    amount: rupiah(25_000),
    maximum: null,
    minimum: rupiah(0),
    forShipping: false,
    ...voucher,
  },
  saving: rupiah(saving),
  usable: true,
  reason: '',
  missing: null,
  claimed: false,
  chosen: false,
  ...more,
})

const part = (goods: number, percent: number): number => Math.floor((goods * percent) / 100)
/** The shop's free shipping, as its list of vouchers and its page of shipping costs name it. */
const free = { minimum: 200_000, most: 25_000 }

/**
 * The vouchers of the shop, measured against goods of this price as the shop does it; `chosen`: which of them count.
 */
export function offersFor(goods: number, chosen: readonly string[] = []): VoucherOffers {
  const from = (minimum: number, saving: number) =>
    goods < minimum
      ? {
          usable: false,
          missing: rupiah(minimum - goods),
          reason: `Minimum belanja ${formatRupiah(minimum)}`,
          saving: 0,
        }
      : { usable: true, saving }
  const over = 'Diskon 11.11 untuk pelanggan baru yang berbelanja pertama kali di toko ini'
  const offers = [
    offer('HEMAT10', 'Diskon 10% semua batik', from(200_000, Math.min(50_000, part(goods, 10))), {
      description: 'Minimum belanja Rp 200.000, maks. diskon Rp 50.000',
      percentage: true,
    }),
    offer('KOIN5', 'Cashback 5% jadi koin', { saving: part(goods, 5) }, { cashback: true }),
    offer(
      'ONGKIRGRATIS',
      `Gratis ongkir hingga ${formatRupiah(free.most)}`,
      { ...from(free.minimum, 0), claimed: true },
      {
        forShipping: true,
      },
    ),
    offer('BORONG', 'Potongan Rp 100.000', from(1_000_000, 100_000)),
    offer('HARBOLNAS', over, { usable: false, reason: 'Voucher ini hanya untuk pesanan pertama.' }),
  ].map((one) => ({ ...one, chosen: chosen.includes(one.voucher.code) }))
  const missing = Math.max(0, free.minimum - goods)
  const promised = missing > 0 || chosen.includes('ONGKIRGRATIS')
  return {
    offers,
    best: missing > 0 ? ['KOIN5'] : ['HEMAT10', 'ONGKIRGRATIS'],
    saving: rupiah(offers.reduce((sum, one) => (one.chosen && !one.voucher.cashback ? sum + one.saving : sum), 0)),
    freeShipping: promised
      ? { minimum: rupiah(free.minimum), missing: rupiah(missing), maximum: rupiah(free.most) }
      : null,
  }
}

/** Those of a checkout: the shopper wants none of them, or the best. */
export const someVouchers: VoucherOffers = offersFor(465_500)
export const chosenVouchers: VoucherOffers = offersFor(465_500, someVouchers.best)
export const noVouchers: VoucherOffers = { offers: [], best: [], saving: rupiah(0), freeShipping: null }
