import type { Flash } from '#client/frame/document.tsx'
import { limits } from '#shared/limits.ts'
import { errors, isErrorCode, messageOf } from '#shared/text/errors.ts'
import { fill, type Values } from '#shared/text/fill.ts'
import { flashes, isFlashCode } from '#shared/text/text.ts'
import { clearCookie, setCookie } from '#edge/shop/cookies.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** Carries one code, the numbers of its sentence and what was typed, from one answer to the next page. */
export function setFlash(context: EarlyContext, code: string, values: Values = {}): void {
  const pairs = Object.entries(values).map(([key, value]) => `${key}~${written(value, limits.flashValueChars)}`)
  setCookie(context, 'flash', [code, ...pairs].join('|'))
}

/** The code of a sentence of another company's backend, which no table of ours has. */
const said = 'said'

/** Carries a refusal in the backend's own words to the next page. */
export const setFlashSentence = (context: EarlyContext, sentence: string): void =>
  setCookie(context, 'flash', `${said}|sentence~${written(sentence, limits.messageChars)}`)

/** Whole characters: half of one cannot be written. */
const written = (value: string | number, chars: number): string =>
  encodeURIComponent([...String(value).toWellFormed()].slice(0, chars).join('')).replaceAll('~', '%7E')

/** The message of the last answer, which the page that shows it ends (`endFlash`). A cookie that says nothing ends at once. */
export function readFlash(context: EarlyContext, cookie: string | undefined): Flash | null {
  const flash = cookie ? flashIn(cookie) : null
  if (cookie && flash === null) endFlash(context)
  return flash
}

/** It is shown once. */
export const endFlash = (context: EarlyContext): void => clearCookie(context, 'flash')

function flashIn(cookie: string): Flash | null {
  const [sentence] = cookie.startsWith(`${said}|`) ? cookie.split('|').slice(1).map(valueOf) : []
  if (sentence) return { tone: 'warning', message: sentence[1].slice(0, limits.messageChars), values: {} }
  const [code = '', ...pairs] = cookie.slice(0, limits.flashChars).split('|')
  const values = Object.fromEntries(pairs.map(valueOf))
  if (isFlashCode(code))
    return { tone: warnings.has(code) ? 'warning' : 'success', message: fill(flashes[code], values), values }
  if (!isErrorCode(code)) return null
  // A refusal is a warning, a failure of ours an error, as where a script shows them.
  return { tone: errors[code].status < 500 ? 'warning' : 'error', message: messageOf(code, values), values }
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
