import { expect, test } from 'vitest'
import type { Order } from '#shared/api/order/order.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { arrived, completed, event, later, pending, readyToFetch, shipping } from '#client/samples/orders.ts'
import { returnCard } from '#client/samples/returns.ts'
import { wayOfReturn } from './way.ts'
import { nextStep, onlyAgain, saysBill, stateOfOrder, stateOfReturn } from '#client/kit/order/state.ts'

const cancelled = later(pending, event('CANCEL', '20T08:00:00'))
type Refund = Order['refunds'][number]
const owing = (codeWays: Refund['codeWays'], more: Partial<Refund> = {}): Order => ({
  ...cancelled,
  refunds: [
    {
      id: 'R1',
      amount: rupiah(412_000),
      way: 'bank',
      to: '',
      paidAt: null,
      proof: '',
      payFrom: null,
      workingDays: 5,
      paidBy: null,
      codeWays,
      ...more,
    },
  ],
})

test.each<[string, Order, string | null]>([
  ['is to be paid', pending, 'Bayar sebelum 21 Nov 2026 14:00 WIB'],
  ['may be paid', { ...pending, bill: { ...pending.bill, status: 'VERIFYING' } }, null],
  ['is on its way', shipping, 'Perkiraan tiba 23–25 Nov'],
  ['has come', arrived(shipping), 'Sudah tiba 23 Nov'],
  ['is completed', completed(shipping), 'Sudah tiba 23 Nov 2026'],
  ['is cancelled', cancelled, 'Tidak perlu dibayar'],
  ['is cancelled, and says no more', { ...cancelled, bill: null }, 'Pesanan dibatalkan'],
  ['ran out', later(pending, event('EXPIRED', '21T07:00:00')), 'Waktu pembayaran habis'],
  ['waits at the counter', readyToFetch, 'Ambil sebelum 24 Nov 2026 10:05 WIB'],
  ['is owed to', owing([{ channel: 'sms', contact: '08•7890' }]), 'Isi rekening untuk menerima Rp 412.000'],
  ['is owed to and reached by no code', owing([]), 'Dana akan dikembalikan'],
])('an order that %s says so first', (_, order, title) => {
  expect(stateOfOrder(order).title).toBe(title)
})

const paidAt = '2026-11-21T04:00:00.000Z'
test.each<[string, Order, string]>([
  ['nobody has paid', cancelled, 'Jangan bayar ke nomor pembayaran pesanan ini.'],
  ['goes to an account', owing([], { to: 'BCA •••4411' }), 'Rp 412.000 akan ditransfer toko ke BCA •••4411.'],
  ['waits for an account', owing([]), 'Rp 412.000 masuk paling lambat 5 hari kerja setelah rekening diisi.'],
  ['a vendor sends back', owing([], { way: 'source', to: 'QRIS' }), 'Rp 412.000 sedang dikembalikan ke QRIS.'],
  [
    'is in the wallet',
    owing([], { way: 'wallet', paidAt }),
    'Rp 412.000 sudah dikembalikan ke Saldo Toko pada 21 Nov 2026.',
  ],
])('a cancelled order says what becomes of the money that %s', (_, order, text) => {
  expect(stateOfOrder({ ...order, ...(order.refunds.length > 0 ? { bill: null } : {}) }).text).toBe(text)
  // Its card in a list knows no bill and no history.
  const { status, delivery, refunds } = order
  const listed = stateOfOrder({ status, delivery, refunds, arrivesFrom: null, arrivesUntil: null })
  expect(listed.text).toBe(refunds.length > 0 ? text : null)
})

test('the money of several refunds is one sum, and an account to fill in is the title', () => {
  const [one] = owing([], { way: 'wallet', paidAt }).refunds
  if (one)
    expect(stateOfOrder({ ...cancelled, bill: null, refunds: [one, one] }).text).toBe('Rp 824.000 sudah dikembalikan.')
  expect(stateOfOrder({ ...owing([{ channel: 'sms', contact: '08•7890' }]), bill: null }).text).toBeNull()
})

test('a completed order says when its days for a return ended', () => {
  expect(stateOfOrder(completed(shipping)).text).toBe('Masa pengembalian sudah berakhir pada 26 Nov 2026.')
  expect(stateOfOrder({ ...completed(shipping), returnEnded: null }).text).toBeNull()
})

test('to buy again is the only way on where no money waits for an account, for every reader', () => {
  const ways = owing([{ channel: 'sms', contact: '08•7890' }])
  expect([cancelled, owing([], { to: 'BCA •••4411' }), owing([]), ways].map(onlyAgain)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('an end is said once: by the badge with its day, or by the title', () => {
  // The day on which its returns ended, too, is said once.
  expect(stateOfOrder(completed(shipping))).toMatchObject({ badge: { label: 'Selesai' }, since: null })
  expect(stateOfOrder({ ...completed(shipping), returnEnded: null }).since).toBe('pada 26 Nov 2026')
  expect(stateOfOrder(cancelled).since).toBe('pada 20 Nov 2026')
  expect(stateOfOrder(shipping).since).toBeNull()
})

test('why a paid order was cancelled says who wanted it: the shopper who asked, and the answer', () => {
  const asked = (...more: Order['events']) =>
    stateOfOrder({ ...cancelled, bill: null, events: [...pending.events, ...more] }).text
  const end = event('CANCEL', '20T09:00:00')
  const said = { ...end, status: 'cancel_asked', note: 'Berubah pikiran' }
  const refusal = { ...end, status: 'cancel_refused' }
  expect(asked(said, end)).toBe('Alasan pembeli: Berubah pikiran.')
  expect(asked(said, { ...end, note: 'Baik' })).toBe('Alasan pembeli: Berubah pikiran.\nAlasan: Baik.')
  expect(asked(said, refusal, { ...end, note: 'Stok habis' })).toBe('Alasan: Stok habis.')
})

test('what waits for the shopper is one step, and nothing else is', () => {
  const step = (order: Order) => nextStep(order)
  expect([pending, readyToFetch, arrived(shipping), completed(shipping)].map(step)).toEqual([
    'pay',
    'fetch',
    'receive',
    'review',
  ])
  expect([shipping, cancelled, { ...completed(shipping), reviewable: false }].map(step)).toEqual([null, null, null])
})

test('an order of a list says until when it is paid, and when it came', () => {
  const listed = { delivery: 'shipped', arrivesFrom: null, arrivesUntil: null } as const
  expect(stateOfOrder({ ...listed, status: 'PENDING', payBy: '2026-11-21T07:00:00.000Z' }).title).toBe(
    'Bayar sebelum 21 Nov 2026 14:00 WIB',
  )
  expect(stateOfOrder({ ...listed, status: 'DELIVERED', arrivedAt: '2026-11-23T04:00:00.000Z' }).title).toBe(
    'Sudah tiba 23 Nov',
  )
})

test('an order whose bill ended, or that a courier collects, asks for no payment until a moment', () => {
  const orderWith = (bill: Partial<Bill>) => ({ ...pending, bill: pending.bill && { ...pending.bill, ...bill } })
  const titleWith = (bill: Partial<Bill>) => stateOfOrder(orderWith(bill)).title
  expect(titleWith({})).toMatch(/^Bayar sebelum /)
  expect(saysBill(orderWith({}))).toBe(true)
  for (const bill of [
    { status: 'EXPIRED' },
    { status: 'COD' },
    { group: 'cod', vendor: 'cod' },
    { expiresAt: null },
  ] satisfies Partial<Bill>[]) {
    expect(titleWith(bill) ?? '').not.toMatch(/^Bayar .*sebelum/)
    // So the panel of its page says the amount and the moment.
    expect(saysBill(orderWith(bill))).toBe(false)
  }
})

const given = (status: ReturnStatus, note = '') => ({
  ...returnCard(1, status),
  refusal: '',
  events: [{ status, label: '', at: '2026-11-24T03:00:00.000Z', note }],
})
const bank = 'BSI 7001234567'

test.each([
  [given('REQUESTED'), 'Menunggu jawaban toko', /^Bila disetujui dan barang sampai di toko, Rp 176\.042 masuk/],
  [
    { ...given('APPROVED'), workingDays: 5 },
    'Kirim sebelum 01 Des 2026 10:00 WIB',
    /^Setelah barang sampai di toko, Rp 176\.042 masuk ke Saldo Toko paling lambat 5\u00a0hari\u00a0kerja\.$/,
  ],
  [{ ...given('SENT_BACK'), refundTo: bank }, 'Barang dalam perjalanan ke toko', /meneruskannya ke BSI 7001234567\.$/],
  [
    { ...given('RECEIVED'), paidBy: '2026-12-02T03:00:00.000Z' },
    'Toko memeriksa barang',
    /^Setelah diperiksa, Rp 176\.042 masuk ke Saldo Toko paling lambat 02 Des 2026\.$/,
  ],
  [given('REFUNDED'), 'Rp 176.042 sudah masuk ke Saldo Toko', /^Pada 24 Nov 2026\.$/],
  [given('REPLACED'), 'Barang pengganti sedang dikirim', /^Konfirmasi setelah/],
  [{ ...given('REPLACED'), delivery: 'pickup' as const }, 'Barang pengganti sudah diserahkan', /^Konfirmasi bila/],
  [
    { ...given('REPLACED'), delivery: 'pickup' as const, replacementReceipt: 'JX1234' },
    'Barang pengganti sedang dikirim',
    /^Konfirmasi setelah/,
  ],
  [given('REJECTED', 'Fotonya gelap '), 'Pengajuan ditolak', /^Alasan toko: Fotonya gelap\.$/],
  [given('REJECTED'), 'Pengajuan ditolak', /^Toko tidak menyetujui/],
])('a return says what is to be done, and what becomes of its money: $status', (data, title, text) => {
  expect(stateOfReturn(data, true)).toMatchObject({ title, text: expect.stringMatching(text) })
})

test('the money alone comes without the goods, and in an exchange other goods come', () => {
  const alone = stateOfReturn({ ...given('APPROVED'), solution: 'refund', sendBy: null }, true)
  expect(alone).toMatchObject({ title: 'Rp 176.042 segera masuk ke Saldo Toko', text: null })
  expect(stateOfReturn({ ...given('APPROVED'), solution: 'exchange' }, true).text).toContain('barang pengganti.')
})

test('where the shop has no wallets, nobody promises that money comes into one', () => {
  const all = (['REQUESTED', 'APPROVED', 'SENT_BACK', 'RECEIVED', 'REFUNDED', 'COMPLETED'] as const).flatMap((status) =>
    [bank, ''].map((refundTo) => stateOfReturn({ ...given(status), refundTo }, false)),
  )
  expect(all.filter(({ title, text }) => /Saldo|meneruskan/.test(`${title} ${text}`))).toEqual([])
  const alone = { ...given('APPROVED'), solution: 'refund', sendBy: null } as const
  expect(stateOfReturn(alone, false).title).toBe('Rp 176.042 segera dikembalikan')
  expect(stateOfReturn({ ...given('RECEIVED'), refundTo: bank }, false).text).toBe(
    'Setelah diperiksa, Rp 176.042 dikembalikan ke BSI 7001234567.',
  )
  const owed = { ...given('REFUNDED'), way: 'owed', refundTo: bank, paidBy: '2026-12-02T03:00:00.000Z' } as const
  expect(stateOfReturn(owed, false)).toMatchObject({
    title: 'Rp 176.042 segera dikembalikan ke BSI 7001234567',
    text: 'Paling lambat 02 Des 2026.',
  })
})

test('coins that come back are named in place of money, and nothing is called nothing', () => {
  const nothing = { ...given('REFUNDED'), amount: rupiah(0) }
  expect(stateOfReturn({ ...nothing, coins: 150_000 }, true).title).toBe('150.000 koin sudah dikembalikan')
  expect(stateOfReturn(nothing, true)).toMatchObject({
    title: 'Pengembalian selesai',
    text: 'Tidak ada dana yang kembali.',
  })
})

test('who has not paid a cancelled order reads not to pay to its number; who has, or may have, does not', () => {
  const bill = { ...pending.bill, group: 'va', number: '8077', paidAt: null, status: 'FAILED' } as const
  const said = (more: Partial<typeof pending.bill>) => stateOfOrder({ ...cancelled, bill: { ...bill, ...more } }).text
  expect(said({})).toContain('Jangan bayar ke nomor pembayaran pesanan ini.')
  const at = '2026-11-20T07:00:00.000Z'
  for (const one of [{ paidAt: at }, { status: 'PAID' }, { status: 'VERIFYING' }, { group: 'transfer' }] as const)
    expect(said(one) ?? '').not.toContain('Jangan bayar')
})

test.each([
  ['REVIEWING', 'return-refund', null],
  ['APPROVED', 'refund', null],
  ['APPROVED', 'return-refund', ['Disetujui', 'Dana Cair']],
  ['SENT_BACK', 'exchange', ['Dikirim', 'Pengganti']],
  ['REFUNDED', 'exchange', ['Dana Cair', 'Dana Cair']],
  ['COMPLETED', 'return-refund', null],
] as const)('of a return that is %s for a %s the way is shown: %j', (status, solution, way) => {
  const shown = wayOfReturn({ status, solution })
  expect(shown && [shown.steps[shown.reached], shown.steps.at(-1)]).toEqual(way)
})
