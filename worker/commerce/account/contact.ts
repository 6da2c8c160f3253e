import type { ContactKind } from '#shared/api/account/account.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { accountOfContact, nowhere } from '#commerce/identity/codes/contacts.ts'
import { issueCode, spendCode } from '#commerce/identity/codes/issue.ts'
import { voidCodes } from '#commerce/identity/codes/store.ts'
import {
  findContactChange,
  putContactChange,
  removeContactChange,
} from '#commerce/identity/customers/contact-changes.ts'
import { isEmail } from '#commerce/identity/customers/rules.ts'
import { changeCustomer, type CustomerRow, findByContact, findCustomer } from '#commerce/identity/customers/store.ts'
import {
  type Confirmation,
  type Confirmed,
  reAuthenticate,
} from '#commerce/identity/re-authentication/re-authenticate.ts'
import { recordChange } from '#commerce/identity/sign-in/account-changed.ts'
import { contactLimit } from '#commerce/identity/sign-in/login-limit.ts'
import { renewSession } from '#commerce/identity/sign-in/sign-in.ts'
import { announcePhoneVerified } from '#commerce/identity/sign-in/verify-contact.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import { codeWay } from '#commerce/identity/codes/way.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import { countHit, rateLimited } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Session } from '#commerce/platform/tokens.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { forOwner } from './owner.ts'

interface ContactInput {
  kind: ContactKind
  value: string
}
interface Change {
  waits: boolean
  session: Session | null
}
const channelOf = { email: 'email', phone: 'whatsapp' } as const
const only = (kind: ContactKind, value: string) => ({ email: null, phone: null, [kind]: value })

/** Starts a change of e-mail or number. It takes effect when the customer enters the code that was sent there. */
export function changeContact(
  scope: Scope,
  { kind, value: typed, confirmation }: ContactInput & { confirmation: Confirmation },
): Result<Change> {
  const read = readContact(kind, typed)
  if (!read.ok) return read
  const { value } = read
  return reAuthenticate<Change>(scope, confirmation, (tx, confirmed) => {
    const { customer } = confirmed
    if (customer[kind] === value && isVerified(customer, kind)) return accepted({ waits: false, session: null })
    if (codeWay(tx, only(kind, value), channelOf[kind]) === null) {
      // Beside a verified contact an unverified one stands for nobody, so it may be another account's too.
      const taken = isVerified(customer, kind === 'email' ? 'phone' : 'email')
        ? null
        : takenBy(tx, customer.id, kind, value)
      return taken ?? accepted({ waits: false, session: replaceContact(tx, confirmed, { kind, value }) })
    }
    const sent = sendCode(tx, customer, { kind, value })
    return sent.ok ? accepted({ waits: true, session: null }) : sent
  })
}

/** Without a channel to the new contact it counts at once, but not as verified. */
function replaceContact(tx: Tx, { customer }: Confirmed, { kind, value }: ContactInput): Session | null {
  if (customer[kind] === value) return null
  return apply(tx, customer, { kind, value, verified: false })
}

/** A code to the contact that waits, whose change was confirmed; without one, to the present contact. */
export function sendContactCode(scope: Scope, { kind }: { kind: ContactKind }): Result<Record<never, never>> {
  return forOwner(scope, (tx, customer) => {
    const waiting = findContactChange(tx.db, customer.id)
    const value = waiting?.kind === kind ? waiting.value : isVerified(customer, kind) ? null : customer[kind]
    if (value === null) return refused('code_expired')
    if (codeWay(tx, only(kind, value), channelOf[kind]) === null) return refused('code_unreachable')
    const sent = sendCode(tx, customer, { kind, value })
    return sent.ok ? accepted({}) : sent
  })
}

/** What somebody registered with beside the contact of the code: it waits for a code of its own. */
export function askForContact(tx: Tx, { customerId, kind, value }: ShopEvents['contact_wanted']): void {
  const customer = findCustomer(tx.db, customerId)
  if (customer && codeWay(tx, only(kind, value), channelOf[kind]) !== null) sendCode(tx, customer, { kind, value })
}

/**
 * The answer is the same for a contact of another account, and so is what counts for the limits. That one's owner gets a
 * message in place of a code, and no code will open the change.
 */
function sendCode(tx: Tx, customer: CustomerRow, { kind, value }: ContactInput): Result<{ ticket: string }> {
  const to = only(kind, value)
  const other = findByContact(tx.db, { by: kind, value })
  const taken = other !== null && other.id !== customer.id
  const issued = issueCode(tx, {
    purpose: 'contact',
    account: accountOfContact(tx, to),
    customer,
    channel: channelOf[kind],
    to: taken ? nowhere : to,
  })
  if (issued.ok && taken)
    enqueue(tx, { kind: 'contact_in_use', ref: issued.value.ticket, to, wanted: channelOf[kind], values: {} })
  if (issued.ok)
    putContactChange(tx.db, { customerId: customer.id, kind, value, ticket: issued.value.ticket, at: tx.now })
  return issued
}

/** The customer entered the code, so the new e-mail or number becomes the account's. */
export function confirmContact(scope: Scope, { code }: { code: string }): Result<{ session: Session | null }> {
  return forOwner(scope, (tx, customer) => {
    const change = findContactChange(tx.db, customer.id)
    if (!change) return refused('code_expired', {}, { code: messageOf('code_expired') })
    const spent = spendCode(tx, 'contact', change.ticket, code)
    if (!spent.ok) return spent
    const taken = takenBy(tx, customer.id, change.kind, change.value)
    if (taken) return taken
    return accepted({ session: apply(tx, customer, { kind: change.kind, value: change.value, verified: true }) })
  })
}

const isVerified = ({ emailVerifiedAt, phoneVerifiedAt }: CustomerRow, kind: ContactKind): boolean =>
  (kind === 'email' ? emailVerifiedAt : phoneVerifiedAt) !== null

function readContact(kind: ContactKind, typed: string): { ok: true; value: string } | Refused {
  if (kind === 'phone') {
    const phone = normalisePhone(typed)
    return phone.ok ? phone : refused(phone.code, {}, { value: messageOf(phone.code) })
  }
  const value = typed.toLowerCase()
  return isEmail(value) ? { ok: true, value } : refused('email_invalid', {}, { value: messageOf('email_invalid') })
}

/**
 * Refuses an e-mail or number of another account. The answer reveals who has an account, so many questions are slowed
 * down.
 */
function takenBy(scope: Scope, customerId: string, kind: ContactKind, value: string): Refused | null {
  const other = findByContact(scope.db, { by: kind, value })
  if (!other || other.id === customerId) return null
  const caller = { subject: customerId, network: null }
  const tooMany = rateLimited(scope, contactLimit, caller)
  if (tooMany) return tooMany
  countHit(scope, contactLimit, caller)
  return refused('contact_taken', {}, { value: messageOf('contact_taken') })
}

/**
 * Codes that were sent to the old contact become worthless, a message tells it about the change, and the caller gets a
 * new session.
 */
function apply(tx: Tx, before: CustomerRow, { kind, value, verified }: ContactInput & { verified: boolean }) {
  const { db, now } = tx
  const at = verified ? now : null
  const [old, verifiedAt] =
    kind === 'email' ? [before.email, before.emailVerifiedAt] : [before.phone, before.phoneVerifiedAt]
  changeCustomer(
    db,
    before.id,
    kind === 'email' ? { email: value, emailVerifiedAt: at } : { phone: value, phoneVerifiedAt: at },
  )
  removeContactChange(db, before.id)
  const session = old === value ? null : renewSession(tx, before)
  if (old !== value) {
    voidCodes(db, before.id)
    recordChange(tx, before, { kind, value: old, verifiedAt: verifiedAt?.getTime() ?? null })
  }
  if (kind === 'phone' && verified) announcePhoneVerified(tx, before.id, value)
  return session
}
