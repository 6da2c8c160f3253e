import type { Return } from '#shared/api/order/return.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { canMoveReturn, isReturnOver, returnShippingOf } from '#shared/order/return-status.ts'
import { fileAddresses, href } from '#shared/web/routes.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import type { Refusal, Shop } from '#client/app/page/page.ts'
import { Button, buttonClass, ButtonLink, type ButtonLook } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { splitColumns } from '#client/kit/base/columns.ts'
import { showPhone } from '#client/kit/form/address-text.ts'
import { Field, Select } from '#client/kit/form/field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { newestFirst, Timeline } from '#client/kit/order/order-facts.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { stateOfReturn } from '#client/kit/order/state.ts'
import { StateHead } from '#client/kit/order/state-head.tsx'
import { Fact, ReturnFacts } from './facts.tsx'

interface ReturnDetailProps {
  data: Return
  /** Until when the same can be asked again; null: not any more, or it is not needed. */
  again: string | null
  path: string
  refusal: Refusal | null
  chat: string | null
  shop: Shop
}

export function ReturnDetail({ data, again, path, refusal, chat, shop }: ReturnDetailProps) {
  // Of one that was refused the chat is the next step.
  const chats = chat !== null && data.status !== 'REJECTED'
  const sends = canMoveReturn(data.status, 'SENT_BACK', data.solution)
  // Of one that was only asked for, the facts say when.
  const history =
    data.events.length < 2 ? null : (
      <Card title="Status Pengembalian">
        <Timeline events={newestFirst(data.events).map(saidAbove)} shown={isReturnOver(data.status) ? 1 : 3} />
      </Card>
    )
  return (
    <div className={splitColumns}>
      <div className="grid grid-cols-1 gap-3">
        <StateHead state={stateOfReturn(data)}>
          <ReturnFacts data={data} />
        </StateHead>
        {refusal ? <RefusalNote {...refusal} /> : null}
        {sends ? <Send data={data} path={path} refusal={refusal} shop={shop} /> : null}
        <NextStep {...{ data, again, path, chat }} />
        {sends ? null : history}
      </div>
      <div className="grid grid-cols-1 gap-3 lg:row-span-2">
        <Card title={isAgreed(data) ? 'Barang yang Dikembalikan' : 'Barang yang Diajukan'}>
          <OrderLines lines={data.lines} />
        </Card>
        <Reason data={data} />
        <Shipments data={data} />
      </div>
      <div className="grid grid-cols-1 gap-3">
        {sends ? history : null}
        <section aria-label="Tindakan" className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={href('order', { saleId: data.orderId })} variant="outline" className="flex-1">
              Lihat Pesanan
            </ButtonLink>
            {chats ? <Chat to={chat} variant="outline" /> : null}
          </div>
          {canMoveReturn(data.status, 'CANCELLED', data.solution) ? <CancelReturn path={path} /> : null}
        </section>
      </div>
    </div>
  )
}

/** What is the shopper's to do, just below the state. */
function NextStep({
  data: { status, orderId, refundTo, events },
  again,
  path,
  chat,
}: Omit<ReturnDetailProps, 'refusal' | 'shop'>) {
  if (status === 'REPLACED')
    return (
      <Form path={path} action="receive">
        <Button full size="lg">
          Barang Pengganti Diterima
        </Button>
      </Form>
    )
  if (events.some((event) => event.status === 'REFUNDED'))
    return refundTo === '' ? (
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
    Tanya via WhatsApp
  </ButtonLink>
)

/** Why it was refused is said with the state. */
const saidAbove = <E extends Return['events'][number]>(event: E): E =>
  event.status === 'REJECTED' ? { ...event, note: '' } : event

/** The seller has taken it back, or will. */
const isAgreed = ({ events }: Return): boolean => events.some(({ status }) => status === 'APPROVED')

/** Sending the products back: where to, until when, and the receipt number. */
function Send({ data, path, refusal, shop }: Pick<ReturnDetailProps, 'data' | 'path' | 'refusal' | 'shop'>) {
  const mine = refusal?.action === 'send' ? refusal : null
  const courier = {
    name: 'courier',
    label: 'Kurir',
    defaultValue: mine?.values['courier'] ?? '',
    error: mine?.fields['courier'],
  }
  return (
    <Card title="Kirim barang, lalu isi resi">
      <p className="text-base text-muted">
        Kirim barang ke {shop.business.address ? 'alamat ini' : shop.business.name || 'penjual'}. Tulis{' '}
        <span className="whitespace-nowrap">{data.number}</span> pada paket.
        {wayOfSale(data).fetched ? ' Barang juga dapat diantar langsung ke toko, tanpa resi.' : ''}
      </p>
      <SendTo shop={shop} />
      <p className="mt-2 text-sm text-muted">{returnShippingOf(data.reason)}</p>
      <Form path={path} action="send" className="mt-3 space-y-4">
        {shop.couriers.length > 0 ? (
          <Select
            {...courier}
            placeholder="Pilih kurir"
            options={[...shop.couriers, 'Lainnya'].map((name) => ({ code: name, name }))}
          />
        ) : (
          <Field {...courier} maxLength={60} />
        )}
        <Field
          name="receiptNumber"
          label="Nomor Resi"
          maxLength={60}
          autoComplete="off"
          defaultValue={mine?.values['receiptNumber'] ?? ''}
          error={mine?.fields['receiptNumber']}
        />
        <Button full>Simpan Resi</Button>
      </Form>
    </Card>
  )
}

/** As it is written on a parcel. */
function SendTo({ shop: { business, title, whatsapp } }: Pick<ReturnDetailProps, 'shop'>) {
  if (business.address === '') return null
  const lines = [
    business.name || title,
    whatsapp ? showPhone(`+${whatsapp}`) : '',
    ...business.address.split(/,\s*(?=(?:Kel|Kab)\. |Kota |Kabupaten )/),
  ].filter(Boolean)
  return (
    <div className="mt-2 flex items-center justify-between gap-3 rounded-sm bg-sunk px-3 py-2 text-base">
      <div className="numbers min-w-0 wrap-anywhere">
        {lines.map((line) => (
          <p key={line} className={line === lines[0] ? 'font-semibold' : ''}>
            {line}
          </p>
        ))}
      </div>
      <CopyButton value={lines.join('\n')} label="Salin Alamat Pengembalian" />
    </div>
  )
}

function Reason({ data }: Pick<ReturnDetailProps, 'data'>) {
  return (
    <Card title="Alasan Pengembalian">
      <p className="text-base font-medium">{data.reason}</p>
      <p className="mt-1 text-base wrap-anywhere whitespace-pre-line">{data.description}</p>
      {data.photos.length > 0 ? (
        <ul className="mt-3 grid grid-cols-4 gap-2">
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
const fileAt = (id: string) => `${fileAddresses.file}?${new URLSearchParams({ id })}`

function Shipments({ data: { courier, receiptNumber, replacementReceipt } }: Pick<ReturnDetailProps, 'data'>) {
  if (!receiptNumber && !replacementReceipt) return null
  return (
    <Card title="Pengiriman">
      <dl className="space-y-1.5 text-base">
        {receiptNumber ? (
          <Fact label="Resi Pengembalian">
            <span className="numbers wrap-anywhere">
              {courier} {receiptNumber}
            </span>
          </Fact>
        ) : null}
        {replacementReceipt ? (
          <Fact label="Resi Barang Pengganti">
            <span className="numbers wrap-anywhere">{replacementReceipt}</span>
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}

function CancelReturn({ path }: { path: string }) {
  return (
    <details className="group">
      <summary className={`${buttonClass({ variant: 'quiet', full: true })} text-danger group-open:hidden`}>
        Batalkan Pengembalian
      </summary>
      <Card title="Batalkan pengembalian ini?">
        <Form path={path} action="cancel">
          <Button variant="danger" full>
            Ya, Batalkan
          </Button>
        </Form>
      </Card>
    </details>
  )
}
