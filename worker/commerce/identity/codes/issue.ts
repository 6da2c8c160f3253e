import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Channel } from '#shared/api/message.ts'
import { type ErrorCode, messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { networkOf } from '#shared/web/network.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import type { CustomerRow } from '../customers/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import { type Contact, wayTo } from '#commerce/notification/rules.ts'
import { codeProblem, digitsOf, tooSoon } from './rules.ts'
import { addCode, type CodeRow, countTry, findCode, listIssued, markSpent } from './store.ts'
import type { CodePurpose } from './tables.ts'

interface CodeRequest {
  purpose: CodePurpose
  /** A digest of what was typed, whether or not somebody has such an account. */
  account: string
  customer: CustomerRow | null
  channel: Channel
  /** Where the code goes, if not to the account's own contact: for a new number the code must go to that number. */
  to?: Contact
}

/**
 * Makes a code, sends it and answers its ticket. When nobody has the account, everything but the message still happens,
 * so that neither the answer nor its timing reveals it.
 */
export function issueCode(
  tx: Tx,
  { purpose, account, customer, channel, to }: CodeRequest,
): Result<{ ticket: string }> {
  const { db, now, newId, who, keyedHash, vendors } = tx
  if (vendors.channels.length === 0) return refused('code_unavailable')
  const address = who.address === '' ? null : keyedHash(`address\n${networkOf(who.address)}`)
  const early = tooSoon(purpose, listIssued(db, 'account', account, now), listIssued(db, 'address', address, now), now)
  if (early) return early
  const ticket = newId()
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000)
  // The channel the code really takes, because that is the contact it will verify; not the channel that was asked for.
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
    enqueue(tx, {
      kind: `code_${purpose}`,
      ref: ticket,
      to: to ?? customer,
      wanted: channel,
      values: { code },
      expiresAt,
    })
  return accepted({ ticket })
}

/** Checks a code and counts a wrong try. Who acts on the code spends it. */
export function checkCode(
  { db, now, keyedHash }: Tx,
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

/** Checks a code and uses it up. */
export function spendCode(
  tx: Tx,
  purpose: CodePurpose,
  ticket: string,
  typed: string,
): Result<{ customerId: string; channel: Channel }> {
  const checked = checkCode(tx, purpose, ticket, typed)
  if (checked.ok) markSpent(tx.db, ticket, tx.now)
  return checked
}

const atField = (code: ErrorCode): Refused => refused(code, {}, { code: messageOf(code) })

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
