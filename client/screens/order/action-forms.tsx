import type { Order } from '#shared/api/order/order.ts'
import { limits } from '#shared/limits.ts'
import { cancelOf, orderStatus } from '#shared/order/order-status.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { isReturnOver } from '#shared/order/return-status.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import type { ButtonLook } from '#client/kit/base/button-look.ts'
import { Card } from '#client/kit/base/card.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { Field, Select } from '#client/kit/form/field.tsx'
import { Form, Notice, OnceKey, RefusalNote } from '#client/kit/form/form.tsx'
import { countPieces } from '#client/kit/order/pieces.ts'
import { ReturnBadge } from '#client/kit/order/status-badge.tsx'
import { nextStep, onlyAgain, stepName } from '#client/kit/order/state.ts'
import { InTwoSteps } from './in-two-steps.tsx'
import { ReviewLink } from './review-link.tsx'

/** Why shoppers cancel; the last one asks for an explanation. */
export const otherReason = 'Lainnya'
export const cancelReasons = [
  'Ingin mengubah alamat pengiriman',
  'Ingin mengubah warna, ukuran, atau jumlah',
  'Ingin mengganti metode pembayaran',
  'Menemukan harga lebih murah',
  'Berubah pikiran',
  'Toko tidak merespons',
  otherReason,
] as const

export interface OrderActionsProps {
  order: Order
  /** The path of the page. */
  path: string
  refusal: Refusal | null
  /** The shop's chat about this order; null when the shop has no chat. */
  chat: string | null
  /** What this shop's backend supports. */
  offers: { cancel: boolean; receive: boolean; again: boolean; returning: boolean }
  /** Makes a form's sending happen once. */
  formKey: string
}

/** What decides whether the shopper may end it. */
export const packing = ({ bill, bookingId }: Pick<Order, 'bill' | 'bookingId'>) => ({
  onHandover: bill?.status === 'COD',
  packed: bookingId !== null,
})

/** What waits for the shopper, just below the state: an order to confirm, a return, a requested cancellation. */
export function NextStep({ order, path, refusal, offers }: StepProps) {
  const returnable = offers.returning && order.returnUntil !== null
  const deadline = order.returnUntil && <span className="whitespace-nowrap">{formatDeadline(order.returnUntil)}</span>
  return (
    <>
      {refusal?.action === 'receive' ? <RefusalNote {...refusal} /> : null}
      <CancelAsked order={order} />
      <Returns of={order.returns} />
      {confirms(order, offers) ? (
        <div>
          <div className="flex flex-wrap items-start gap-2">
            <InTwoSteps
              {...{ path }}
              action="receive"
              label={stepName('receive')}
              question="Sudah terima semua barang dengan baik?"
              hint={returnable ? 'Setelah ini pengembalian tetap bisa diajukan sampai batas waktunya.' : null}
              answer="Ya, Sudah Diterima"
            />
            {returnable ? <AskReturn id={order.id}>Ajukan Pengembalian</AskReturn> : null}
          </div>
          {deadline ? (
            <p className="numbers mt-2 text-sm text-pretty text-muted">
              {returnable ? (
                <>Pengembalian tetap bisa diajukan sampai {deadline}. Lewat batas itu pesanan selesai otomatis.</>
              ) : (
                <>Tanpa konfirmasi, pesanan selesai otomatis {deadline}.</>
              )}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

type StepProps = Pick<OrderActionsProps, 'order' | 'path' | 'refusal' | 'offers'>

interface AfterwardsProps extends Pick<OrderActionsProps, 'order' | 'path' | 'refusal'> {
  /** Whether this shop's backend puts an order's goods into the cart again, and takes a review from this reader. */
  offers: { again: boolean; review: boolean }
  /** The token of the signed link, when the order is followed by it. */
  token?: string | null
  /** Its money went into the reader's wallet. */
  wallet?: boolean
}

/** What can be done with an order that is over: a review, the same once more, and what its money buys. */
export function Afterwards({ order, path, refusal, offers, token = null, wallet = false }: AfterwardsProps) {
  const { over } = orderStatus[order.status]
  const again = over && offers.again
  const reviews = over && offers.review && nextStep(order) === 'review'
  if (!reviews && !again && !wallet) return null
  return (
    <div className="flex flex-wrap gap-2">
      {reviews ? (
        <div className="flex-1">
          <ReviewLink {...{ order, token }} variant={order.handedOver ? 'outline' : 'primary'} />
        </div>
      ) : null}
      {wallet ? (
        <div className="flex-1">
          <ButtonLink href={href('profileWallet')} size="lg" full>
            Lihat Saldo Toko
          </ButtonLink>
        </div>
      ) : null}
      {again ? <BuyAgain {...{ path, refusal }} first={onlyAgain(order) && !wallet} /> : null}
    </div>
  )
}

/** What a parcel on its way lets its shopper do later; null: this backend, or this order, knows no such step. */
export const confirmedLater = (order: Order, to: Pick<OrderActionsProps, 'offers'> | null): string | null =>
  to?.offers.receive && order.status === 'SHIPPING' && wayOfSale(order).needsCourier && !order.confirmable
    ? 'Setelah paket tiba, tombol Pesanan Diterima muncul di halaman ini.'
    : null

/** The parcel came, and nothing of it is on its way back: it is for the shopper to say so, or to send something back. */
const confirms = (order: Order, { receive }: OrderActionsProps['offers']): boolean =>
  receive && order.status === 'DELIVERED' && order.returns.every(({ status }) => isReturnOver(status))

type AskReturnProps = Pick<ButtonLook, 'variant'> & { id: string; children: string }
/** The way to the form of a return. */
const AskReturn = ({ id, variant = 'outline', children }: AskReturnProps) => (
  <div className="flex-1">
    <ButtonLink href={href('orderReturn', { saleId: id })} {...{ variant }} size="lg" full>
      {children}
    </ButtonLink>
  </div>
)

/** Each return and how it stands: no button, which would look like another one that asks for a return. */
const Returns = ({ of }: { of: Order['returns'] }) =>
  of.map(({ id, number, status }) => (
    <a key={id} href={href('returnDetail', { returnId: id })} className="card block p-4">
      <span className="flex items-center justify-between gap-3">
        <span className="numbers min-w-0 text-xs wrap-anywhere text-muted">{number}</span>
        <ReturnBadge status={status} />
      </span>
      <span className="mt-2 flex items-center justify-between gap-3 text-base font-semibold text-brand-text">
        Lihat Pengembalian
        <Icon name="chevron-right" size={18} />
      </span>
    </a>
  ))

/** The way to send something back, unless it stands beside the confirmation. */
export function MoreReturns({ order, offers }: Pick<OrderActionsProps, 'order' | 'offers'>) {
  const running = order.returns.some(({ status }) => !isReturnOver(status))
  // Its only piece is on its way back.
  const allGiven = running && countPieces(order.lines) === 1
  if (!offers.returning || !order.returnUntil || allGiven || confirms(order, offers)) return null
  return (
    <div>
      <AskReturn id={order.id} variant={running ? 'quiet' : 'outline'}>
        {running ? 'Kembalikan Barang Lain' : 'Ajukan Pengembalian'}
      </AskReturn>
      <p className="numbers mt-2 text-center text-sm text-muted">Batas pengajuan {formatDeadline(order.returnUntil)}</p>
    </div>
  )
}

interface OrderLinksProps extends Pick<OrderActionsProps, 'order' | 'chat'> {
  /** Where its invoice is; null: not for this reader. */
  invoice: string | null
}
/** Its invoice, once it is paid or will be on delivery, and the shop's chat about it. */
export function OrderLinks({ order, invoice, chat }: OrderLinksProps) {
  const due = order.bill?.status === 'COD'
  // Who pays at the counter has no invoice before.
  const paper = order.bill?.status === 'PAID' || (due && !wayOfSale(order).fetched) ? invoice : null
  if (paper === null && chat === null) return null
  return (
    <div className="flex flex-wrap gap-2">
      {paper ? (
        <ButtonLink href={paper} variant="outline" className="flex-1">
          Lihat Invoice
        </ButtonLink>
      ) : null}
      {chat ? (
        <ButtonLink href={chat} variant="outline" className="flex-1" target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Tanya via WhatsApp
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** What was bought goes into the cart again. */
function BuyAgain({ path, refusal, first }: Pick<OrderActionsProps, 'path' | 'refusal'> & { first: boolean }) {
  return (
    <>
      {refusal?.action === 'again' ? <RefusalNote {...refusal} className="w-full" /> : null}
      <Form path={path} action="again" className="flex-1">
        <Button full size="lg" variant={first ? 'primary' : 'outline'}>
          {stepName('again')}
        </Button>
      </Form>
    </>
  )
}

/** That the shopper has asked to cancel it, and why. */
export const CancelAsked = ({ order }: Pick<OrderActionsProps, 'order'>) =>
  order.cancellation === null ? null : (
    <Notice>Pembatalan diajukan: {order.cancellation}. Menunggu jawaban toko.</Notice>
  )

interface Cancels {
  offers: Pick<OrderActionsProps['offers'], 'cancel'>
}
/** The way out of an order, at the end of its page. */
export function CancelOrder({
  order,
  path,
  offers,
  formKey,
  wallet,
  ...shown
}: Omit<OrderActionsProps, 'chat' | 'offers'> & Cancels & { wallet: boolean }) {
  const cancel = cancelOf(order.status, packing(order))
  if (!offers.cancel || order.cancellation !== null || cancel === null) return null
  const refusal = shown.refusal?.action === 'cancel' ? shown.refusal : null
  const asks = cancel === 'ask'
  const title = asks ? 'Ajukan Pembatalan' : 'Batalkan Pesanan'
  return (
    <div>
      <ButtonLink href={`#${dom.cancelOrderId}`} variant="quiet" full className="text-danger">
        {title}
      </ButtonLink>
      {/* At the end of a page it would open below the screen. As the target of a link it is scrolled to. */}
      <dialog
        id={dom.cancelOrderId}
        open={refusal !== null}
        aria-label={title}
        className="filter static w-full scroll-mt-20 rounded-md"
      >
        <Card>
          {refusal ? <RefusalNote {...refusal} className="mb-3" /> : null}
          {asks ? (
            <p className="mb-3 text-base text-muted">
              Pesanan sudah dibayar. Toko menjawab dulu; bila disetujui, dana kembali{wallet ? ' ke Saldo Toko' : ''}.
            </p>
          ) : null}
          {order.handedOver ? (
            <p className="mb-3 text-base text-muted">
              Kode yang sudah dilihat dan file yang sudah diunduh tidak dikembalikan dananya.
            </p>
          ) : null}
          <Form path={path} action="cancel" className="space-y-4">
            <OnceKey value={formKey} />
            <Select
              name="reason"
              label="Alasan Pembatalan"
              placeholder="Pilih alasan"
              options={cancelReasons.map((reason) => ({ code: reason, name: reason }))}
              defaultValue={refusal?.values['reason'] ?? ''}
              error={refusal?.fields['reason']}
            />
            <Field
              name="detail"
              label="Keterangan"
              optional={!refusal?.fields['detail']}
              maxLength={limits.cancelDetailChars}
              defaultValue={refusal?.values['detail'] ?? ''}
              error={refusal?.fields['detail']}
            />
            <Button variant="danger" full>
              {title}
            </Button>
          </Form>
        </Card>
      </dialog>
    </div>
  )
}
