import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Voucher } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { voucherValue } from '#shared/order/voucher-value.ts'

export const voucher: Voucher = {
  id: '1',
  code: 'BATIK10',
  title: 'Diskon 10%',
  description: 'Untuk semua koleksi.',
  endsAt: '2027-12-31T16:59:59.999Z',
  cashback: false,
  percentage: true,
  amount: rupiah(10),
  maximum: rupiah(50_000),
  minimum: rupiah(200_000),
  forShipping: false,
}

/** For first orders alone. */
export const welcomeVoucher: Voucher = {
  ...voucher,
  id: '4',
  code: 'KENALAN',
  title: 'Potongan belanja pertama',
  description: 'Satu kali untuk setiap pelanggan baru.',
  percentage: false,
  amount: rupiah(30_000),
  maximum: null,
  minimum: rupiah(120_000),
  endsAt: null,
}

/** What the demo batik shop offers everyone, as its own goods and pages say it. */
export const sampleVouchers: readonly Voucher[] = [
  voucher,
  {
    ...voucher,
    id: '2',
    code: 'ONGKIRGRATIS',
    title: 'Gratis ongkir',
    description: 'Untuk semua kurir dan semua kota.',
    amount: rupiah(100),
    maximum: rupiah(25_000),
    minimum: rupiah(250_000),
    forShipping: true,
  },
  {
    ...voucher,
    id: '3',
    code: 'KOINBATIK',
    title: 'Cashback 5%',
    description: 'Koin masuk setelah pesanan selesai.',
    amount: rupiah(5),
    maximum: rupiah(30_000),
    minimum: rupiah(150_000),
    cashback: true,
  },
  welcomeVoucher,
]

/**
 * What one piece at this price costs with these vouchers, and up to which cost it is sent free; by the shop's rule,
 * which promises nothing where coins are worth as much.
 */
export function pricesWithVouchers(
  price: number,
): Pick<ProductCard, 'voucherPrice' | 'firstVoucherPrice' | 'freeShipping'> {
  const fitting = sampleVouchers.filter(({ minimum }) => minimum <= price)
  const worth = (some: readonly Voucher[]) => Math.max(0, ...some.map((one) => voucherValue(one, price)))
  const ofGoods = fitting.filter(({ forShipping, cashback }) => !forShipping && !cashback)
  const coins = worth(fitting.filter(({ cashback }) => cashback))
  const promised = (some: readonly Voucher[]) => (worth(some) > coins ? worth(some) : 0)
  const [saving, first] = [promised(ofGoods.filter((one) => one !== welcomeVoucher)), promised(ofGoods)]
  return {
    voucherPrice: saving > 0 ? rupiah(price - saving) : null,
    firstVoucherPrice: first > saving ? rupiah(price - first) : null,
    freeShipping: fitting.find(({ forShipping }) => forShipping)?.maximum ?? null,
  }
}

export const oddVouchers: readonly Voucher[] = [
  { ...voucher, code: 'A', title: '1%', maximum: null, minimum: rupiah(0) },
  {
    ...voucher,
    code: 'SERAGAM-KELUARGA-BESAR-NUSANTARA-2027',
    title: 'Diskon seragam keluarga besar untuk arisan, pernikahan, wisuda, dan hari raya sepanjang tahun 2027',
    description:
      'Berlaku untuk pembelian seragam dalam satu transaksi, tidak dapat dipindahtangankan, dan mengikuti ketersediaan kain di gudang Pekalongan.',
    percentage: false,
    amount: rupiah(123_456_789),
    minimum: rupiah(1_234_567_890),
  },
  ...Array.from({ length: 8 }, (_, i) => ({ ...voucher, code: `LEBIH${i}`, amount: rupiah(i + 1) })),
]
