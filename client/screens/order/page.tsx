import type { Order } from '#shared/api/order/order.ts'
import type { ReactNode } from 'react'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { canBePaid, orderStatus } from '#shared/order/order-status.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { isInApp } from '#shared/web/arrival.ts'
import { href } from '#shared/web/routes.ts'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { OrderNews, type OrderNewsProps } from '#client/kit/order/order-news.tsx'
import OrderWatch from './order-watch-island.tsx'
import Payment, { type PaymentData } from '#client/screens/success/payment/island.tsx'
import { can, type Frame, hasWallet, page } from '#client/app/page/page.ts'
import type { Poll } from '#client/screens/success/payment/payment-watch.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import {
  Afterwards,
  CancelOrder,
  confirmedLater,
  MoreReturns,
  NextStep,
  type OrderActionsProps,
  OrderLinks,
} from './action-forms.tsx'
import { OrderDetail } from './detail.tsx'
import { isOver, changeFingerprint } from '#client/kit/order/change-fingerprint.ts'
import { ConfirmDelivery } from './in-two-steps.tsx'
import { orderChat } from '#client/kit/base/whatsapp-button.tsx'
import { Notice } from '#client/kit/form/form.tsx'
import { exactMoney } from '#client/kit/order/exact-money.ts'
import { BillInBrowser, SharePayment } from '#client/kit/order/share-payment.tsx'
import { found } from '#client/app/page/found.ts'
import { orderIdOf } from '#client/app/page/order-id.ts'
import { orderValue } from '#client/kit/order/paid-with.tsx'
import { isInWallet, saysBill, stateOfOrder } from '#client/kit/order/state.ts'
import { orderActions } from './actions.ts'
import { newsOf } from '#client/kit/order/news.ts'
import { type Naming, readNaming } from './refund-account.ts'
import { Refunds } from './refunds.tsx'
import { paymentState } from '#client/screens/success/payment/state.ts'
import { sentenceOf } from '#client/screens/success/payment/outcome.tsx'
import { paymentData } from '#client/screens/success/payment/data.ts'

export interface OrderData {
  order: Order
  /** null: there is nothing left to pay. */
  payment: PaymentData | null
  /** The signed link's token, where the order is followed by it. */
  token: string | null
  /** null: the order is only followed by its link. */
  actions: { offers: OrderActionsProps['offers']; formKey: string } | null
  watch: Parameters<typeof OrderWatch>[0] | null
  naming: Naming | null
  /** null: no news are offered. */
  news: OrderNewsProps | null
  /** The page is inside another app. */
  inApp?: boolean
}

export const order = page({
  route: 'order',
  cache: 'never',
  async load({ api, params, query, shop, newKey, userAgent }): Promise<OrderData> {
    const orderId = orderIdOf(params.saleId)
    const order = await found(api.order.find({ orderId }))
    const retry = { path: href('success', {}, { SALE_ID: orderId }), key: newKey() }
    const at = href('order', { saleId: orderId })
    const poll = { name: 'order.find', orderId } as const
    const token = can(shop, 'transferReceipt.send') ? order.trackToken : null
    const payment = owed(order, { at, poll, retry, mayChange: can(shop, 'payment.change'), token })
    const offers = {
      cancel: can(shop, 'order.cancel'),
      receive: can(shop, 'order.receive'),
      again: can(shop, 'cart.add'),
      returning: can(shop, 'return.request'),
    }
    return {
      order,
      token: null,
      inApp: isInApp(userAgent),
      payment,
      actions: { offers, formKey: newKey() },
      watch: watched(order, payment, at, poll),
      naming: readNaming({ query }),
      news: newsOf(shop, order, { at, token: order.trackToken }),
    }
  },
  head: () => ({ title: 'Rincian Pesanan', back: href('orders'), noindex: true }),
  view: (data, frame) => <OrderView data={data} frame={frame} />,
  actions: orderActions,
  samples: async () => (await import('./samples.ts')).orderSamples,
  refusals: async () => (await import('./samples.ts')).orderRefusals,
})

/** What is to be paid from outside: while it is awaited, and after its time has run out. */
export function owed({ bill, status }: Order, place: Parameters<typeof paymentData>[2]): PaymentData | null {
  return bill && canBePaid(status) && !isDueOnHandover({ bill, status }) ? paymentData(bill, status, place) : null
}

/** The money changes hands together with the goods, and neither has yet. */
const isDueOnHandover = ({ bill, status }: Pick<Order, 'bill' | 'status'>): boolean =>
  bill !== null && paymentState(bill, status) === 'onHandover' && (status === 'PENDING' || orderStatus[status].underWay)

function DueOnHandover({ order }: { order: Order }) {
  const { bill } = order
  if (bill === null || !isDueOnHandover(order)) return null
  const amount = bill.amount === null ? '' : ` ${formatRupiah(bill.amount)}`
  return (
    <Notice>
      {wayOfSale(order).fetched ? (
        <>
          Bayar<strong>{amount}</strong> saat mengambil pesanan di toko.
        </>
      ) : (
        <>
          Bayar<strong>{amount}</strong> saat paket tiba. {exactMoney}
        </>
      )}
    </Notice>
  )
}

/** What watches the order. A pending payment has a watch of its own, and a finished order needs none. */
export function watched(
  order: Order,
  payment: PaymentData | null,
  at: string,
  poll: NonNullable<Poll>,
): OrderData['watch'] {
  return isOver(order) || payment?.state === 'waiting' ? null : { at, poll, shown: changeFingerprint(order) }
}

interface PaymentPanelProps extends Pick<Frame, 'refusal' | 'shop'> {
  data: PaymentData
  /** Somebody follows the order by its link. */
  linked: boolean
  inApp: boolean | undefined
}
/** Where the money goes, and who else may pay. */
function PaymentPanel({ data, linked, refusal, shop, inApp }: PaymentPanelProps) {
  const elsewhere = ['open', 'claim', ...Object.keys(orderActions)]
  return (
    <>
      <Payment data={data} refusal={refusal && !elsewhere.includes(refusal.action) ? refusal : null} />
      {linked && data.state === 'waiting' && data.change === null && can(shop, 'payment.change') ? (
        <p className="px-4 text-sm text-muted">
          Metode pembayaran dapat diganti di halaman pembayaran, di browser yang dipakai memesan.
        </p>
      ) : null}
      <BillInBrowser bill={data.bill} shop={shop} inApp={inApp} />
      <SharePayment bill={data.bill} shop={shop} />
    </>
  )
}

/** Whether who owns it, or has opened its link, may say that its parcel came. */
export const isConfirmable = ({ confirmable }: Order, shop: Frame['shop']): boolean =>
  confirmable && can(shop, 'order.confirmDelivery')

const toDigital = <ButtonLink href={href('ordersDigital')}>Lihat Produk Digital</ButtonLink>

const OwnLinks = ({ order, shop }: Pick<OrderData, 'order'> & Pick<Frame, 'shop'>) => (
  <OrderLinks
    order={order}
    invoice={href('invoice', { saleId: order.id })}
    chat={orderChat(shop, 'pesanan', order.number)}
  />
)

interface OrderViewProps {
  data: OrderData
  frame: Frame
  /** Shown in place of the owner's actions. */
  instead?: ReactNode
  /** What opens the address stands below the delivery. */
  unlock?: ReactNode
  /** What its reader can do with one that is over, where that is not the owner. */
  afterwards?: ReactNode
  /** Stands below everything that says how the order is. */
  last?: ReactNode
  /** The codes and files that were bought, when they are shown at once. */
  handedOver?: ReactNode
}

export function OrderView({
  data: { order, payment, actions, watch, token, naming, news, inApp },
  frame,
  instead = null,
  unlock,
  afterwards,
  last,
  handedOver,
}: OrderViewProps) {
  const { shop, refusal, path } = frame
  // That its time has run out is the state of the order, and needs no panel.
  const ranOut = order.status === 'EXPIRED' && payment?.state === 'expired' ? payment : null
  const panel = ranOut === null ? payment : null
  const state = stateOfOrder(order)
  // Until when it is to be paid stands with the time that is left.
  const title = panel?.state === 'waiting' && saysBill(order) ? null : state.title
  const text = state.text ?? confirmedLater(order, actions) ?? (ranOut && sentenceOf(ranOut, 'expired'))
  return (
    <>
      <OrderDetail
        order={order}
        token={token}
        state={{ ...state, title, text }}
        billed={panel !== null && panel.bill.amount === orderValue(order)}
        handedOver={handedOver ?? (actions && order.handedOver ? toDigital : null)}
        refunds={
          <Refunds order={order} frame={frame} naming={naming} mayName={token === null || order.address !== null} />
        }
        payment={panel ? <PaymentPanel data={panel} linked={token !== null} {...{ refusal, shop, inApp }} /> : null}
        unlock={unlock}
        last={
          <>
            {actions ? <CancelOrder {...actions} {...{ order, path, refusal }} wallet={hasWallet(shop)} /> : null}
            {last}
          </>
        }
        copyNumber={<CopyButton value={order.number} label="Salin No. Pesanan" />}
        next={
          <>
            {ranOut?.confirm ? (
              <ButtonLink href={ranOut.confirm} variant="outline" size="lg" full>
                Unggah Bukti Transfer
              </ButtonLink>
            ) : null}
            <DueOnHandover order={order} />
            {actions ? <NextStep {...{ order, path, refusal }} offers={actions.offers} /> : null}
            <ConfirmDelivery {...{ path, refusal }} offered={isConfirmable(order, shop) && order.address !== null} />
          </>
        }
        afterwards={
          actions ? (
            <>
              <Afterwards
                {...{ order, path, refusal }}
                offers={{ ...actions.offers, review: true }}
                wallet={hasWallet(shop) && order.refunds.some(isInWallet)}
              />
              <MoreReturns order={order} offers={actions.offers} />
            </>
          ) : (
            afterwards
          )
        }
        actions={actions ? <OwnLinks order={order} shop={shop} /> : instead}
      />
      {news ? <OrderNews {...news} /> : null}
      {watch ? <OrderWatch {...watch} /> : null}
    </>
  )
}
