import { rupiah } from '#shared/api/contract/brands.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { orderId } from '#client/samples/order-goods.ts'
import type { CodProofData } from './page.tsx'

const data: CodProofData = {
  orderId,
  placing: true,
  phone: '+62812****890',
  ways: ['email', 'whatsapp', 'sms'],
  ticket: null,
  name: 'Bayar di Tempat (COD)',
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
const asked: CodProofData = { ...data, ticket: 'tiket-contoh' }

export const codProofSamples: Readonly<Record<string, CodProofData>> = {
  ask: data,
  asked,
  askedInDemo: { ...asked, outbox: '/dev/kotak-keluar' },
  proven: { ...data, phone: null },
  changing: { ...data, placing: false, summary: [] },
}

export const codProofRefusals: Refusals<CodProofData> = {
  wrong: { data: asked, refusal: refusal('enter', 'code_wrong', { at: 'code', values: { code: '123456' } }) },
  wait: { data: asked, refusal: refusal('ask', 'code_wait', { status: 429, told: { seconds: 41 } }) },
  dearer: {
    data: { ...data, phone: null },
    refusal: refusal('enter', 'price_changed', { status: 409, told: { total: 430_500 } }),
  },
}
