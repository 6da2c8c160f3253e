import { createHash, randomUUID } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { type Answer, type Asked, openVendor, shopOf } from './fake-vendor.ts'
import { midtransKey } from './keys.ts'

interface Transaction {
  order_id: string
  transaction_id: string
  gross_amount: string
  payment_type: string
  transaction_status: string
  fraud_status: string
  status_code: string
  refund_amount?: string
  refunds?: { refund_key: string; refund_amount: string }[]
  /** The fields that depend on the payment method. */
  pay: object
  /** A payment page where the shopper has not begun to pay; the status call does not know it yet. */
  hidden: boolean
  notifyAt: string | null
}
type Fault = 'none' | 'down' | 'garbage' | 'drop' | 'lost' | 'hang' | 'slow' | 'unsaid'
interface RefundBody {
  refund_key: string
  amount: number
}
interface Body {
  transaction_details?: { order_id: string; gross_amount: number }
  payment_type?: string
  bank_transfer?: { bank: string }
  cstore?: { store: string }
  enabled_payments?: string[]
  customer_details?: Record<string, unknown> & { shipping_address?: Record<string, unknown> }
  item_details?: Record<string, unknown>[]
}

const person = ['first_name', 'last_name', 'email', 'phone']
/** The fields that the documentation of each lender calls required. */
const wanted: Readonly<Record<string, { customer: string[]; address: string[]; item: string[] }>> = {
  kredivo: {
    customer: person,
    address: ['first_name', 'last_name', 'phone', 'address', 'city', 'postal_code', 'country_code'],
    item: ['id', 'name', 'price', 'category', 'quantity', 'url'],
  },
  akulaku: { customer: person, address: [], item: ['id', 'price', 'quantity', 'name'] },
}

function isComplete({ payment_type = '', transaction_details, customer_details = {}, item_details = [] }: Body) {
  const fields = wanted[payment_type]
  const has = (from: Record<string, unknown> = {}, names: string[] = []) =>
    names.every((name) => from[name] !== undefined && from[name] !== '')
  const sum = item_details.reduce((total, { price, quantity }) => total + Number(price) * Number(quantity), 0)
  return (
    fields === undefined ||
    (has(customer_details, fields.customer) &&
      has(customer_details.shipping_address, fields.address) &&
      item_details.every((item) => has(item, fields.item)) &&
      sum === transaction_details?.gross_amount)
  )
}

const page = 'https://app.sandbox.midtrans.com/snap/v2/vtweb/'
const codes: Readonly<Record<string, string>> = {
  pending: '201',
  settlement: '200',
  capture: '200',
  expire: '407',
  deny: '202',
  cancel: '200',
}
const finalities = new Set(['settlement', 'expire', 'deny', 'cancel', 'refund', 'partial_refund'])

/**
 * A fake Midtrans on this machine, with the envelope, status codes and signature of its documentation, over real HTTP.
 * Tests change transactions and cause faults at `/_/…`, which the real service does not have; `/_/notice/<order_id>`
 * returns the notification that it would post.
 */
export async function openFakeMidtrans() {
  const [transactions, byKey] = [new Map<string, Transaction>(), new Map<string, string>()]
  /** What goes wrong for which shop: each shop has the service at an address of its own. */
  const troubles = new Map<string, { fault: Fault; refusing: boolean }>()
  const troubleOf = (shop: string) => {
    const known = troubles.get(shop) ?? { fault: 'none', refusing: false }
    troubles.set(shop, known)
    return known
  }

  function answer(request: Asked): Answer {
    const { shop, asked } = shopOf(request)
    const { fault } = troubleOf(shop)
    const [, root = '', name = '', verb = ''] = asked.path.split('/').map(decodeURIComponent)
    if (root === '_') return { json: control(shop, name, verb, asked.body) }
    if (fault === 'down') return { status: 503, text: 'Service Unavailable' }
    if (fault === 'garbage') return { text: '<html>Sebentar ya</html>' }
    if (fault === 'drop') return 'drop'
    if (asked.headers.authorization !== `Basic ${Buffer.from(`${midtransKey}:`).toString('base64')}`)
      return problem('401', 'Access denied')
    const answered =
      asked.path === '/snap/v1/transactions'
        ? openPage(asked)
        : name === 'charge'
          ? charge(asked)
          : act(shop, name, verb, asked.body)
    // The work is done, but the answer is lost, or never comes.
    if (fault === 'slow') return { ...(answered as Exclude<Answer, string>), afterMs: limits.paymentMs + 1_000 }
    // Midtrans says its own errors in the body of a 200, too.
    if (fault === 'unsaid' && verb === 'refund')
      return { json: { status_code: '504', status_message: 'Gateway timeout' } }
    return fault === 'lost' ? 'drop' : fault === 'hang' ? fault : answered
  }

  function charge({ headers, body }: Asked): Answer {
    const { transaction_details: details, payment_type = '', ...rest } = body as Body
    if (!details || !isComplete(body as Body))
      return problem('400', 'One or more parameters in the payload is invalid.')
    const key = headers['idempotency-key']
    const known = typeof key === 'string' ? transactions.get(byKey.get(key) ?? '') : undefined
    if (known) return { json: bodyOf(known, 'Success, transaction is created') }
    if (transactions.has(details.order_id))
      return problem(
        '406',
        'The request could not be completed due to a conflict with the current state of the target resource',
      )
    if (typeof key === 'string') byKey.set(key, details.order_id)
    return {
      json: bodyOf(
        open(details, payment_type, payPart(payment_type, rest), headers, false),
        'Success, transaction is created',
      ),
    }
  }

  function openPage({ headers, body }: Asked): Answer {
    const { transaction_details: details, enabled_payments } = body as Body
    if (!details || enabled_payments?.[0] !== 'credit_card')
      return { status: 400, json: { error_messages: ['transaction_details is required'] } }
    if (transactions.has(details.order_id))
      return { status: 400, json: { error_messages: ['transaction_details.order_id has already been taken'] } }
    const { transaction_id: token } = open(details, 'credit_card', {}, headers, true)
    return { status: 201, json: { token, redirect_url: page + token } }
  }

  function open(
    details: NonNullable<Body['transaction_details']>,
    payment_type: string,
    pay: object,
    headers: Asked['headers'],
    hidden: boolean,
  ): Transaction {
    const notifyAt = String(headers['x-override-notification'] ?? '') || null
    const made = {
      order_id: details.order_id,
      transaction_id: randomUUID(),
      gross_amount: `${details.gross_amount}.00`,
      payment_type,
      pay,
      hidden,
      notifyAt,
    }
    const fresh = { ...made, transaction_status: 'pending', fraud_status: 'accept', status_code: '201' }
    transactions.set(details.order_id, fresh)
    return fresh
  }

  function act(shop: string, order: string, verb: string, body: unknown): Answer {
    const found = transactions.get(order)
    if (!found || found.hidden) return problem('404', "Transaction doesn't exist.")
    if (verb === 'status') return { json: bodyOf(found, 'Success, transaction is found') }
    if (verb === 'refund') return refund(found, body as RefundBody, troubleOf(shop).refusing)
    if (finalities.has(found.transaction_status)) return problem('412', 'Transaction status cannot be updated.')
    move(found, { transaction_status: verb })
    return { json: bodyOf(found, `Success, transaction is ${verb}`) }
  }

  /** A refund key is used once; the status call lists the refunds, and their sum. */
  function refund(found: Transaction, { refund_key, amount }: RefundBody, refusing: boolean): Answer {
    const allowed = ['settlement', 'partial_refund'].includes(found.transaction_status)
    const known = found.refunds ?? []
    if (!allowed || refusing) return problem('412', 'Merchant cannot modify the status of the transaction')
    if (known.some((one) => one.refund_key === refund_key)) return problem('406', 'Duplicate refund key')
    const refunds = [...known, { refund_key, refund_amount: `${amount}.00` }]
    const sum = refunds.reduce((total, one) => total + Number(one.refund_amount), 0)
    const transaction_status = `${sum}.00` === found.gross_amount ? 'refund' : 'partial_refund'
    move(found, { transaction_status, refunds, refund_amount: `${sum}.00` })
    const one = { refund_key, refund_amount: `${amount}.00`, refund_chargeback_id: refunds.length }
    return { json: { ...bodyOf(found, 'Success, refund request is approved'), ...one } }
  }

  function move(one: Transaction, change: Partial<Transaction>): void {
    Object.assign(one, { hidden: false, status_code: codes[change.transaction_status ?? ''] ?? '200' }, change)
  }

  function control(shop: string, name: string, order: string, body: unknown): unknown {
    if (name === 'calm') troubles.delete(shop)
    if (name === 'fault') troubleOf(shop).fault = (body as { fault: Fault }).fault
    if (name === 'refusing') troubleOf(shop).refusing = (body as { on: boolean }).on
    const one = transactions.get(order)
    if (one && name === 'move') move(one, body as Partial<Transaction>)
    if (one && name === 'notice') return noticeOf(one)
    return one ?? {}
  }

  return { ...(await openVendor(answer)), setFault: (next: Fault) => void (troubleOf('').fault = next), transactions }
}

const problem = (status_code: string, status_message: string): Answer => ({
  status: Number(status_code),
  json: { status_code, status_message, id: randomUUID() },
})

function bodyOf({ pay, hidden: _hidden, notifyAt: _notifyAt, ...transaction }: Transaction, status_message: string) {
  const moments = { transaction_time: '2026-11-21 10:00:00', expiry_time: '2026-11-22 10:00:00' }
  return { status_message, merchant_id: 'G123456789', currency: 'IDR', ...moments, ...transaction, ...pay }
}

/** A notification of an expiry has the code 202; the answer to the `expire` call has 407. */
function noticeOf(one: Transaction) {
  const status_code = one.transaction_status === 'expire' ? '202' : one.status_code
  const signature_key = createHash('sha512')
    .update(one.order_id + status_code + one.gross_amount + midtransKey)
    .digest('hex')
  return { ...bodyOf(one, 'midtrans payment notification'), status_code, payment_amounts: [], signature_key }
}

function payPart(kind: string, { bank_transfer, cstore }: Body): object {
  const image = (name: string, url: string) => ({ name, method: 'GET', url })
  if (kind === 'bank_transfer' && bank_transfer?.bank === 'permata') return { permata_va_number: '8562000087926752' }
  if (kind === 'bank_transfer') return { va_numbers: [{ bank: bank_transfer?.bank, va_number: '812785002530231' }] }
  if (kind === 'echannel') return { biller_code: '70012', bill_key: '778347787706' }
  if (kind === 'cstore') return { store: cstore?.store, payment_code: '8127740588870520' }
  if (kind === 'qris')
    return {
      acquirer: 'gopay',
      qr_string: '00020101021226620014COM.GO-JEK.WWW',
      actions: [image('generate-qr-code', 'https://api.sandbox.midtrans.com/qr')],
    }
  if (wanted[kind]) return { redirect_url: `https://api.sandbox.midtrans.com/v2/${kind}/redirect/1` }
  return {
    actions: [
      image(
        'deeplink-redirect',
        kind === 'gopay' ? 'gojek://gopay/merchanttransfer?tref=1' : 'https://wsa.wallet.airpay.co.id/1',
      ),
    ],
  }
}
