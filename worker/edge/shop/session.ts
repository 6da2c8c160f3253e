import { visitorPattern } from '#shared/web/id-patterns.ts'
import { jwtDecode } from 'jwt-decode'
import type { Session } from '#client/app/page/page.ts'
import type { CookieName } from '#shared/web/cookies.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { clearCookie, readCookies, setCookie } from './cookies.ts'
import { isKeyedHash, keyedHash } from '#edge/request/keyed-hash.ts'
import { note } from '#edge/request/log.ts'
import { logSecurity } from '#edge/request/security-log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** A long token is kept in several cookies: another one only behind one that is full. */
const parts = ['session', 'session2', 'session3'] as const satisfies readonly CookieName[]
const tokenChars = parts.length * limits.sessionPartChars

function tokenOf(cookies: Map<CookieName, string>): string {
  let token = ''
  for (const [place, part] of parts.entries())
    if (token.length === place * limits.sessionPartChars) token += cookies.get(part) ?? ''
  return token
}

/** What is not needed of an earlier, longer token is cleared with it. */
function keepToken(context: EarlyContext, token: string, seconds: number): void {
  const sent = readCookies(context.request)
  for (const [place, part] of parts.entries()) {
    const piece = token.slice(place * limits.sessionPartChars, (place + 1) * limits.sessionPartChars)
    if (piece !== '') setCookie(context, part, piece, seconds)
    else if (place === 0 || sent.has(part) || context.setCookies.has(part)) clearCookie(context, part)
  }
}

/**
 * The session of a cookie. The edge reads only the times; the shop decides on every call whether the session is still
 * valid.
 */
export function readSession(context: EarlyContext, cookies: Map<CookieName, string>): Session | null {
  const token = tokenOf(cookies)
  if (!token) return null
  const expiresAt = expiryOf(context, token)
  if (expiresAt !== null && expiresAt * 1_000 > Date.now()) return { token, expiresAt }
  if (expiresAt === null) {
    note(context.log, text.tokenInvalid)
    logSecurity(context, 'session_refused')
  }
  endSession(context)
  return null
}

/**
 * Seconds since the epoch; null when it is not a token, or not valid yet. Ours are exact. Another company's clock may be
 * ahead, its times text or milliseconds, and a token without an end ends with its cookie or when that backend says so.
 */
function expiryOf({ env: { BACKEND_URL: other } }: EarlyContext, token: string): number | null {
  if (token.length > tokenChars || !/^[\w.+/=-]+$/.test(token)) return null
  try {
    const { exp, nbf } = jwtDecode<{ exp?: unknown; nbf?: unknown }>(token)
    const now = Date.now() / 1_000
    if ((secondsOf(nbf) ?? 0) > now + (other ? limits.clockSkewSeconds : 0)) return null
    if (!other) return typeof exp === 'number' ? secondsOf(exp) : null
    return exp === undefined || exp === null ? now + limits.endlessTokenSeconds : secondsOf(exp)
  } catch {
    // Unreadable is the same as none; the caller logs it.
    return null
  }
}

/** A time of a token: a number, as text too, in seconds; one that would lie beyond the year 5138 is in milliseconds. */
function secondsOf(given: unknown): number | null {
  const time = typeof given === 'string' && given !== '' ? Number(given) : given
  if (typeof time !== 'number' || !Number.isFinite(time) || time <= 0) return null
  return time > 1e11 ? time / 1_000 : time
}

/**
 * Signs the browser in. It gets a new visitor id too, so that anyone who knew the old one cannot follow the customer; what
 * the guest had collected is the customer's by then. A token that opens no session is answered with why.
 */
export function startSession(context: EarlyContext, given: string): 'token_invalid' | 'session_unusable' | null {
  // Some write it as the header has it.
  const token = given.trim().replace(/^Bearer\s+/i, '')
  const expiresAt = expiryOf(context, token)
  if (expiresAt === null || expiresAt * 1_000 <= Date.now()) {
    note(context.log, `${text.tokenInvalid}: ${token.length} characters, and ${tokenChars} fit into cookies`)
    return expiresAt === null && token.length <= tokenChars ? 'token_invalid' : 'session_unusable'
  }
  const seconds = expiresAt - Date.now() / 1_000
  keepToken(context, token, seconds)
  setCookie(context, 'meHint', hintOf(context, token), seconds)
  const before = context.session
  context.session = { token, expiresAt }
  // A change of the account renews the session of somebody who is signed in.
  if (before === null) logSecurity(context, 'signed_in')
  moveOn(context)
  return null
}

/**
 * The same for each session of one customer: our own tokens say whose they are. What another company's tokens say is not
 * known, so there it is the same as long as somebody is signed in; the `1` of an earlier build is too short to be one.
 */
function hintOf({ tenant, env, session, request }: EarlyContext, token: string): string {
  const before = (env.BACKEND_URL && session && readCookies(request).get('meHint')) ?? ''
  if (before.length === limits.meHintChars) return before
  const whose = env.BACKEND_URL ? token : String(jwtDecode<{ sub?: unknown }>(token).sub)
  return keyedHash(tenant, `me\n${whose}`).slice(0, limits.meHintChars)
}

/** Logs out: the browser forgets what pages and scripts have kept, and is a new visitor. */
export function leaveSession(context: EarlyContext): void {
  endSession(context)
  setVisitor(context, newVisitorId())
  context.forgets = true
}

/** What a later read of the guest's cart finds shows on the badge again. */
export function endSession(context: EarlyContext): void {
  keepToken(context, '', 0)
  for (const hint of ['meHint', 'cartHint'] as const) clearCookie(context, hint)
  context.session = null
}

/** 128 random bits in base64url: they name the owner of a cart while nobody is signed in. */
export const readVisitor = (cookies: Map<CookieName, string>): string | null => {
  const id = cookies.get('visitor')
  return id && /^[\w-]{22}$/.test(id) ? id : null
}

/** `<key>.<signature>`: 128 random bits or so, as the shop gave them, and our proof that it gave them. */
const deviceCookie = /^([\w-]{22,64})(?:\.([\w-]{43}))?$/
export const readDevice = (cookies: Map<CookieName, string>): string | null =>
  deviceCookie.exec(cookies.get('device') ?? '')?.[1] ?? null
export function rememberDevice(context: EarlyContext, key: string): void {
  if (visitorPattern.test(key)) setCookie(context, 'device', `${key}.${keyedHash(context.tenant, signedDevice(key))}`)
}

const signedDevice = (key: string): string => `known browser\n${key}`

/** The key of a browser that has signed in at this shop, proved without asking it; null: it has not, or nobody can tell. */
export function knownBrowser(tenant: EarlyContext['tenant'], request: Request): string | null {
  const [, key = '', signature = ''] = deviceCookie.exec(readCookies(request).get('device') ?? '') ?? []
  return isKeyedHash(tenant, signedDevice(key), signature) ? key : null
}

/** Gives the visitor an id when a form is sent without one; browsing alone needs none. */
export function ensureVisitor(context: EarlyContext): void {
  if (!context.visitorId) setVisitor(context, newVisitorId())
}

/** A call of this request may sign somebody in: the backend moves to the next id what the visitor owns. */
export function prepareVisitor(context: EarlyContext): void {
  // As long from now, also where it is known: a cart and an order are kept from their last change on.
  setVisitor(context, context.visitorId ?? newVisitorId())
  // Another company's backend may know the guest's cart by the visitor's id alone, so there the id stays.
  if (!context.env.BACKEND_URL) context.nextVisitorId = newVisitorId()
}
function moveOn(context: EarlyContext): void {
  if (context.nextVisitorId) setVisitor(context, context.nextVisitorId)
  context.nextVisitorId = null
}

function setVisitor(context: EarlyContext, id: string): void {
  context.visitorId = id
  setCookie(context, 'visitor', id, limits.visitorSeconds)
}
/** 128 random bits. */
export const newVisitorId = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
