import { timingSafeEqual } from 'node:crypto'
import type { Customer } from '#shared/api/customer.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { mergeCart } from '#commerce/cart/store.ts'
import { mergeVouchers } from '#commerce/voucher/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { profileOf, regular } from '../customers/handlers.ts'
import { dummyCost, newCost, type PasswordCost, type PasswordHash } from '../customers/password.ts'
import type { Login } from '../customers/login-name.ts'
import { minutesToWait, type NewCustomer } from '../customers/rules.ts'
import { mergeWishes } from '#commerce/wishlist/store.ts'
import {
  addConsent,
  addCustomer,
  addFailure,
  addSession,
  type CustomerRow,
  findByLogin,
  forgetFailure,
  forgetFailures,
  isKnownDevice,
  isTaken,
  listFailures,
  rememberDevice,
  settleFailure,
} from '../customers/store.ts'

/** The Shop's half of a sign-in. The Worker hashes in between: the Shop has one thread for everybody. */
export interface Attempt {
  login: Login
  /** What failures are counted under. */
  account: string
  address: string | null
}
export interface Challenge {
  /** The try itself, counted as a failure until `finishLogin` says otherwise: a hundred at once are a hundred. */
  id: string
  cost: PasswordCost
}
export interface SignedIn {
  profile: Customer
  customerId: string
  sessionId: string
}

export function beginLogin(scope: Scope, attempt: Attempt): Result<Challenge> {
  return scope.db.transaction(() => {
    const found = findByLogin(scope.db, attempt.login)
    const counted = { ...attempt, account: countedUnder(scope, attempt, found) }
    const tooMany = throttled(scope, counted)
    if (tooMany) return tooMany
    const cost = found?.password ?? dummyCost
    return accepted({ id: countTry(scope, counted), cost: { n: cost.n, r: cost.r, p: cost.p, salt: cost.salt } })
  })
}

export function finishLogin(
  scope: Scope,
  { attempt, id, hash }: { attempt: Attempt; id: string; hash: string },
): Result<SignedIn> {
  return scope.db.transaction(() => {
    const found = findByLogin(scope.db, attempt.login)
    const account = countedUnder(scope, attempt, found)
    if (!found || !sameBytes(found.password.hash, hash)) {
      settleFailure(scope.db, id)
      return refused('login_wrong')
    }
    forgetFailures(scope.db, id, account)
    return accepted(openSession(scope, found))
  })
}

/** Registering tells whether a phone number has an account, so its tries are counted by network too. */
export function beginRegister(
  scope: Scope,
  { attempt, asked }: { attempt: Attempt; asked: NewCustomer },
): Result<Challenge> {
  return scope.db.transaction(() => {
    const tooMany = throttled(scope, { ...attempt, account: '' })
    if (tooMany) return tooMany
    const id = countTry(scope, { ...attempt, account: '' })
    if (!isTaken(scope.db, asked)) return accepted({ id, cost: newCost() })
    settleFailure(scope.db, id)
    return refused('account_exists')
  })
}

export function finishRegister(
  scope: Scope,
  { id, asked, password }: { id: string; asked: NewCustomer; password: PasswordHash },
): Result<SignedIn> {
  return scope.db.transaction(() => {
    if (isTaken(scope.db, asked)) {
      settleFailure(scope.db, id)
      return refused('account_exists')
    }
    forgetFailure(scope.db, id)
    return accepted(openSession(scope, createCustomer(scope, asked, password)))
  })
}

/** A customer with the consents given at registration. Inside the caller's transaction. */
export function createCustomer(
  { db, now, newId, shop }: Scope,
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
 * Failures are counted by account. A browser from which the owner has signed in before is counted by itself: whoever
 * guesses elsewhere slows everybody down except the owner.
 */
function countedUnder(scope: Scope, { account }: Attempt, found: CustomerRow | null): string {
  return found && knowsBrowser(scope, found.id) ? `${account}\n${deviceOf(scope)}` : account
}

/** Whether this customer has signed in from the caller's browser before. */
export function knowsBrowser(scope: Scope, customerId: string): boolean {
  const device = deviceOf(scope)
  return device !== null && isKnownDevice(scope.db, customerId, device)
}

const deviceOf = ({ who, keyedHash }: Scope): string | null =>
  who.visitorId === null ? null : keyedHash(`device\n${who.visitorId}`)

/**
 * What fails is counted by account and by network. A hundred at once at one account are a hundred; many people behind
 * one address are not one.
 */
export function throttled(
  { db, now }: Scope,
  { account, address }: Pick<Attempt, 'account' | 'address'>,
): Refused | null {
  const since = new Date(now.getTime() - limits.loginWindowMinutes * 60_000)
  const waitFor = (by: 'account' | 'address', value: string | null, limit: number, pending: boolean) =>
    value === null || value === ''
      ? null
      : minutesToWait(listFailures(db, { by, value, since, limit, pending }), limit, now)
  const waits = [
    waitFor('account', account, limits.loginFailuresPerAccount, true),
    waitFor('address', address, limits.loginFailuresPerAddress, false),
    waitFor('address', address, limits.loginTriesPerAddress, true),
  ].filter((minutes) => minutes !== null)
  return waits.length > 0 ? refused('too_many', { minutes: Math.max(...waits) }) : null
}

export function countTry(
  { db, now, newId }: Scope,
  { account, address }: Pick<Attempt, 'account' | 'address'>,
): string {
  const id = newId()
  addFailure(db, { id, account, address, pending: true, at: now })
  return id
}

export function sameBytes(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A new session at every sign-in; what the visitor put into a cart or claimed as a guest goes along. */
export function openSession(scope: Scope, found: CustomerRow): SignedIn {
  const { db, now, who, newId } = scope
  const sessionId = newId()
  addSession(db, {
    id: sessionId,
    customerId: found.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.sessionSeconds * 1_000),
    device: who.device ?? '',
    usedAt: now,
  })
  const device = deviceOf(scope)
  if (device !== null) rememberDevice(db, { customerId: found.id, device, usedAt: now })
  if (who.visitorId !== null) {
    mergeCart(scope, who.visitorId, found.id)
    mergeVouchers(scope, who.visitorId, found.id)
    mergeWishes(scope, who.visitorId, found.id)
  }
  return { profile: profileOf(db, found), customerId: found.id, sessionId }
}
