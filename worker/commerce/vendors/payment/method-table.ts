import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { limits } from '#shared/limits.ts'
import { handoverMarks, type walletSchemes, type WayWithoutVendor } from '#shared/order/payment-way.ts'
import * as how from '#shared/text/method-steps.ts'

/** One way to pay as a shopper knows it, whichever vendor carries it out. */
export interface Method {
  name: string
  group: PaymentChoice['group']
  bank: string
  description: string
  /**
   * The smallest amount it is used for: a bank's or a shop counter's minimum, or what makes collecting cash worthwhile
   * for a courier.
   */
  min: number
  /** The largest amount; without it there is none. */
  max?: number
  /** It needs no contract with a vendor. */
  way?: WayWithoutVendor
  /** Every shopper has it, without an account: it is shown first, and chosen for a shopper who has chosen none. */
  everybodys?: true
  /** Who has stolen one tries what it pays: each further try waits longer. */
  guarded?: true
  /** The marks under which a shop names it, if they are not the bank's name. */
  marks?: readonly string[]
  /** The vendor asks for it beside a name and a phone. */
  needs?: readonly ('email' | 'address' | 'mobile')[]
  /** It lends the shopper the money: what it may cost a month is what the shop's owner knows of it (`instalments`). */
  lends?: true
  /** The counter of a store takes the money and may ask for a fee: how much is what the shop's owner knows (`counterFees`). */
  atCounter?: true
  /** 0: who takes the money asks the shopper for nothing. */
  fee?: 0
  /** How long the shopper has to pay. */
  minutes: number
  /** What the shopper does, in the bank's own words. */
  steps(to: how.PayTo): how.Instructions[]
}

const slow = limits.paymentHours * 60
/** The vendor tells the shop that it is paid: nobody has to look. */
const seen = 'Dicek otomatis'

/** The wallets whose link opens an app; without its scheme a row does not compile. */
const wallets: Readonly<Record<keyof typeof walletSchemes, Method>> = {
  gopay: free('GoPay', 'ewallet', how.wallet('GoPay')),
  shopeepay: free('ShopeePay', 'ewallet', how.wallet('ShopeePay')),
}

/** Every way to pay, in the order in which shoppers use them; a shop's settings may switch each off. */
export const methodTable = {
  qris: {
    ...free('QRIS', 'ewallet', how.qris),
    max: limits.qrisMaxRupiah,
    everybodys: true,
    description: 'Semua bank dan e-wallet',
  },
  ...wallets,
  /** Rp 100 to Rp 20.000.000 (Xendit, "DANA" and "OVO"). */
  dana: { ...free('DANA', 'ewallet', how.wallet('DANA')), min: 100, max: 20_000_000 },
  /** It has no page: a request goes to the app that has the phone number, and ends after a minute. */
  ovo: {
    ...free('OVO', 'ewallet', how.ovo),
    ...{ min: 100, max: 20_000_000, needs: ['mobile'] },
    description: 'Permintaan dikirim ke aplikasi OVO dengan nomor HP penerima. Setujui dalam 1 menit.',
  },
  bca_va: virtualAccount('BCA', how.bca),
  mandiri_bill: { ...virtualAccount('Mandiri', how.mandiri), name: 'Mandiri Bill' },
  bni_va: virtualAccount('BNI', how.bni),
  bri_va: virtualAccount('BRI', how.bri),
  permata_va: virtualAccount('Permata', how.permata),
  /**
   * Midtrans names no amounts. Kredivo takes Rp 10.000 to Rp 30.000.000 (PPRO, "Kredivo") and wants every field of
   * customer_details with an e-mail and shipping_address (Midtrans, "Kredivo").
   */
  kredivo: { ...payLater('Kredivo'), min: 10_000, max: 30_000_000, needs: ['email', 'address'] },
  /** Rp 300 to Rp 25.000.000 (Antom, "Alipay+ payment method"); wants an e-mail (Midtrans, "Akulaku PayLater"). */
  akulaku: { ...payLater('Akulaku'), min: 300, max: 25_000_000, needs: ['email'] },
  cod: {
    name: 'Bayar di Tempat (COD)',
    group: 'cod',
    bank: '',
    description: 'Bayar pas sebelum paket dibuka.',
    min: limits.codMinRupiah,
    way: 'cod',
    everybodys: true,
    marks: [handoverMarks.cod],
    minutes: slow,
    steps: () => [],
  },
  counter: {
    name: 'Bayar di Toko',
    group: 'counter',
    bank: '',
    description: 'Bayar saat pesanan diambil di toko.',
    min: 1,
    way: 'counter',
    marks: [],
    minutes: slow,
    steps: () => [],
  },
  transfer: {
    name: 'Transfer Manual',
    group: 'transfer',
    bank: '',
    description: 'Dicek toko, maks. 1×24 jam',
    min: 1,
    marks: ['Transfer Bank'],
    minutes: limits.bankTransferHours * 60,
    steps: how.transfer,
  },
  alfamart: store('Alfamart'),
  indomaret: store('Indomaret'),
  card: {
    ...free('Kartu Kredit/Debit', 'card', how.card),
    marks: ['Visa', 'Mastercard', 'JCB'],
    guarded: true,
    description: 'Visa, Mastercard, dan JCB',
  },
} as const satisfies Record<string, Method>

export type MethodName = keyof typeof methodTable

/**
 * The shopper pays with a phone in the hand. A bill that is not paid within the hour was forgotten, and its goods
 * should go to others.
 */
function atOnce(name: string, group: Method['group'], steps: Method['steps']): Method {
  return { name, group, bank: name, description: '', min: 1, minutes: limits.walletMinutes, steps }
}

/** Of these neither the vendor nor the wallet asks the shopper for anything. */
function free(...way: Parameters<typeof atOnce>): Method {
  return { ...atOnce(...way), description: seen, fee: 0 }
}

function payLater(name: string): Method {
  return {
    ...atOnce(name, 'paylater', how.payLater(name)),
    description: `Persetujuan, biaya, dan bunga dari ${name}.`,
    lends: true,
    minutes: slow,
  }
}

function virtualAccount(bank: string, steps: Method['steps']): Method {
  return {
    name: `${bank} Virtual Account`,
    group: 'va',
    bank,
    description: seen,
    min: limits.vaMinRupiah,
    fee: 0,
    minutes: slow,
    steps,
  }
}

function store(name: string): Method {
  return {
    name,
    group: 'minimarket',
    bank: name,
    description: 'Tunai di kasir',
    atCounter: true,
    min: limits.storeMinRupiah,
    minutes: slow,
    steps: how.store(name),
  }
}
