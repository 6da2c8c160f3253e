import type { Return } from '#shared/api/order/return.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { canMoveReturn } from '#shared/order/return-status.ts'
import { href } from '#shared/web/routes.ts'
import { hasWallet, type Refusal, type Shop } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { buttonClass, type ButtonLook } from '#client/kit/base/button-look.ts'
import { Card } from '#client/kit/base/card.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { splitColumns } from '#client/kit/base/columns.ts'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { newestFirst, Timeline } from '#client/kit/order/order-facts.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { Receipt, ShipmentFact, ShipmentFacts } from '#client/kit/order/shipment-facts.tsx'
import { stateOfReturn } from '#client/kit/order/state.ts'
import { StateHead } from '#client/kit/order/state-head.tsx'
import { Steps } from '#client/kit/order/steps.tsx'
import { InTwoSteps } from '#client/screens/order/in-two-steps.tsx'
import { ReturnFacts } from './facts.tsx'
import { fileAt, Postage } from './postage.tsx'
import { CorrectParcel, Send } from './send.tsx'
import { wayOfReturn } from './way.ts'

interface ReturnDetailProps {
  data: Return
  /** Until when the same can be asked again; null: not any more, or it is not needed. */
  again: string | null
  path: string
  refusal: Refusal | null
  chat: string | null
  shop: Shop
  formKey: string
}

export function ReturnDetail({ data, again, path, refusal, chat, shop, formKey }: ReturnDetailProps) {
  // Of one that was refused the chat is the next step.
  const chats = chat !== null && data.status !== 'REJECTED'
  const sends = canMoveReturn(data.status, 'SENT_BACK', data.solution)
  const wallet = hasWallet(shop) && data.way === 'wallet'
  const way = wayOfReturn(data)
  // Of one that was only asked for, the facts say when.
  const history =
    data.events.length < 2 ? null : (
      <Card title="Status Pengembalian">
        <Timeline events={newestFirst(data.events).map(saidAbove)} />
      </Card>
    )
  return (
    <div className={splitColumns}>
      <div className="grid grid-cols-1 gap-3">
        {/* Where it goes comes before what it is worth. */}
        <StateHead state={stateOfReturn(data, wallet)}>
          {way === null ? null : <Steps label="Langkah pengembalian" {...way} />}
          {sends ? null : <ReturnFacts {...{ data, wallet }} />}
        </StateHead>
        {refusal ? <RefusalNote {...refusal} /> : null}
        {sends ? <Send {...{ data, path, refusal, shop, formKey }} /> : null}
        <NextStep {...{ data, again, path, chat, wallet }} />
        {sends ? null : history}
      </div>
      <div className="grid grid-cols-1 gap-3 lg:row-span-2">
        {sends ? (
          <Card title="Pengajuan Anda">
            <ReturnFacts {...{ data, wallet }} />
          </Card>
        ) : null}
        <Card title={isAgreed(data) ? 'Barang yang Dikembalikan' : 'Barang yang Diajukan'}>
          <OrderLines lines={data.lines} />
        </Card>
        <Reason data={data} />
        <Shipments data={data} />
        {data.correctable ? <CorrectParcel {...{ data, path, refusal, shop, formKey }} /> : null}
        {data.postage ? <Postage postage={data.postage} wallet={hasWallet(shop)} /> : null}
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={href('order', { saleId: data.orderId })} variant="outline" className="flex-1">
            Lihat Pesanan
          </ButtonLink>
          {chats ? <Chat to={chat} variant="outline" /> : null}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3">
        {sends ? history : null}
        {mayCancel(data) ? <CancelReturn path={path} sent={data.status === 'SENT_BACK'} /> : null}
      </div>
    </div>
  )
}

/** What was sent can be cancelled where this backend says so. */
const mayCancel = ({ status, solution, correctable }: Return): boolean =>
  canMoveReturn(status, 'CANCELLED', solution) && (status !== 'SENT_BACK' || correctable)

/** What is the shopper's to do, just below the state. */
function NextStep({
  data: { status, orderId, amount, refundTo, events },
  again,
  path,
  chat,
  wallet,
}: Omit<ReturnDetailProps, 'refusal' | 'shop' | 'formKey'> & { wallet: boolean }) {
  if (status === 'REPLACED')
    return (
      <InTwoSteps
        {...{ path }}
        action="receive"
        label="Barang Diterima"
        question="Barang pengganti sudah Anda terima dengan baik?"
        hint={null}
        answer="Ya, Sudah Diterima"
      />
    )
  if (events.some((event) => event.status === 'REFUNDED'))
    return refundTo === '' && wallet && amount > 0 ? (
      <ButtonLink href={href('profileWallet')} variant="outline" size="lg" full>
        Lihat Saldo Toko
      </ButtonLink>
    ) : null
  if (status !== 'REJECTED') return null
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {again ? (
          <ButtonLink href={href('orderReturn', { saleId: orderId })} size="lg" className="flex-1">
            Ajukan Lagi
          </ButtonLink>
        ) : null}
        {chat ? <Chat to={chat} variant={again ? 'outline' : 'primary'} size="lg" /> : null}
      </div>
      {again ? <p className="numbers mt-2 text-sm text-muted">Batas pengajuan {formatDeadline(again)}</p> : null}
    </div>
  )
}

const Chat = ({ to, ...look }: Pick<ButtonLook, 'variant' | 'size'> & { to: string }) => (
  <ButtonLink href={to} {...look} className="flex-1" target="_blank" rel="noopener">
    <Icon name="whatsapp" />
    Tanya via WhatsApp
  </ButtonLink>
)

/** Why it was refused is said with the state. */
const saidAbove = <E extends Return['events'][number]>(event: E): E =>
  event.status === 'REJECTED' ? { ...event, note: '' } : event

/** The seller has taken it back, or will. */
const isAgreed = ({ events }: Return): boolean => events.some(({ status }) => status === 'APPROVED')

function Reason({ data }: Pick<ReturnDetailProps, 'data'>) {
  return (
    <Card title="Alasan Pengembalian">
      <p className="text-base font-medium">{data.reason}</p>
      <p className="mt-1 text-base wrap-anywhere whitespace-pre-line">{data.description}</p>
      {data.photos.length > 0 ? (
        <ul className="mt-3 grid grid-cols-3 gap-2">
          {data.photos.map((id, place) => {
            const src = fileAt(id)
            return (
              <li key={id}>
                <a href={src} target="_blank" rel="noopener" className="block overflow-hidden rounded-sm bg-sunk">
                  <img
                    src={src}
                    alt={`Foto ${place + 1}`}
                    width={80}
                    height={80}
                    loading="lazy"
                    className="aspect-square w-full object-cover"
                  />
                </a>
              </li>
            )
          })}
        </ul>
      ) : null}
      {data.videos.map((id) => (
        <ButtonLink key={id} href={fileAt(id)} variant="outline" full download className="mt-3">
          Unduh Video
        </ButtonLink>
      ))}
    </Card>
  )
}

function Shipments({ data: { courier, receiptNumber, replacementReceipt } }: Pick<ReturnDetailProps, 'data'>) {
  if (!receiptNumber && !replacementReceipt) return null
  return (
    <Card title="Pengiriman">
      <ShipmentFacts>
        {receiptNumber && courier ? <ShipmentFact label="Kurir">{courier}</ShipmentFact> : null}
        {receiptNumber ? (
          <ShipmentFact label="Nomor Resi">
            <Receipt number={receiptNumber} copy="Salin Resi Pengembalian" />
          </ShipmentFact>
        ) : null}
        {replacementReceipt ? (
          <ShipmentFact label="Resi Pengganti">
            <Receipt number={replacementReceipt} copy="Salin Resi Barang Pengganti" />
          </ShipmentFact>
        ) : null}
      </ShipmentFacts>
    </Card>
  )
}

function CancelReturn({ path, sent }: { path: string; sent: boolean }) {
  return (
    <details className="group">
      <summary className={`${buttonClass({ variant: 'quiet', full: true })} text-danger group-open:hidden`}>
        Batalkan Pengembalian
      </summary>
      <Card title="Batalkan pengembalian ini?">
        {sent ? (
          <p className="mb-3 text-base">Batalkan hanya bila barangnya masih pada Anda: dananya tidak kembali.</p>
        ) : null}
        <Form path={path} action="cancel">
          <Button variant="danger" full>
            Ya, Batalkan
          </Button>
        </Form>
      </Card>
    </details>
  )
}
