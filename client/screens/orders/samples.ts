import { rupiah, OrderId, ReturnId } from '#shared/api/contract/brands.ts'
import type { OrderCard } from '#shared/api/order/order.ts'
import { orderStatus, orderStatuses, orderTabs } from '#shared/order/order-status.ts'
import { returnStatuses } from '#shared/order/return-status.ts'
import type { OrdersData } from './page.tsx'
import { bestSellers } from '#client/samples/catalogue.ts'
import { bill, type SampleMethod } from '#client/samples/bills.ts'
import { intoWallet, pending } from '#client/samples/orders.ts'
import { longName, orderLine } from '#client/samples/order-goods.ts'

/** What a list says of an unpaid order. */
export function payTo(method: SampleMethod, amount = 458_500): OrderCard['payTo'] {
  const { group, number, billerCode, holder, bank } = bill({ cost: rupiah(amount), method })
  return number === null ? null : { amount: rupiah(amount), group, number, billerCode, holder, bank }
}

export const card = (place: number, more: Partial<OrderCard> = {}): OrderCard => ({
  id: OrderId.parse(`S-${place}`),
  number: `INV-20261120-8K3Q${place}`,
  status: 'PENDING',
  placedAt: '2026-11-20T07:00:00.000Z',
  total: rupiah(458_500),
  value: null,
  paidWith: [],
  delivery: 'shipped',
  first: orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', count: 2 }),
  lineCount: 2,
  payBy: null,
  paymentName: '',
  payTo: null,
  arrivesFrom: null,
  arrivesUntil: null,
  arrivedAt: null,
  returnStatus: null,
  returnId: null,
  reviewable: false,
  refunds: [],
  ...more,
})
/** As many in each tab as are listed; what the pages before hold is of the same tab. */
const tabCounts = (rows: readonly OrderCard[], total: number) =>
  orderTabs.map((tab) => {
    const mine = rows.filter(({ status, returnStatus }) =>
      tab === 'pengembalian' ? returnStatus !== null : orderStatus[status].tab === tab,
    )
    return { tab, count: mine.length === rows.length ? total : mine.length }
  })
export const listed = (rows: OrderCard[], total = rows.length, index = 0): OrdersData['list'] => ({
  rows,
  index,
  size: 12,
  total,
  more: { tabs: tabCounts(rows, total) },
})

export const coming = { arrivesFrom: '2026-11-23T03:00:00.000Z', arrivesUntil: '2026-11-25T03:00:00.000Z' }
const all = { tab: null, q: '', returning: 1 }
export const ordersSamples: Readonly<Record<string, OrdersData>> = {
  everyStatus: {
    ...all,
    returning: 0,
    list: listed(
      orderStatuses.map((status, place) =>
        card(place, {
          status,
          reviewable: status === 'COMPLETED',
          ...(status === 'EXPIRED' ? { payBy: pending.bill.expiresAt } : {}),
          ...(status === 'PENDING' ? { payBy: pending.bill.expiresAt, payTo: payTo('bca_va') } : {}),
          ...(orderStatus[status].underWay ? coming : {}),
          refunds: status === 'CANCEL' ? [{ ...intoWallet, amount: rupiah(458_500) }] : [],
          arrivedAt: orderStatus[status].returnable ? '2026-11-23T04:00:00.000Z' : null,
        }),
      ),
    ),
  },
  one: { ...all, tab: 'belum-bayar', list: listed([card(1)]) },
  paidByWallet: {
    ...all,
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
  empty: { ...all, returning: 0, list: listed([]), popular: bestSellers },
  emptyTab: { ...all, tab: 'dikirim', list: listed([]) },
  secondPage: { ...all, tab: 'selesai', list: listed([card(1, { status: 'COMPLETED' })], 30, 1) },
  returning: {
    ...all,
    tab: 'pengembalian',
    list: listed(
      returnStatuses.map((returnStatus, place) =>
        card(place, { status: 'DELIVERED', returnStatus, returnId: ReturnId.parse(`R-${place}`) }),
      ),
    ),
  },
  found: { ...all, q: 'kemeja kawung', list: listed([card(1, { status: 'SHIPPING' })]) },
  notFound: { ...all, q: 'sarung', list: listed([]) },
  longest: {
    ...all,
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
