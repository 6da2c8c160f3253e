import type { TransactionBody } from './midtrans-bodies.ts'
import { rupiahOf, fromVendorTime, vendorTime } from './midtrans-bodies.ts'
import type { Charge, ChargeRequest } from './payment.ts'

/** POST /v2/charge for each of our methods; field names of the Core API reference. */
export function chargeBody(request: ChargeRequest, now: Date) {
  const { reference, amount, expiresAt, customer } = request
  return {
    ...paymentPart(request),
    transaction_details: { order_id: reference, gross_amount: amount },
    customer_details: { first_name: customer.name, phone: customer.phone, ...(customer.email ? { email: customer.email } : {}) },
    custom_expiry: {
      order_time: `${vendorTime(now)} +0700`,
      // To the second: the bank must not stop taking money a minute before the page says so. It wants 20 at least.
      expiry_duration: Math.max(20, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)),
      unit: 'second',
    },
  }
}

function paymentPart({ method, reference, returnTo }: ChargeRequest) {
  switch (method) {
    case 'qris':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
    case 'gopay':
      return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: returnTo } }
    case 'shopeepay':
      return { payment_type: 'shopeepay', shopeepay: { callback_url: returnTo } }
    case 'mandiri_bill':
      return { payment_type: 'echannel', echannel: { bill_info1: 'Pesanan', bill_info2: reference } }
    case 'alfamart':
    case 'indomaret':
      return { payment_type: 'cstore', cstore: { store: method, message: `Pesanan ${reference}` } }
    case 'card':
      // No card number ever passes through the shop: it is typed at the page the answer's redirect_url leads to.
      return { payment_type: 'credit_card', credit_card: { authentication: true, callback_type: 'redirect', callback_url: returnTo } }
    default:
      return { payment_type: 'bank_transfer', bank_transfer: { bank: method.replace(/_va$/, '') } }
  }
}

/** For these two the service refuses the header (Midtrans, "API headers"); a lost answer is found again by its order_id. */
const withoutIdempotency = new Set(['permata_va', 'indomaret'])
export const takesIdempotencyKey = (method: string): boolean => !withoutIdempotency.has(method)

/** Where to pay, out of the service's answer; null when it is not an open transaction over this very bill, or tells no way to pay it. */
export function chargeOf(body: TransactionBody, { reference, amount }: ChargeRequest): Charge | null {
  const sameBill = body.order_id === reference && rupiahOf(body.gross_amount ?? '') === amount && body.transaction_status === 'pending'
  if (!body.transaction_id || !sameBill) return null
  const number = body.va_numbers?.[0]?.va_number ?? body.permata_va_number ?? body.bill_key ?? body.payment_code ?? null
  const link = body.actions?.find(({ name }) => name === 'deeplink-redirect')?.url ?? body.redirect_url ?? null
  const qrText = body.qr_string ?? null
  if (number === null && link === null && qrText === null) return null
  const expiresAt = body.expiry_time ? fromVendorTime(body.expiry_time) : null
  return { transactionId: body.transaction_id, number, billerCode: body.biller_code ?? null, qrText, link, expiresAt }
}
