import type { Customer } from '#shared/api/customer.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Session } from '#commerce/platform/tokens.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { profileOf, regular } from '../customers/handlers.ts'
import { dummyCost, isSameHash, newCost, type PasswordCost } from '../customers/password.ts'
import { countHit, forgetHit, forgetHits, rateLimited, settleHit } from '#commerce/platform/rate-limit/rate-limit.ts'
import { loginLimit } from './login-limit.ts'
import type { Login } from '../customers/login-name.ts'
import type { NewCustomer } from '../customers/rules.ts'
import { addConsent, addCustomer, type CustomerRow, findByLogin, isTaken } from '../customers/store.ts'
import { addSession, isKnownDevice, rememberDevice, revokeSession } from '../sessions/store.ts'
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

export function beginLogin(scope: Scope, attempt: Attempt): Result<Challenge> {
  return inTransaction(scope, (tx) => {
    const found = findByLogin(tx.db, attempt.login)
    const caller = { subject: subjectOf(tx, attempt, found), network: attempt.address }
    const tooMany = rateLimited(tx, loginLimit, caller)
    if (tooMany) return tooMany
    const cost = found?.password ?? dummyCost
    const id = countHit(tx, loginLimit, caller, { pending: true })
    return accepted({ id, cost: { n: cost.n, r: cost.r, p: cost.p, salt: cost.salt } })
  })
}

export function finishLogin(
  scope: Scope,
  { attempt, id, hash }: { attempt: Attempt; id: string; hash: string },
): Result<SignedIn> {
  return inTransaction(scope, (tx) => {
    const found = findByLogin(tx.db, attempt.login)
    if (!found || !isSameHash(found.password.hash, hash)) {
      settleHit(tx.db, id)
      return refused('login_wrong')
    }
    forgetHit(tx.db, id)
    forgetHits(tx.db, loginLimit, subjectOf(tx, attempt, found))
    return accepted(openSession(tx, found))
  })
}

/** Registering reveals whether a phone number has an account, so tries are counted by network too. */
export function beginRegister(
  scope: Scope,
  { attempt, asked }: { attempt: Attempt; asked: NewCustomer },
): Result<Challenge> {
  return inTransaction(scope, (tx) => {
    const caller = { subject: null, network: attempt.address }
    const tooMany = rateLimited(tx, loginLimit, caller)
    if (tooMany) return tooMany
    const id = countHit(tx, loginLimit, caller, { pending: true })
    if (!isTaken(tx.db, asked)) return accepted({ id, cost: newCost() })
    settleHit(tx.db, id)
    return refused('account_exists')
  })
}

export function finishRegister(
  scope: Scope,
  { id, asked, password }: { id: string; asked: NewCustomer; password: PasswordHash },
): Result<SignedIn> {
  return inTransaction(scope, (tx) => {
    if (isTaken(tx.db, asked)) {
      settleHit(tx.db, id)
      return refused('account_exists')
    }
    forgetHit(tx.db, id)
    return accepted(openSession(tx, createCustomer(tx, asked, password)))
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
 * Failures are counted by account. A browser in which the owner has signed in before is counted separately: an attacker
 * elsewhere slows down everybody but the owner.
 */
function subjectOf(scope: Scope, { account }: Attempt, found: CustomerRow | null): string {
  return found && knowsBrowser(scope, found.id) ? `${account}\n${deviceOf(scope)}` : account
}

/** Whether this customer has signed in from the caller's browser before. */
export function knowsBrowser(scope: Scope, customerId: string): boolean {
  const device = deviceOf(scope)
  return device !== null && isKnownDevice(scope.db, customerId, device)
}

const deviceOf = ({ who: { deviceKey = null }, keyedHash }: Scope): string | null =>
  deviceKey === null ? null : keyedHash(`device\n${deviceKey}`)

/** Every sign-in opens a new session; what the visitor collected as a guest becomes the customer's. */
export function openSession(tx: Tx, found: CustomerRow): SignedIn {
  const { db, now, who } = tx
  const { sessionId } = addOwnSession(tx, found)
  const deviceKey = who.deviceKey ?? tx.newId()
  rememberDevice(db, { customerId: found.id, device: tx.keyedHash(`device\n${deviceKey}`), usedAt: now })
  if (who.visitorId !== null) publish(tx, 'guest_signed_in', { visitorId: who.visitorId, customerId: found.id })
  return { profile: profileOf(db, found), customerId: found.id, sessionId, deviceKey }
}

/**
 * Gives the caller a new session in the place of their own, because what the account may do has changed: whoever copied
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
  })
  const { visitorId: from, nextVisitorId: to = null } = who
  if (from !== null && to !== null) publish(tx, 'visitor_renewed', { from, to })
  return { customerId: found.id, sessionId }
}
