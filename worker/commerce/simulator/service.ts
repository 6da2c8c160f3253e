import { z } from 'zod'
import { fromVendorTime } from '../vendors/midtrans-bodies.ts'
import type { Db } from '../scope.ts'
import { isBank, statusAt, transactionBody, vaNumber } from './rules.ts'
import { addPayment, findByKey, findPayment, isDown, isInDoubt, movePayment, type SimulatedRow } from './store.ts'

interface Service {
  db: Db
  serverKey: string
  now: Date
  newId(): string
}

/**
 * A payment service shaped after Midtrans Core API, inside the shop: requests and answers are the real one's JSON.
 * Its state is its own; the shop's gateway reaches it only through this function.
 */
export function createSimulator(service: Service): (request: Request) => Promise<Response> {
  return async (request) => {
    if (isDown(service.db)) return new Response('Service Unavailable', { status: 503 })
    if (request.headers.get('Authorization') !== `Basic ${btoa(`${service.serverKey}:`)}`)
      return problem('401', 'Transaction cannot be authorized with the current client/server key.')
    const [, version, id = '', verb] = new URL(request.url).pathname.split('/').map(decodeURIComponent)
    if (version !== 'v2') return problem('404', 'The requested resource is not found')
    if (request.method === 'POST' && id === 'charge') return charge(service, await request.json(), request.headers.get('Idempotency-Key'))
    return verb ? act(service, id, verb) : problem('404', 'The requested resource is not found')
  }
}

const ChargeBody = z.object({
  payment_type: z.literal('bank_transfer'),
  transaction_details: z.object({ order_id: z.string().regex(/^[\w~.-]{1,50}$/), gross_amount: z.int().positive() }),
  bank_transfer: z.object({ bank: z.string().refine(isBank) }),
  custom_expiry: z.object({ order_time: z.string(), expiry_duration: z.int().positive(), unit: z.literal('minute') }),
})

function charge({ db, now, newId }: Service, json: unknown, idempotencyKey: string | null): Response {
  const parsed = ChargeBody.safeParse(json)
  if (!parsed.success) return problem('400', 'One or more parameters in the payload is invalid.')
  const { transaction_details, bank_transfer, custom_expiry } = parsed.data
  const repeated = idempotencyKey === null ? null : findByKey(db, idempotencyKey)
  if (repeated) return created(repeated)
  if (findPayment(db, transaction_details.order_id)) return problem('406', 'order_id has been paid and utilized, please use another order_id')
  const start = fromVendorTime(custom_expiry.order_time.replace(' +0700', '')) ?? now
  const transactionId = newId()
  return created(
    addPayment(db, {
      transactionId,
      orderId: transaction_details.order_id,
      idempotencyKey,
      amount: transaction_details.gross_amount,
      bank: bank_transfer.bank,
      vaNumber: vaNumber(bank_transfer.bank, transactionId),
      status: 'pending',
      createdAt: now,
      expiresAt: new Date(start.getTime() + custom_expiry.expiry_duration * 60_000),
      settledAt: null,
    }),
  )
}

function act({ db, now }: Service, id: string, verb: string): Response {
  const row = findPayment(db, id)
  if (!row) return problem('404', "Transaction doesn't exist.")
  const status = statusAt(row, now)
  const found = transactionBody(row, status, 'Success, transaction is found')
  if (verb === 'status') return Response.json(isInDoubt(db) ? { ...found, fraud_status: 'challenge' } : found)
  if (verb !== 'cancel' && verb !== 'expire') return problem('412', 'Merchant cannot modify the status of the transaction')
  if (status !== 'pending') return problem('412', 'Transaction status cannot be updated.')
  movePayment(db, row.transactionId, verb, now)
  return Response.json(transactionBody(row, verb, `Success, transaction is ${verb === 'cancel' ? 'canceled' : 'expired'}`))
}

const created = (row: SimulatedRow): Response => Response.json(transactionBody(row, 'pending', 'Success, Bank Transfer transaction is created'))

const problem = (status_code: string, status_message: string): Response => Response.json({ status_code, status_message }, { status: Number(status_code) })
