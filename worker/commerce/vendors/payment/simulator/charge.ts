import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fromVendorTime } from '../midtrans-bodies.ts'
import type { SimulatedRow } from './store.ts'
import { lazy } from '#shared/lazy.ts'

/** The address that the simulated service names for its own pages; the shop leads to `/dev/pembayaran/<id>` instead. */
const pagesAt = 'https://simulator.invalid/pay/'

/**
 * As many digits as banks and stores use. No bank uses the leading zeros, so nobody can pay such a number by mistake.
 */
const numberDigits: Readonly<Record<string, number>> = {
  bca: 15,
  bni: 16,
  bri: 18,
  permata: 16,
  mandiri: 12,
  alfamart: 16,
  indomaret: 12,
}
const isBank = (bank: string): boolean => ['bca', 'bni', 'bri', 'permata'].includes(bank)

function payNumber(bank: string, seed: string): string {
  const length = numberDigits[bank]
  if (length === undefined) return seed
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString()
  return `0000${digits}`.slice(0, length)
}

const common = lazy(() => ({
  transaction_details: z.object({ order_id: z.string().regex(/^[\w~.-]{1,50}$/), gross_amount: z.int().positive() }),
  custom_expiry: z.object({ order_time: z.string(), expiry_duration: z.int().positive(), unit: z.literal('second') }),
}))
const callback_url = z.string().max(2048)
/** What a lender asks for. Prices may be below zero: a discount. */
const lending = lazy(() => ({
  customer_details: z.object({
    first_name: z.string().min(1),
    last_name: z.string().min(1),
    email: z.email(),
    phone: z.string().min(1),
  }),
  item_details: z
    .array(z.object({ id: z.string().min(1), name: z.string().min(1), price: z.int(), quantity: z.int().positive() }))
    .min(1),
}))

export const RefundBody = lazy(() =>
  z.object({
    refund_key: z.string().regex(/^[\w-]{1,100}$/),
    amount: z.int().positive(),
    reason: z.string().max(255).optional(),
  }),
)

/** What the service accepts for each way to pay: the request bodies of Midtrans Core API. */
export const ChargeBody = lazy(() =>
  z.discriminatedUnion('payment_type', [
    z.object({
      payment_type: z.literal('bank_transfer'),
      bank_transfer: z.object({ bank: z.string().refine(isBank) }),
      ...common(),
    }),
    z.object({
      payment_type: z.literal('echannel'),
      echannel: z.object({ bill_info1: z.string().max(50), bill_info2: z.string().max(50) }),
      ...common(),
    }),
    z.object({
      payment_type: z.literal('qris'),
      qris: z.object({ acquirer: z.enum(['gopay', 'airpay shopee']) }),
      ...common(),
    }),
    z.object({
      payment_type: z.literal('gopay'),
      gopay: z.object({ enable_callback: z.boolean(), callback_url }),
      ...common(),
    }),
    z.object({ payment_type: z.literal('shopeepay'), shopeepay: z.object({ callback_url }), ...common() }),
    z.object({ payment_type: z.enum(['kredivo', 'akulaku']), ...lending(), ...common() }),
    z.object({
      payment_type: z.literal('cstore'),
      cstore: z.object({ store: z.enum(['alfamart', 'indomaret']) }),
      ...common(),
    }),
  ]),
)
/** What it accepts for a page where a card is typed (Snap). */
export const PageBody = lazy(() =>
  z.object({
    transaction_details: common().transaction_details,
    enabled_payments: z.tuple([z.literal('credit_card')]),
    callbacks: z.object({ finish: callback_url }),
    expiry: z.object({ start_time: z.string(), unit: z.literal('minute'), duration: z.int().min(5) }),
  }),
)
/** What becomes a transaction: a charge, or an opened page for a card. */
type Asked =
  | z.output<ReturnType<typeof ChargeBody>>
  | ({ payment_type: 'credit_card' } & Pick<
      z.output<ReturnType<typeof ChargeBody>>,
      'transaction_details' | 'custom_expiry'
    >)

export function cardAsked({ transaction_details, expiry }: z.output<ReturnType<typeof PageBody>>): Asked {
  const custom_expiry = {
    order_time: expiry.start_time,
    expiry_duration: expiry.duration * 60,
    unit: 'second' as const,
  }
  return { payment_type: 'credit_card', transaction_details, custom_expiry }
}

interface Now {
  now: Date
  transactionId: string
  idempotencyKey: string | null
  qrOf(row: { amount: number; reference: string }): string
}

/**
 * A new transaction as the service stores it. `va_number` is what the shopper types or shows: an account, a key or a
 * code; else the transaction's id.
 */
export function rowOf(body: Asked, { now, transactionId, idempotencyKey, qrOf }: Now): SimulatedRow {
  const { order_id: reference, gross_amount: amount } = body.transaction_details
  const start = fromVendorTime(body.custom_expiry.order_time.replace(' +0700', '')) ?? now
  const bank = bankOf(body)
  return {
    transactionId,
    reference,
    idempotencyKey,
    amount,
    kind: body.payment_type,
    bank,
    vaNumber: payNumber(bank, transactionId),
    qrText: body.payment_type === 'qris' || body.payment_type === 'gopay' ? qrOf({ amount, reference }) : null,
    status: 'pending',
    createdAt: now,
    expiresAt: new Date(start.getTime() + body.custom_expiry.expiry_duration * 1_000),
    settledAt: null,
    refunds: [],
  }
}

/** The bank or the store; '' where there is neither. */
function bankOf(body: Asked): string {
  if (body.payment_type === 'bank_transfer') return body.bank_transfer.bank
  if (body.payment_type === 'cstore') return body.cstore.store
  return body.payment_type === 'echannel' ? 'mandiri' : ''
}

/** The fields in which the answers for different ways to pay differ. */
export function payFields({ kind, bank, vaNumber, qrText, transactionId }: SimulatedRow): object {
  const qr = qrText === null ? {} : { qr_string: qrText }
  const actions = (...names: string[]) =>
    names.map((name) => ({ name, method: 'GET', url: `${pagesAt}${transactionId}/${name}` }))
  switch (kind) {
    case 'bank_transfer':
      return bank === 'permata' ? { permata_va_number: vaNumber } : { va_numbers: [{ bank, va_number: vaNumber }] }
    case 'echannel':
      return { biller_code: '70012', bill_key: vaNumber }
    case 'cstore':
      return { store: bank, payment_code: vaNumber }
    case 'qris':
      return { acquirer: 'gopay', actions: actions('generate-qr-code', 'generate-qr-code-v2'), ...qr }
    case 'gopay':
      return {
        actions: actions('generate-qr-code', 'generate-qr-code-v2', 'deeplink-redirect', 'get-status', 'cancel'),
        ...qr,
      }
    case 'shopeepay':
      return { actions: actions('deeplink-redirect') }
    case 'kredivo':
    case 'akulaku':
    case 'credit_card':
      return { redirect_url: `${pagesAt}${transactionId}/${kind}` }
  }
}

/** The status_message of a charge, as in the reference. */
export const createdMessage: Readonly<Record<SimulatedRow['kind'], string>> = {
  bank_transfer: 'Success, Bank Transfer transaction is created',
  echannel: 'OK, Mandiri Bill transaction is successful',
  qris: 'QRIS transaction is created',
  gopay: 'GO-PAY transaction is created',
  shopeepay: 'ShopeePay transaction is created',
  kredivo: 'Kredivo transaction is created',
  akulaku: 'Success, Akulaku transaction is created',
  cstore: 'Success, cstore transaction is successful',
  credit_card: 'Success, Credit Card transaction is created',
}
