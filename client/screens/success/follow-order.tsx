import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import CopyLink from '#client/kit/base/copy-button-island.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { OrderFacts } from '#client/kit/order/order-facts.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { arrivalOf } from './arrival.ts'
import { Summary } from '#client/kit/order/summary.tsx'
import { orderValue, PaidWith } from '#client/kit/order/paid-with.tsx'
import type { PaymentState } from './payment/state.ts'

type Shown = Pick<
  Order,
  | 'id'
  | 'number'
  | 'placedAt'
  | 'total'
  | 'value'
  | 'summary'
  | 'paidWith'
  | 'lines'
  | 'arrivesFrom'
  | 'arrivesUntil'
  | 'address'
>
interface FollowOrderProps {
  order: Shown
  state: PaymentState
  /** The signed address by which a visitor follows the order; null for a customer, who finds it in the profile. */
  track: string | null
  shopTitle: string
  /** Where a visitor makes an account of what the order already says; null: there is no need, or it cannot be done. */
  register: string | null
}

/** Nothing will arrive, or the panel above says when. */
const withoutArrival: ReadonlySet<PaymentState> = new Set(['expired', 'failed', 'cancelled', 'paid'])
/** The shopper has nothing left to do for this order, and it comes. */
const settled: ReadonlySet<PaymentState> = new Set(['verifying', 'paid', 'free', 'onHandover'])

/** What was bought, when it comes and where to, and each way on: to the order, to one's own phone, back to the shop. */
export function FollowOrder({ order, state, track, shopTitle, register }: FollowOrderProps) {
  return (
    <>
      <Card className="lg:row-span-2">
        {withoutArrival.has(state) ? null : <Arrival order={order} />}
        <OrderLines lines={order.lines} />
        <hr className="my-3 border-line" />
        <OrderFacts number={order.number} placedAt={order.placedAt} />
        <hr className="my-3 border-line" />
        <Summary lines={order.summary} total={orderValue(order)} label="Total Belanja" />
        <PaidWith paidWith={order.paidWith} name="" />
        {track === null ? (
          <ButtonLink href={href('order', { saleId: order.id })} variant="outline" full className="mt-4">
            Rincian Pesanan
          </ButtonLink>
        ) : (
          <OrderLink {...{ order, track, shopTitle }} />
        )}
        {settled.has(state) ? (
          <ButtonLink href={href('home')} full className="mt-3">
            Belanja Lagi
          </ButtonLink>
        ) : null}
      </Card>
      {register !== null && settled.has(state) ? <AccountOffer to={register} /> : null}
    </>
  )
}

function Arrival({ order }: Pick<FollowOrderProps, 'order'>) {
  const arrival = arrivalOf(order)
  if (arrival === null) return null
  return (
    <p className="mb-3 flex items-center gap-2 text-base font-medium">
      <Icon name="truck" className="text-ok" />
      <span>Perkiraan tiba {arrival}</span>
    </p>
  )
}

/** A visitor's only way back to the order, so it can be kept where nothing is lost: in a chat with oneself. */
function OrderLink({ order, track, shopTitle }: { order: Shown; track: string; shopTitle: string }) {
  const self = order.address?.phone.replace(/\D/g, '') ?? ''
  const words = `Pesanan ${order.number} di ${shopTitle}: ${track}`
  return (
    <>
      <p className="mt-3 text-sm text-muted">Pantau pesanan kapan saja lewat tautan ini, tanpa akun.</p>
      <div className="mt-3 flex items-center gap-3">
        <ButtonLink href={new URL(track).pathname} variant="outline" className="flex-1">
          Lacak Pesanan
        </ButtonLink>
        <CopyLink value={track} label="Salin Tautan" />
      </div>
      <a
        href={`https://wa.me/${self}?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text"
      >
        <Icon name="whatsapp" size={20} />
        Kirim ke WhatsApp Saya
      </a>
    </>
  )
}

function AccountOffer({ to }: { to: string }) {
  return (
    <Card title="Simpan di Akun">
      <p className="mb-3 text-base text-muted">
        Nama dan nomor HP Anda sudah terisi. Dengan akun, pesanan dan alamat tersimpan untuk belanja berikutnya.
      </p>
      <ButtonLink href={to} variant="outline" full>
        Buat Akun
      </ButtonLink>
    </Card>
  )
}
