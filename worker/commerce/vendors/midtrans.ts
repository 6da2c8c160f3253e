import { limits } from '#shared/limits.ts'
import { NotificationBody, rupiahOf, TransactionBody } from './midtrans-bodies.ts'
import { chargeBody, chargeOf, takesIdempotencyKey } from './midtrans-charge.ts'
import type { Notification, PaymentGateway, PaymentState, VendorAnswer, VendorFailure } from './payment.ts'
import { isSignedBy } from './signature.ts'

export interface MidtransAccount {
  /** https://api.sandbox.midtrans.com, https://api.midtrans.com, or the simulator's. */
  baseUrl: string
  serverKey: string
  /** The way out: the platform's `fetch`, or the simulator's. */
  fetch(request: Request): Promise<Response>
  now: Date
}

/** Midtrans Core API (docs.midtrans.com). It speaks JSON bodies only, so the simulator and the real service are told apart by the address. */
export function createMidtrans(account: MidtransAccount): PaymentGateway {
  return {
    async charge(request) {
      const key = takesIdempotencyKey(request.method) ? request.idempotencyKey : undefined
      const sent = await send(account, 'POST', '/v2/charge', chargeBody(request, account.now), key)
      // 406: this reference was used before. When it was our own lost answer, the transaction and its number are still there.
      const answer = sent.ok && sent.value.status_code === '406' ? await send(account, 'GET', `/v2/${request.reference}/status`) : sent
      if (!answer.ok) return answer
      const charge = chargeOf(answer.value, request)
      return charge ? { ok: true, value: charge } : failure('refused', `${answer.value.status_code} ${answer.value.status_message}`)
    },
    status: (reference) => ask(account, 'GET', reference, 'status'),
    cancel: (reference) => ask(account, 'POST', reference, 'cancel'),
    expire: (reference) => ask(account, 'POST', reference, 'expire'),
    refund: (reference, amount, reason) => ask(account, 'POST', reference, 'refund', { refund_key: `${reference}-r`, amount, reason }),
    verifyNotification: async (rawBody) => verify(rawBody, account.serverKey),
  }
}

async function ask(account: MidtransAccount, method: 'GET' | 'POST', reference: string, verb: string, body?: object): Promise<VendorAnswer<PaymentState>> {
  const answer = await send(account, method, `/v2/${encodeURIComponent(reference)}/${verb}`, body)
  return answer.ok ? stateOf(answer.value) : answer
}

function stateOf(body: TransactionBody): VendorAnswer<PaymentState> {
  const { transaction_id, order_id, transaction_status, currency } = body
  if (body.status_code === '404') return failure('unknown', body.status_message)
  const amount = rupiahOf(body.gross_amount ?? '')
  if (!transaction_id || !order_id || !transaction_status || amount === null) return failure('refused', `${body.status_code} ${body.status_message}`)
  return { ok: true, value: { transactionId: transaction_id, reference: order_id, state: meaningOf(body), vendorStatus: transaction_status, amount, currency } }
}

/** "Paid" is status_code 200, settlement or capture, and no doubt of fraud; everything unclear waits for a person (Midtrans' own advice). */
function meaningOf({ status_code, transaction_status, fraud_status = 'accept' }: TransactionBody): PaymentState['state'] {
  const settled = transaction_status === 'settlement' || transaction_status === 'capture'
  if (settled) return status_code === '200' && fraud_status === 'accept' ? 'paid' : 'review'
  return meanings[transaction_status ?? ''] ?? 'review'
}
const meanings: Readonly<Record<string, PaymentState['state']>> = {
  pending: 'pending',
  authorize: 'pending',
  expire: 'expired',
  deny: 'denied',
  failure: 'denied',
  cancel: 'cancelled',
  refund: 'refunded',
  partial_refund: 'refunded',
  chargeback: 'refunded',
  partial_chargeback: 'refunded',
}

async function send(
  account: MidtransAccount,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  idempotencyKey?: string,
): Promise<VendorAnswer<TransactionBody>> {
  const headers = new Headers({ Accept: 'application/json', Authorization: `Basic ${btoa(`${account.serverKey}:`)}` })
  if (body) headers.set('Content-Type', 'application/json')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  try {
    const init = {
      method,
      headers,
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(limits.writeTimeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
    const response = await account.fetch(new Request(account.baseUrl + path, init))
    if (response.status >= 500 || response.status === 202) return failure('down', `HTTP ${response.status}`)
    const parsed = TransactionBody.safeParse(await response.json())
    return parsed.success ? { ok: true, value: parsed.data } : failure('down', 'unreadable answer')
  } catch (error) {
    // A lost connection, a timeout and a body that is no JSON are one thing to the shop: nobody knows what happened, ask again.
    return failure('down', error instanceof Error ? error.message : 'no answer')
  }
}

const failure = (reason: VendorFailure['reason'], detail: string): VendorFailure => ({ ok: false, reason, detail })

function verify(rawBody: string, serverKey: string): Notification | 'forged' | null {
  if (rawBody.length > limits.bodyBytes) return null
  const parsed = NotificationBody.safeParse(jsonOf(rawBody))
  if (!parsed.success) return null
  const body = parsed.data
  if (!isSignedBy(serverKey, body, body.signature_key)) return 'forged'
  return {
    transactionId: body.transaction_id,
    reference: body.order_id,
    vendorStatus: body.transaction_status,
    amount: rupiahOf(body.gross_amount),
    currency: body.currency,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON is not a notification; the caller answers 400.
    return null
  }
}
