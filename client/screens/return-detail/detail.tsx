import type { Return } from '#shared/api/order/return.ts'
import type { ReactNode } from 'react'
import { formatDate, formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { canMoveReturn, isReturnOver, returnShippingOf, solutionLabels } from '#shared/order/return-status.ts'
import { fileAddresses, href } from '#shared/web/routes.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import type { Refusal, Shop } from '#client/app/page/page.ts'
import { Button, buttonClass, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { withAmounts } from '#client/kit/base/price.tsx'
import { dueOf, meaningOf, paysBack } from './meaning.ts'
import { showPhone } from '#client/kit/form/address-text.ts'
import { Field, Select } from '#client/kit/form/field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { newestFirst, Timeline } from '#client/kit/order/order-facts.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { ReturnBadge } from '#client/kit/order/status-badge.tsx'

interface ReturnDetailProps {
  data: Return
  path: string
  refusal: Refusal | null
  chat: string | null
  shop: Shop
}

export function ReturnDetail({ data, path, refusal, chat, shop }: ReturnDetailProps) {
  const sends = canMoveReturn(data.status, 'SENT_BACK', data.solution)
  const history = (
    <Card title="Status Pengembalian">
      <Timeline events={newestFirst(data.events).map(saidAbove)} shown={isReturnOver(data.status) ? 1 : 3} />
    </Card>
  )
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 gap-3">
        <Head data={data} />
        {refusal ? <RefusalNote {...refusal} /> : null}
        {sends ? <Send data={data} path={path} refusal={refusal} shop={shop} /> : history}
      </div>
      <div className="grid grid-cols-1 gap-3">
        <Card title={isAgreed(data) ? 'Barang yang Dikembalikan' : 'Barang yang Diajukan'}>
          <OrderLines lines={data.lines} />
        </Card>
        <Reason data={data} />
        <Shipments data={data} />
        {sends ? history : null}
        <section aria-label="Tindakan" className="grid grid-cols-1 gap-2">
          {data.status === 'REPLACED' ? (
            <Form path={path} action="receive">
              <Button full size="lg">
                Barang Pengganti Diterima
              </Button>
            </Form>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={href('order', { saleId: data.orderId })} variant="outline" className="flex-1">
              Lihat Pesanan
            </ButtonLink>
            {chat ? (
              <ButtonLink
                href={chat}
                variant={data.status === 'REJECTED' ? 'primary' : 'outline'}
                className="flex-1"
                target="_blank"
                rel="noopener"
              >
                Tanya via WhatsApp
              </ButtonLink>
            ) : null}
          </div>
          {canMoveReturn(data.status, 'CANCELLED', data.solution) ? <CancelReturn path={path} /> : null}
        </section>
      </div>
    </div>
  )
}

/** Why it was refused is said with the state. */
const saidAbove = <E extends Return['events'][number]>(event: E): E =>
  event.status === 'REJECTED' ? { ...event, note: '' } : event

/** The seller has taken it back, or will. */
const isAgreed = ({ events }: Return): boolean => events.some(({ status }) => status === 'APPROVED')

function Head({ data }: Pick<ReturnDetailProps, 'data'>) {
  const due = dueOf(data)
  return (
    <Card>
      <div className="mb-3">
        <ReturnBadge status={data.status} />
        {due === null ? null : <p className="mt-2 text-xl font-bold">{due}</p>}
        <p className="mt-2 text-base">{withAmounts(meaningOf(data))}</p>
      </div>
      <dl className="space-y-1.5 text-base">
        <Fact label="Nomor">
          <span className="numbers flex items-center justify-end gap-1 font-semibold">
            <span className="whitespace-nowrap">{data.number}</span>
            <CopyButton value={data.number} label="Salin No. Pengembalian" />
          </span>
        </Fact>
        <Fact label="Diajukan">
          <span className="numbers">{formatDate(data.askedAt)}</span>
        </Fact>
        <Fact label="Solusi">{solutionLabels[data.solution]}</Fact>
        {paysBack(data) ? <Money data={data} /> : null}
      </dl>
    </Card>
  )
}

/** What comes back, and why it is less than the goods cost: vouchers and coins had paid a part of them. */
function Money({ data: { amount, lines, events, refundTo } }: Pick<ReturnDetailProps, 'data'>) {
  const price = lines.reduce((sum, { total }) => sum + (total ?? 0), 0)
  return (
    <>
      {amount < price ? (
        <>
          <Fact label="Harga barang">
            <span className="numbers">{formatRupiah(price)}</span>
          </Fact>
          <Fact label="Potongan saat belanja">
            <span className="numbers">{formatRupiah(amount - price)}</span>
          </Fact>
        </>
      ) : null}
      <Fact label={events.some(({ status }) => status === 'REFUNDED') ? 'Dana Dikembalikan' : 'Jumlah dana kembali'}>
        <strong className="price whitespace-nowrap">{formatRupiah(amount)}</strong>
      </Fact>
      <Fact label="Tujuan Dana">
        <span className="numbers wrap-anywhere">{refundTo || 'Saldo Toko'}</span>
      </Fact>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="whitespace-nowrap text-muted">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

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
    <Card title="Masukkan resi pengembalian">
      <p className="text-base text-muted">
        Kirim barang ke {shop.business.address ? 'alamat ini' : shop.business.name || 'penjual'}
        {data.sendBy ? ` sebelum ${formatDeadline(data.sendBy)}` : ''}. Tulis{' '}
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
    ...business.address.split(/,\s*(?=(?:Kel|Kec|Kab)\. |Kota |Kabupaten )/),
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
