import { rupiah } from '#shared/brands.ts'
import type { SimulatedPayment } from '#shared/api/simulator.ts'

const pending: SimulatedPayment = {
  id: 'TRX-0007',
  orderNumber: 'INV/20261120/0007',
  amount: rupiah(412_000),
  bank: 'bca',
  number: '8077700812345678',
  status: 'pending',
  expiresAt: '2026-11-21T07:00:00.000Z',
}

export const simulatorSamples: Readonly<Record<string, SimulatedPayment>> = {
  pending,
  paid: { ...pending, status: 'settlement' },
  expired: { ...pending, status: 'expire', expiresAt: null },
  longest: { ...pending, amount: rupiah(99_999_999), number: '8807777081234567890123', orderNumber: 'INV/20261120/0007/PEMBELIAN-GABUNGAN' },
}
