import { rupiah } from '#shared/api/contract/brands.ts'
import type { SimulatedPayment } from '#shared/api/shop/simulator.ts'
import { orderId, type SampleMethod } from '#client/samples/bills.ts'
import { paying, pending as order } from '#client/samples/orders.ts'
import { sampleShop } from '#client/samples/shop.ts'

const of = (method: SampleMethod, kind: SimulatedPayment['kind'], more: Partial<SimulatedPayment> = {}) => {
  const { bill, total } = paying(method)
  const { number, billerCode, expiresAt } = bill
  return {
    ...{ id: 'TRX-0007', orderNumber: order.number, amount: total, kind, bank: '', number: number ?? '', billerCode },
    ...{ merchant: null, qr: null, status: 'pending', expiresAt: expiresAt ?? '', orderId },
    ...more,
  } satisfies SimulatedPayment
}
const pending: SimulatedPayment = of('bca_va', 'bank_transfer', { bank: 'bca' })
const merchant = `${sampleShop.name.toUpperCase()} (SIMULASI), KOTA SURAKARTA`

export const simulatorSamples: Readonly<Record<string, SimulatedPayment>> = {
  pending,
  bill: of('mandiri_bill', 'echannel', { bank: 'mandiri' }),
  qris: of('qris', 'qris', { merchant, qr: paying('qris').bill.qr }),
  wallet: of('gopay', 'gopay'),
  cashier: of('alfamart', 'cstore', { bank: 'alfamart' }),
  card: of('card', 'credit_card'),
  cardInDoubt: of('card', 'credit_card', { status: 'challenge', orderId: null }),
  paid: { ...pending, status: 'settlement' },
  expired: { ...pending, status: 'expire', expiresAt: null },
  longest: {
    ...pending,
    amount: rupiah(99_999_999),
    number: '8807777081234567890123',
    orderNumber: `${order.number}-GABUNGAN`,
  },
}
