import type { ReturnCard } from '#shared/api/order/return.ts'
import { ReturnId, rupiah } from '#shared/api/contract/brands.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import { orderId, orderLine } from './order-goods.ts'

export const returnedShirt = orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L' })
export const returnCard = (place: number, status: ReturnStatus): ReturnCard => ({
  id: ReturnId.parse(`R-${place}`),
  number: `RTN-20261124-8K3Q${place}`,
  status,
  solution: 'return-refund',
  askedAt: '2026-11-24T03:00:00.000Z',
  orderId,
  numberOfOrder: 'INV-20261120-8K3QF',
  first: returnedShirt,
  lineCount: 1,
  amount: rupiah(176_000),
  sendBy: status === 'APPROVED' ? '2026-12-01T03:00:00.000Z' : null,
})
