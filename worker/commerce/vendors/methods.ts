import type { PaymentChoice } from '#shared/api/sale.ts'
import { limits } from '#shared/limits.ts'
import * as how from './method-steps.ts'

/** One way to pay. */
export interface PaymentMethod {
  vendor: 'simulator' | 'manual' | 'cod'
  method: string
  name: string
  group: PaymentChoice['group']
  bank: string
  description: string
  /** How long the shopper has to pay. */
  minutes: number
  /** What the shopper does, in the bank's own words. */
  steps(to: how.PayTo): how.Way[]
}

const automatic = 'Dikonfirmasi otomatis setelah dibayar.'
const slow = limits.paymentHours * 60

/** Every way to pay there is, in the order in which shoppers use them; a shop's settings may switch each off. */
export const methods: readonly PaymentMethod[] = [
  atOnce('qris', 'QRIS', 'ewallet', 'Pindai dengan aplikasi bank atau e-wallet apa pun, tanpa biaya tambahan.', how.qris),
  atOnce('gopay', 'GoPay', 'ewallet', automatic, how.wallet('GoPay')),
  atOnce('shopeepay', 'ShopeePay', 'ewallet', automatic, how.wallet('ShopeePay')),
  virtualAccount('bca_va', 'BCA', how.bca),
  { ...virtualAccount('mandiri_bill', 'Mandiri', how.mandiri), name: 'Mandiri Bill' },
  virtualAccount('bni_va', 'BNI', how.bni),
  virtualAccount('bri_va', 'BRI', how.bri),
  virtualAccount('permata_va', 'Permata', how.permata),
  {
    vendor: 'cod',
    method: 'cod',
    name: 'Bayar di Tempat (COD)',
    group: 'cod',
    bank: '',
    description: 'Siapkan uang pas. Paket tidak boleh dibuka sebelum dibayar.',
    minutes: slow,
    steps: () => [],
  },
  {
    vendor: 'manual',
    method: 'transfer',
    name: 'Transfer Manual',
    group: 'transfer',
    bank: '',
    description: 'Transfer ke rekening toko. Diverifikasi paling lama 1×24 jam kerja.',
    minutes: limits.bankTransferHours * 60,
    steps: how.transfer,
  },
  store('alfamart', 'Alfamart'),
  store('indomaret', 'Indomaret'),
  atOnce('card', 'Kartu Kredit/Debit', 'card', 'Visa, Mastercard, dan JCB. Nomor kartu diisi di halaman penyedia pembayaran.', how.card),
]

export const findMethod = (vendor: string | null, method: string | null): PaymentMethod | null =>
  methods.find((one) => one.vendor === vendor && one.method === method) ?? null

/** Paid with a phone in the hand: what is not paid within the hour was forgotten, and its goods are for others. */
function atOnce(method: string, name: string, group: PaymentMethod['group'], description: string, steps: PaymentMethod['steps']): PaymentMethod {
  return { vendor: 'simulator', method, name, group, bank: name, description, minutes: limits.walletMinutes, steps }
}

function virtualAccount(method: string, bank: string, steps: PaymentMethod['steps']): PaymentMethod {
  return { vendor: 'simulator', method, name: `${bank} Virtual Account`, group: 'va', bank, description: automatic, minutes: slow, steps }
}

function store(method: string, name: string): PaymentMethod {
  const description = 'Bayar tunai di kasir. Kasir dapat mengenakan biaya admin.'
  return { vendor: 'simulator', method, name, group: 'minimarket', bank: name, description, minutes: slow, steps: how.store(name) }
}
