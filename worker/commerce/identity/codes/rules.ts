import { hourMs, minuteMs } from '#shared/format/units.ts'
import type { ErrorCode } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { CodePurpose } from './tables.ts'

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

/** The codes of the last hour that count for a caller, each list with the newest first. */
export interface Issued {
  caller: readonly IssuedCode[]
  strangers: readonly IssuedCode[]
  address: readonly IssuedCode[]
  /** Of the wide network around it. */
  wide: readonly IssuedCode[]
}

/**
 * The refusal while the codes of the last hour allow no further one for this purpose; null when they do. A caller who
 * has not asked for this account gets one from a reserve, so that nobody elsewhere keeps its owner from a code.
 */
export function tooSoon(purpose: CodePurpose, { caller, strangers, address, wide }: Issued, now: Date): Refused | null {
  const last = caller.find((asked) => asked.purpose === purpose)
  const seconds = last ? Math.ceil((last.at.getTime() + limits.codeAgainSeconds * 1_000 - now.getTime()) / 1_000) : 0
  if (seconds > 0) return refused('code_wait', { seconds })
  const most = limits.codesPerAccount + (caller.length === 0 ? limits.codesReserve : 0)
  const deciding = [
    caller[limits.codesPerCaller - 1],
    strangers[most - 1],
    address[limits.codesPerNetwork - 1],
    wide[limits.codesPerNetwork * limits.wideNetworkTimes - 1],
  ].flatMap((asked) => (asked ? [asked.at.getTime()] : []))
  if (deciding.length === 0) return null
  return refused('too_many', {
    minutes: Math.max(1, Math.ceil((Math.max(...deciding) + hourMs - now.getTime()) / minuteMs)),
  })
}

/** '482 913', '482-913' → '482913'. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')
