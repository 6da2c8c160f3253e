import { rupiah } from '#shared/api/contract/brands.ts'
import { orderId } from '#client/samples/bills.ts'
import { sampleNow } from '#client/samples/clock.ts'
import { listed, move } from '#client/samples/wallet.ts'
import type { CoinsData } from './page.tsx'

export const coins = { balance: rupiah(12_450), next: null, expiring: [], earnPercent: 1, usePercent: 50 }
const expiring = [
  { amount: rupiah(2_450), at: '2026-12-03T16:59:00.000Z' },
  { amount: rupiah(10_000), at: '2027-11-18T16:59:00.000Z' },
]
const coinMoves = [
  move('Koin didapat', 10_000, 18, { orderId, orderNumber: 'INV-20261108-4MWTC' }),
  move('Koin dipakai', -3_500, 12, { orderId, orderNumber: 'INV-20261112-7QX2A' }),
  move('Koin kedaluwarsa', -120, 9),
  move('Cashback voucher', 6_070, 2, { orderId, orderNumber: 'INV-20261025-9KJ4D' }),
]
export const coinsSamples: Readonly<Record<string, CoinsData>> = {
  many: {
    coins: { ...coins, expiring },
    now: sampleNow,
    transactions: { direction: null, list: listed(coinMoves, 40) },
  },
  out: {
    coins: { ...coins, expiring },
    now: sampleNow,
    transactions: { direction: 'keluar', list: listed(coinMoves.filter(({ amount }) => amount < 0)) },
  },
  none: {
    coins: { ...coins, balance: rupiah(0) },
    now: sampleNow,
    transactions: { direction: null, list: listed([]) },
  },
  noRules: {
    coins: { ...coins, earnPercent: 0, usePercent: 0, next: expiring[0] ?? null },
    now: sampleNow,
    transactions: { direction: null, list: listed(coinMoves) },
  },
  absent: null,
}
