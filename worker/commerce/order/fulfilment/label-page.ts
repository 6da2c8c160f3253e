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
        ${labels.map((label) => labelSection(label, sheets[size].height))}
      </body>
    </html>`

/** How many letters a line of the sheet has at least, in its two sizes, and how high such a line is. */
const large = { letters: 48, mm: 4.6 }
const small = { letters: 62, mm: 3.7 }
const heightOf = (text: string, { letters, mm }: typeof large): number => Math.ceil(text.length / letters) * mm

/** What a sheet has left for goods, in millimetres: all else on it is written whole. */
function leftFor({ again, courier, recipient, sender, note }: Label, height: number): number {
  // Edges, the number with its code, and the space below each part.
  const always = 60 + heightOf(courier, { letters: 24, mm: 6.4 })
  const lines = [recipient.street, recipient.place, `${recipient.name} ${recipient.phone}`, recipient.note, note]
  const from = Object.values(sender).join(' · ')
  return height - always - (again ? 8.6 : 0) - [...lines, from].reduce((sum, line) => sum + heightOf(line, large), 0)
}

/** The first goods that have room, and how many have none. */
function goodsOnSheet(label: Label, height: number): { shown: Label['goods']; others: number } {
  // The last line says how many more there are.
  let left = leftFor(label, height) - 2 * small.mm
  const room = label.goods.findIndex(({ sku, name }) => (left -= heightOf(`0000 × ${sku} ${name}`, small)) < 0)
  const shown = room < 0 ? label.goods : label.goods.slice(0, room)
  return { shown, others: label.goods.length - shown.length }
}

const labelSection = (label: Label, height: number) => {
  const { shown, others } = goodsOnSheet(label, height)
  return html`<section>
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
    ${label.note === '' ? '' : html`<p>Pesan: ${label.note}</p>`}
    <h2>Pengirim</h2>
    <p>${[label.sender.name, label.sender.phone, label.sender.address].filter((part) => part !== '').join(' · ')}</p>
    <ul>
      ${shown.map(({ name, sku, quantity }) => html`<li>${quantity} × ${sku === '' ? '' : html`<strong>${sku}</strong> `}${name}</li>`)}
    </ul>
    ${others === 0 ? '' : html`<h2>${shown.length > 0 ? `dan ${others} barang lain` : `${others} barang`}, lihat daftar kemas</h2>`}
  </section>`
}

/** Every row of modules is one path of strokes. */
function qr(text: string) {
  const rows = encode(text, { ecc: 'M', border: 4 }).data
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return html`<svg viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label="${text}">
    <path d="${path}" />
  </svg>`
}
