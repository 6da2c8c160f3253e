import type { ReturnCard } from '#shared/api/order/return.ts'
import { ReturnId, rupiah } from '#shared/api/contract/brands.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import { orderId } from './bills.ts'
import { orderNumber } from './orders.ts'
import { orderLine } from './order-goods.ts'

export const returnedShirt = orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L' })
export const returnCard = (place: number, status: ReturnStatus): ReturnCard => ({
  id: ReturnId.parse(`R-${place}`),
  number: `RTN-20261124-8K3Q${place}`,
  status,
  solution: status === 'REPLACED' ? 'exchange' : 'return-refund',
  askedAt: '2026-11-24T03:00:00.000Z',
  orderId,
  numberOfOrder: orderNumber,
  first: returnedShirt,
  lineCount: 1,
  reason: 'Barang rusak',
  // Other goods for the goods: no money comes back.
  amount: rupiah(status === 'REPLACED' ? 0 : 176_042),
  sendBy: status === 'APPROVED' ? '2026-12-01T03:00:00.000Z' : null,
  refusal: status === 'REJECTED' ? 'Foto belum memperlihatkan bagian yang rusak' : '',
})
