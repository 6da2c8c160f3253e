import { messageOf } from '#shared/text/errors.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { Refusal } from '#client/app/page/page.ts'
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

type Refusals = Readonly<Record<string, { data: CodProofData; refusal: Refusal }>>
export const codProofRefusals: Refusals = {
  wrong: {
    data: asked,
    refusal: {
      action: 'enter',
      status: 422,
      message: messageOf('code_wrong'),
      fields: { code: messageOf('code_wrong') },
      values: { code: '123456' },
    },
  },
  wait: {
    data: asked,
    refusal: { action: 'ask', status: 429, message: messageOf('code_wait', { seconds: 41 }), fields: {}, values: {} },
  },
  dearer: {
    data: { ...data, phone: null },
    refusal: {
      action: 'enter',
      status: 409,
      message: messageOf('price_changed', { total: 430_500 }),
      fields: {},
      values: {},
    },
  },
}
