import { html } from 'hono/html'
import { encode } from 'uqr'
import { formatRupiah } from '#shared/format/money.ts'
import type { Label } from './labels.ts'

/** The sheets that label printers take, in millimetres. */
const sheets = {
  A6: { width: 105, height: 148 },
  '100x150': { width: 100, height: 150 },
} as const
export const labelSizes = ['A6', '100x150'] as const
type LabelSize = (typeof labelSizes)[number]

/** One page to print, a label on each sheet. It asks for nothing from anywhere and has no script. */
export const labelPage = (labels: readonly Label[], size: LabelSize) =>
  html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <title>Label pengiriman</title>
        <style>
          @page {
            size: ${sheets[size].width}mm ${sheets[size].height}mm;
            margin: 0;
          }
          body {
            margin: 0;
            font: 10pt/1.3 sans-serif;
            color: #000;
          }
          section {
            box-sizing: border-box;
            width: ${sheets[size].width}mm;
            height: ${sheets[size].height}mm;
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
          .again {
            border: 0.5mm dashed;
            padding: 0.5mm 2mm;
            font-weight: 700;
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
    ${label.again ? html`<p class="again">CETAK ULANG</p>` : ''}
    <header>
      <h1>${label.courier}</h1>
      <p>${label.number}<br />${(label.weightGrams / 1000).toLocaleString('id-ID')} kg</p>
    </header>
    <div class="code">
      <div>
        <h2>${label.driven ? 'No. pesanan' : 'No. resi'}</h2>
        <h1>${label.driven ? label.number : (label.receiptNumber ?? 'belum ada')}</h1>
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
