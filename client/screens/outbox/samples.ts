import type { Message } from '#shared/api/account/message.ts'

const placed: Message = {
  id: 'pesan-1',
  channel: 'whatsapp',
  target: '+6281234567890',
  subject: 'Pesanan INV-20261121-8K3QF kami terima',
  text: 'Batik Kencana: pesanan INV-20261121-8K3QF sebesar Rp 412.000 kami terima. Bayar sebelum 22 Nov 2026 14:03 WIB.',
  path: '/order/track/contoh.tautan',
  at: '2026-11-21T07:03:00.000Z',
  sent: true,
  problem: '',
}
const code: Message = {
  ...placed,
  id: 'pesan-2',
  channel: 'email',
  target: 'siti@contoh.id',
  subject: 'Kode masuk 204816',
  text: 'Batik Kencana: kode masuk Anda 204816. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  path: null,
}

export const outboxSamples: Readonly<Record<string, readonly Message[]>> = {
  two: [code, placed],
  unsent: [
    { ...placed, sent: false },
    { ...code, sent: false, problem: 'HTTP 422' },
  ],
  longest: [{ ...code, target: `${'alamat.yang.sangat.panjang.'.repeat(6)}@contoh.id`, text: placed.text.repeat(4) }],
  empty: [],
}
