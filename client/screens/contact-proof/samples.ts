import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { orderId } from '#client/samples/bills.ts'
import { goods, usualCharges } from '#client/samples/orders.ts'
import { checkoutSums } from '#client/samples/sums.ts'
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
  ...checkoutSums(goods, { ...usualCharges, codFee: 4_000 }),
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
  ...checkoutSums(goods, usualCharges),
}

export const contactProofSamples: Readonly<Record<string, ContactProofData>> = {
  ask: data,
  asked,
  askedInDemo: { ...asked, outbox: '/dev/kotak-keluar' },
  proven: { ...data, ways: [] },
  counter: {
    ...data,
    ...{ name: 'Bayar di Toko', group: 'counter', vendor: 'counter', method: 'counter' },
    ...checkoutSums(goods),
  },
  prepaid,
  transfer: {
    ...{ ...prepaid, ways: [] },
    ...{ name: 'Transfer Bank', group: 'transfer', vendor: 'manual', method: 'transfer' },
  },
  byEmail: {
    ...prepaid,
    ways: [{ channel: 'email', contact: 'b•••@contoh.id' }],
  },
  changing: { ...data, placing: false, typed: false, summary: [] },
}

export const contactProofRefusals: Refusals<ContactProofData> = {
  wrong: { data: asked, refusal: refusal('enter', 'code_wrong', { at: 'code', values: { code: '123456' } }) },
  wait: { data: asked, refusal: refusal('again', 'code_wait', { status: 429, details: { seconds: 41 } }) },
  raised: {
    data: { ...data, ways: [] },
    refusal: refusal('enter', 'price_changed', { status: 409, details: { total: 422_000 } }),
  },
}
