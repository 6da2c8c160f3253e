import type { ReactNode } from 'react'
import { StatusBadge } from '#client/kit/order/status-badge.tsx'
import { formatRupiah } from '#shared/format/money.ts'
import { dialled } from '#shared/indonesia/dialled.ts'
import { showPhone } from '#client/kit/form/address-text.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import type { DeskOrder } from './answers.ts'
import { ageOf } from './parts.tsx'
import type { DeskFrame } from './screen.ts'

/** An order as it is worked on: what is in it, who gets it, and how it goes there. */
export function OrderCard({ order, frame, mark, children }: OrderCardProps) {
  const { number, status, delivery, placedAt, address, courier, payment, note, value, lineCount, goods } = order
  // Before it is sent, any other number is that of a parcel of before.
  const isNumberOld = orderStatus[status].underWay && !orderStatus[status].sent && order.courierCall?.state !== 'coming'
  const place = [address?.district, address?.regency].filter(Boolean).join(', ')
  return (
    <article className="card desk-card" aria-label={`Pesanan ${number}`}>
      <div className="flex items-start gap-3">
        {mark}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="numbers text-base font-bold whitespace-nowrap">{number}</h3>
            <StatusBadge sale={{ status, delivery }} />
          </div>
          <p className="text-sm text-muted">
            {ageOf(placedAt, frame.now)} · <span className="price">{formatRupiah(value)}</span>
            {payment ? ` · ${payment}` : ''}
          </p>
        </div>
      </div>
      <GoodsList goods={goods} />
      {lineCount > goods.length ? (
        <a href={`/kelola/pesanan?id=${encodeURIComponent(order.id)}`} className="desk-link">
          Lihat semua {lineCount} produk
        </a>
      ) : null}
      {note ? <p className="rounded-sm bg-warn-soft p-2 text-base text-warn-ink">Catatan: {note}</p> : null}
      {address ? (
        <p className="text-base">
          <strong>{address.recipient}</strong>
          {place ? ` · ${place}` : ''}
          <br />
          <span className="text-muted">
            {deliveryWay[delivery].needsCourier
              ? `${courier} · ${(order.weightGrams / 1000).toLocaleString('id-ID')} kg`
              : courier}
            {order.receiptNumber && !isNumberOld ? ` · resi ${order.receiptNumber}` : ''}
          </span>
        </p>
      ) : (
        <p className="text-base text-muted">{courier}</p>
      )}
      <AskFirst order={order} frame={frame} />
      {order.dropshipper ? <p className="text-sm text-muted">Dropship: {order.dropshipper}</p> : null}
      {children}
    </article>
  )
}
interface OrderCardProps {
  order: DeskOrder
  frame: DeskFrame
  /** What marks it for its papers. */
  mark?: ReactNode
  children?: ReactNode
}

/**
 * Who pays the courier is asked before a parcel goes out that may come back unpaid. A dropshipper's customer does not
 * learn where the goods come from.
 */
function AskFirst({ order, frame }: OrderCardProps) {
  const { number, status, delivery, collects, codRefusals, total, address, dropshipper } = order
  const asks = collects && dropshipper === null && deliveryWay[delivery].needsCourier && !orderStatus[status].sent
  const digits = asks && address ? dialled(address.phone) : null
  if (!address || digits === null) return null
  const words = `Halo ${address.recipient}, pesanan ${number} di ${frame.shop.title} sebesar ${formatRupiah(total)} dibayar saat diterima (COD). Jadi kami kirim?`
  return (
    <>
      {codRefusals > 0 ? (
        <p className="rounded-sm bg-warn-soft p-2 text-base text-warn-ink">
          {`Pernah menolak ${codRefusals} paket COD: tanya dulu.`}
        </p>
      ) : null}
      <a
        href={`https://wa.me/${digits}?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noreferrer"
        className="desk-link"
      >
        WhatsApp {showPhone(address.phone)}
      </a>
    </>
  )
}

/** Pieces, code and name, as the shelf is walked. */
export const GoodsList = ({
  goods,
}: {
  goods: readonly Omit<DeskOrder['goods'][number], 'itemId' | 'unitPrice'>[]
}) => (
  <ul className="desk-goods">
    {goods.map(({ sku, name, variant, pieces }, place) => (
      // Two lines of an order may have the same words.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={place}>
        <strong className="numbers">{pieces} ×</strong>
        <span className="min-w-0">
          {sku ? <code>{sku}</code> : null} {name}
          {variant ? ` (${variant})` : ''}
        </span>
      </li>
    ))}
  </ul>
)
