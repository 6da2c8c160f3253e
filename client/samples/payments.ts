import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { withFee } from '#client/kit/order/payment-fee.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { messageOf } from '#shared/text/errors.ts'

const payment = (
  name: string,
  method: string,
  group: PaymentChoice['group'],
  more: Partial<PaymentChoice> = {},
): PaymentChoice => ({
  vendor: 'midtrans',
  method,
  name,
  group,
  description: '',
  available: true,
  reason: '',
  wanted: null,
  total: null,
  fee: null,
  ...more,
})
const codFee = 4_000
const free = { fee: rupiah(0) }
const seen = { description: 'Dicek otomatis' }
/** Every way to pay this total, one of which cannot be chosen now. */
export const paymentsFor = (total: number): PaymentChoice[] =>
  [
    payment('QRIS', 'qris', 'ewallet', {
      description: 'Semua bank dan e-wallet',
      ...free,
    }),
    payment('GoPay', 'gopay', 'ewallet', { ...seen, ...free }),
    payment('BCA Virtual Account', 'bca_va', 'va', { ...seen, ...free }),
    payment('Mandiri Bill', 'mandiri_bill', 'va', { ...seen, ...free }),
    payment('BRI Virtual Account', 'bri_va', 'va', { available: false, reason: 'Sedang gangguan, coba metode lain' }),
    payment('Kredivo', 'kredivo', 'paylater', {
      description: 'Perkiraan Rp 44.340 × 12 bulan, total Rp 532.080, biaya 2,6%/bulan, bila disetujui Kredivo.',
    }),
    payment('Bayar di Tempat (COD)', 'cod', 'cod', {
      vendor: 'cod',
      description: `+${formatRupiah(codFee)} · total ${formatRupiah(total + codFee)}. Bayar pas sebelum paket dibuka.`,
    }),
    payment('Transfer Manual', 'transfer', 'transfer', {
      vendor: 'manual',
      description: `Ke BCA, ditambah kode unik sampai ${formatRupiah(limits.uniqueCodeMax)}. Dicek toko, maks. 1×24 jam`,
    }),
    payment('Alfamart', 'alfamart', 'minimarket', {
      description: 'Tunai di kasir',
      fee: rupiah(2_500),
    }),
    payment('Kartu Kredit/Debit', 'card', 'card', {
      description: 'Visa, Mastercard, dan JCB',
      ...free,
    }),
  ].map(withFee)

/** The same for a lender that needs an e-mail. */
export const paymentsWithoutEmail = (total: number) =>
  paymentsFor(total).map((one) =>
    one.group === 'paylater'
      ? { ...one, available: false, reason: messageOf('payment_email'), wanted: 'email' as const }
      : one,
  )

/** The same before the courier that takes cash is chosen. */
export const paymentsWithoutCod = (wanted: PaymentChoice['wanted'], code: 'cod_address' | 'cod_courier') =>
  paymentsFor(0).map((one) =>
    paymentWay(one.vendor).courierFee ? { ...one, available: false, reason: messageOf(code), wanted } : one,
  )
