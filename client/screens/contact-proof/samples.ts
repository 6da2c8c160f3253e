import { rupiah } from '#shared/api/contract/brands.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { orderId } from '#client/samples/order-goods.ts'
import type { ContactProofData } from './page.tsx'

const data: ContactProofData = {
  orderId,
  placing: true,
  typed: true,
  ways: [
    { channel: 'whatsapp', contact: '08••••••7890' },
    { channel: 'sms', contact: '08••••••7890' },
  ],
  ticket: null,
  way: null,
  name: 'Bayar di Tempat (COD)',
  group: 'cod',
  vendor: 'cod',
  method: 'cod',
  total: rupiah(424_500),
  summary: [
    { label: 'Total Harga (3 barang)', amount: 400_500 },
    { label: 'Total Ongkos Kirim', amount: 20_000 },
    { label: 'Biaya COD', amount: 4_000 },
  ],
  vouchers: [],
  key: 'contoh-kunci',
  outbox: null,
}
const asked: ContactProofData = { ...data, ticket: 'tiket-contoh', way: 'whatsapp' }

const prepaid: ContactProofData = {
  ...data,
  name: 'QRIS',
  group: 'ewallet',
  vendor: 'midtrans',
  method: 'qris',
  total: rupiah(420_500),
  summary: data.summary.slice(0, 2),
}

export const contactProofSamples: Readonly<Record<string, ContactProofData>> = {
  ask: data,
  asked,
  askedInDemo: { ...asked, outbox: '/dev/kotak-keluar' },
  proven: { ...data, ways: [] },
  counter: { ...data, name: 'Bayar di Toko', group: 'counter', vendor: 'counter', method: 'counter' },
  prepaid,
  byEmail: {
    ...prepaid,
    ways: [{ channel: 'email', contact: 'b•••@contoh.id' }],
  },
  changing: { ...data, placing: false, typed: false, summary: [] },
}

export const contactProofRefusals: Refusals<ContactProofData> = {
  wrong: { data: asked, refusal: refusal('enter', 'code_wrong', { at: 'code', values: { code: '123456' } }) },
  wait: { data: asked, refusal: refusal('ask', 'code_wait', { status: 429, details: { seconds: 41 } }) },
  dearer: {
    data: { ...data, ways: [] },
    refusal: refusal('enter', 'price_changed', { status: 409, details: { total: 430_500 } }),
  },
}
