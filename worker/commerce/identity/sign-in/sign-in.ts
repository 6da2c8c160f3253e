import type { Customer } from '#shared/api/account/customer.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { messageOf } from '#shared/text/errors.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Session } from '#commerce/platform/tokens.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { profileOf, regular } from '../customers/handlers.ts'
import { dummyCost, type PasswordCost } from '../customers/password.ts'
import { isRightPassword } from './right-password.ts'
import {
  countHit,
  countHits,
  forgetHit,
  forgetHitsOf,
  rateLimited,
  settleHit,
} from '#commerce/platform/rate-limit/rate-limit.ts'
import { guessLimit, guessReserve, loginLimit } from './login-limit.ts'
import type { Login } from '../customers/login-name.ts'
import type { NewCustomer } from '../customers/rules.ts'
import { addConsent, addCustomer, type CustomerRow, findByLogin } from '../customers/store.ts'
import { browserOf, knownBrowser, rememberBrowser } from '../sessions/known-browser.ts'
import { checkHuman, countUnchecked, uncheckedLimited } from '../human-check/check.ts'
import { addSession, revokeSession } from '../sessions/store.ts'
import type { PasswordHash } from '../customers/tables.ts'

/** The Shop's half of a sign-in. The Worker hashes in between, because the Shop has one thread for everybody. */
export interface Attempt {
  login: Login
  /** The digest of the login, under which failures are counted. */
  account: string
  address: string | null
}
export interface Challenge {
  /**
   * The id of this try, which counts as a failure until `finishLogin` says otherwise: a hundred at once are a hundred.
   */
  id: string
  cost: PasswordCost
}
export interface SignedIn {
  profile: Customer
  customerId: string
  sessionId: string
  /** By which the shop knows this browser from now on. */
  deviceKey: string
}

/** `owner`: whose browser this is, however they typed their login; null: a stranger's. */
export async function beginLogin(
  scope: Scope,
  { attempt, humanToken }: { attempt: Attempt; humanToken: string | undefined },
): Promise<Result<Challenge & { uncheckedId: string | null; owner: string | null }>> {
  const verdict = await checkHuman(scope, 'login', humanToken)
  return inTransaction(scope, (tx) => {
    const found = findByLogin(tx.db, attempt.login)
    const caller = callerOf(tx, attempt, found)
    const seen = caller.network === null ? 'passed' : verdict
    const tooMany =
      rateLimited(tx, loginLimit, caller) ?? tooManyGuesses(tx, caller) ?? uncheckedLimited(tx, seen, 'login')
    if (tooMany) return tooMany
    const cost = found?.password ?? dummyCost
    const id = countHit(tx, loginLimit, caller, { pending: true })
    const uncheckedId = countUnchecked(tx, seen, 'login')
    const { n, r, p, salt } = cost
    const owner = caller.network === null && found ? found.id : null
    return accepted({ id, uncheckedId, owner, cost: { n, r, p, salt } })
  })
}

/** Nothing was hashed, because too many wait: the try says nothing about its caller. */
export const cancelLogin = ({ db }: Scope, { ids }: { ids: readonly string[] }): Result<Record<never, never>> => {
  for (const id of ids) forgetHit(db, id)
  return accepted({})
}

export function finishLogin(
  scope: Scope,
  { attempt, id, uncheckedId, hash }: { attempt: Attempt; id: string; uncheckedId: string | null; hash: string },
): Result<SignedIn> {
  return inTransaction(scope, (tx) => {
    const found = findByLogin(tx.db, attempt.login)
    const caller = callerOf(tx, attempt, found)
    if (!found || !isRightPassword(tx, found, hash)) {
      settleHit(tx.db, id)
      if (caller.network !== null) countHit(tx, guessLimit, caller)
      // Which of the two is wrong nobody learns; the password is what is typed again.
      return refused('login_wrong', {}, { password: messageOf('login_wrong') })
    }
    forgetHit(tx.db, id)
    if (uncheckedId !== null) forgetHit(tx.db, uncheckedId)
    forgetHitsOf(tx.db, loginLimit, caller)
    return accepted(openSession(tx, found))
  })
}

/** A customer with the consents given at registration. */
export function createCustomer(
  { db, now, newId, shop }: Tx,
  { name, phone, email, marketing }: NewCustomer,
  password: PasswordHash,
): CustomerRow {
  const created = addCustomer(db, { id: newId(), name, phone, email, password, type: regular.type, createdAt: now })
  addConsent(db, { customerId: created.id, purpose: 'terms', version: shop.legalVersion, granted: true, at: now })
  addConsent(db, {
    customerId: created.id,
    purpose: 'marketing',
    version: shop.legalVersion,
    granted: marketing,
    at: now,
  })
  return created
}

/**
 * How a try is counted: in the owner's own browser alone, or by account and network. Anyone who guesses elsewhere slows
 * down neither.
 */
function callerOf(scope: Scope, { account, address }: Attempt, found: CustomerRow | null): LoginCaller {
  const browser = knownBrowser(scope, found?.id ?? null)
  return browser === null
    ? { subject: account, network: address ?? '' }
    : { subject: `${account}\n${browser}`, network: null }
}
/** `network` is null in the owner's own browser, and '' when it is not known. */
interface LoginCaller {
  subject: string
  network: string | null
}

/**
 * All failures of an account from browsers that are not the owner's, however many networks they come from. A network
 * that has hardly tried keeps a reserve, so that guessers elsewhere do not shut out an owner on the way.
 */
function tooManyGuesses(tx: Tx, caller: LoginCaller) {
  if (caller.network === null) return null
  const seen = countHits(tx, loginLimit, caller) >= limits.loginTriesUnseen
  return rateLimited(tx, seen ? guessLimit : guessReserve, caller)
}

/** Every sign-in opens a new session; what the visitor collected as a guest becomes the customer's. */
export function openSession(tx: Tx, found: CustomerRow): SignedIn {
  const { db, who } = tx
  const deviceKey = rememberBrowser(tx, found.id)
  const { sessionId } = addOwnSession({ ...tx, who: { ...who, deviceKey } }, found)
  if (who.visitorId !== null) publish(tx, 'guest_signed_in', { visitorId: who.visitorId, customerId: found.id })
  return { profile: profileOf(db, found), customerId: found.id, sessionId, deviceKey }
}

/**
 * Gives the caller a new session in the place of their own, because what the account may do has changed: anyone who copied
 * the old session's cookie is out.
 */
export function renewSession(tx: Tx, customer: Pick<CustomerRow, 'id'>): Session {
  if (tx.who.sessionId !== null) revokeSession(tx.db, tx.who.sessionId, tx.now)
  return addOwnSession(tx, customer)
}

function addOwnSession(tx: Tx, found: Pick<CustomerRow, 'id'>): Session {
  const { db, now, who, newId } = tx
  const sessionId = newId()
  addSession(db, {
    id: sessionId,
    customerId: found.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.sessionSeconds * 1_000),
    device: who.device ?? '',
    usedAt: now,
    confirmedAt: now,
    confirmedIn: browserOf(tx),
  })
  if (who.sessionId !== null && who.customerId === found.id)
    publish(tx, 'session_renewed', { from: who.sessionId, to: sessionId })
  const { visitorId: from, nextVisitorId: to = null } = who
  if (from !== null && to !== null) publish(tx, 'visitor_renewed', { from, to })
  return { customerId: found.id, sessionId }
}
