import type { Order } from '#shared/api/order/order.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { dialled } from '#shared/indonesia/dialled.ts'
import { href } from '#shared/web/routes.ts'
import type { Frame } from '#client/app/page/page.ts'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { ifPaidToday } from '#client/kit/order/arrival.ts'
import { addressLine } from '#client/kit/form/address-text.ts'
import { Form, refusalIn } from '#client/kit/form/form.tsx'
import { legalLinks } from '#client/kit/product/information-list.tsx'
import { OrderFacts } from '#client/kit/order/order-facts.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { arrivalOf } from './arrival.ts'
import { withStruck } from '#client/kit/order/struck.ts'
import { keptWords, PickupPlaceLines, readyWords } from '#client/kit/order/pickup-place.tsx'
import { collectedWhen, Summary } from '#client/kit/order/summary.tsx'
import { orderValue, PaidWith } from '#client/kit/order/paid-with.tsx'
import { Agreed } from '#client/screens/register/consents.tsx'
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
  | 'shippingName'
  | 'delivery'
  | 'digital'
  | 'pickup'
  | 'personal'
>
interface FollowOrderProps {
  order: Shown
  state: PaymentState
  /** What the bill asks for; null: only the vendor says it. */
  due: number | null
  register: Register | null
  /** The signed address by which a visitor follows the order; null for a customer, who finds it in the profile. */
  track: string | null
  frame: Frame
}
interface WaysOnProps extends Pick<FollowOrderProps, 'order' | 'state' | 'track'> {
  shopTitle: string
}
/** How a visitor makes an account of what the order already says; null: there is no need, or it cannot be done. */
export interface Register {
  /** The form that knows what the order says. */
  form: string
  /** The number, masked, to which the code goes at once; null: the form asks first. */
  contact: string | null
}

/** Nothing will arrive. */
const withoutArrival: ReadonlySet<PaymentState> = new Set(['expired', 'failed', 'cancelled'])
/** It is not on its way before it is paid. */
const unpaid: ReadonlySet<PaymentState> = new Set(['waiting', 'noNumber'])
/** A receipt is not yet the money, with which the hours of a pick-up begin. */
const unbooked: ReadonlySet<PaymentState> = new Set([...unpaid, 'verifying'])
/** Its bill asks for money, now or on the hand-over. */
const owed: ReadonlySet<PaymentState> = new Set(['waiting', 'noNumber', 'onHandover', 'verifying'])
/** The shopper has nothing left to do for this order, and it comes. */
export const settled: ReadonlySet<PaymentState> = new Set(['verifying', 'paid', 'free', 'onHandover'])

/** Nothing comes any more: a way on to it stands with what was bought. */
export const over: ReadonlySet<PaymentState> = new Set(['expired', 'cancelled'])

export const pageOf = ({ id }: Pick<Order, 'id'>, track: string | null): string =>
  track === null ? href('order', { saleId: id }) : new URL(track).pathname

/** What was bought, and what it came to. */
export function FollowOrder({ order, state, due, register, track, frame }: FollowOrderProps) {
  const value = orderValue(order)
  // The sum that the bill beside it asks for has the bill's name, of what is paid on the hand-over that of the step before.
  const billed = owed.has(state) && value === due
  const label = state === 'onHandover' ? collectedWhen(wayOfSale(order).fetched) : undefined
  return (
    <>
      {/* On a desktop it stays in sight beside the ways to pay. */}
      <Card className="lg:sticky lg:top-24 lg:row-span-2">
        <OrderLines lines={order.lines} />
        <hr className="my-3 border-line" />
        <OrderFacts
          number={order.number}
          placedAt={order.placedAt}
          copy={<CopyButton value={order.number} label="Salin No. Pesanan" />}
        />
        <hr className="my-3 border-line" />
        <Summary
          lines={withStruck(order.summary, order.lines)}
          total={value}
          {...(billed ? label && { label } : { label: 'Total Belanja' })}
        />
        <PaidWith paidWith={order.paidWith} name="" />
        {over.has(state) ? (
          <ButtonLink href={pageOf(order, track)} variant="outline" full className="mt-4">
            Rincian Pesanan
          </ButtonLink>
        ) : null}
      </Card>
      {register !== null && settled.has(state) ? (
        <AccountOffer {...register} known={!order.personal?.forOther} frame={frame} />
      ) : null}
    </>
  )
}

/** When it comes and where to, and each way on: to the order, to one's own phone, back to the shop. */
export function WaysOn({ order, state, track, shopTitle }: WaysOnProps) {
  return (
    <Card>
      <Arrival order={order} state={state} />
      {order.pickup && !withoutArrival.has(state) ? (
        <Counter place={order.pickup} unpaid={unbooked.has(state)} />
      ) : null}
      {settled.has(state) ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={pageOf(order, track)} className="flex-1">
            Rincian Pesanan
          </ButtonLink>
          <ButtonLink href={href('home')} variant="outline" className="flex-1">
            Belanja Lagi
          </ButtonLink>
        </div>
      ) : (
        // While something is to be paid, that comes first.
        <ButtonLink href={pageOf(order, track)} variant="outline" full>
          Rincian Pesanan
        </ButtonLink>
      )}
      {track === null ? null : <ToOneself order={order} track={track} shopTitle={shopTitle} />}
    </Card>
  )
}

/** The day; once nothing is left to do also the courier and the whole address, which says the district itself. */
function Arrival({ order, state }: Pick<WaysOnProps, 'order' | 'state'>) {
  const { address, shippingName } = order
  const courier = settled.has(state) && wayOfSale(order).needsCourier ? shippingName : ''
  const to = courier ? address : null
  const arrival = withoutArrival.has(state) ? null : arrivalOf(courier ? { ...order, address: null } : order)
  if (arrival === null && courier === '') return null
  return (
    <p className="mb-3 flex items-start gap-2 text-base font-medium">
      <Icon name="truck" className="text-ok" />
      <span className="min-w-0 wrap-anywhere">
        {arrival === null ? null : (
          <strong className="font-bold">{`Perkiraan tiba ${arrival}${unpaid.has(state) ? ifPaidToday : ''}`}</strong>
        )}
        {courier === '' ? null : (
          <span className="block">
            {courier}
            {to === null ? null : ` ke ${to.recipient}`}
          </span>
        )}
        {to === null ? null : <span className="block text-sm text-muted">{addressLine(to)}</span>}
      </span>
    </p>
  )
}

/** Where it is fetched, and from when. */
const Counter = ({ place, unpaid }: { place: NonNullable<Shown['pickup']>; unpaid: boolean }) => (
  <div className="mb-3">
    <p className="font-semibold">{['Ambil di toko', readyWords(place, unpaid)].filter(Boolean).join(', ')}</p>
    <PickupPlaceLines place={place} />
    <p className="text-sm text-muted">
      Kami kabari saat siap, lalu kode pengambilannya ada di halaman pesanan. {keptWords(place)}
    </p>
  </div>
)

interface ToOneselfProps extends Pick<WaysOnProps, 'order' | 'shopTitle'> {
  track: string
}
/** A visitor's only way back to the order, kept where nothing is lost: in a chat with oneself. */
function ToOneself({ order, track, shopTitle }: ToOneselfProps) {
  // The receiver of a present must not learn the price, so the buyer chooses the chat.
  const phone = order.personal?.forOther ? undefined : order.address?.phone
  const self = (phone && dialled(phone)) ?? ''
  const words = `Pesanan ${order.number} di ${shopTitle}: ${track}`
  return (
    <>
      <p className="mt-3 text-sm text-pretty text-muted">Pantau pesanan kapan saja lewat tautan ini, tanpa akun.</p>
      <p className="-mb-2 flex flex-wrap items-center gap-x-3">
        <a
          href={`https://wa.me/${self}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand-text"
        >
          <Icon name="whatsapp" size={18} />
          Kirim ke WhatsApp Saya
        </a>
        <span className="-ml-2">
          <CopyButton value={track} label="Salin Tautan">
            Salin Tautan
          </CopyButton>
        </span>
      </p>
    </>
  )
}

/**
 * A code to the number of the order is all that an account needs; the form is for those who want another number. `known`:
 * the order says the buyer's own name and number.
 */
function AccountOffer({ form, contact, known, frame }: Register & { known: boolean; frame: Frame }) {
  const { path, shop } = frame
  return (
    <Card title="Simpan di Akun">
      {refusalIn(frame, 'account').note}
      <p className="mb-3 text-base text-muted">
        Dengan akun, pesanan dan alamat tersimpan untuk belanja berikutnya.
        {contact !== null
          ? ` Kode akan dikirim ke ${contact}, tanpa kata sandi.`
          : known
            ? ' Nama dan nomor HP Anda sudah terisi.'
            : ''}
      </p>
      {contact === null ? (
        <ButtonLink href={form} variant="outline" full>
          Buat Akun
        </ButtonLink>
      ) : (
        <Form path={path} action="account">
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" className="flex-1">
              Buat Akun
            </Button>
            <ButtonLink href={form} variant="outline" className="flex-1">
              Pakai Nomor Lain
            </ButtonLink>
          </div>
          <p className="mt-3 text-sm text-muted">
            Dengan membuat akun, Anda menyetujui <Agreed legal={legalLinks(shop)} />.
          </p>
        </Form>
      )}
    </Card>
  )
}
