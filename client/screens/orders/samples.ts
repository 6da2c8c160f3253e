import { rupiah, OrderId } from '#shared/api/contract/brands.ts'
import type { OrderCard } from '#shared/api/order/order.ts'
import { orderStatuses, orderTabs } from '#shared/order/order-status.ts'
import { returnStatuses } from '#shared/order/return-status.ts'
import type { OrdersData } from './page.tsx'
import { longName, orderLine } from '#client/samples/order-goods.ts'

export const card = (place: number, more: Partial<OrderCard> = {}): OrderCard => ({
  id: OrderId.parse(`S-${place}`),
  number: `INV/20261120/000${place}`,
  status: 'PENDING',
  placedAt: '2026-11-20T07:00:00.000Z',
  total: rupiah(458_500),
  value: null,
  paidWith: [],
  delivery: 'shipped',
  first: orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L' }),
  lineCount: 1,
  payBy: null,
  paymentName: '',
  returnStatus: null,
  ...more,
})
const tabCounts = orderTabs.map((tab, place) => ({ tab, count: place * 7 }))
export const listed = (rows: OrderCard[], total = rows.length, index = 0): OrdersData['list'] => ({
  rows,
  index,
  size: 12,
  total,
  more: { tabs: tabCounts },
})

export const ordersSamples: Readonly<Record<string, OrdersData>> = {
  everyStatus: {
    tab: null,
    q: '',
    list: listed(orderStatuses.map((status, place) => card(place, { status, lineCount: place + 1 }))),
  },
  one: { tab: 'belum-bayar', q: '', list: listed([card(1)]) },
  paidByWallet: {
    tab: null,
    q: '',
    list: listed([
      card(1, {
        status: 'PROCESSING',
        total: rupiah(0),
        value: rupiah(238_500),
        paidWith: [
          { label: 'Koin', amount: 8_500 },
          { label: 'Saldo Toko', amount: 230_000 },
        ],
      }),
    ]),
  },
  empty: { tab: null, q: '', list: listed([]) },
  emptyTab: { tab: 'dikirim', q: '', list: listed([]) },
  secondPage: { tab: 'selesai', q: '', list: listed([card(1, { status: 'COMPLETED' })], 30, 1) },
  returning: {
    tab: 'pengembalian',
    q: '',
    list: listed(returnStatuses.map((returnStatus, place) => card(place, { status: 'DELIVERED', returnStatus }))),
  },
  found: { tab: null, q: 'kemeja kawung', list: listed([card(1, { status: 'SHIPPING' })]) },
  notFound: { tab: null, q: 'sarung', list: listed([]) },
  longest: {
    tab: null,
    q: '',
    list: listed([
      card(1, {
        status: 'PAYMENT_CONFIRMED',
        total: rupiah(99_999_999),
        lineCount: 100,
        first: orderLine(longName, 99_999_999, {
          variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang',
          image: '',
        }),
      }),
      card(2, { first: null }),
    ]),
  },
}
