import type { ComponentProps } from 'react'
import { api, ApiFailure } from '#shared/api/index.ts'
import type { Order } from '#shared/api/order/order.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { isInApp } from '#shared/web/arrival.ts'
import { href } from '#shared/web/routes.ts'
import Payment, { type PaymentData } from './payment/island.tsx'
import { ActionRefused, can, go, notFound, page, type Shop, stay } from '#client/app/page/page.ts'
import { withFee } from '#client/kit/order/payment-fee.ts'
import { optional } from '#client/app/page/optional.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { BillInBrowser, SharePayment } from '#client/kit/order/share-payment.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { splitColumns } from '#client/kit/base/columns.ts'
import { ChangePayment, seenTotal } from './change-payment.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { paymentOf } from '#client/screens/checkout/data/payment-groups.ts'
import { unlessProofNeeded } from '#client/app/page/unless-proof-needed.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { newsOf } from '#client/kit/order/news.ts'
import { OrderNews, type OrderNewsProps } from '#client/kit/order/order-news.tsx'
import { FollowOrder, over, pageOf, type Register, settled, WaysOn } from './follow-order.tsx'
import { buyAgain } from './buy-again.ts'
import { found } from '#client/app/page/found.ts'
import { paymentData } from './payment/data.ts'
import { findBill } from './payment/find-bill.ts'
import type { PaymentState } from './payment/state.ts'

export interface SuccessData {
  payment: PaymentData
  /** null: this backend gives only the bill. */
  order: ComponentProps<typeof FollowOrder>['order'] | null
  /** Other ways to pay, while the shopper is choosing. */
  choosing: { choices: PaymentChoice[]; formKey: string; path: string } | null
  /** The signed address by which a visitor follows the order; null for a customer, who finds it in the profile. */
  track: string | null
  register: Register | null
  /** Where a backend keeps no orders, its invoice is all that can be looked at later. */
  invoice: string | null
  /** Of an order that comes; null: there is no news of it here. */
  news?: OrderNewsProps | null
  /** The page is inside another app. */
  inApp?: boolean
}

/** What the panel below says in full is not said twice. */
function namesOf(state: PaymentState): { title: string; heading?: string } {
  if (state === 'waiting') return { title: 'Menunggu Pembayaran', heading: 'Pembayaran' }
  return { title: settled.has(state) ? 'Terima Kasih' : 'Status Pesanan' }
}

export const success = page({
  route: 'success',
  cache: 'never',
  async load(ctx): Promise<SuccessData | null> {
    const { api, query, shop, session, newKey, userAgent } = ctx
    const named = query.get('SALE_ID')
    if (named === null) return null
    const id = OrderId.safeDecode(named)
    if (!id.success) notFound()
    const orderId = id.data
    const [bill, order] = await Promise.all([
      found(findBill(ctx, orderId, query.get('SALE_BILL_CODE'))),
      optional(api, 'order.find', { orderId }),
    ])
    const at = href('success', {}, { SALE_ID: orderId })
    const mayChange = order !== null && can(shop, 'payment.change')
    const poll = order ? { name: 'order.find' as const, orderId } : null
    const panel = paymentData(bill, order?.status ?? null, {
      at,
      poll,
      retry: { path: at, key: newKey() },
      mayChange,
      token: can(shop, 'transferReceipt.send') ? (order?.trackToken ?? null) : null,
    })
    // Who cannot say what the order is cannot try again either, nor put the same into the cart.
    const payment = order === null ? { ...panel, retry: null } : panel
    const asked = payment.change !== null && (query.has('ubah') || payment.state === 'failed')
    const listed = asked ? await optional(api, 'checkout.listPayments', { orderId }) : null
    const choices = listed?.map(withFee) ?? null
    const track = session || !order?.trackToken ? null : shop.origin + href('track', { token: order.trackToken })
    return {
      invoice: session && order === null ? href('invoice', { saleId: orderId }) : null,
      payment: choices ? { ...payment, change: null } : payment,
      order,
      inApp: isInApp(userAgent),
      choosing: choices
        ? { choices, formKey: newKey(), path: href('success', {}, { SALE_ID: orderId, ubah: 1 }) }
        : null,
      track,
      news: order && newsOf(shop, order, { at: pageOf(order, track), token: order.trackToken }),
      register: track !== null && can(shop, 'customer.register') ? registerOf(shop, order) : null,
    }
  },
  head: (data) => ({ title: 'Pesanan', ...(data && namesOf(data.payment.state)), noindex: true }),
  view: (data, frame) => {
    const { shop, refusal } = frame
    return data === null ? (
      <EmptyState
        drawing="order"
        title="Pesanan Anda"
        text="Lihat pesanan di profil, atau lanjut belanja."
        action={{ href: href('profile'), label: 'Lihat Pesanan' }}
        other={{ href: href('home'), label: 'Lanjut Belanja' }}
      />
    ) : (
      <>
        <div className={splitColumns}>
          <div className="grid grid-cols-1 gap-3">
            {data.choosing && data.payment.state === 'waiting' ? null : (
              <Payment data={data.payment} refusal={data.choosing && refusal?.action === 'change' ? null : refusal} />
            )}
            {data.choosing ? null : <BillInBrowser bill={data.payment.bill} shop={shop} inApp={data.inApp} />}
            {data.choosing ? (
              <ChangePayment
                bill={data.payment.bill}
                at={data.payment.at}
                {...data.choosing}
                refusal={refusal?.action === 'change' ? refusal : null}
              />
            ) : null}
            {shop.demo && data.payment.state === 'waiting' && !data.choosing && data.payment.bill.simulatorId ? (
              <Simulation id={data.payment.bill.simulatorId} />
            ) : null}
            {data.order === null || over.has(data.payment.state) ? null : (
              <WaysOn order={data.order} state={data.payment.state} track={data.track} shopTitle={shop.title} />
            )}
            {data.choosing ? null : <SharePayment bill={data.payment.bill} shop={shop} />}
          </div>
          {data.invoice === null ? null : <InvoiceLink href={data.invoice} />}
          {data.order === null ? null : (
            <FollowOrder
              order={data.order}
              state={data.payment.state}
              due={data.payment.bill.amount}
              register={data.register}
              track={data.track}
              frame={frame}
            />
          )}
        </div>
        {data.news ? <OrderNews {...data.news} /> : null}
      </>
    )
  },
  actions: {
    /** Asks the payment vendor again for a number to pay to. */
    async retry(ctx) {
      await ctx.api.payment.retry(ctx.read(api.payment.retry, { orderId: ctx.query.get('SALE_ID') ?? '' }))
      return stay()
    },
    async change(ctx) {
      const payment = paymentOf(ctx.form.get('payment'))
      if (!payment) throw new ActionRefused('payment_missing')
      const { orderId } = ctx.read(api.payment.retry, { orderId: ctx.query.get('SALE_ID') ?? '' })
      const seen = ctx.form.get(seenTotal(payment.vendor, payment.method))
      const acceptedTotal = seen === null ? {} : { acceptedTotal: seen }
      const input = ctx.read(api.payment.change, { orderId, ...payment, ...acceptedTotal })
      const changed = await unlessProofNeeded(orderId, ctx.api.payment.change(input))
      if ('proof' in changed) return go(changed.proof)
      return go(href('success', {}, { SALE_ID: orderId }), { flash: 'payment_changed' })
    },
    /** Where no code reaches the buyer, the form asks. */
    async account(ctx) {
      const { orderId } = ctx.read(api.payment.retry, { orderId: ctx.query.get('SALE_ID') ?? '' })
      try {
        const { ticket, contact } = await ctx.api.customer.registerByOrder({ orderId, terms: true })
        return go(
          href('register', {}, { next: href('success', {}, { SALE_ID: orderId }), tiket: ticket, akun: contact }),
        )
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'code_unreachable') return go(formOf(orderId))
        throw failure
      }
    },
    /** Buys again what was in an order whose time to pay ran out. */
    async again(ctx) {
      const { orderId } = ctx.read(api.payment.retry, { orderId: ctx.query.get('SALE_ID') ?? '' })
      return buyAgain(ctx.api, await ctx.api.order.find({ orderId }))
    },
  },
  samples: async () => (await import('./samples.ts')).successSamples,
  refusals: async () => (await import('./samples.ts')).successRefusals,
})

/** Back on this page, now signed in, the shopper has the order in the account. */
const formOf = (orderId: OrderId): string =>
  href('register', {}, { SALE_ID: orderId, next: href('success', {}, { SALE_ID: orderId }) })

function registerOf(shop: Shop, order: Pick<Order, 'id' | 'personal'> | null): Register | null {
  if (order === null) return null
  // Who buys for somebody else has not said their own name.
  const way =
    !order.personal?.forOther && can(shop, 'customer.registerByOrder')
      ? order.personal?.codeWays.find(({ channel }) => channel !== 'email')
      : undefined
  return { form: formOf(order.id), contact: way?.contact ?? null }
}

/** Demo shops only: the link where a tester pays. */
function Simulation({ id }: { id: string }) {
  return (
    <ButtonLink href={href('simulator', { id })} variant="outline" full>
      <Icon name="info" size={18} />
      Simulasi: bayar tanpa uang
    </ButtonLink>
  )
}

function InvoiceLink({ href }: { href: string }) {
  return (
    <Card>
      <ButtonLink href={href} variant="outline" full>
        Lihat Invoice
      </ButtonLink>
    </Card>
  )
}
