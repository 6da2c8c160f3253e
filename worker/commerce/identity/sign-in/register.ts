import { minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { maskContact } from '#shared/format/contact.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Channel } from '#shared/api/account/message.ts'
import type { Contact } from '#commerce/notification/rules.ts'
import { codeWay } from '../codes/way.ts'
import { publish } from '#commerce/platform/events.ts'
import { countHit, forgetHit, rateLimited, settleHit } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { issueCode, spendRegistrationCode } from '../codes/issue.ts'
import { findCode } from '../codes/store.ts'
import {
  checkHuman,
  countUnchecked,
  passUnchecked,
  sendUnchecked,
  uncheckedLimited,
  verdictOf,
} from '../human-check/check.ts'
import { newCost, noPassword } from '../customers/password.ts'
import {
  addPendingRegistration,
  findPendingRegistration,
  type PendingRegistration,
  removePendingRegistration,
} from '../customers/pending-registrations.ts'
import type { NewCustomer } from '../customers/rules.ts'
import { changeCustomer, type CustomerRow, findByContact, findCustomer, isTaken } from '../customers/store.ts'
import type { PasswordHash } from '../customers/tables.ts'
import { signInByCode } from './by-code.ts'
import { loginLimit } from './login-limit.ts'
import { type Attempt, type Challenge, createCustomer, openSession, type SignedIn } from './sign-in.ts'
import { announcePhoneVerified } from './verify-contact.ts'

/** null as ticket: the account is open. */
type Registered = { ticket: string } | (SignedIn & { ticket: null })

/** Says nothing about the typed contacts: anyone who has them learns the truth by a message. */
export async function beginRegister(
  scope: Scope,
  { attempt, asked, humanToken }: { attempt: Attempt; asked: NewCustomer; humanToken: string | undefined },
): Promise<Result<Challenge>> {
  const verdict = await checkHuman(scope, 'register', humanToken)
  return inTransaction(scope, (tx) => {
    const caller = { subject: null, network: attempt.address }
    const tooMany = rateLimited(tx, loginLimit, caller) ?? uncheckedLimited(tx, verdict, 'register')
    if (tooMany) return tooMany
    const id = countHit(tx, loginLimit, caller, { pending: true })
    countUnchecked(tx, verdict, 'register', id)
    if (addresseeOf(tx, asked) !== null || !isTaken(tx.db, asked)) return accepted({ id, cost: newCost() })
    settleHit(tx.db, id)
    return refused('account_exists')
  })
}

/**
 * Sends a code to the typed contact and keeps the registration until it comes back. Where the shop has no way to write
 * there, the account opens at once, and a contact that is taken must be refused.
 */
export function finishRegister(
  scope: Scope,
  { id, asked, password }: { id: string; asked: NewCustomer; password: PasswordHash },
): Result<Registered> {
  return inTransaction(scope, (tx) => {
    const addressee = addresseeOf(tx, asked)
    if (addressee) {
      forgetHit(tx.db, id)
      const sent = askForCode(tx, asked, { password, to: addressee })
      if (sent.ok) passUnchecked(tx, id, sent.value.ticket)
      return sent
    }
    if (isTaken(tx.db, asked)) {
      settleHit(tx.db, id)
      return refused('account_exists')
    }
    forgetHit(tx.db, id)
    return accepted({ ...openSession(tx, createCustomer(tx, asked, password)), ticket: null })
  })
}

/** A registration without a password: its customer signs in by a code until they choose one. */
export function registerByCode(tx: Tx, asked: NewCustomer): Result<{ ticket: string; contact: string }> {
  const addressee = addresseeOf(tx, asked)
  if (addressee === null || addressee.phone === null) return refused('code_unreachable')
  const sent = askForCode(tx, asked, { password: noPassword(), to: addressee })
  return sent.ok ? accepted({ ...sent.value, contact: maskContact(addressee.phone) }) : sent
}

/** The one contact that the code goes to; null: the shop has no way there. */
function addresseeOf(scope: Scope, { phone, email }: Pick<NewCustomer, 'phone' | 'email'>): Contact | null {
  const way = codeWay(scope, { phone, email }, 'whatsapp')
  if (way === null) return null
  return way.channel === 'email' ? { phone: null, email } : { phone, email: null }
}

/** `by`: how its phone is written to. */
function askForCode(
  tx: Tx,
  asked: NewCustomer,
  { password, to, by = 'whatsapp' }: { password: PasswordHash; to: Contact; by?: Channel | undefined },
): Result<{ ticket: string }> {
  const [kind, value] = to.phone === null ? (['email', to.email ?? ''] as const) : (['phone', to.phone] as const)
  // Another account may have typed this contact beside a verified one: that keeps its owner from nothing.
  const holder = findByContact(tx.db, { by: kind, value })
  const issued = issueCode(tx, {
    purpose: 'register',
    account: tx.keyedHash(`account\n${value}`),
    customer: holder,
    channel: kind === 'email' ? 'email' : by,
    to,
  })
  if (issued.ok) addPendingRegistration(tx.db, { ...asked, ticket: issued.value.ticket, password, at: tx.now })
  return issued
}

/** The code came back: a new account opens, or the one that the contact already has. */
export function finishRegistration(
  scope: Scope,
  { ticket, code }: { ticket: string; code: string },
): Result<SignedIn & { former: boolean }> {
  return inTransaction(scope, (tx) => {
    const spent = spendRegistrationCode(tx, ticket, code)
    if (!spent.ok) return spent
    const { customerId, channel } = spent.value
    const pending = findPendingRegistration(tx.db, ticket)
    removePendingRegistration(tx.db, ticket)
    if (customerId !== null) return accepted({ ...signInAgain(tx, { customerId, channel, ticket }), former: true })
    if (!pending) return refused('code_expired')
    // What the code did not come from stays unverified, and so stands for nobody.
    const taken = isTaken(
      tx.db,
      channel === 'email' ? { phone: null, email: pending.email } : { phone: pending.phone, email: null },
    )
    if (taken) return refused('account_exists')
    return accepted({ ...openSession(tx, openAccount(tx, pending, channel === 'email')), former: false })
  })
}

/** A customer who registers their own number again brings what they have bought with it as a guest. */
function signInAgain(tx: Tx, by: { customerId: string; channel: Channel; ticket: string }): SignedIn {
  const signedIn = signInByCode(tx, by)
  const customer = findCustomer(tx.db, by.customerId)
  if (by.channel !== 'email' && customer !== null && customer.phoneVerifiedAt !== null)
    announcePhoneVerified(tx, customer.id, customer.phone)
  return signedIn
}

/** The contact that the code came from is verified; an e-mail beside a number waits for a code of its own. */
function openAccount(tx: Tx, pending: PendingRegistration, byEmail: boolean): CustomerRow {
  const { password, ...asked } = pending
  const customer = createCustomer(tx, { ...asked, email: byEmail ? asked.email : null }, password)
  changeCustomer(tx.db, customer.id, byEmail ? { emailVerifiedAt: tx.now } : { phoneVerifiedAt: tx.now })
  if (!byEmail) announcePhoneVerified(tx, customer.id, customer.phone)
  if (!byEmail && asked.email !== null)
    publish(tx, 'contact_wanted', { customerId: customer.id, kind: 'email', value: asked.email })
  return findCustomer(tx.db, customer.id) ?? customer
}

/** Sends the code of a registration once more, the same way or another; the registration waits for the new one. */
export function resendRegistration(
  scope: Scope,
  { ticket, channel }: { ticket: string; channel: Channel | null },
): Result<{ ticket: string }> {
  return inTransaction(scope, (tx) => {
    const pending = findPendingRegistration(tx.db, ticket)
    const to = pending && addresseeOf(tx, pending)
    if (!pending || !to || tx.now.getTime() - pending.at.getTime() > limits.codeMinutes * 12 * minuteMs)
      return refused('code_expired')
    const by = channel ?? findCode(tx.db, ticket)?.channel
    const sent = sendUnchecked(tx, verdictOf(tx, ticket), 'register', () =>
      askForCode(tx, pending, { password: pending.password, to, by }),
    )
    if (sent.ok) removePendingRegistration(tx.db, ticket)
    return sent
  })
}
