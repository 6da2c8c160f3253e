import { linkTokenPattern } from '#shared/web/id-patterns.ts'
import type { Licence } from '#shared/api/order/digital.ts'
import { api } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { isInApp } from '#shared/web/arrival.ts'
import { href } from '#shared/web/routes.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { copyCode } from '#client/screens/orders-digital/copy-code.tsx'
import { hasWallet, type ActionContext, can, type Frame, go, notFound, page } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { LicenceCard } from '#client/screens/orders-digital/licence-card.tsx'
import { found } from '#client/app/page/found.ts'
import { isConfirmable, type OrderData, OrderView, owed, watched } from '#client/screens/order/page.tsx'
import { newsOf, notify } from '#client/kit/order/news.ts'
import { orderChat } from '#client/kit/base/whatsapp-button.tsx'
import { isOwed } from '#client/kit/order/state.ts'
import { Afterwards, CancelAsked, CancelOrder, OrderLinks } from '#client/screens/order/action-forms.tsx'
import { cancelFlash, reasonOf } from '#client/screens/order/actions.ts'
import { canName } from '#client/screens/order/refunds.tsx'
import { askRefundCode, nameRefundAccount, readNaming } from '#client/screens/order/refund-account.ts'
import { buyAgain } from '#client/screens/success/buy-again.ts'
import { behindOf, Unlock } from './unlock.tsx'
import { askErasureCode, eraseData, PersonalData } from './personal-data.tsx'

export interface TrackData extends OrderData {
  /**
   * locked: asks for the phone's last digits · open: they were right, or this browser ordered · unavailable: nothing to
   * open, or this backend cannot.
   */
  details: 'locked' | 'open' | 'unavailable'
  token: string
  /** What arrived can be reviewed here. */
  reviewable: boolean
  /** The digital products a visitor bought. */
  licences: readonly Licence[]
  /** The key of a cancellation; null: this browser has not ordered, or this backend cannot. */
  cancelKey: string | null
}

/**
 * The signed link of an order. Anybody who holds it sees the order; name, phone and street only in the browser that
 * ordered, or with the last digits of the phone number.
 */
export const track = page({
  route: 'track',
  cache: 'never',
  async load({ api, params: { token }, query, shop, orderPass, userAgent, newKey }): Promise<TrackData> {
    const order = await found(api.order.track({ token: tokenOf(token), pass: orderPass }))
    const at = href('track', { token })
    const poll = { name: 'order.track', token } as const
    // Where the backend does not say, the browser that ordered sees the address without opening it.
    const own = order.own ?? (order.address !== null && orderPass === null)
    const payment = owed(order, {
      at,
      poll,
      // Only its owner requests another payment.
      retry: own ? { path: href('success', {}, { SALE_ID: order.id }), key: newKey() } : null,
      mayChange: can(shop, 'payment.change'),
      token: can(shop, 'transferReceipt.send') ? token : null,
    })
    const details = order.address
      ? 'open'
      : !order.personal?.removed && can(shop, 'order.openTrack')
        ? 'locked'
        : 'unavailable'
    const handsOver = details === 'open' && order.handedOver && can(shop, 'digital.findByLink')
    const licences = handsOver ? await found(api.digital.findByLink({ token, pass: orderPass })) : []
    const reviewable =
      order.status === 'COMPLETED' && order.reviewable && details !== 'unavailable' && can(shop, 'review.addByLink')
    const watch = watched(order, payment, at, poll)
    const news = newsOf(shop, order, { at, token })
    const naming = readNaming({ query })
    const inApp = isInApp(userAgent)
    const cancelKey = own && can(shop, 'order.cancel') ? newKey() : null
    return {
      order,
      inApp,
      payment,
      actions: null,
      watch,
      naming,
      news,
      details,
      token,
      reviewable,
      licences,
      cancelKey,
    }
  },
  head: () => ({ title: 'Lacak Pesanan', noindex: true }),
  view: (data, frame) => <TrackView data={data} frame={frame} />,
  actions: {
    async open(ctx) {
      const token = tokenOf(ctx.params.token)
      const { pass } = await ctx.api.order.openTrack(ctx.read(api.order.openTrack, { token }))
      return go(href('track', { token }), { flash: 'link_opened', pass })
    },
    notify,
    async confirmDelivery(ctx) {
      const { token, pass } = wayOf(ctx)
      await ctx.api.order.confirmDelivery({ token, pass })
      return go(href('track', { token }), { flash: 'delivery_confirmed' })
    },
    /** The shop looks itself whether this browser has ordered. */
    async cancel(ctx) {
      const { token, pass } = wayOf(ctx)
      const order = await found(ctx.api.order.track({ token, pass }))
      await ctx.api.order.cancel(ctx.read(api.order.cancel, { orderId: order.id, reason: reasonOf(ctx.form) }))
      return go(href('track', { token }), { flash: cancelFlash(order) })
    },
    async again({ api, params, orderPass: pass }) {
      return buyAgain(api, await found(api.order.track({ token: tokenOf(params.token), pass })))
    },
    askRefundCode: (ctx) => askRefundCode(ctx, refundWay(ctx)),
    nameRefundAccount: (ctx) => nameRefundAccount(ctx, refundWay(ctx)),
    askErasureCode: (ctx) => askErasureCode(ctx, wayOf(ctx)),
    eraseData: (ctx) => eraseData(ctx, wayOf(ctx)),
    async claim({ api, params, session }) {
      const token = tokenOf(params.token)
      if (!session) return go(href('login', {}, { next: href('track', { token }) }))
      const { orderId } = await api.order.claim({ token })
      return go(href('order', { saleId: orderId }), { flash: 'order_claimed' })
    },
  },
  samples: async () => (await import('./samples.ts')).trackSamples,
  refusals: async () => (await import('./samples.ts')).trackRefusals,
})

const wayOf = ({ params, orderPass: pass }: ActionContext<'track'>) => ({ token: tokenOf(params.token), pass })

function refundWay(ctx: ActionContext<'track'>) {
  const { token, pass } = wayOf(ctx)
  return { token, pass, here: (query: object) => href('track', { token }, { ...query }) }
}

export const tokenOf = (token: string): string => (linkTokenPattern.test(token) ? token : notFound())

function TrackView({ data, frame }: { data: TrackData; frame: Frame }) {
  // When digital products, or the code to fetch the order, are behind it, opening it is what the shopper came for.
  const waits = data.order.pickup !== null && data.order.pickup.until !== null
  const locked = data.details === 'locked'
  const owes = data.order.refunds.some(isOwed)
  const names = owes && canName(frame.shop)
  const first = locked && (names || data.order.handedOver || waits || data.reviewable)
  // Who follows a parcel came for where it is; the address is known to most.
  const later = locked && !first
  const refusal = frame.refusal?.action === 'open' ? frame.refusal : null
  // Where a parcel should have gone matters to nobody any more, but its data are still the buyer's.
  const dead = later && orderStatus[data.order.status].tab === 'dibatalkan' && !owes
  const unlock = locked ? (
    <Unlock
      behind={behindOf(data.order, {
        names,
        reviewable: data.reviewable,
        confirmable: isConfirmable(data.order, frame.shop),
        dead,
      })}
      path={frame.path}
      refusal={refusal}
      quiet={later}
    />
  ) : null
  const open = data.details === 'open'
  const licences = data.licences.map((licence) => (
    <LicenceCard
      key={licence.line.itemId}
      licence={licence}
      right={{ kode: data.token }}
      copy={copyCode}
      note={`Terbuka ${limits.linkOpenMinutes} menit di browser ini.`}
    />
  ))
  return (
    <OrderView
      data={data}
      frame={frame}
      handedOver={first ? unlock : licences}
      instead={
        <OrderLinks
          order={data.order}
          invoice={open ? href('trackInvoice', { token: data.token }) : null}
          chat={orderChat(frame.shop, 'pesanan', data.order.number)}
        />
      }
      afterwards={
        <Afterwards
          order={data.order}
          path={frame.path}
          refusal={frame.refusal}
          offers={{ again: can(frame.shop, 'cart.add'), review: open && data.reviewable }}
          token={data.token}
        />
      }
      unlock={later && !dead ? unlock : null}
      last={
        <>
          {dead ? unlock : null}
          <Cancel data={data} frame={frame} />
          <Claim data={data} frame={frame} />
          <PersonalData data={data} frame={frame} />
        </>
      }
    />
  )
}

function Cancel({ data: { order, cancelKey }, frame: { path, refusal, shop } }: { data: TrackData; frame: Frame }) {
  return (
    <>
      <CancelAsked order={order} />
      {cancelKey === null ? null : (
        <CancelOrder
          {...{ order, path, refusal }}
          offers={{ cancel: true }}
          formKey={cancelKey}
          wallet={order.personal === null && hasWallet(shop)}
        />
      )}
    </>
  )
}

/** A visitor's order can move into the account with the same phone number or e-mail, once that is verified. */
function Claim({ data: { order, token }, frame: { path, shop, refusal } }: { data: TrackData; frame: Frame }) {
  if (order.claim === 'none' || !can(shop, 'order.claim')) return null
  const mine = refusal?.action === 'claim' ? refusal : null
  return (
    <Card title="Simpan di Akun">
      {mine ? <RefusalNote {...mine} className="mb-3" /> : null}
      <p className="mb-3 text-base text-muted">
        {claimWords[order.claim]}
        {order.status === 'DELIVERED' && can(shop, 'return.request') ? ' Pengembalian barang diajukan dari sana.' : ''}
      </p>
      {order.claim === 'ready' ? (
        <Form path={path} action="claim">
          <Button variant="outline" full>
            Simpan di Akun Saya
          </Button>
        </Form>
      ) : order.claim === 'verify' ? (
        <ButtonLink href={href('profileEdit')} variant="outline" full>
          Verifikasi Kontak
        </ButtonLink>
      ) : (
        <div className="flex gap-2">
          <ButtonLink href={href('login', {}, { next: href('track', { token }) })} variant="outline" className="flex-1">
            Masuk
          </ButtonLink>
          {can(shop, 'customer.register') ? (
            <ButtonLink
              href={href('register', {}, { next: href('track', { token }), SALE_ID: order.id })}
              variant="outline"
              className="flex-1"
            >
              Buat Akun
            </ButtonLink>
          ) : null}
        </div>
      )}
    </Card>
  )
}

const claimWords = {
  ready: 'Pesanan ini memakai nomor HP atau email akun Anda. Simpan agar muncul di Pesanan Saya.',
  verify: 'Verifikasi nomor HP atau email yang dipakai memesan, lalu buka halaman ini lagi untuk menyimpannya.',
  signIn: 'Dengan akun yang memakai nomor HP atau email yang sama, pesanan ini bisa disimpan di Pesanan Saya.',
} as const
