import type { Flash } from '#client/frame/document.tsx'
import { limits } from '#shared/limits.ts'
import { fill, isErrorCode, messageOf } from '#shared/text/errors.ts'
import type { Values } from '#shared/result.ts'
import { flashes, isFlashCode } from '#shared/text/text.ts'
import { clearCookie, setCookie } from '#edge/shop/cookies.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** Carries one code, the numbers of its sentence and what was typed, from one answer to the next page. */
export function setFlash(context: EarlyContext, code: string, values: Values = {}): void {
  const pairs = Object.entries(values).map(
    ([key, value]) => `${key}~${encodeURIComponent(cut(String(value))).replaceAll('~', '%7E')}`,
  )
  setCookie(context, 'flash', [code, ...pairs].join('|'))
}

/** Whole characters: half of one cannot be written. */
const cut = (value: string): string => [...value].slice(0, limits.flashValueChars).join('')

/** The message of the last answer; it is shown once. */
export function takeFlash(context: EarlyContext, cookie: string | undefined): Flash | null {
  if (!cookie) return null
  clearCookie(context, 'flash')
  const [code = '', ...pairs] = cookie.slice(0, limits.flashChars).split('|')
  const values = Object.fromEntries(pairs.map(valueOf))
  if (isFlashCode(code))
    return { tone: warnings.has(code) ? 'warning' : 'success', message: fill(flashes[code], values), values }
  return isErrorCode(code) ? { tone: 'error', message: messageOf(code, values), values } : null
}

const warnings = new Set<string>(['session_ended', 'bought_again_some', 'cart_added_none'])

function valueOf(pair: string): [string, string] {
  const [key = '', value = ''] = pair.split('~')
  try {
    return [key, decodeURIComponent(value)]
  } catch {
    // A broken escape sequence: the sentence is shown without its number.
    return [key, '']
  }
}
