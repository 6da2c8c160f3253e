import { minuteMs } from '#shared/format/units.ts'
import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { addChallenge, type ChallengeRow, countOpenChallenges, takeChallenge } from './store.ts'

type Asked = Pick<ChallengeRow, 'purpose' | 'customerId' | 'origin' | 'userHandle' | 'silent'>

/** Random bytes for a browser to sign, good for one answer from the same browser. */
export function issueChallenge(tx: Tx, asked: Asked, network: string | null): Result<{ challenge: string }> {
  const { db, now } = tx
  const boundTo = askerOf(tx, asked.purpose)
  if (boundTo === null) return refused('bad_request')
  if (network !== null && countOpenChallenges(db, network, now) >= limits.passkeyChallengesPerNetwork)
    return refused('too_many', { minutes: limits.passkeyMinutes })
  const challenge = randomBytes32()
  const expiresAt = new Date(now.getTime() + limits.passkeyMinutes * minuteMs)
  addChallenge(db, { ...asked, id: challenge, boundTo, network, expiresAt }, now)
  return accepted({ challenge })
}

/** The challenge that was answered; it is used up even when the answer is refused. */
export function spendChallenge(
  tx: Tx,
  challenge: string,
  { purpose, origin }: Pick<Asked, 'purpose' | 'origin'>,
): Result<ChallengeRow> {
  const row = takeChallenge(tx.db, challenge)
  const open =
    row &&
    row.purpose === purpose &&
    row.origin === origin &&
    row.expiresAt > tx.now &&
    row.boundTo === askerOf(tx, purpose) &&
    row.customerId === (purpose === 'login' ? null : tx.who.customerId)
  return open ? accepted(row) : refused('passkey_expired')
}

export const randomBytes32 = (): string => randomBytes(32).toString('base64url')

/** null: a caller without a name cannot be recognised when the answer comes. */
function askerOf({ who, keyedHash }: Scope, purpose: Asked['purpose']): string | null {
  const id = purpose === 'login' ? who.visitorId : who.sessionId
  return id === null ? null : keyedHash(`passkey ${purpose}\n${id}`)
}
