import { rupiah } from '#shared/api/contract/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import type { Refusal } from '#client/app/page/page.ts'
import type { TransferReceiptData } from './page.tsx'

const transfer: NonNullable<TransferReceiptData['transfer']> = {
  number: 'INV-20261120-8K3QF',
  state: 'open',
  amount: rupiah(412_356),
  uniqueCode: 356,
  methodName: 'Transfer Manual',
  bank: 'BCA',
  account: '1234567890',
  holder: 'CV Sinar Batik Nusantara',
  late: false,
  sentAt: null,
  reason: '',
  firstDay: '2026-11-20',
  lastDay: '2026-11-21',
  track: 'contoh.token',
}
const shown = (change: Partial<typeof transfer>): TransferReceiptData => ({
  offered: true,
  transfer: { ...transfer, ...change },
})
const refusedBefore = { state: 'refused' as const, reason: 'Jumlah transfer berbeda dengan tagihan, kurang Rp 356' }

export const transferReceiptSamples: Readonly<Record<string, TransferReceiptData>> = {
  find: { offered: true, transfer: null },
  open: shown({}),
  refused: shown(refusedBefore),
  late: shown({ late: true }),
  checking: shown({ state: 'checking', sentAt: '2026-11-20T09:14:00.000Z' }),
  paid: shown({ state: 'paid' }),
  byNumber: shown({ state: 'paid', track: null }),
  automatic: shown({ state: 'automatic', account: null, bank: 'QRIS', methodName: 'QRIS' }),
  closed: shown({ state: 'closed' }),
  longest: shown({
    ...refusedBefore,
    reason: 'Nama pengirim tidak terbaca. '.repeat(6).trim(),
    amount: rupiah(99_999_999),
    holder: 'PT Nusantara Kain Warisan Leluhur Abadi Sejahtera',
  }),
  noReceipts: { offered: false, transfer: null },
}

const refuse = (
  data: TransferReceiptData,
  action: string,
  message: string,
  fields: Record<string, string>,
  values: Record<string, string>,
) => ({
  data,
  refusal: { action, status: 422, message, fields, values },
})
const typed = { bank: 'BCA', payer: 'Siti Rahmawati', amount: '412.356', day: '2026-11-20', note: '' }
export const transferReceiptRefusals: Readonly<Record<string, { data: TransferReceiptData; refusal: Refusal }>> = {
  unknown: refuse(
    { offered: true, transfer: null },
    'find',
    messageOf('receipt_order_unknown'),
    {},
    { number: 'INV-20261120-8K3QF', phone: '0812-3456-7890' },
  ),
  phone: refuse(
    { offered: true, transfer: null },
    'find',
    messageOf('phone_too_short'),
    { phone: messageOf('phone_too_short') },
    { number: 'INV-20261120-8K3QF', phone: '0812' },
  ),
  tooMany: refuse(
    { offered: true, transfer: null },
    'find',
    messageOf('too_many', { minutes: 15 }),
    {},
    { number: 'INV-20261120-8K3QF', phone: '081234567890' },
  ),
  fields: refuse(
    shown({}),
    'send',
    messageOf('input_invalid'),
    { bank: text.required, payer: text.required, file: text.required },
    { ...typed, bank: '', payer: '' },
  ),
  tooLarge: refuse(shown({}), 'send', messageOf('input_invalid'), { file: messageOf('file_too_large') }, typed),
  keptFile: refuse(
    shown({}),
    'send',
    messageOf('input_invalid'),
    { day: messageOf('receipt_day') },
    { ...typed, day: '2026-11-25', fileId: 'contoh', fileName: 'Screenshot_2026-11-20-16-10-22_BCA mobile.png' },
  ),
}
