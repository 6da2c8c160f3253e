import { rupiah, SaleId } from '#shared/brands.ts'
import type { OrderCard } from '#shared/api/order.ts'
import { orderStatuses } from '#shared/order-status.ts'
import type { OrdersData } from '../orders.tsx'
import { longName, saleLine } from './order-goods.ts'

const card = (place: number, more: Partial<OrderCard> = {}): OrderCard => ({
  id: SaleId.parse(`S-${place}`),
  number: `INV/20261120/000${place}`,
  status: 'PENDING',
  placedAt: '2026-11-20T07:00:00.000Z',
  total: rupiah(458_500),
  first: saleLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L' }),
  lineCount: 1,
  ...more,
})
const listed = (rows: OrderCard[], total = rows.length, index = 0): OrdersData['list'] => ({ rows, index, size: 12, total })

export const ordersSamples: Readonly<Record<string, OrdersData>> = {
  everyStatus: { tab: null, list: listed(orderStatuses.map((status, place) => card(place, { status, lineCount: place + 1 }))) },
  one: { tab: 'belum-bayar', list: listed([card(1)]) },
  empty: { tab: null, list: listed([]) },
  emptyTab: { tab: 'dikirim', list: listed([]) },
  secondPage: { tab: 'selesai', list: listed([card(1, { status: 'COMPLETED' })], 30, 1) },
  longest: {
    tab: null,
    list: listed([
      card(1, {
        status: 'PAYMENT_CONFIRMED',
        total: rupiah(99_999_999),
        lineCount: 100,
        first: saleLine(longName, 99_999_999, { variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang', image: '' }),
      }),
      card(2, { first: null }),
    ]),
  },
}
