import type { OrderCard } from '#shared/api/order/order.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, page } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { CardList } from '#client/kit/base/card-list.tsx'
import { isPasted, isTyped } from '#client/kit/order/group-number.ts'
import { PayAmount } from '#client/kit/order/pay-amount.tsx'
import { PayNumber } from '#client/kit/order/pay-number.tsx'
import { countedLine } from '#client/kit/order/pieces.ts'
import { stepName } from '#client/kit/order/state.ts'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import type { OrdersData } from '#client/screens/orders/page.tsx'

export interface WaitingData {
  list: OrdersData['list']
  mayChange: boolean
  mayCancel: boolean
}

/** Orders that are not paid yet, with the time that is left. */
export const ordersWaiting = page({
  route: 'ordersWaiting',
  cache: 'never',
  async load({ api, query, shop }): Promise<WaitingData> {
    const list = await api.order.list({
      tab: 'belum-bayar',
      index: pageIndex(query),
      size: limits.pageSize,
      text: null,
    })
    return {
      list: notPastEnd(list, query, (more) => href('ordersWaiting', {}, more)),
      mayChange: can(shop, 'payment.change'),
      mayCancel: can(shop, 'order.cancel'),
    }
  },
  head: () => ({ title: 'Menunggu Pembayaran', back: href('orders'), noindex: true }),
  view: (data) => <Waiting data={data} />,
  fragments: { [dom.waitingOrdersPart]: { view: (data) => <Waiting data={data} /> } },
  samples: async () => (await import('./samples.ts')).ordersWaitingSamples(Date.now()),
})

function Waiting({ data: { list, ...may } }: { data: WaitingData }) {
  return (
    <CardList
      id={dom.waitingOrdersId}
      list={{ ...list, rows: soonestFirst(list.rows) }}
      keyOf={({ id }) => id}
      empty={{
        title: 'Tidak ada yang perlu dibayar',
        text: 'Pesanan yang menunggu pembayaran akan tampil di sini.',
        action: { href: href('orders'), label: 'Lihat Pesanan Saya' },
      }}
      to={(page) => href('ordersWaiting', {}, { page: pageQuery(page) })}
    >
      {(order) => <WaitingOrder order={order} alone={list.rows.length === 1} {...may} />}
    </CardList>
  )
}

/** What ends first is paid first. A customer's unpaid orders are few, so they are on one page. */
const soonestFirst = (rows: readonly OrderCard[]): OrderCard[] => rows.toSorted((a, b) => endOf(a) - endOf(b))
const endOf = ({ payBy }: OrderCard): number => (payBy === null ? Number.MAX_VALUE : Date.parse(payBy))

interface WaitingOrderProps extends Omit<WaitingData, 'list'> {
  order: OrderCard
  /** It has the whole width of a desktop. */
  alone: boolean
}
function WaitingOrder({ order, alone, mayChange, mayCancel }: WaitingOrderProps) {
  const at = href('order', { saleId: order.id })
  const { name, count } = countedLine(order.first, order.lineCount, order.number)
  return (
    <article className="card overflow-hidden">
      {order.payBy ? <TimeLeft until={order.payBy} /> : null}
      <div className={`p-4 ${alone ? 'grid grid-cols-1 gap-x-6 lg:grid-cols-2' : ''}`}>
        <div>
          <p className="numbers text-sm text-muted">
            {order.number}
            {order.paymentName ? (
              <span className="block text-base font-medium text-ink">{order.paymentName}</span>
            ) : null}
          </p>
          <a href={at} className="mt-2 flex min-h-11 items-center gap-3 text-base font-medium">
            {order.first ? <Thumbnail src={order.first.image} name={order.first.name} /> : null}
            <span className="min-w-0">
              <span className="line-clamp-2">{name}</span>
              {order.first?.variant ? (
                <span className="mt-0.5 line-clamp-1 text-xs text-muted">{order.first.variant}</span>
              ) : null}
              <span className="mt-0.5 block text-xs text-muted">{count}</span>
            </span>
          </a>
        </div>
        <div>
          <div className={`mt-3 border-t border-sunk pt-3 ${alone ? 'lg:mt-0 lg:border-0 lg:pt-0' : ''}`}>
            <PayAmount
              amount={order.payTo?.amount ?? order.total}
              typed={order.payTo !== null && isTyped(order.payTo.group)}
            />
          </div>
          {order.payTo ? (
            <div className="grid grid-cols-1">
              <PayNumber {...order.payTo} alone main />
            </div>
          ) : null}
          <div className="mt-3 grid grid-cols-2 gap-3 lg:flex">
            <ButtonLink
              href={href('success', {}, { SALE_ID: order.id })}
              variant={order.payTo && isPasted(order.payTo.group) ? 'outline' : 'primary'}
              className="col-span-full lg:flex-1"
            >
              {stepName('pay')}
            </ButtonLink>
            {mayChange ? (
              <ButtonLink href={href('success', {}, { SALE_ID: order.id, ubah: 1 })} variant="outline">
                Ubah Metode
              </ButtonLink>
            ) : null}
            {mayCancel ? (
              <ButtonLink href={`${at}#${dom.cancelOrderId}`} variant="quiet" className="text-danger">
                Batalkan
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </div>
    </article>
  )
}

/** The deadline, as on the page that is paid on. A script counts down to it and fetches the list again at zero. */
function TimeLeft({ until }: { until: string }) {
  return (
    <div className="bg-warn-soft px-4 py-3 text-sm text-warn-ink">
      <p
        className="numbers flex flex-wrap items-baseline justify-between gap-x-3 lg:justify-start noscript:hidden"
        {...dom.mark(dom.untilMark, Date.parse(until))}
        {...dom.mark(dom.untilWordsMark, waitsWords)}
        {...dom.mark(dom.untilPartMark, dom.waitingOrdersPart)}
      >
        <span>{waitsWords}</span>
        <time dateTime={until} className="text-md font-bold" />
      </p>
      <p className="numbers mt-0.5 font-semibold">Bayar sebelum {formatDeadline(until)}</p>
    </div>
  )
}
const waitsWords = 'Selesaikan pembayaran dalam'
