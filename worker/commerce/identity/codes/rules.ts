import type { ErrorCode } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { CodePurpose } from './tables.ts'

const hourMs = 3_600_000

interface CodeState {
  purpose: CodePurpose
  tries: number
  expiresAt: Date
  spentAt: Date | null
}

/**
 * Why a code cannot be tried at all, before its digits are compared; null when it can. An unknown ticket counts as a
 * wrong code.
 */
export function codeProblem(code: CodeState | null, purpose: CodePurpose, now: Date): ErrorCode | null {
  if (!code || code.purpose !== purpose) return 'code_wrong'
  if (code.spentAt !== null || code.tries >= limits.codeTries) return 'code_used_up'
  return code.expiresAt <= now ? 'code_expired' : null
}

export interface IssuedCode {
  at: Date
  purpose: CodePurpose
}

/**
 * The refusal while the codes of the last hour, the account's and the network's, allow no further one for this purpose;
 * null when they do. Both lists have the newest code first.
 */
export function tooSoon(
  purpose: CodePurpose,
  account: readonly IssuedCode[],
  address: readonly IssuedCode[],
  now: Date,
): Refused | null {
  const last = account.find((asked) => asked.purpose === purpose)
  const seconds = last ? Math.ceil((last.at.getTime() + limits.codeAgainSeconds * 1_000 - now.getTime()) / 1_000) : 0
  if (seconds > 0) return refused('code_wait', { seconds })
  const deciding = [account[limits.codesPerAccount - 1], address[limits.codesPerAddress - 1]].flatMap((asked) =>
    asked ? [asked.at.getTime()] : [],
  )
  if (deciding.length === 0) return null
  return refused('too_many', {
    minutes: Math.max(1, Math.ceil((Math.max(...deciding) + hourMs - now.getTime()) / 60_000)),
  })
}

/** '482 913', '482-913' → '482913'. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')
