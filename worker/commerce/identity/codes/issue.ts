import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Channel } from '#shared/api/message.ts'
import { type ErrorCode, messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { networkOf } from '#commerce/platform/network.ts'
import type { CustomerRow } from '../customers/store.ts'
import { post } from '#commerce/notification/enqueue.ts'
import { type Contact, wayTo } from '#commerce/notification/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { codeProblem, digitsOf, tooSoon } from './rules.ts'
import { addCode, type CodeRow, countTry, findCode, listAsked, markSpent } from './store.ts'
import type { CodePurpose } from './tables.ts'

interface Wanted {
  purpose: CodePurpose
  /** A digest of whose it is: what is typed for, whether or not somebody has it. */
  account: string
  customer: CustomerRow | null
  channel: Channel
  /** Where it goes when that is not the account's own: a new number proves itself. */
  to?: Contact
}

/**
 * Makes a code and posts it; answers its ticket. Where nobody has the account the same is done but for the message, so
 * that neither the answer nor its time tells. Inside the caller's transaction.
 */
export function issueCode(
  scope: Scope,
  { purpose, account, customer, channel, to }: Wanted,
): Result<{ ticket: string }> {
  const { db, now, newId, who, keyedHash, vendors } = scope
  if (vendors.channels.length === 0) return refused('code_unavailable')
  const address = who.address === '' ? null : keyedHash(`address\n${networkOf(who.address)}`)
  const early = tooSoon(purpose, listAsked(db, 'account', account, now), listAsked(db, 'address', address, now), now)
  if (early) return early
  const ticket = newId()
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000)
  // Where it goes, which is what its coming back proves; not where it was wanted.
  const way = customer && wayTo(to ?? customer, vendors.channels, channel)
  const digest = keyedHash(`code\n${ticket}\n${code}`)
  addCode(db, {
    id: ticket,
    purpose,
    account,
    address,
    customerId: customer?.id ?? null,
    channel: way?.channel ?? channel,
    digest,
    createdAt: now,
    expiresAt,
  })
  if (customer)
    post(scope, {
      kind: `code_${purpose}`,
      ref: ticket,
      to: to ?? customer,
      wanted: channel,
      values: { code },
      expiresAt,
    })
  return accepted({ ticket })
}

/** Checks a code and counts the try when it is wrong. Whoever acts on it spends it, in the same transaction. */
export function checkCode(
  { db, now, keyedHash }: Scope,
  purpose: CodePurpose,
  ticket: string,
  typed: string,
): Result<CodeRow & { customerId: string }> {
  const row = findCode(db, ticket)
  const problem = codeProblem(row, purpose, now)
  if (problem || !row) return atField(problem ?? 'code_wrong')
  const { customerId } = row
  if (!same(row.digest, keyedHash(`code\n${ticket}\n${digitsOf(typed)}`)) || customerId === null) {
    countTry(db, ticket)
    return atField('code_wrong')
  }
  return accepted({ ...row, customerId })
}

/** Checks a code and uses it up. Inside the caller's transaction. */
export function spendCode(
  scope: Scope,
  purpose: CodePurpose,
  ticket: string,
  typed: string,
): Result<{ customerId: string; channel: Channel }> {
  const checked = checkCode(scope, purpose, ticket, typed)
  if (checked.ok) markSpent(scope.db, ticket, scope.now)
  return checked
}

const atField = (code: ErrorCode): Refused => refused(code, {}, { code: messageOf(code) })

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
