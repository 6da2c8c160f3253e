import { z } from 'zod'
import { inWib } from '#shared/format/dates.ts'
import { lazy } from '#shared/lazy.ts'

/**
 * The answer of charge, status, cancel and expire, with the fields of the Core API reference. Other fields are dropped.
 */
export const TransactionBody = lazy(() =>
  z.object({
    status_code: z.string(),
    status_message: z.string().default(''),
    transaction_id: z.string().max(64).optional(),
    order_id: z.string().max(50).optional(),
    gross_amount: z.string().max(20).optional(),
    currency: z.string().max(3).default('IDR'),
    transaction_status: z.string().max(30).optional(),
    fraud_status: z.string().max(20).optional(),
    /** The sum of all refunds so far, if there are any. */
    refund_amount: z.string().max(20).optional(),
    /** Each refund with the key that the shop gave it. */
    refunds: z.array(z.object({ refund_key: z.string().max(100).optional() })).optional(),
    transaction_time: z.string().max(30).optional(),
    expiry_time: z.string().max(30).optional(),
    va_numbers: z.array(z.object({ bank: z.string().max(20), va_number: z.string().max(40) })).optional(),
    permata_va_number: z.string().max(40).optional(),
    biller_code: z.string().max(20).optional(),
    bill_key: z.string().max(40).optional(),
    payment_code: z.string().max(40).optional(),
    qr_string: z.string().max(512).optional(),
    redirect_url: z.string().max(2048).optional(),
    actions: z.array(z.object({ name: z.string().max(60), url: z.string().max(2048) })).optional(),
  }),
)
export type TransactionBody = z.output<ReturnType<typeof TransactionBody>>

/** The answer of the endpoint that makes a payment page: its address, or why there is none. */
export const PageBody = lazy(() =>
  z.union([
    z.object({ token: z.string().min(1).max(64), redirect_url: z.string().min(1).max(2048) }),
    z.object({ error_messages: z.array(z.string()) }),
  ]),
)

/**
 * Payment pages have a host beside the API's: app.sandbox.midtrans.com for api.sandbox.midtrans.com. Any other server
 * has both at one host.
 */
export const pageHostOf = (baseUrl: string): string =>
  baseUrl.replace(/^(https:\/\/)api\.(?=([a-z]+\.)?midtrans\.com)/, '$1app.')

export const NotificationBody = lazy(() =>
  z.object({
    status_code: z.string().max(3),
    transaction_id: z.string().min(1).max(64),
    order_id: z.string().min(1).max(50),
    gross_amount: z.string().max(20),
    currency: z.string().max(3).default('IDR'),
    transaction_status: z.string().min(1).max(30),
    signature_key: z.string().max(256),
  }),
)

/** "44000.00" for 44 000 rupiah. */
export const grossAmount = (amount: number): string => `${amount}.00`

/** Whole rupiah of "44000.00"; null for anything that does not have exactly this form. */
export function rupiahOf(gross: string): number | null {
  return /^\d{1,12}\.00$/.test(gross) ? Number(gross.slice(0, -3)) : null
}

/** "2026-11-20 21:03:09", as the vendor writes times: always GMT+7, without saying so. */
export function vendorTime(at: Date): string {
  return inWib(at).toISOString().slice(0, 19).replace('T', ' ')
}

export function fromVendorTime(text: string): Date | null {
  const at = new Date(`${text.replace(' ', 'T')}+07:00`)
  return Number.isNaN(at.getTime()) ? null : at
}
