import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { NotificationBody, pageHostOf, PageBody, rupiahOf, TransactionBody } from './midtrans-bodies.ts'
import { chargeBody, chargeOf, isPaidOnPage, pageBody, takesIdempotencyKey } from './midtrans-charge.ts'
import {
  failure,
  type Charge,
  type ChargeRequest,
  type Notification,
  type PaymentGateway,
  type PaymentState,
  type RefundRequest,
  type VendorAnswer,
} from './gateway.ts'
import { isSignedBy } from './signature.ts'
import type { PaymentEntry } from './registry.ts'
import { BaseUrl, Secret } from '../entry.ts'
import { jsonOf } from '#shared/json.ts'
import { callVendor, type Fetch, type VendorCall } from '../vendor-http.ts'
import { type WebhookRequest, webhookUrl } from '../webhook.ts'

const MidtransKeys = z.strictObject({
  serverKey: Secret,
  /** https://api.sandbox.midtrans.com, https://api.midtrans.com, or a server with the same API. */
  baseUrl: BaseUrl.default('https://api.midtrans.com'),
})
type MidtransKeys = z.output<typeof MidtransKeys>

export const midtrans: PaymentEntry<MidtransKeys> = {
  methods: [
    'qris',
    'gopay',
    'shopeepay',
    'kredivo',
    'akulaku',
    'bca_va',
    'mandiri_bill',
    'bni_va',
    'bri_va',
    'permata_va',
    'alfamart',
    'indomaret',
    'card',
  ],
  keys: MidtransKeys,
  check: {
    hosts: /^api(\.sandbox)?\.midtrans\.com$/,
    // Of an order that nobody made, a known merchant gets 404 and a stranger 401.
    check: async ({ baseUrl, serverKey }, { fetch }) =>
      callVendor(fetch, z.unknown(), {
        method: 'GET',
        url: `${baseUrl}/v2/etalase-check/status`,
        headers: { authorization: `Basic ${btoa(`${serverKey}:`)}` },
        deadline: limits.writeTimeoutMs,
        speaks: (status) => status === 200 || status === 404,
      }),
  },
  gateway: (keys, { now, fetch, settings: { host } }) =>
    createMidtrans({ ...keys, now, fetch, notifyAt: webhookUrl('midtrans', host) }),
}

type MidtransAccount = MidtransKeys & {
  /** The platform's `fetch`, or the simulator's. */
  fetch: Fetch
  now: Date
  /**
   * The address for notifications, sent with every charge, so that the owner has nothing to set at Midtrans. The
   * simulator needs none.
   */
  notifyAt?: string
  deadlineMs?: number
}

/** Midtrans Core API (docs.midtrans.com). Simulator and real service differ only in the address. */
export function createMidtrans(account: MidtransAccount): PaymentGateway {
  return {
    charge: (request) => (isPaidOnPage(request.method) ? openPage(account, request) : charge(account, request)),
    status: ({ reference }) => ask(account, 'GET', reference, 'status'),
    cancel: ({ reference }) => ask(account, 'POST', reference, 'cancel'),
    canRefund: (method) => refundable.has(method),
    refund: (request) => refund(account, request),
    webhook: async (request) => readWebhook(account, request),
  }
}

async function charge(account: MidtransAccount, request: ChargeRequest): Promise<VendorAnswer<Charge>> {
  const key: Record<string, string> = takesIdempotencyKey(request.method)
    ? { 'idempotency-key': request.idempotencyKey }
    : {}
  const call = { method: 'POST', path: '/v2/charge', body: chargeBody(request, account.now) } as const
  const sent = await send(account, TransactionBody(), call, { ...key, ...reporting(account) })
  // 406: this reference was used before. If our own answer was lost, the transaction and its number are still there.
  const answer =
    sent.ok && sent.value.status_code === '406'
      ? await send(account, TransactionBody(), statusCall(request.reference))
      : sent
  if (!answer.ok) return answer
  const found = chargeOf(answer.value, request)
  if (found) return { ok: true, value: found }
  const { status_code, status_message } = answer.value
  // With a wrong key no number comes today: the shopper is better off with another way to pay.
  const later = status_code !== '401' && saysNothing(answer.value)
  return failure(later ? 'down' : 'refused', `${status_code} ${status_message}`)
}

/**
 * The shopper types a card on Midtrans' own page (Snap). Until they begin to pay there, the status call knows no such
 * transaction.
 */
async function openPage(account: MidtransAccount, request: ChargeRequest): Promise<VendorAnswer<Charge>> {
  const call = { method: 'POST', path: '/snap/v1/transactions', body: pageBody(request, account.now) } as const
  const answer = await send({ ...account, baseUrl: pageHostOf(account.baseUrl) }, PageBody(), call, reporting(account))
  if (!answer.ok) return answer
  if ('error_messages' in answer.value) return failure('refused', answer.value.error_messages.join('; '))
  const { token, redirect_url: link } = answer.value
  return {
    ok: true,
    value: { transactionId: token, number: null, billerCode: null, qrText: null, link, expiresAt: request.expiresAt },
  }
}

/**
 * Virtual accounts and shop counters take money only; Midtrans sends nothing back through them. It lists the others,
 * and for Kredivo 14 days (Midtrans, "Refund Transactions"); later it refuses.
 */
const refundable: ReadonlySet<string> = new Set(['qris', 'gopay', 'shopeepay', 'kredivo', 'akulaku', 'card'])

/**
 * The status is asked first: it names the refunds that were made, also one whose answer was lost. A card payment that
 * the bank has only captured is cancelled instead, as a whole.
 */
async function refund(account: MidtransAccount, asked: RefundRequest): Promise<VendorAnswer<PaymentState>> {
  const { reference, key: refund_key, amount, reason } = asked
  const found = await send(account, TransactionBody(), statusCall(reference))
  const before = found.ok ? stateOf(found.value) : found
  if (!found.ok || !before.ok) return before
  const { transaction_status: status, refunds = [] } = found.value
  if (refunds.some((one) => one.refund_key === refund_key) || status === 'cancel') return before
  if (status === 'capture')
    return amount === before.value.amount
      ? ask(account, 'POST', reference, 'cancel')
      : failure('underway', 'a part of a card payment goes back once the bank has settled it, the next day')
  const answer = await ask(account, 'POST', reference, 'refund', { refund_key, amount, reason })
  if (answer.ok && answer.value.state !== 'refunded') return failure('refused', answer.value.vendorStatus)
  return answer
}

const reporting = ({ notifyAt }: MidtransAccount): Record<string, string> =>
  notifyAt ? { 'x-override-notification': notifyAt } : {}
const statusCall = (reference: string) =>
  ({ method: 'GET', path: `/v2/${encodeURIComponent(reference)}/status` }) as const

async function ask(
  account: MidtransAccount,
  method: 'GET' | 'POST',
  reference: string,
  verb: string,
  body?: object,
): Promise<VendorAnswer<PaymentState>> {
  const answer = await send(account, TransactionBody(), {
    method,
    path: `/v2/${encodeURIComponent(reference)}/${verb}`,
    body,
  })
  return answer.ok ? stateOf(answer.value) : answer
}

function stateOf(body: TransactionBody): VendorAnswer<PaymentState> {
  const { transaction_id, order_id, transaction_status, currency } = body
  if (body.status_code === '404') return failure('unknown', body.status_message)
  if (saysNothing(body)) return failure('down', `${body.status_code} ${body.status_message}`)
  const amount = rupiahOf(body.gross_amount ?? '')
  if (!transaction_id || !order_id || !transaction_status || amount === null)
    return failure('refused', `${body.status_code} ${body.status_message}`)
  const returned = rupiahOf(body.refund_amount ?? '') ?? 0
  return {
    ok: true,
    value: {
      transactionId: transaction_id,
      reference: order_id,
      state: meaningOf(body),
      vendorStatus: transaction_status,
      amount,
      returned,
      currency,
    },
  }
}

/**
 * Midtrans repeats the HTTP status in the body, also of a 200 (its own clients look there): an error of its own, a wrong
 * key and a request that is in progress say nothing about the transaction.
 */
const saysNothing = ({ status_code, transaction_id }: TransactionBody): boolean =>
  /^(5\d\d|429|401)$/.test(status_code) || (status_code === '202' && !transaction_id)

/**
 * "Paid" means status_code 200, settlement or capture, and no suspicion of fraud; anything unclear waits for a person
 * (Midtrans' own advice).
 */
function meaningOf({
  status_code,
  transaction_status,
  fraud_status = 'accept',
}: TransactionBody): PaymentState['state'] {
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
  chargeback: 'reversed',
  partial_chargeback: 'reversed',
}

/**
 * Midtrans answers in its own envelope whatever the HTTP status is. Only 202 says nothing yet: a request with the same
 * key is in progress.
 */
async function send<T>(
  { baseUrl, serverKey, fetch, deadlineMs }: MidtransAccount,
  schema: z.ZodType<T>,
  { path, ...call }: Pick<VendorCall, 'method' | 'body'> & { path: string },
  more: Readonly<Record<string, string>> = {},
): Promise<VendorAnswer<T>> {
  const speaks = (status: number) => status !== 202 && (status < 300 || status >= 400)
  const headers = { authorization: `Basic ${btoa(`${serverKey}:`)}`, ...more }
  const answer = await callVendor(fetch, schema, {
    ...call,
    url: baseUrl + path,
    headers,
    deadline: deadlineMs ?? limits.writeTimeoutMs,
    speaks,
  })
  // Something other than Midtrans delayed, redirected or refused the request: the outcome is unknown, so ask again.
  return answer.ok ? answer : failure('down', answer.detail)
}

function readWebhook({ serverKey }: MidtransAccount, { rawBody }: WebhookRequest): Notification | 'forged' | null {
  if (rawBody.length > limits.bodyBytes) return null
  const parsed = NotificationBody().safeParse(jsonOf(rawBody))
  // The signature is in the body: what cannot be read is not signed.
  if (!parsed.success) return 'forged'
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
