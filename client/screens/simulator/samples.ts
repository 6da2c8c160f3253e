import { rupiah } from '#shared/api/contract/brands.ts'
import type { SimulatedPayment } from '#shared/api/shop/simulator.ts'
import { orderId, sampleQr } from '#client/samples/order-goods.ts'

const pending: SimulatedPayment = {
  id: 'TRX-0007',
  orderNumber: 'INV/20261120/0007',
  amount: rupiah(412_000),
  kind: 'bank_transfer',
  bank: 'bca',
  number: '8077700812345678',
  billerCode: null,
  merchant: null,
  qr: null,
  status: 'pending',
  expiresAt: '2026-11-21T07:00:00.000Z',
  orderId,
}

const nothing = { bank: '', number: '' }

export const simulatorSamples: Readonly<Record<string, SimulatedPayment>> = {
  pending,
  bill: { ...pending, kind: 'echannel', bank: 'mandiri', number: '778347787706', billerCode: '70012' },
  qris: { ...pending, ...nothing, kind: 'qris', merchant: 'BATIK KENCANA (SIMULASI), KOTA PEKALONGAN', qr: sampleQr },
  wallet: { ...pending, ...nothing, kind: 'gopay' },
  cashier: { ...pending, kind: 'cstore', bank: 'alfamart', number: '0000740588870520' },
  card: { ...pending, ...nothing, kind: 'credit_card' },
  cardInDoubt: { ...pending, ...nothing, kind: 'credit_card', status: 'challenge', orderId: null },
  paid: { ...pending, status: 'settlement' },
  expired: { ...pending, status: 'expire', expiresAt: null },
  longest: {
    ...pending,
    amount: rupiah(99_999_999),
    number: '8807777081234567890123',
    orderNumber: 'INV/20261120/0007/PEMBELIAN-GABUNGAN',
  },
}
