import type { Return } from '#shared/api/order/return.ts'
import { returnStatus, type ReturnStatus } from '#shared/order/return-status.ts'
import { limits } from '#shared/limits.ts'
import { FileId, rupiah } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import { messageOf } from '#shared/text/errors.ts'
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
    way: 'wallet',
    coins: 0,
    courier: '',
    receiptNumber: null,
    replacementReceipt: null,
    correctable: status === 'SENT_BACK',
    delivery: 'shipped',
    postageMax: status === 'APPROVED' ? rupiah(100_000) : null,
    postage: null,
    workingDays: limits.refundWorkingDays,
    paidBy: status === 'RECEIVED' ? '2026-12-01T07:00:00.000Z' : null,
    events: [...before, status].map((one, place) =>
      event(one, 3 + place, one === 'REJECTED' ? 'Foto belum menunjukkan kerusakannya.' : ''),
    ),
    ...more,
  }
  return { data, again: status === 'REJECTED' ? '2026-11-26T04:00:00.000Z' : null, formKey: 'contoh-kunci' }
}
/** 25.000 was requested; null: nobody has decided. */
const postage = (paid: number | null, note = ''): Pick<Return, 'postage'> => ({
  postage: {
    asked: rupiah(25_000),
    paid: paid === null ? null : rupiah(paid),
    way: 'wallet',
    note,
    photo: FileId.parse('F-struk'),
    at: paid === null ? null : '2026-11-24T07:30:00.000Z',
  },
})
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
  /** Another backend, or a shop that replaces no postage in this way. */
  approvedByHand: returned('APPROVED', { postageMax: null }),
  postageAsked: returned('SENT_BACK', { ...sent, ...postage(null) }),
  postagePaid: returned('REFUNDED', { ...sent, ...postage(25_000) }),
  postageLowered: returned('REFUNDED', {
    ...sent,
    ...postage(18_000, 'Asuransi tambahan tidak kami ganti.'),
  }),
  postageRefused: returned('REFUNDED', { ...sent, ...postage(0, 'Foto struknya milik paket lain.') }),
  cancelled: returned('CANCELLED'),
}
export const returnRefusals: Refusals<ReturnData> = {
  send: {
    data: returned('APPROVED'),
    refusal: refusal('send', 'input_invalid', { fields: { receiptNumber: text.required }, values: { courier: 'JNE' } }),
  },
  postage: {
    data: returned('APPROVED'),
    refusal: refusal('send', 'input_invalid', {
      fields: { postage: messageOf('return_postage_amount', { least: 1_000, most: 100_000 }) },
      values: {
        courier: 'JNE',
        receiptNumber: 'JP9876543210',
        postage: '250.000',
        fileId: 'F-struk',
        fileName: 'struk-jne.jpg',
      },
    }),
  },
}
