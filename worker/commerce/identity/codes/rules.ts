import type { ErrorCode } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { CodePurpose } from './tables.ts'

const hourMs = 3_600_000

interface Kept {
  purpose: CodePurpose
  tries: number
  expiresAt: Date
  spentAt: Date | null
}

/**
 * Why a code cannot be tried, before anybody looks at its digits; null when it can. A ticket nobody has is a wrong
 * code.
 */
export function codeProblem(kept: Kept | null, purpose: CodePurpose, now: Date): ErrorCode | null {
  if (!kept || kept.purpose !== purpose) return 'code_wrong'
  if (kept.spentAt !== null || kept.tries >= limits.codeTries) return 'code_used_up'
  return kept.expiresAt <= now ? 'code_expired' : null
}

export interface Asked {
  at: Date
  purpose: CodePurpose
}

/**
 * When the account's and the network's codes of the last hour (the newest first) allow no other for this purpose yet;
 * null when they do.
 */
export function tooSoon(
  purpose: CodePurpose,
  account: readonly Asked[],
  address: readonly Asked[],
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
