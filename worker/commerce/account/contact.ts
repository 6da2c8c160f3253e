import { contactLimit } from '#commerce/identity/sign-in/login-limit.ts'
import { countHit, rateLimited } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { ContactKind } from '#shared/api/account.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { issueCode, spendCode } from '#commerce/identity/codes/issue.ts'
import { checkPassword } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { isEmail } from '#commerce/identity/customers/rules.ts'
import { changeCustomer, type CustomerRow, findByLogin } from '#commerce/identity/customers/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import { announcePhoneVerified } from '#commerce/identity/sign-in/verify-contact.ts'
import { wayTo } from '#commerce/notification/rules.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import {
  findContactChange,
  putContactChange,
  removeContactChange,
} from '#commerce/identity/customers/contact-changes.ts'
import { forgetCodes } from '#commerce/identity/codes/store.ts'

interface ContactInput {
  kind: ContactKind
  value: string
  /** The password's hash; null: none was sent. */
  password: string | null
}
const channelOf = { email: 'email', phone: 'whatsapp' } as const

/** Begins a change of e-mail or number. It takes effect when the customer enters the code that was sent there. */
export function changeContact(
  tx: Tx,
  customer: CustomerRow,
  { kind, value: typed, password }: ContactInput,
): Result<{ waits: boolean }> {
  const read = readContact(kind, typed)
  if (!read.ok) return read
  const { value } = read
  const verified = kind === 'email' ? customer.emailVerifiedAt : customer.phoneVerifiedAt
  const byCode = wayTo({ email: null, phone: null, [kind]: value }, tx.vendors.channels, channelOf[kind]) !== null
  if (customer[kind] === value && (verified !== null || !byCode)) return accepted({ waits: false })
  const taken = takenBy(tx, customer.id, kind, value)
  if (taken) return taken
  if (byCode) {
    const to = { email: null, phone: null, [kind]: value }
    const issued = issueCode(tx, {
      purpose: 'contact',
      account: tx.keyedHash(`contact\n${customer.id}`),
      customer,
      channel: channelOf[kind],
      to,
    })
    if (!issued.ok) return issued
    putContactChange(tx.db, { customerId: customer.id, kind, value, ticket: issued.value.ticket, at: tx.now })
    return accepted({ waits: true })
  }
  if (password === null) return refused('password_needed', {}, { password: messageOf('password_needed') })
  const wrong = checkPassword(tx, customer.id, password)
  if (wrong) return wrong
  apply(tx, customer, { kind, value, ref: tx.newId(), verified: false })
  return accepted({ waits: false })
}

/** The customer entered the code, so the new e-mail or number becomes the account's. */
export function confirmContact(tx: Tx, customer: CustomerRow, code: string): Result<Record<never, never>> {
  const change = findContactChange(tx.db, customer.id)
  if (!change) return refused('code_expired', {}, { code: messageOf('code_expired') })
  const spent = spendCode(tx, 'contact', change.ticket, code)
  if (!spent.ok) return spent
  const taken = takenBy(tx, customer.id, change.kind, change.value)
  if (taken) return taken
  apply(tx, customer, { kind: change.kind, value: change.value, ref: change.ticket, verified: true })
  return accepted({})
}

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
  const other = findByLogin(scope.db, { by: kind, value })
  if (!other || other.id === customerId) return null
  const caller = { subject: customerId, network: null }
  const tooMany = rateLimited(scope, contactLimit, caller)
  if (tooMany) return tooMany
  countHit(scope, contactLimit, caller)
  return refused('contact_taken', {}, { value: messageOf('contact_taken') })
}

interface Change {
  kind: ContactKind
  value: string
  ref: string
  verified: boolean
}
/** Codes that were sent to the old contact become worthless, and a message tells the old contact about the change. */
function apply(tx: Tx, customer: CustomerRow, { kind, value, ref, verified }: Change): void {
  const { db, now } = tx
  const before = customer[kind]
  const at = verified ? now : null
  changeCustomer(
    db,
    customer.id,
    kind === 'email' ? { email: value, emailVerifiedAt: at } : { phone: value, phoneVerifiedAt: at },
  )
  removeContactChange(db, customer.id)
  if (before !== null && before !== value) {
    forgetCodes(db, customer.id)
    const to = { email: null, phone: null, [kind]: before }
    enqueue(tx, {
      kind: 'contact_changed',
      ref,
      to,
      wanted: channelOf[kind],
      values: { what: kind === 'email' ? 'email' : 'nomor HP' },
    })
  }
  if (kind === 'phone' && verified) announcePhoneVerified(tx, customer.id, value)
}
