import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { grossAmount } from '../midtrans-bodies.ts'
import { cardAsked, ChargeBody, createdMessage, PageBody, payFields, RefundBody, rowOf } from './charge.ts'
import { refundedOf, simulatedQr, statusAt, transactionBody } from './rules.ts'
import {
  addPayment,
  addRefund,
  findAsked,
  findPayment,
  isDown,
  isInDoubt,
  movePayment,
  type SimulatedRow,
} from './store.ts'

interface Service {
  db: Db
  serverKey: string
  now: Date
  newId(): string
  /** The merchant's name and city in a QRIS code. */
  merchant: { name: string; city: string }
}

/**
 * A payment service inside the shop, modelled on Midtrans Core API: its requests and answers are the real JSON. It has
 * its own state, and the shop's gateway reaches it only through this function.
 */
export function createSimulator(service: Service): (request: Request) => Promise<Response> {
  return async (request) => {
    if (isDown(service.db)) return new Response('Service Unavailable', { status: 503 })
    if (request.headers.get('Authorization') !== `Basic ${btoa(`${service.serverKey}:`)}`)
      return problem('401', 'Transaction cannot be authorized with the current client/server key.')
    const { pathname } = new URL(request.url)
    if (request.method === 'POST' && pathname === '/snap/v1/transactions')
      return openPage(service, await request.json())
    const [, version, id = '', verb] = pathname.split('/').map(decodeURIComponent)
    if (version !== 'v2') return problem('404', 'The requested resource is not found')
    if (request.method === 'POST' && id === 'charge')
      return charge(service, await request.json(), request.headers.get('Idempotency-Key'))
    if (request.method === 'POST' && verb === 'refund') return refund(service, id, await request.json())
    return verb ? act(service, id, verb) : problem('404', 'The requested resource is not found')
  }
}

function charge({ db, now, newId, merchant }: Service, json: unknown, idempotencyKey: string | null): Response {
  const parsed = ChargeBody().safeParse(json)
  if (!parsed.success) return problem('400', 'One or more parameters in the payload is invalid.')
  const { payment_type, transaction_details } = parsed.data
  if (payment_type === 'qris' && transaction_details.gross_amount > limits.qrisMaxRupiah)
    return problem('400', 'gross_amount exceeds the limit of QRIS.')
  const asked = findAsked(db, transaction_details.order_id, idempotencyKey)
  if (asked && asked.idempotencyKey === idempotencyKey && idempotencyKey !== null) return created(asked)
  if (asked) return problem('406', 'order_id has been paid and utilized, please use another order_id')
  const qrOf = (bill: { amount: number; reference: string }) => simulatedQr(merchant, bill)
  return created(addPayment(db, rowOf(parsed.data, { now, transactionId: newId(), idempotencyKey, qrOf })))
}

/**
 * Opens a page for a card. Unlike Midtrans, the simulator knows its transaction at once, and a second request leads to
 * the same page.
 */
function openPage({ db, now, newId, merchant }: Service, json: unknown): Response {
  const parsed = PageBody().safeParse(json)
  if (!parsed.success)
    return Response.json({ error_messages: ['One or more parameters in the payload is invalid.'] }, { status: 400 })
  const known = findPayment(db, parsed.data.transaction_details.order_id)
  if (known && statusAt(known, now) !== 'pending')
    return Response.json({ error_messages: ['transaction_details.order_id has already been taken'] }, { status: 400 })
  const qrOf = (bill: { amount: number; reference: string }) => simulatedQr(merchant, bill)
  const row =
    known ?? addPayment(db, rowOf(cardAsked(parsed.data), { now, transactionId: newId(), idempotencyKey: null, qrOf }))
  return Response.json({ token: row.transactionId, ...payFields(row) }, { status: 201 })
}

function act({ db, now }: Service, id: string, verb: string): Response {
  const row = findPayment(db, id)
  if (!row) return problem('404', "Transaction doesn't exist.")
  const status = statusAt(row, now)
  const found = transactionBody(row, status, 'Success, transaction is found')
  if (verb === 'status') return Response.json(isInDoubt(db) ? { ...found, fraud_status: 'challenge' } : found)
  if (verb !== 'cancel' && verb !== 'expire')
    return problem('412', 'Merchant cannot modify the status of the transaction')
  if (status !== 'pending') return problem('412', 'Transaction status cannot be updated.')
  movePayment(db, row.transactionId, verb, now)
  return Response.json(
    transactionBody(row, verb, `Success, transaction is ${verb === 'cancel' ? 'canceled' : 'expired'}`),
  )
}

/** Like Midtrans: only what was settled, only by ways that lead back, and never more than came. */
function refund({ db, now }: Service, id: string, json: unknown): Response {
  const row = findPayment(db, id)
  const parsed = RefundBody().safeParse(json)
  if (!row) return problem('404', "Transaction doesn't exist.")
  if (!parsed.success) return problem('400', 'One or more parameters in the payload is invalid.')
  const { refund_key, amount } = parsed.data
  const status = statusAt(row, now)
  if ((status !== 'settlement' && status !== 'partial_refund') || !refundable.has(row.kind))
    return problem('412', 'Merchant cannot modify the status of the transaction')
  if (row.refunds.some((one) => one.refund_key === refund_key)) return problem('406', 'Duplicate refund key')
  const left = row.amount - refundedOf(row) - amount
  if (left < 0) return problem('418', 'Refund request is rejected due to invalid amount')
  addRefund(db, row, [...row.refunds, { refund_key, refund_amount: grossAmount(amount) }], left === 0)
  const done = findPayment(db, id) ?? row
  return Response.json({
    ...transactionBody(done, done.status, 'Success, refund request is approved'),
    refund_key,
    refund_amount: grossAmount(amount),
  })
}
const refundable: ReadonlySet<string> = new Set(['qris', 'gopay', 'shopeepay', 'kredivo', 'akulaku', 'credit_card'])

const created = (row: SimulatedRow): Response =>
  Response.json(transactionBody(row, 'pending', createdMessage[row.kind]))

const problem = (status_code: string, status_message: string): Response =>
  Response.json({ status_code, status_message }, { status: Number(status_code) })
