import type { VoucherOffer, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'

const offer = (
  code: string,
  title: string,
  saving: number,
  { voucher, ...more }: Partial<Omit<VoucherOffer, 'voucher'>> & { voucher?: Partial<VoucherOffer['voucher']> } = {},
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

const hemat = offer('HEMAT10', 'Diskon 10% semua batik', 46_550, {
  voucher: { description: 'Minimum belanja Rp 200.000, maks. diskon Rp 50.000', percentage: true },
})
const shipping = offer('ONGKIR20', 'Gratis ongkir hingga Rp 20.000', 0, {
  voucher: { forShipping: true },
  claimed: true,
})
const back = offer('KOIN5', 'Cashback 5% jadi koin', 23_250, { voucher: { cashback: true } })
const far = offer('BORONG', 'Potongan Rp 100.000', 0, {
  usable: false,
  missing: rupiah(534_500),
  reason: 'Minimum belanja Rp 1.000.000',
})
const over = offer('HARBOLNAS', 'Diskon 11.11 untuk pelanggan baru yang berbelanja pertama kali di toko ini', 0, {
  usable: false,
  reason: 'Voucher ini hanya untuk pesanan pertama.',
})

/** Vouchers as the shop measures them against one cart or checkout. */
export const someVouchers: VoucherOffers = {
  offers: [hemat, back, shipping, far, over],
  best: ['HEMAT10', 'ONGKIR20'],
  saving: rupiah(0),
  freeShipping: { minimum: rupiah(500_000), missing: rupiah(34_500), maximum: rupiah(20_000) },
}
export const chosenVouchers: VoucherOffers = {
  ...someVouchers,
  offers: [{ ...hemat, chosen: true }, back, { ...shipping, chosen: true }, far, over],
  saving: rupiah(46_550),
  freeShipping: { minimum: rupiah(400_000), missing: rupiah(0), maximum: rupiah(20_000) },
}
export const noVouchers: VoucherOffers = { offers: [], best: [], saving: rupiah(0), freeShipping: null }
