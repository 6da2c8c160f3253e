import { rupiah } from '#shared/api/contract/brands.ts'
import type { InvoiceData } from './page.tsx'
import { longName, orderLine } from '#client/samples/order-goods.ts'
import { readyToFetch, shipping } from '#client/samples/orders.ts'

const invoice = { number: shipping.number, issuedAt: '2026-11-20T07:12:31.000Z', tax: null }
const back = '/profile/order/S-261120-0007'
const tax = { npwp: '0123456789012345', price: 170_270.27, base: 156_081.08, amount: 18_729.73 }
const taxed = {
  ...shipping,
  lines: [orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000)],
  summary: [{ label: 'Total Harga (1 barang)', amount: 189_000 }],
  total: rupiah(189_000),
  value: null,
}

export const invoiceSamples: Readonly<Record<string, InvoiceData>> = {
  plain: { order: shipping, invoice, back },
  pickup: { order: readyToFetch, invoice, back },
  taxed: { order: taxed, invoice: { ...invoice, tax }, back },
  longest: {
    order: {
      ...shipping,
      lines: [
        orderLine(longName, 99_999_999, { count: 999, variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' }),
      ],
      summary: [{ label: 'Total Harga (999 barang)', amount: 99_899_999_001 }],
      total: rupiah(99_899_999_001),
      value: null,
    },
    invoice,
    back,
  },
  /** Fills two sheets of paper. */
  many: {
    order: {
      ...taxed,
      lines: Array.from({ length: 30 }, (_, place) =>
        orderLine(`Kain Batik Cap Motif Nomor ${place + 1}`, 6_300, { variant: 'Cokelat Sogan' }),
      ),
      summary: [{ label: 'Total Harga (30 barang)', amount: 189_000 }],
    },
    invoice: { ...invoice, tax },
    back,
  },
}
export const trackInvoiceSamples: Readonly<Record<string, InvoiceData>> = {
  plain: { order: shipping, invoice, back: '/order/track/contoh.token' },
}
