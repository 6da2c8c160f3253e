import { html } from 'hono/html'
import { encode } from 'uqr'
import { formatRupiah } from '#shared/format/money.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { skusOf } from '#commerce/catalog/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { cityOf } from '#commerce/site/origin.ts'
import { findBill } from '../core/bills.ts'
import { findOrder, listLines } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { shippingName } from './rates.ts'

/** What one label says. */
export interface Label {
  number: string
  sender: { name: string; phone: string; address: string }
  recipient: { name: string; phone: string; street: string; place: string; note: string }
  courier: string
  receiptNumber: string | null
  weightGrams: number
  goods: { name: string; sku: string; quantity: number }[]
  note: string
  /** What the courier collects; null: it is paid. */
  cod: number | null
}

/** The labels of these orders in their order; all or none, so that no parcel of a pile is forgotten. */
export function labelsOf(scope: Pick<Scope, 'db' | 'shop'>, ids: readonly string[]): Result<{ labels: Label[] }> {
  const labels = ids.map((id) => labelOf(scope, findOrder(scope.db, id)))
  const missing = ids.filter((_, place) => labels[place] === null)
  if (missing.length > 0) return refused('input_invalid', {}, { orders: `nothing to send: ${missing.join(', ')}` })
  return accepted({ labels: labels.filter((label) => label !== null) })
}

/** null: it is not placed, or nothing of it is sent. */
function labelOf({ db, shop }: Pick<Scope, 'db' | 'shop'>, order: OrderRow | null): Label | null {
  const address = order?.address
  if (!order || !address || order.number === null || !deliveryWay[order.delivery].needsCourier) return null
  const { dropshipName, dropshipPhone } = order
  // A dropshipper's customer does not learn where the goods come from.
  const sender =
    dropshipName === null
      ? { name: shop.name, phone: shop.customerCarePhone, address: shop.businessAddress || cityOf(shop) }
      : { name: dropshipName, phone: dropshipPhone ?? '', address: '' }
  const { village, district, regency, province, postcode } = address
  return {
    number: order.number,
    sender,
    recipient: {
      name: address.recipient,
      phone: maskedPhone(address.phone),
      street: address.street ?? '',
      place: [village, district, regency, province, postcode ?? ''].filter((part) => part !== '').join(', '),
      note: address.courierNote ?? '',
    },
    courier: shippingName(order),
    receiptNumber: order.receiptNumber,
    weightGrams: order.weightGrams,
    goods: goodsOf(db, order.id),
    note: order.note,
    cod: findBill(db, order.id)?.status === 'COD' ? order.total : null,
  }
}

/** By the codes of now: that is what the shelf says. */
function goodsOf(db: Db, orderId: string): Label['goods'] {
  const lines = listLines(db, orderId)
  const skus = skusOf(
    db,
    lines.map(({ variantId }) => variantId),
  )
  return lines.map(({ name, variantName, variantId, quantity }) => ({
    name: variantName === '' ? name : `${name} (${variantName})`,
    sku: skus.get(variantId) ?? '',
    quantity,
  }))
}

/** Everybody on the way sees the label: the courier has the whole number, and no one else needs it. */
const maskedPhone = (phone: string): string =>
  phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 4)}****${phone.slice(-3)}`

/** One page to print, a label on each sheet of A6. It asks for nothing from anywhere and has no script. */
export const labelPage = (labels: readonly Label[]) =>
  html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <title>Label pengiriman</title>
        <style>
          @page {
            size: 105mm 148mm;
            margin: 0;
          }
          body {
            margin: 0;
            font: 10pt/1.3 sans-serif;
            color: #000;
          }
          section {
            box-sizing: border-box;
            width: 105mm;
            height: 148mm;
            padding: 5mm;
            overflow: hidden;
            break-after: page;
          }
          header,
          .code {
            display: flex;
            justify-content: space-between;
            gap: 3mm;
          }
          h1,
          h2,
          p,
          ul {
            margin: 0 0 2mm;
          }
          h1 {
            font-size: 14pt;
          }
          h2 {
            font-size: 8pt;
            font-weight: 400;
          }
          svg {
            width: 28mm;
            height: 28mm;
            flex: none;
          }
          .cod {
            border: 1mm solid;
            padding: 1mm 2mm;
            font-size: 14pt;
            font-weight: 700;
          }
          ul {
            padding-left: 5mm;
            font-size: 8pt;
          }
        </style>
      </head>
      <body>
        ${labels.map(labelSection)}
      </body>
    </html>`

const labelSection = (label: Label) =>
  html`<section>
    <header>
      <h1>${label.courier}</h1>
      <p>${label.number}<br />${(label.weightGrams / 1000).toLocaleString('id-ID')} kg</p>
    </header>
    <div class="code">
      <div>
        <h2>No. resi</h2>
        <h1>${label.receiptNumber ?? 'belum ada'}</h1>
        ${label.cod === null ? '' : html`<p class="cod">COD ${formatRupiah(label.cod)}</p>`}
      </div>
      ${qr(label.receiptNumber ?? label.number)}
    </div>
    <h2>Penerima</h2>
    <p>
      <strong>${label.recipient.name}</strong> ${label.recipient.phone}<br />${label.recipient.street}<br />${
        label.recipient.place
      }
    </p>
    ${label.recipient.note === '' ? '' : html`<p>Catatan: ${label.recipient.note}</p>`}
    <h2>Pengirim</h2>
    <p>${[label.sender.name, label.sender.phone, label.sender.address].filter((part) => part !== '').join(' · ')}</p>
    <ul>
      ${label.goods.map(({ name, sku, quantity }) => html`<li>${quantity} × ${sku === '' ? '' : html`<strong>${sku}</strong> `}${name}</li>`)}
    </ul>
    ${label.note === '' ? '' : html`<p>Pesan: ${label.note}</p>`}
  </section>`

/** Every row of modules is one path of strokes. */
function qr(text: string) {
  const rows = encode(text, { ecc: 'M', border: 4 }).data
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return html`<svg viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label="${text}">
    <path d="${path}" />
  </svg>`
}
