import { base } from '#shared/api/contract/exchange.ts'
import { deviceWords } from '#shared/web/device.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** The address of a path of the contract, at the embedded backend or at the one BACKEND_URL names. */
export const backendUrl = (context: EarlyContext, path: string): string =>
  `${context.env.BACKEND_URL?.replace(/\/$/, '') ?? 'https://commerce'}${base}${path}`

/** Sends one request to the backend; `signal` aborts it. */
export function sendToBackend(context: EarlyContext, request: Request, signal?: AbortSignal): Promise<Response> {
  const init = signal ? { signal } : {}
  return context.env.BACKEND_URL ? fetch(request, init) : context.env.COMMERCE.fetch(request, init)
}

/** Who a call is made for, when the request alone does not say: a look-up has no key yet, a fresh login a new token. */
export interface Credentials {
  token?: string | null
  /** The Idempotency-Key of a call that must happen once. */
  key?: string | null
}

/** The only function that puts headers on a call to a backend. */
export function backendHeaders(context: EarlyContext, { token, key }: Credentials = {}): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': 'en',
    referer: `${context.origin}/`,
    'request-id': context.requestId,
  })
  if (context.tenant.accessKey) headers.set('api-access', context.tenant.accessKey)
  if (context.visitorId) headers.set('visitor-id', context.visitorId)
  // Personal data stays inside: another company's backend does not get it.
  if (!context.env.BACKEND_URL) {
    headers.set('visitor-address', context.address)
    headers.set('visitor-device', deviceWords(context.request.headers.get('user-agent') ?? ''))
    if (context.nextVisitorId) headers.set('next-visitor-id', context.nextVisitorId)
    if (context.deviceKey) headers.set('device-key', context.deviceKey)
    // A page that everyone gets is asked for by nobody.
    if (context.ticket && context.visitorId) headers.set('ticket', context.ticket)
  }
  const bearer = token === undefined ? context.session?.token : token
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  if (key) headers.set('idempotency-key', key)
  return headers
}
