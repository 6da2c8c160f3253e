import type { SampleShop } from './types.ts'

/** A voucher of a demo shop: what is left out is as in most of them. */
export interface SampleVoucher {
  code: string
  title: string
  description: string
  /** The last day it can be used, counted from the opening; null: no end. */
  lastDay: number | null
  /** Per cent, or rupiah. */
  percent?: number
  rupiah?: number
  maximum?: number
  minimum?: number
  cashback?: true
  forShipping?: true
  quota?: number
  perCustomer?: number
  categories?: readonly string[]
  /** By slug. */
  products?: readonly string[]
  newCustomersOnly?: true
  unlisted?: true
  /** Among the demo customer's own. */
  claimed?: true
}

/** Longer than a demo's clock can be moved. */
const longRunning = 500

/** Every shop has these, in its own amounts. */
const usual = (minimum: number, parcelMaximum: number, welcome: number): SampleVoucher[] => [
  {
    code: 'ONGKIRGRATIS',
    title: 'Gratis ongkir',
    description: 'Untuk semua kurir dan semua kota.',
    lastDay: longRunning - 60,
    percent: 100,
    maximum: parcelMaximum,
    minimum,
    forShipping: true,
    claimed: true,
  },
  {
    code: 'KENALAN',
    title: 'Potongan belanja pertama',
    description: 'Satu kali untuk setiap pelanggan baru.',
    lastDay: null,
    rupiah: welcome,
    minimum: welcome * 4,
    perCustomer: 1,
    newCustomersOnly: true,
  },
  {
    code: 'OKTOBERCERIA',
    title: 'Oktober ceria',
    description: 'Promo bulan lalu.',
    lastDay: -2,
    percent: 10,
    maximum: welcome,
    unlisted: true,
    claimed: true,
  },
]

export const sampleVouchers: Record<SampleShop['id'], readonly SampleVoucher[]> = {
  batik: [
    {
      code: 'BATIK10',
      title: 'Diskon 10%',
      description: 'Untuk semua koleksi.',
      lastDay: longRunning,
      percent: 10,
      maximum: 50_000,
      minimum: 200_000,
    },
    {
      code: 'KAINTULIS',
      title: 'Diskon kain & selendang',
      description: 'Dari pembatik Pekalongan dan Lasem.',
      lastDay: longRunning,
      rupiah: 75_000,
      minimum: 500_000,
      categories: ['kain'],
    },
    {
      code: 'KOINBATIK',
      title: 'Cashback 5%',
      description: 'Koin masuk setelah pesanan selesai.',
      lastDay: longRunning,
      percent: 5,
      maximum: 30_000,
      minimum: 150_000,
      cashback: true,
    },
    {
      code: 'SERAGAM',
      title: 'Diskon seragam keluarga',
      description: 'Kuota terbatas.',
      lastDay: longRunning,
      rupiah: 100_000,
      minimum: 900_000,
      quota: 3,
    },
    {
      code: 'SAHABAT',
      title: 'Khusus teman pembatik',
      description: 'Hanya lewat tautan ini.',
      lastDay: longRunning,
      percent: 15,
      maximum: 75_000,
      minimum: 250_000,
      perCustomer: 2,
      unlisted: true,
    },
    ...usual(250_000, 25_000, 30_000),
  ],
  kopi: [
    {
      code: 'SERUPUT',
      title: 'Diskon 10%',
      description: 'Untuk semua isi toko.',
      lastDay: longRunning,
      percent: 10,
      maximum: 25_000,
      minimum: 120_000,
    },
    {
      code: 'ALATSEDUH',
      title: 'Potongan alat seduh',
      description: 'Dripper, ketel, cangkir, dan setnya.',
      lastDay: longRunning,
      rupiah: 40_000,
      minimum: 300_000,
      categories: ['alat-seduh'],
    },
    {
      code: 'KOINPAGI',
      title: 'Cashback 8%',
      description: 'Koin masuk setelah pesanan selesai.',
      lastDay: longRunning,
      percent: 8,
      maximum: 20_000,
      minimum: 80_000,
      cashback: true,
    },
    {
      code: 'PANENBARU',
      title: 'Panen baru Gayo',
      description: 'Kuota terbatas.',
      lastDay: longRunning,
      rupiah: 15_000,
      quota: 3,
      products: ['arabika-gayo-atu-lintang'],
    },
    {
      code: 'TEMANNGOPI',
      title: 'Khusus teman ngopi',
      description: 'Hanya lewat tautan ini.',
      lastDay: longRunning,
      percent: 15,
      maximum: 30_000,
      minimum: 100_000,
      perCustomer: 2,
      unlisted: true,
    },
    ...usual(150_000, 20_000, 15_000),
  ],
  gawai: [
    {
      code: 'GAWAI5',
      title: 'Diskon 5%',
      description: 'Untuk semua gawai.',
      lastDay: longRunning,
      percent: 5,
      maximum: 150_000,
      minimum: 500_000,
    },
    {
      code: 'SUARA',
      title: 'Potongan audio',
      description: 'Earbud, headphone, dan speaker.',
      lastDay: longRunning,
      rupiah: 75_000,
      minimum: 600_000,
      categories: ['audio'],
    },
    {
      code: 'KOINGAWAI',
      title: 'Cashback 3%',
      description: 'Koin masuk setelah pesanan selesai.',
      lastDay: longRunning,
      percent: 3,
      maximum: 100_000,
      minimum: 300_000,
      cashback: true,
    },
    {
      code: 'ULTRA',
      title: 'Potongan Nusa Ultra',
      description: 'Kuota terbatas.',
      lastDay: longRunning,
      rupiah: 500_000,
      quota: 3,
      products: ['ponsel-nusa-ultra'],
    },
    {
      code: 'KASIRGRATIS',
      title: 'Lisensi kasir gratis',
      description: 'Hanya lewat tautan ini, satu per pelanggan.',
      lastDay: longRunning,
      percent: 100,
      products: ['lisensi-aplikasi-kasir'],
      perCustomer: 1,
      unlisted: true,
    },
    ...usual(400_000, 30_000, 50_000),
  ],
}
