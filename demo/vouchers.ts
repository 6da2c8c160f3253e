import type { DemoVoucher } from './types.ts'

/** Longer than a demo's clock can be moved. */
export const longRunning = 500

/** Every shop has these, in its own amounts. */
export const usualVouchers = (minimum: number, shippingMaximum: number, welcome: number): DemoVoucher[] => [
  {
    code: 'ONGKIRGRATIS',
    title: 'Gratis ongkir',
    description: 'Untuk semua kurir dan semua kota.',
    lastDay: longRunning - 60,
    percentage: true,
    amount: 100,
    maximum: shippingMaximum,
    minimum,
    forShipping: true,
    claimed: true,
  },
  {
    code: 'KENALAN',
    title: 'Potongan belanja pertama',
    description: 'Satu kali untuk setiap pelanggan baru.',
    lastDay: null,
    amount: welcome,
    minimum: welcome * 4,
    perCustomer: 1,
    newCustomersOnly: true,
  },
  {
    code: 'OKTOBERCERIA',
    title: 'Oktober ceria',
    description: 'Promo bulan lalu.',
    lastDay: -2,
    percentage: true,
    amount: 10,
    maximum: welcome,
    listed: false,
    claimed: true,
  },
]
