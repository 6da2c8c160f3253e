import { hourMs, minuteMs } from '#shared/format/units.ts'
import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Channel } from '#shared/api/account/message.ts'
import { type ErrorCode, messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { networkKeyOf } from '#commerce/platform/network.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { reportSoon } from '#commerce/platform/spent/hold-back.ts'
import { leftOf } from '#commerce/platform/spent/rules.ts'
import { spentDayEnds } from '#commerce/platform/spent/spent.ts'
import type { CustomerRow } from '../customers/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { MessageValues } from '#commerce/notification/tables.ts'
import { type Contact, wayTo } from '#commerce/notification/rules.ts'
import { codeContacts } from './contacts.ts'
import { codeContact } from './way.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import { codeProblem, digitsOf, tooSoon } from './rules.ts'
import {
  addCode,
  type CodeRow,
  countTry,
  dropOldCodes,
  findCode,
  listIssued,
  markSpent,
  oldestCode,
  phoneCodesOf,
} from './store.ts'
import type { CodePurpose } from './tables.ts'

/** A registration, an order, a guest's refund and data: the code shows who has the contact, not whose account it is. */
const contactPurposes = ['register', 'order', 'refund', 'erasure'] as const satisfies readonly CodePurpose[]
type ContactPurpose = (typeof contactPurposes)[number]
const isOfContact = (purpose: CodePurpose): boolean => contactPurposes.some((one) => one === purpose)

interface CodeRequest {
  purpose: CodePurpose
  /** A digest of what was typed, whether or not somebody has such an account. */
  account: string
  customer: CustomerRow | null
  channel: Channel
  /**
   * Where the code goes, if not to the contacts that stand for the account: for a new number the code must go to that
   * number. A guest has no account.
   */
  to?: Contact
  /** What exactly it confirms: it confirms nothing else. '' where the purpose says it all. */
  about?: string
  /** What the message says beside the code. */
  values?: MessageValues
}

/**
 * Makes a code, sends it and answers its ticket. When nobody has the account, everything but the message still happens,
 * so that neither the answer nor its timing reveals it.
 */
export function issueCode(
  tx: Tx,
  { purpose, account, customer, channel, to, about = '', values = {} }: CodeRequest,
): Result<{ ticket: string }> {
  const { db, now, newId, who, keyedHash, vendors } = tx
  if (vendors.channels.length === 0) return refused('code_unavailable')
  const address = networkKeyOf(who.address, (network) => keyedHash(`address\n${network}`))
  dropOldCodes(db, now)
  // The channel the code really takes, because that is the contact it will verify; not the channel that was requested.
  const contact = to ?? (customer && codeContacts(customer))
  const addressee = contact && codeContact(tx, contact)
  const way = addressee && wayTo(addressee, vendors.channels, channel)
  const taken = way?.channel ?? channel
  // Their own browser is trusted with what stands for their account alone: anybody may type another contact.
  const isOwn = customer && way && Object.values(codeContacts(customer)).includes(way.target)
  const browser = isOwn ? knownBrowser(tx, customer.id) : null
  const changing = purpose === 'contact' ? (customer?.id ?? null) : null
  const early =
    tooSoon(purpose, listIssued(db, { account, address, browser, changing }, now), now) ??
    (browser === null && taken !== 'email' ? tooManyOfShop(tx) : null)
  if (early) return early
  const ticket = newId()
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * minuteMs)
  const digest = keyedHash(digestOf(ticket, code, about))
  addCode(db, {
    id: ticket,
    purpose,
    account,
    address,
    browser,
    customerId: customer?.id ?? null,
    channel: taken,
    digest,
    createdAt: now,
    expiresAt,
  })
  // Some codes go to the contact that was typed, whether or not it has an account.
  if (addressee && (customer || isOfContact(purpose)))
    enqueue(tx, {
      kind: purpose === 'register' && customer ? 'code_known' : `code_${purpose}`,
      ref: ticket,
      to: addressee,
      wanted: channel,
      values: { ...values, code },
      expiresAt,
    })
  return accepted({ ticket })
}

/**
 * Only browsers that an account's owner has signed in from get codes while the shop has sent unusually many to phones. The
 * operator is notified when that begins, unless the codes are used while they are valid, as a crowd of people does.
 */
function tooManyOfShop(tx: Tx): Refused | null {
  const { db, now, shop } = tx
  const codes = phoneCodesOf(db, now)
  const left = leftOf(codes, limits.phoneCodesOfDay)
  if (left.hour === 1 || left.day === 1) {
    console.error(JSON.stringify({ level: 'error', codes: 'unusually many', company: shop.companyId, ...codes }))
    reportSoon(tx, new Date(now.getTime() + limits.codeMinutes * minuteMs))
  }
  if (left.hour > 0 && left.day > 0) return null
  const until = left.day > 0 ? (oldestCode(db) ?? now).getTime() + hourMs : spentDayEnds(now).getTime()
  return refused('too_many', { minutes: Math.max(1, Math.ceil((until - now.getTime()) / minuteMs)) })
}

/**
 * How many codes to phones nobody has used today or within an hour, while that stops further ones; 0: nothing is. After
 * `dropOldCodes`.
 */
export function countUnusual({ db, now }: Pick<Scope, 'db' | 'now'>): number {
  const codes = phoneCodesOf(db, now)
  const { hour, day } = leftOf(codes, limits.phoneCodesOfDay)
  return hour > 0 && day > 0 ? 0 : Math.max(codes.day.unused, codes.hour.unused)
}

/** Checks a code and counts a wrong try. Who acts on the code spends it. */
export function checkCode(
  tx: Tx,
  purpose: Exclude<CodePurpose, ContactPurpose>,
  ticket: string,
  typed: string,
  about = '',
): Result<CodeRow & { customerId: string }> {
  const checked = checkDigits(tx, purpose, ticket, typed, about)
  if (!checked.ok) return checked
  const { customerId } = checked.value
  if (customerId !== null) return accepted({ ...checked.value, customerId })
  countTry(tx.db, ticket)
  return atField('code_wrong')
}

/** Checks and uses up the code of a registration, which may belong to nobody yet. */
export function spendRegistrationCode(tx: Tx, ticket: string, typed: string): Result<CodeRow> {
  const checked = checkDigits(tx, 'register', ticket, typed)
  if (checked.ok) markSpent(tx.db, ticket, tx.now)
  return checked
}

function checkDigits(
  { db, now, keyedHash }: Tx,
  purpose: CodePurpose,
  ticket: string,
  typed: string,
  about = '',
): Result<CodeRow> {
  const row = findCode(db, ticket)
  const problem = codeProblem(row, purpose, now)
  if (problem || !row) return atField(problem ?? 'code_wrong')
  if (same(row.digest, keyedHash(digestOf(ticket, digitsOf(typed), about)))) return accepted(row)
  countTry(db, ticket)
  return atField('code_wrong')
}

const digestOf = (ticket: string, code: string, about: string): string =>
  `code\n${ticket}\n${code}${about === '' ? '' : `\n${about}`}`

/** Checks a code and uses it up. */
export function spendCode(
  tx: Tx,
  purpose: Exclude<CodePurpose, ContactPurpose>,
  ticket: string,
  typed: string,
): Result<{ customerId: string; channel: Channel }> {
  const checked = checkCode(tx, purpose, ticket, typed)
  if (checked.ok) markSpent(tx.db, ticket, tx.now)
  return checked
}

/** Checks the code that went to the contact of an order, no matter who has an account with it, and uses it up. */
export function spendContactCode(
  tx: Tx,
  purpose: Exclude<ContactPurpose, 'register'>,
  { ticket, account, typed, about }: { ticket: string; account: string; typed: string; about?: string },
): Result<null> {
  if (findCode(tx.db, ticket)?.account !== account) return atField('code_wrong')
  const checked = checkDigits(tx, purpose, ticket, typed, about)
  if (!checked.ok) return checked
  markSpent(tx.db, ticket, tx.now)
  return accepted(null)
}

const atField = (code: ErrorCode): Refused => refused(code, {}, { code: messageOf(code) })

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
