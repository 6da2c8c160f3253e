import type { Voucher } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'

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
    forShipping: true,
    endsAt: null,
  },
  {
    ...voucher,
    id: '3',
    code: 'KOINBATIK',
    title: 'Cashback 5%',
    amount: rupiah(5),
    maximum: rupiah(30_000),
    minimum: rupiah(150_000),
    cashback: true,
  },
  {
    ...voucher,
    id: '4',
    code: 'KENALAN',
    title: 'Potongan belanja pertama',
    percentage: false,
    amount: rupiah(30_000),
    maximum: null,
    minimum: rupiah(120_000),
  },
]

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
