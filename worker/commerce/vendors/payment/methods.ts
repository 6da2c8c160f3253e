import type { PaymentChoice } from '#shared/api/payment.ts'
import { limits } from '#shared/limits.ts'
import * as how from './method-steps.ts'

/** Who makes the numbers: the real service, or in a demo shop the one that plays it. */
export type Gateway = 'midtrans' | 'simulator'
/** One way to pay. */
export interface PaymentMethod {
  vendor: Gateway | 'manual' | 'cod'
  method: string
  name: string
  group: PaymentChoice['group']
  bank: string
  description: string
  /** The least it is used for: a bank's or a cashier's own bound, or what is worth a courier's counting. */
  min: number
  /** How long the shopper has to pay. */
  minutes: number
  /** What the shopper does, in the bank's own words. */
  steps(to: how.PayTo): how.Way[]
}

const automatic = 'Dikonfirmasi otomatis setelah dibayar.'
const slow = limits.paymentHours * 60
const cardSchemes = ['Visa', 'Mastercard', 'JCB']

type Row = Omit<PaymentMethod, 'vendor'> & { vendor: 'manual' | 'cod' | null }
/**
 * Every way to pay there is, in the order in which shoppers use them; a shop's settings may switch each off. null: by
 * the shop's gateway.
 */
const rows: readonly Row[] = [
  atOnce(
    'qris',
    'QRIS',
    'ewallet',
    'Pindai dengan aplikasi bank atau e-wallet apa pun, tanpa biaya tambahan.',
    how.qris,
  ),
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
    min: limits.codMinRupiah,
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
    min: 1,
    minutes: limits.bankTransferHours * 60,
    steps: how.transfer,
  },
  store('alfamart', 'Alfamart'),
  store('indomaret', 'Indomaret'),
  atOnce(
    'card',
    'Kartu Kredit/Debit',
    'card',
    'Visa, Mastercard, dan JCB. Nomor kartu diisi di halaman penyedia pembayaran.',
    how.card,
  ),
]

/**
 * The marks a shop shows for what it takes, each once: the banks, wallets and shops by their names, cards by their
 * schemes. First what every shopper has: a phone, and cash.
 */
export const marksOf = (methods: readonly PaymentMethod[]): string[] => [
  ...new Set(
    methods
      .toSorted((a, b) => Number(everybodys.has(b.method)) - Number(everybodys.has(a.method)))
      .flatMap(({ method, bank }) => (method === 'card' ? cardSchemes : [ownMarks[method] ?? bank])),
  ),
]
const everybodys: ReadonlySet<string> = new Set(['qris', 'cod'])
const ownMarks: Readonly<Record<string, string>> = { cod: 'COD', transfer: 'Transfer Bank' }

export const methodNames = rows.map(({ method }) => method)

const by = (gateway: Gateway): PaymentMethod[] => rows.map((row) => ({ ...row, vendor: row.vendor ?? gateway }))
const ofGateway: Readonly<Record<Gateway, readonly PaymentMethod[]>> = {
  midtrans: by('midtrans'),
  simulator: by('simulator'),
}

/** What a shop with this gateway can take; without one only what needs none. */
export const methodsWith = (gateway: Gateway | null): readonly PaymentMethod[] =>
  gateway ? ofGateway[gateway] : ofGateway.simulator.filter(({ vendor }) => vendor === 'manual' || vendor === 'cod')

/** By any gateway: an order keeps its way to pay when the shop changes its own. */
export const findMethod = (vendor: string | null, method: string | null): PaymentMethod | null =>
  Object.values(ofGateway)
    .flat()
    .find((one) => one.vendor === vendor && one.method === method) ?? null

/** Paid with a phone in the hand: what is not paid within the hour was forgotten, and its goods are for others. */
function atOnce(
  method: string,
  name: string,
  group: PaymentMethod['group'],
  description: string,
  steps: PaymentMethod['steps'],
): Row {
  return { vendor: null, method, name, group, bank: name, description, min: 1, minutes: limits.walletMinutes, steps }
}

function virtualAccount(method: string, bank: string, steps: PaymentMethod['steps']): Row {
  return {
    vendor: null,
    method,
    name: `${bank} Virtual Account`,
    group: 'va',
    bank,
    description: automatic,
    min: limits.vaMinRupiah,
    minutes: slow,
    steps,
  }
}

function store(method: string, name: string): Row {
  const description = 'Bayar tunai di kasir. Kasir dapat mengenakan biaya admin.'
  return {
    vendor: null,
    method,
    name,
    group: 'minimarket',
    bank: name,
    description,
    min: limits.storeMinRupiah,
    minutes: slow,
    steps: how.store(name),
  }
}
