import { rupiah } from '#shared/api/contract/brands.ts'
import type { InvoiceData } from './page.tsx'
import { longName, orderLine } from '#client/samples/order-goods.ts'
import { paidOrder, paying, pending, readyToFetch, sent, shipping } from '#client/samples/orders.ts'

const invoice = {
  number: shipping.number,
  issuedAt: '2026-11-20T07:12:31.000Z',
  seller: null,
  tax: null,
  arrivesFrom: null,
  arrivesUntil: null,
  terms: null,
  credits: [],
}
const back = '/profile/order/S-261120-0007'
const sums = { price: 170_270.27, base: 156_081.08, amount: 18_729.73 }
const tax: InvoiceData['invoice']['tax'] = {
  npwp: '0123456789012345',
  percent: 12,
  part: '11/12',
  luxury: null,
  ...sums,
}
/** Paid by its virtual account, without a voucher and without a courier's price. */
const of = (...lines: typeof shipping.lines) => ({
  ...sent(paidOrder({ ...pending, ...paying('bca_va', { lines, charges: {} }) })),
  note: '',
})
const taxed = of(orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L' }))

export const invoiceSamples: Readonly<Record<string, InvoiceData>> = {
  plain: { order: shipping, invoice, back },
  pickup: { order: readyToFetch, invoice, back },
  dropship: {
    order: { ...shipping, dropship: { name: 'Rahma Collection' } },
    invoice,
    back,
  },
  taxed: { order: taxed, invoice: { ...invoice, tax }, back },
  luxury: {
    order: taxed,
    invoice: {
      ...invoice,
      tax: {
        ...tax,
        ...{ price: 0, base: 0, amount: 0 },
        luxury: { price: 168_750, base: 168_750, amount: 20_250, percent: 12, part: '1/1' },
      },
    },
    back,
  },
  /** As it was issued, with a part of it taken back since. */
  credited: {
    order: taxed,
    invoice: {
      ...invoice,
      tax,
      seller: { name: 'CV Batik Lama', address: 'Jl. Malioboro No. 1, Yogyakarta', email: 'lama@contoh.id', logo: '' },
      arrivesFrom: '2026-11-23T07:12:31.000Z',
      arrivesUntil: '2026-11-25T07:12:31.000Z',
      terms: {
        since: '2026-11-01T02:00:00.000Z',
        body: [{ kind: 'paragraph', text: 'Harga dalam rupiah dan sudah termasuk pajak yang berlaku.' }],
      },
      credits: [
        {
          number: 'NK-RTN-20261128-8K3QF',
          issuedAt: '2026-11-28T03:00:00.000Z',
          amount: rupiah(189_000),
          tax: sums,
          luxuryTax: null,
          lines: [{ name: 'Kemeja Batik Kawung Lengan Pendek', variant: 'Cokelat Sogan, L', quantity: 1 }],
        },
      ],
    },
    back,
  },
  longest: {
    order: of(
      orderLine(longName, 99_999_999, { count: 999, variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' }),
    ),
    invoice,
    back,
  },
  /** Fills two sheets of paper. */
  many: {
    order: of(
      ...Array.from({ length: 30 }, (_, place) =>
        orderLine(`Kain Batik Cap Motif Nomor ${place + 1}`, 6_300, { variant: 'Cokelat Sogan' }),
      ),
    ),
    invoice: { ...invoice, tax },
    back,
  },
}
export const trackInvoiceSamples: Readonly<Record<string, InvoiceData>> = {
  plain: { order: shipping, invoice, back: '/order/track/contoh.token' },
}
