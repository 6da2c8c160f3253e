import type { Return, ReturnCard } from '#shared/api/return.ts'
import type { BankAccount } from '#shared/api/wallet.ts'
import { ItemId, ReturnId, rupiah } from '#shared/api/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { returnStatus, returnStatuses, type ReturnStatus } from '#shared/order/return-status.ts'
import { text } from '#shared/text/text.ts'
import type { Refusal } from '#client/app/page.ts'
import type { OrderReturnData } from '#client/screens/order-return/page.tsx'
import type { ReturnsData } from '#client/screens/returns/page.tsx'
import { longName, orderId, orderLine } from './order-goods.ts'

const [shirt, purse] = [
  orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L' }),
  orderLine('Dompet Koin Ceplok', 45_000),
]
const card = (place: number, status: ReturnStatus): ReturnCard => ({
  id: ReturnId.parse(`R-${place}`),
  number: `RTN-20261124-8K3Q${place}`,
  status,
  solution: 'return-refund',
  askedAt: '2026-11-24T03:00:00.000Z',
  orderId,
  numberOfOrder: 'INV-20261120-8K3QF',
  first: shirt,
  lineCount: 1,
})
const listed = (rows: ReturnCard[]): ReturnsData => ({ rows, index: 0, size: 12, total: rows.length })
export const returnsSamples: Readonly<Record<string, ReturnsData>> = {
  everyStatus: listed(returnStatuses.map((status, place) => card(place, status))),
  empty: listed([]),
  longest: listed([{ ...card(1, 'RECEIVED'), first: orderLine(longName, 99_999_999), lineCount: 12 }]),
}

const way: readonly ReturnStatus[] = ['REQUESTED', 'REVIEWING', 'APPROVED', 'SENT_BACK', 'RECEIVED']
const event = (status: ReturnStatus, hour: number, note = '') => ({
  status,
  label: returnStatus[status].label,
  at: `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`,
  note,
})
function returned(status: ReturnStatus, more: Partial<Return> = {}): Return {
  const before = way.includes(status)
    ? way.slice(0, way.indexOf(status))
    : status === 'REJECTED' || status === 'CANCELLED'
      ? way.slice(0, 2)
      : way
  return {
    ...card(1, status),
    lines: [shirt],
    reason: 'Barang rusak',
    description: 'Jahitan lengan kiri terbuka sepanjang tiga sentimeter, terlihat sejak paket dibuka.',
    photos: [],
    videos: [],
    refundTo: '',
    amount: rupiah(176_000),
    courier: '',
    receiptNumber: null,
    replacementReceipt: null,
    sendBy: status === 'APPROVED' ? '2026-12-01T03:00:00.000Z' : null,
    events: [...before, status].map((one, place) =>
      event(one, 3 + place, one === 'REJECTED' ? 'Foto belum menunjukkan kerusakannya.' : ''),
    ),
    ...more,
  }
}
const sent = { courier: 'JNE', receiptNumber: 'JP9876543210' }
export const returnSamples: Readonly<Record<string, Return>> = {
  requested: returned('REQUESTED'),
  reviewing: returned('REVIEWING'),
  approved: returned('APPROVED'),
  rejected: returned('REJECTED'),
  sentBack: returned('SENT_BACK', { ...sent, refundTo: 'Bank Syariah Indonesia 7001234567' }),
  received: returned('RECEIVED', sent),
  refunded: returned('REFUNDED', sent),
  replaced: returned('REPLACED', {
    ...sent,
    solution: 'exchange',
    amount: rupiah(0),
    replacementReceipt: 'JP5555666677',
  }),
  completed: returned('COMPLETED', sent),
  cancelled: returned('CANCELLED'),
}
const refused = (action: string, fields: Record<string, string>, values: Record<string, string> = {}): Refusal => ({
  action,
  status: 422,
  message: messageOf('input_invalid'),
  fields,
  values,
})
export const returnRefusals: Readonly<Record<string, { data: Return; refusal: Refusal }>> = {
  send: { data: returned('APPROVED'), refusal: refused('send', { receiptNumber: text.required }, { courier: 'JNE' }) },
}

const asking: OrderReturnData = {
  orderId,
  number: 'INV-20261120-8K3QF',
  formKey: 'contoh-kunci',
  accounts: [],
  returnable: {
    orderId,
    number: 'INV-20261120-8K3QF',
    until: '2026-11-26T04:00:00.000Z',
    lines: [
      { ...shirt, itemId: ItemId.parse('I-1'), quantity: shirt.quantity },
      { ...purse, itemId: ItemId.parse('I-2') },
    ],
  },
}
const account = (id: string, bank: string, number: string): BankAccount => ({
  id,
  bank,
  bankCode: '014',
  number,
  holder: 'Siti Rahmawati',
  usableFrom: null,
  usable: true,
})
export const orderReturnSamples: Readonly<Record<string, OrderReturnData>> = {
  form: asking,
  toBank: {
    ...asking,
    accounts: [account('RK-1', 'BCA', '1234567890'), account('RK-2', 'Bank Syariah Indonesia', '7001234567')],
  },
  closed: { ...asking, returnable: null },
  nothingLeft: { ...asking, returnable: asking.returnable && { ...asking.returnable, lines: [] } },
}
export const orderReturnRefusals: Readonly<Record<string, { data: OrderReturnData; refusal: Refusal }>> = {
  missing: {
    data: asking,
    refusal: refused(
      'request',
      {
        lines: 'Pilih barang yang dikembalikan.',
        reason: text.required,
        solution: text.required,
        description: 'Tulis minimal 30 karakter, baru 5.',
        files: messageOf('return_photo_missing'),
      },
      { description: 'rusak' },
    ),
  },
  kept: {
    data: asking,
    refusal: refused(
      'request',
      { description: 'Tulis minimal 30 karakter, baru 5.' },
      { description: 'rusak', reason: 'Barang rusak', solution: 'refund', fileIds: 'F-1,F-2' },
    ),
  },
}
