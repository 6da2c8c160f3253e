import { minuteMs } from '#shared/format/units.ts'
import type { TransactionBody } from './midtrans-bodies.ts'
import { rupiahOf, fromVendorTime, vendorTime } from './midtrans-bodies.ts'
import type { Charge, ChargeRequest } from './gateway.ts'

/** The body of POST /v2/charge for each of our methods, with the field names of the Core API reference. */
export function chargeBody(request: ChargeRequest, now: Date) {
  const { reference, amount, expiresAt, customer, method } = request
  return {
    ...paymentPart(request),
    transaction_details: { order_id: reference, gross_amount: amount },
    ...(isLender(method) ? forLender(request) : { customer_details: contact(customer) }),
    custom_expiry: {
      order_time: `${vendorTime(now)} +0700`,
      // In seconds, because the bank must not stop taking money a minute before the page says so. Midtrans wants at
      // least 20.
      expiry_duration: Math.max(20, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)),
      unit: 'second',
    },
  }
}

/** No card number ever passes through the shop: the shopper types it on Midtrans' own page. */
export const isPaidOnPage = (method: string): boolean => method === 'card'

/**
 * The body of POST /snap/v1/transactions: a page for cards only, open as long as the order may be paid. Midtrans wants
 * at least five minutes.
 */
export function pageBody({ reference, amount, expiresAt, customer, returnUrl }: ChargeRequest, now: Date) {
  const minutes = Math.max(5, Math.floor((expiresAt.getTime() - now.getTime()) / minuteMs))
  return {
    transaction_details: { order_id: reference, gross_amount: amount },
    enabled_payments: ['credit_card'],
    credit_card: { secure: true },
    customer_details: contact(customer),
    callbacks: { finish: returnUrl },
    expiry: { start_time: `${vendorTime(now)} +0700`, unit: 'minute', duration: minutes },
    page_expiry: { unit: 'minute', duration: minutes },
  }
}

/** They decide by who buys what: the fields are required (Midtrans, "Kredivo" and "Akulaku PayLater"). */
const lenders: ReadonlySet<string> = new Set(['kredivo', 'akulaku'])
const isLender = (method: string): boolean => lenders.has(method)

function forLender({ customer, amount, reference, ...request }: ChargeRequest) {
  const [items, { name, address }] = [request.items(), customer]
  // Who has one name has it twice: both fields are required.
  const [, first, last] = /^(.+)\s+(\S+)$/.exec(name.trim()) ?? ['', name, name]
  const person = { ...contact(customer), first_name: first, last_name: last }
  const goods = items.map(({ name: title, ...item }) => ({ ...item, name: title.slice(0, 50), category: 'Produk' }))
  // The prices of the items must add up to gross_amount (Midtrans, "Item Details object").
  const rest = amount - items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const fees = { id: reference, name: 'Ongkos kirim, biaya, dan potongan', price: rest, quantity: 1, category: 'Biaya' }
  const item_details = rest === 0 ? goods : [...goods, { ...fees, url: items[0]?.url ?? '' }]
  if (address === null) return { customer_details: person, item_details }
  const { street, city, postcode: postal_code } = address
  const shipping_address = { ...person, address: street.slice(0, 255), city, postal_code, country_code: 'IDN' }
  return { customer_details: { ...person, shipping_address }, item_details }
}

const contact = ({ name, phone, email }: ChargeRequest['customer']) => ({
  first_name: name,
  phone,
  ...(email ? { email } : {}),
})

function paymentPart({ method, reference, returnUrl }: ChargeRequest) {
  switch (method) {
    case 'qris':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
    case 'gopay':
      return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: returnUrl } }
    case 'shopeepay':
      return { payment_type: 'shopeepay', shopeepay: { callback_url: returnUrl } }
    case 'kredivo':
    case 'akulaku':
      return { payment_type: method }
    case 'mandiri_bill':
      return { payment_type: 'echannel', echannel: { bill_info1: 'Pesanan', bill_info2: reference } }
    case 'alfamart':
    case 'indomaret':
      return { payment_type: 'cstore', cstore: { store: method, message: `Pesanan ${reference}` } }
    default:
      return { payment_type: 'bank_transfer', bank_transfer: { bank: method.replace(/_va$/, '') } }
  }
}

/**
 * For these two Midtrans refuses the header (Midtrans, "API headers"); a lost answer is found again by its order_id.
 */
const withoutIdempotency = new Set(['permata_va', 'indomaret'])
export const takesIdempotencyKey = (method: string): boolean => !withoutIdempotency.has(method)

/**
 * Where to pay, from Midtrans' answer; null when it is no open transaction for exactly this bill, or names no way to
 * pay it.
 */
export function chargeOf(body: TransactionBody, { reference, amount }: ChargeRequest): Charge | null {
  const sameBill =
    body.order_id === reference && rupiahOf(body.gross_amount ?? '') === amount && body.transaction_status === 'pending'
  if (!body.transaction_id || !sameBill) return null
  const number = body.va_numbers?.[0]?.va_number ?? body.permata_va_number ?? body.bill_key ?? body.payment_code ?? null
  const action = (wanted: string) => body.actions?.find(({ name }) => name === wanted)?.url
  const qrText = body.qr_string ?? null
  // An account that gets no text for its QRIS code at least gets the vendor's image of it.
  const link =
    action('deeplink-redirect') ?? body.redirect_url ?? (qrText === null ? action('generate-qr-code') : null) ?? null
  if (number === null && link === null && qrText === null) return null
  const expiresAt = body.expiry_time ? fromVendorTime(body.expiry_time) : null
  return { transactionId: body.transaction_id, number, billerCode: body.biller_code ?? null, qrText, link, expiresAt }
}
