import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import {
  failure,
  type Attempted,
  type Charge,
  type ChargeRequest,
  type Notification,
  type PaymentGateway,
  type PaymentState,
  type RefundRequest,
  type VendorAnswer,
  type VendorFailure,
} from './gateway.ts'
import { vendorTime } from './midtrans-bodies.ts'
import type { PaymentEntry } from './registry.ts'
import { ChargeBody, NoticeBody, RefundBody, RefundList, TransactionList } from './xendit-bodies.ts'
import { BaseUrl, Secret, type VendorDeps } from '../entry.ts'
import { jsonOf } from '#shared/json.ts'
import { callVendor, type Fetch, type VendorCall } from '../vendor-http.ts'
import type { WebhookRequest } from '../webhook.ts'

const XenditKeys = z.strictObject({
  /** It may write Money-in and read transactions. */
  secretKey: Secret,
  /** The verification token of Xendit's settings for callbacks. Every notification carries it. */
  callbackToken: Secret,
  baseUrl: BaseUrl.default('https://api.xendit.co'),
})
type XenditKeys = z.output<typeof XenditKeys>

/** What differs between wallets (Xendit, "eWallet Checkout Methods" and "Void and Refund"). */
interface Channel {
  code: string
  properties(request: ChargeRequest): object
  /** Its money can also go back after the day on which it came, and in parts. */
  refunds: boolean
}
const channels: Readonly<Record<string, Channel>> = {
  dana: { code: 'ID_DANA', properties: ({ returnUrl }) => ({ success_redirect_url: returnUrl }), refunds: true },
  ovo: { code: 'ID_OVO', properties: ({ customer }) => ({ mobile_number: customer.phone }), refunds: false },
}

export const xendit = {
  methods: ['dana', 'ovo'],
  keys: XenditKeys,
  check: {
    hosts: /^api\.xendit\.co$/,
    // Of a charge that nobody made, a known merchant gets 404 and a stranger 401.
    check: async ({ baseUrl, secretKey }, { fetch }) =>
      callVendor(fetch, z.unknown(), {
        method: 'GET',
        url: `${baseUrl}/ewallets/charges/ewc_00000000-0000-0000-0000-000000000000`,
        headers: { authorization: `Basic ${btoa(`${secretKey}:`)}` },
        deadline: limits.writeTimeoutMs,
        speaks: (status) => status === 200 || status === 404,
      }),
  },
  gateway: (keys, { now, fetch }: Pick<VendorDeps, 'now' | 'fetch'>) => createXendit({ ...keys, now, fetch }),
} satisfies PaymentEntry<XenditKeys>

type XenditAccount = XenditKeys & { fetch: Fetch; now: Date }

/**
 * Xendit's e-wallet charges (developers.xendit.co, "eWallets"). A charge is asked for by its own id. Its address for
 * notifications is set at Xendit, not with the charge.
 */
function createXendit(account: XenditAccount): PaymentGateway {
  return {
    charge: (request) => charge(account, request),
    status: async (asked) => stateIn(await findCharge(account, asked)),
    // There is no call that ends an open charge: OVO's ends after a minute, DANA's with its page.
    cancel: async (asked) => stateIn(await findCharge(account, asked)),
    canRefund: (method) => method in channels,
    refund: (asked) => refund(account, asked),
    webhook: (request) => readWebhook(account, request),
  }
}

async function charge(account: XenditAccount, request: ChargeRequest): Promise<VendorAnswer<Charge>> {
  const { reference, amount, method, idempotencyKey } = request
  const channel = channels[method]
  if (!channel) return failure('refused', `${method} is no wallet of Xendit`)
  // Xendit takes a reference twice, so a charge whose answer was lost must be found, or a shopper could pay two.
  const known = request.again ? await findCharge(account, { reference, transactionId: null }) : null
  if (known && !known.ok && known.reason !== 'unknown') return known
  const made = known?.ok
    ? known
    : await send(account, ChargeBody(), 'POST', '/ewallets/charges', {
        key: idempotencyKey,
        body: {
          ...{ reference_id: reference, currency: 'IDR', amount, checkout_method: 'ONE_TIME_PAYMENT' },
          channel_code: channel.code,
          channel_properties: channel.properties(request),
        },
      })
  if (!made.ok) return made
  const { id, reference_id, charge_amount, status, actions } = made.value
  if (reference_id !== reference || charge_amount !== amount || status !== 'PENDING')
    return failure('refused', `${status} ${charge_amount}`)
  const link = actions?.mobile_web_checkout_url ?? actions?.desktop_web_checkout_url ?? null
  // Without a page the request is in the app of this phone. Its last digits say which one without giving it away.
  const number = link === null ? request.customer.phone.slice(-4) : null
  return { ok: true, value: { transactionId: id, number, billerCode: null, qrText: null, link, expiresAt: null } }
}

async function findCharge(
  account: XenditAccount,
  { reference, transactionId }: Attempted,
): Promise<VendorAnswer<ChargeBody>> {
  const id = transactionId === null ? await findId(account, reference) : { ok: true as const, value: transactionId }
  return id.ok ? send(account, ChargeBody(), 'GET', `/ewallets/charges/${encodeURIComponent(id.value)}`) : id
}

async function findId(account: XenditAccount, reference: string): Promise<VendorAnswer<string>> {
  const search = new URLSearchParams({ types: 'PAYMENT', reference_id: reference })
  const listed = await send(account, TransactionList(), 'GET', `/transactions?${search}`)
  if (!listed.ok) return listed
  const found = listed.value.data.find((one) => one.reference_id === reference && one.product_id.startsWith('ewc_'))
  return found ? { ok: true, value: found.product_id } : failure('unknown', 'no charge has this reference')
}

const stateIn = (answer: VendorAnswer<ChargeBody>): VendorAnswer<PaymentState> =>
  answer.ok ? { ok: true, value: stateOf(answer.value) } : answer

function stateOf({ id, reference_id, status, charge_amount, refunded_amount, currency }: ChargeBody): PaymentState {
  const gone = status === 'VOIDED' ? charge_amount : (refunded_amount ?? 0)
  const partly = gone > 0 && gone < charge_amount
  return {
    ...{ transactionId: id, reference: reference_id, amount: charge_amount, returned: gone, currency },
    state: gone > 0 ? 'refunded' : (meanings[status] ?? 'review'),
    vendorStatus: partly ? `partial_${status}` : status,
  }
}
const meanings: Readonly<Record<string, PaymentState['state']>> = {
  PENDING: 'pending',
  SUCCEEDED: 'paid',
  FAILED: 'denied',
  VOIDED: 'refunded',
  REFUNDED: 'refunded',
}

const underWay = (): VendorFailure => failure('underway', 'the money is on its way back')

/**
 * On the day of the charge all of it is voided; later, or in part, it is refunded, which takes a day. What went back is
 * asked first, so that a lost answer or a slow one pays nobody twice.
 */
async function refund(account: XenditAccount, asked: RefundRequest): Promise<VendorAnswer<PaymentState>> {
  const found = await findCharge(account, asked)
  if (!found.ok) return found
  const { id, status, void_status, charge_amount, refunded_amount } = found.value
  if (status === 'VOIDED') return stateIn(found)
  if (void_status === 'PENDING') return underWay()
  const made = await send(account, RefundList(), 'GET', `/ewallets/charges/${encodeURIComponent(id)}/refunds`)
  if (!made.ok) return made
  const before = findMade(made.value, asked)
  if (before) return refundState(found.value, before)
  const whole = asked.amount === charge_amount && !refunded_amount
  if (whole && isVoidable(found.value, account.now)) {
    const voided = await send(account, ChargeBody(), 'POST', `/ewallets/charges/${encodeURIComponent(id)}/void`, asked)
    if (!voided.ok) return voided
    return voided.value.status === 'VOIDED' ? stateIn(voided) : underWay()
  }
  if (!Object.values(channels).find(({ code }) => code === found.value.channel_code)?.refunds)
    return failure('refused', 'this wallet takes money back as a whole and only on its day')
  // Xendit refunds from the next day on (help.xendit.co, "Refund eWallet").
  if (isOfToday(found.value, account.now)) return underWay()
  const sent = await send(account, RefundBody(), 'POST', `/ewallets/charges/${encodeURIComponent(id)}/refunds`, {
    key: asked.key,
    body: { amount: asked.amount, reason: 'CANCELLATION' },
  })
  return sent.ok ? refundState(found.value, sent.value) : sent
}

/**
 * The refund that the shop has requested, among those of a charge: they carry no key. It is there when more went back than
 * without the shop, however much somebody has refunded at Xendit's own desk; else it is one of its amount that failed.
 */
function findMade(made: readonly RefundBody[], { amount, returned }: RefundRequest): RefundBody | undefined {
  const standing = made.filter(({ status }) => status !== 'FAILED')
  const sum = standing.reduce((total, { refund_amount }) => total + refund_amount, 0)
  if (sum - returned < amount) return made.find((one) => one.status === 'FAILED' && one.refund_amount === amount)
  return standing.find(({ status }) => status !== 'SUCCEEDED') ?? standing.at(-1)
}

function refundState(charge: ChargeBody, { status, refund_amount }: RefundBody) {
  if (status === 'FAILED') return failure('refused', 'the wallet did not take the refund')
  if (status !== 'SUCCEEDED') return underWay()
  return { ok: true as const, value: stateOf({ ...charge, refunded_amount: charge.refunded_amount ?? refund_amount }) }
}

/** Until 23:50 in Jakarta on the day of the charge, unless that was tried (Xendit, "Void and Refund"). */
const isVoidable = (charge: ChargeBody, now: Date): boolean =>
  !charge.void_status && isOfToday(charge, now) && vendorTime(now).slice(11, 16) < '23:50'
function isOfToday({ created }: ChargeBody, now: Date): boolean {
  const made = new Date(created)
  return !Number.isNaN(made.getTime()) && vendorTime(made).slice(0, 10) === vendorTime(now).slice(0, 10)
}

/** 404 means that Xendit has no such charge. A request that it refuses is a no; a key that it does not take is not. */
async function send<T>(
  { baseUrl, secretKey, fetch }: XenditAccount,
  schema: z.ZodType<T>,
  method: VendorCall['method'],
  path: string,
  { key, body }: { key?: string; body?: object } = {},
): Promise<VendorAnswer<T>> {
  const answer = await callVendor(fetch, schema, {
    ...{ method, url: baseUrl + path, body, deadline: limits.writeTimeoutMs },
    headers: { authorization: `Basic ${btoa(`${secretKey}:`)}`, ...(key ? { 'x-idempotency-key': key } : {}) },
  })
  if (answer.ok) return answer
  if (answer.detail.startsWith('HTTP 404') && method === 'GET') return failure('unknown', answer.detail)
  return failure(answer.reason === 'refused' ? 'refused' : 'down', answer.detail)
}

async function readWebhook(
  account: XenditAccount,
  { rawBody, headers }: WebhookRequest,
): Promise<Notification | 'forged' | null> {
  if (rawBody.length > limits.bodyBytes) return null
  if (!sameSecret(headers.get('x-callback-token') ?? '', account.callbackToken)) return 'forged'
  const json = jsonOf(rawBody)
  if (json === undefined) return null
  const parsed = NoticeBody().safeParse(json)
  if (!parsed.success) return null
  const { data } = parsed.data
  const answer =
    'charge_id' in data
      ? await findCharge(account, { reference: '', transactionId: data.charge_id })
      : { ok: true as const, value: data }
  if (!answer.ok) return null
  const { id, reference_id, status, charge_amount, currency } = answer.value
  const amount = Number.isSafeInteger(charge_amount) ? charge_amount : null
  return { transactionId: id, reference: reference_id, vendorStatus: status, amount, currency }
}
