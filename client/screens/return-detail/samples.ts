import type { Return } from '#shared/api/order/return.ts'
import { returnStatus, type ReturnStatus } from '#shared/order/return-status.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { ReturnData } from './page.tsx'
import { returnCard, returnedShirt } from '#client/samples/returns.ts'

const way: readonly ReturnStatus[] = ['REQUESTED', 'REVIEWING', 'APPROVED', 'SENT_BACK', 'RECEIVED']
const event = (status: ReturnStatus, hour: number, note = '') => ({
  status,
  label: returnStatus[status].label,
  at: `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`,
  note,
})
function returned(status: ReturnStatus, more: Partial<Return> = {}): ReturnData {
  const before = way.includes(status)
    ? way.slice(0, way.indexOf(status))
    : status === 'REJECTED' || status === 'CANCELLED'
      ? way.slice(0, 2)
      : way
  const data: Return = {
    ...returnCard(1, status),
    lines: [returnedShirt],
    reason: 'Barang rusak',
    description: 'Jahitan lengan kiri terbuka sepanjang tiga sentimeter, terlihat sejak paket dibuka.',
    photos: [],
    videos: [],
    refundTo: '',
    courier: '',
    receiptNumber: null,
    replacementReceipt: null,
    delivery: 'shipped',
    paidBy: status === 'RECEIVED' ? '2026-12-01T07:00:00.000Z' : null,
    events: [...before, status].map((one, place) =>
      event(one, 3 + place, one === 'REJECTED' ? 'Foto belum menunjukkan kerusakannya.' : ''),
    ),
    ...more,
  }
  return { data, again: status === 'REJECTED' ? '2026-11-26T04:00:00.000Z' : null }
}
const sent = { courier: 'JNE', receiptNumber: 'JP9876543210' }
export const returnSamples: Readonly<Record<string, ReturnData>> = {
  requested: returned('REQUESTED'),
  reviewing: returned('REVIEWING'),
  approved: returned('APPROVED'),
  rejected: returned('REJECTED'),
  rejectedLate: { ...returned('REJECTED'), again: null },
  sentBack: returned('SENT_BACK', { ...sent, refundTo: 'Bank Syariah Indonesia 7001234567' }),
  received: returned('RECEIVED', sent),
  refunded: returned('REFUNDED', sent),
  replaced: returned('REPLACED', {
    ...sent,
    replacementReceipt: 'JP5555666677',
  }),
  completed: returned('COMPLETED', sent),
  cancelled: returned('CANCELLED'),
}
export const returnRefusals: Refusals<ReturnData> = {
  send: {
    data: returned('APPROVED'),
    refusal: refusal('send', 'input_invalid', { fields: { receiptNumber: text.required }, values: { courier: 'JNE' } }),
  },
}
