import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { type ErrorCode, isErrorCode } from '#shared/text/errors.ts'
import { jwtDecode } from 'jwt-decode'
import {
  accountSubject,
  customerSubject,
  networkSubject,
  subjectChars,
  ticketSubject,
} from '#shared/web/log-subject.ts'
import { keyedHash } from './keyed-hash.ts'
import type { EarlyContext } from './request-context.ts'

/**
 * Events with log lines of their own, `{"event":"security","name":…}`, so that an alarm can count them. Such a line
 * names no person and holds no address, no key and nothing that somebody typed: `account` and `network` are keyed
 * hashes, by which a hundred tries at one account differ from one try at a hundred.
 */
export type SecurityEvent =
  /** Somebody has signed in; `path` and the time say how and when. */
  | 'signed_in'
  /** A wrong password, or a passkey or Google sign-in that did not fit. */
  | 'sign_in_failed'
  /** A one-time code was requested: its `ticket` is that of the tries that follow. */
  | 'code_sent'
  /** A wrong one-time code, or one that was tried too often. */
  | 'code_refused'
  /** The password or Google account by which a signed-in customer confirmed was wrong. */
  | 're_authentication_failed'
  /** A session that the shop did not sign, or ended. */
  | 'session_refused'
  /** The backend refused the shop's key or this caller. */
  | 'access_refused'
  /** A customer named a thing that is not theirs, or that does not exist: the backend answers both alike. */
  | 'not_theirs'
  /** A link that would be a key was not one, or its digits were wrong. */
  | 'link_refused'
  /** Somebody asks too often, tries cards, or holds goods without paying for them. */
  | 'rate_limited'
  /** A form or a script of another origin. */
  | 'origin_refused'
  /** The report of a payment or a shipment was not signed by its vendor. */
  | 'webhook_refused'
  /** Administration without the token. */
  | 'administration_refused'
  /** A browser stopped what our policy does not allow. */
  | 'csp_violation'

/** The refusals of a backend that are security events. */
const eventsByCode: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  login_wrong: 'sign_in_failed',
  google_failed: 'sign_in_failed',
  passkey_failed: 'sign_in_failed',
  passkey_unknown: 'sign_in_failed',
  code_wrong: 'code_refused',
  code_used_up: 'code_refused',
  password_wrong: 're_authentication_failed',
  google_other_account: 're_authentication_failed',
  order_link_digits: 'link_refused',
  order_link_invalid: 'link_refused',
  too_many: 'rate_limited',
  password_busy: 'rate_limited',
  card_wait: 'rate_limited',
  card_blocked: 'rate_limited',
  orders_lapsed: 'rate_limited',
  orders_large: 'rate_limited',
  handover_large: 'rate_limited',
}

/** Which event a refusal of a backend is; null: none. For a backend without our codes the status alone decides. */
export function eventOfRefusal(
  status: number,
  code: string | null,
  { access }: Pick<Endpoint, 'access'>,
): SecurityEvent | null {
  if (status === 401) return 'session_refused'
  if (status === 403) return 'access_refused'
  if (status === 404 && access !== 'public') return 'not_theirs'
  if (isErrorCode(code)) return eventsByCode[code] ?? null
  return status === 429 ? 'rate_limited' : null
}

/** The first characters of a hash: the administration's `log.subjects` makes the same. */
const digest = (tenant: EarlyContext['tenant'], subject: string): string =>
  keyedHash(tenant, subject).slice(0, subjectChars)

type Asking = Pick<EarlyContext, 'log' | 'address' | 'tenant' | 'session'>

/** By what the log knows a code, and the one that it replaces: only the line of the first says for which account. */
export const ticketFacts = (
  { tenant }: Asking,
  ticket: unknown,
  before: unknown = null,
): Readonly<Record<string, string>> => ({
  ...(typeof ticket === 'string' ? { ticket: digest(tenant, ticketSubject(ticket)) } : {}),
  ...(typeof before === 'string' ? { before: digest(tenant, ticketSubject(before)) } : {}),
})

/** What happens every day. */
const usual: ReadonlySet<SecurityEvent> = new Set(['signed_in', 'code_sent'])

/** `facts` are words of ours or of a fixed list, never what a request contains. `login`: what was typed to sign in. */
export function logSecurity(
  context: Asking,
  name: SecurityEvent,
  facts: Readonly<Record<string, string>> = {},
  login: unknown = null,
): void {
  const { address, tenant, session } = context
  const { requestId, host, method, path, companyId } = context.log
  const line = { level: usual.has(name) ? 'info' : 'warn', event: 'security', name, requestId, host, companyId }
  const account = typeof login === 'string' ? accountSubject(login) : session && ofSession(session)
  const network = address === '' ? null : networkSubject(address)
  const who = {
    ...(account ? { account: digest(tenant, account) } : {}),
    ...(network ? { network: digest(tenant, network) } : {}),
  }
  console.log(JSON.stringify({ ...line, method, path, ...who, ...facts }))
}

function ofSession({ token }: NonNullable<Asking['session']>): string | null {
  try {
    const { sub } = jwtDecode(token)
    return sub === undefined ? null : customerSubject(sub)
  } catch {
    // Another backend's token may be anything.
    return null
  }
}
