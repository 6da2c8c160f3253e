import type { Message } from '#shared/api/account/message.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { pending } from '#client/samples/orders.ts'
import { sampleShop } from '#client/samples/shop.ts'

const { number, total, bill, placedAt } = pending

const placed: Message = {
  id: 'pesan-1',
  channel: 'whatsapp',
  target: '+6281234567890',
  subject: `Pesanan ${number} kami terima`,
  text: `${sampleShop.name}: pesanan ${number} sebesar ${formatRupiah(total)} kami terima. Bayar sebelum ${formatDeadline(bill.expiresAt)}.`,
  path: '/order/track/contoh.tautan',
  at: placedAt ?? '',
  sent: true,
  problem: '',
}
const code: Message = {
  ...placed,
  id: 'pesan-2',
  channel: 'email',
  target: 'siti@contoh.id',
  subject: 'Kode masuk 204816',
  text: `${sampleShop.name}: kode masuk Anda 204816. Berlaku 5 menit. Jangan berikan kepada siapa pun.`,
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
