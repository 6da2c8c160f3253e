import { rupiah } from '#shared/api/contract/brands.ts'
import { type ErrorCode, messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { goods, orderNumber, paying, usualCharges } from '#client/samples/orders.ts'
import type { TransferReceiptData } from './page.tsx'

const { bill, total: amount } = paying('transfer', { charges: { ...usualCharges, uniqueCode: 356 } })
const { uniqueCode, methodName, bank, number: account, holder } = bill
const transfer: NonNullable<TransferReceiptData['transfer']> = {
  number: orderNumber,
  state: 'open',
  ...{ amount, uniqueCode, methodName, bank, account, holder },
  late: false,
  payBy: '2026-11-21T07:00:00.000Z',
  sentAt: null,
  reason: '',
  replaceable: false,
  firstDay: '2026-11-20',
  lastDay: '2026-11-21',
  lines: goods.map(({ name, variant, quantity }) => ({ name, variant, quantity })),
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
  late: shown({ late: true, firstDay: '2026-09-01' }),
  checking: shown({ state: 'checking', replaceable: true, sentAt: '2026-11-20T09:14:00.000Z' }),
  paid: shown({ state: 'paid' }),
  byNumber: shown({ state: 'paid', track: null, lines: [] }),
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

const typed = { bank: 'BCA', payer: 'Siti Rahmawati', amount: '412.356', day: '2026-11-20', note: '' }
const found = (code: ErrorCode, phone: string, more: Parameters<typeof refusal>[2] = {}) => ({
  data: { offered: true, transfer: null },
  refusal: refusal('find', code, { values: { number: orderNumber, phone }, ...more }),
})
const sent = (fields: Record<string, string>, values: Record<string, string>) => ({
  data: shown({}),
  refusal: refusal('send', 'input_invalid', { fields, values }),
})
export const transferReceiptRefusals: Refusals<TransferReceiptData> = {
  unknown: found('receipt_order_unknown', '0812-3456-7890'),
  phone: found('phone_too_short', '0812', { at: 'phone' }),
  tooMany: found('too_many', '081234567890', { details: { minutes: 15 } }),
  fields: sent({ bank: text.required, payer: text.required, file: text.required }, { ...typed, bank: '', payer: '' }),
  tooLarge: sent({ file: messageOf('file_too_large') }, typed),
  keptFile: sent(
    { day: messageOf('receipt_day') },
    { ...typed, day: '2026-11-25', fileId: 'contoh', fileName: 'Screenshot_2026-11-20-16-10-22_BCA mobile.png' },
  ),
}
