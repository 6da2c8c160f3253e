import { rupiah } from '#shared/api/contract/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import type { PaymentData } from './payment/island.tsx'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { SuccessData } from './page.tsx'
import { arrivalOf } from './arrival.ts'
import { paymentData } from './payment/data.ts'
import { address, bill, orderId, orderLine, sampleNow, sampleQr } from '#client/samples/order-goods.ts'
import { imageOf } from '#client/samples/goods.ts'
import { payments } from '#client/samples/payments.ts'

const at = '/order/success?SALE_ID=S-261120-0007'
export const payment = (made: Bill, status: OrderStatus | null = 'PENDING'): PaymentData =>
  paymentData(
    made,
    status,
    {
      at,
      poll: null,
      retry: { path: at, key: 'contoh-kunci' },
      mayChange: true,
      token: 'contoh.token',
      arrival: arrivalOf(order),
    },
    sampleNow,
  )

const order = {
  id: orderId,
  number: 'INV/20261120/0007',
  placedAt: '2026-11-20T07:00:00.000Z',
  total: rupiah(412_000),
  value: null,
  paidWith: [],
  lines: [
    orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', count: 2 }),
    orderLine('Selendang Katun Lereng', 19_000, { image: imageOf('selendang-lereng') }),
  ],
  summary: [
    { label: 'Total Harga (3 barang)', amount: 397_000 },
    { label: 'Total Ongkos Kirim', amount: 15_000 },
  ],
  arrivesFrom: '2026-11-23T05:00:00.000Z',
  arrivesUntil: '2026-11-24T05:00:00.000Z',
  address,
  shippingName: 'JNE Reguler',
  digital: false,
  delivery: null,
}
const guest = 'https://batik.localhost/order/track/contoh.token-yang-ditandatangani'
const shown = (made: Bill, status: OrderStatus | null = 'PENDING', track: string | null = null): SuccessData => ({
  // Drawing a QR code is a good part of what starting a Worker costs, and hardly anybody looks at samples.
  get payment() {
    return payment(made, status)
  },
  order,
  choosing: null,
  track,
  register: track === null ? null : { form: '/auth/register?SALE_ID=S-261120-0007', contact: '08••••••7890' },
  invoice: null,
})
/** While another way is being chosen, a card replaces the link to it. */
const choosing = (made: Bill): SuccessData => ({
  ...shown(made),
  payment: { ...payment(made), change: null },
  choosing: { choices: payments, formKey: 'contoh-kunci', path: `${at}&ubah=1` },
})

const [noNumber, inAnHour] = [{ number: null, simulatorId: 'TRX-0007' }, '2026-11-20T08:00:00.000Z']
const steps = [
  {
    title: 'Bayar dengan QRIS',
    lines: [
      'Buka aplikasi bank atau e-wallet apa pun, lalu pilih Scan atau QRIS.',
      'Pindai kode di layar ini. Memakai HP yang sama? Tekan Unduh QR, lalu pilih gambarnya dari galeri.',
      'Periksa nama toko dan jumlahnya, lalu masukkan PIN.',
    ],
  },
]
const eWallet = (name: string, method: string, more: Parameters<typeof bill>[0]) =>
  bill({
    ...{ ...noNumber, group: 'ewallet', method, methodName: name, bank: name, expiresAt: inAnHour, steps },
    ...more,
  })
const qris = eWallet('QRIS', 'qris', { qr: sampleQr })
const wallet = eWallet('GoPay', 'gopay', { qr: sampleQr, link: '/dev/pembayaran/TRX-0007' })
const ovo = eWallet('OVO', 'ovo', {
  number: '7890',
  steps: [
    {
      title: 'Aplikasi OVO',
      lines: ['Buka aplikasi OVO dengan nomor HP yang berakhiran 7890.', 'Setujui dengan PIN.'],
    },
  ],
})
const payLater = bill({
  ...noNumber,
  group: 'paylater',
  method: 'kredivo',
  methodName: 'Kredivo',
  bank: 'Kredivo',
  link: '/dev/pembayaran/TRX-0007',
  steps: [{ title: 'Akun Kredivo', lines: ['Tekan Buka Kredivo.', 'Pilih jangka waktu cicilan, lalu setujui.'] }],
})
const mandiri = bill({
  method: 'mandiri_bill',
  methodName: 'Mandiri Bill',
  bank: 'Mandiri',
  billerCode: '70012',
  number: '778347787706',
})
const cashier = [
  {
    title: 'Di kasir',
    lines: [
      'Datang ke kasir Alfamart terdekat.',
      'Tunjukkan kode 8127740588870520 kepada kasir.',
      'Simpan struk sebagai bukti.',
    ],
  },
]
const store = bill({
  group: 'minimarket',
  method: 'alfamart',
  methodName: 'Alfamart',
  bank: 'Alfamart',
  number: '8127740588870520',
  steps: cashier,
})
const card = bill({
  ...noNumber,
  group: 'card',
  method: 'card',
  methodName: 'Kartu Kredit/Debit',
  bank: '',
  link: '/dev/pembayaran/TRX-0007',
  expiresAt: inAnHour,
})
export const cash = bill({
  status: 'COD',
  vendor: 'cod',
  group: 'cod',
  number: null,
  methodName: 'Bayar di Tempat (COD)',
  steps: [],
  expiresAt: null,
})

const transfer = bill({
  cost: 412_356,
  uniqueCode: 356,
  group: 'transfer',
  vendor: 'manual',
  method: 'bank-bca',
  methodName: 'Transfer Manual',
  number: '1234567890',
  holder: 'CV Sinar Batik Nusantara',
  steps: [
    {
      title: 'Cara transfer',
      lines: [
        'Transfer dari bank mana pun ke rekening di atas.',
        'Masukkan jumlah tepat sampai 3 digit terakhir.',
        'Simpan bukti transfer.',
      ],
    },
  ],
})

export const successSamples: Readonly<Record<string, SuccessData | null>> = {
  virtualAccount: shown(bill(), 'PENDING', guest),
  transfer: shown(transfer),
  bill: shown(mandiri, 'PENDING', guest),
  qris: shown(qris),
  wallet: shown(wallet, 'PENDING', guest),
  walletByPhone: shown(ovo, 'PENDING', guest),
  payLater: shown(payLater),
  minimarket: shown(store),
  card: shown(card),
  changing: choosing(bill()),
  simulated: shown(bill({ simulatorId: 'TRX-0007' })),
  longest: shown(
    bill({
      cost: 99_999_999,
      methodName: 'Bank Pembangunan Daerah Jawa Barat dan Banten Virtual Account',
      number: '88087770081234567890123',
      holder: 'PT Nusantara Kain Warisan Leluhur Abadi Sejahtera Bersama',
    }),
    'PENDING',
    guest,
  ),
  lastSeconds: shown(bill({ expiresAt: '2026-11-20T07:00:59.000Z' })),
  problem: shown(bill({ number: null, steps: [], problem: messageOf('payment_vendor_down') })),
  verifying: shown(bill({ status: 'VERIFYING' })),
  receiptSent: shown({ ...transfer, status: 'VERIFYING' }),
  transferExpired: shown({ ...transfer, status: 'EXPIRED' }, 'EXPIRED'),
  paid: shown(bill({ status: 'PAID', paidAt: '2026-11-20T07:12:31.000Z' }), 'PAYMENT_CONFIRMED', guest),
  cashOnDelivery: shown(cash, 'PROCESSING'),
  cashAtCounter: {
    ...shown(
      { ...cash, vendor: 'counter', method: 'counter', group: 'counter', methodName: 'Bayar di Toko' },
      'PROCESSING',
    ),
    order: { ...order, arrivesFrom: null, arrivesUntil: null, shippingName: 'Ambil di toko', delivery: 'pickup' },
  },
  free: shown(
    bill({ cost: 0, status: 'PAID', vendor: 'free', methodName: '', paidAt: '2026-11-20T07:00:00.000Z' }),
    'PAYMENT_CONFIRMED',
  ),
  paidByWallet: shown(
    bill({
      cost: 0,
      status: 'PAID',
      vendor: 'free',
      methodName: 'Saldo Toko',
      group: 'wallet',
      paidAt: '2026-11-20T07:00:00.000Z',
    }),
    'PAYMENT_CONFIRMED',
  ),
  expired: shown(bill({ status: 'EXPIRED' }), 'EXPIRED'),
  failed: choosing(bill({ status: 'FAILED' })),
  billOnly: {
    payment: { ...payment(bill(), null), change: null },
    order: null,
    choosing: null,
    track: null,
    register: null,
    invoice: '/profile/order/sale-1/invoice',
  },
  none: null,
}
export const successRefusals: Refusals<SuccessData | null> = {
  retry: {
    data: shown(bill({ number: null, steps: [], problem: messageOf('payment_vendor_down') })),
    refusal: refusal('retry', 'payment_vendor_down', { status: 503 }),
  },
  change: { data: choosing(bill()), refusal: refusal('change', 'payment_missing') },
  again: { data: shown(bill({ status: 'EXPIRED' }), 'EXPIRED'), refusal: refusal('again', 'item_unknown') },
}
