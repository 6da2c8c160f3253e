/** A whole number that JavaScript would round: Java and Go write ids of 64 bits. */
const longInteger = /[:,[]\s*-?\d{16,}\s*[,}\]]/

/** TypeScript's library does not know yet what the third argument says. */
type Reviver = (name: string, value: unknown, written?: { source?: string }) => unknown

/**
 * The JSON of an answer; undefined: it is none, such as a proxy's page or half an answer. Whole numbers that JavaScript
 * would round become text, and `noteLong` gets their names. Where that fails, PHP's notices before it are passed over,
 * Python's NaN says nothing, and a line may break inside of a text.
 */
export function parseAnswer(bytes: Uint8Array, noteLong?: NoteLong): unknown {
  const raw = decoded(bytes)
  return parseJson(raw, noteLong) ?? parseJson(corrected(raw), noteLong)
}
export type NoteLong = (name: string) => void

/** The same of a text, which may be a column of JSON inside of an answer. */
export function parseJson(raw: string, noteLong?: NoteLong): unknown {
  const keepLong: Reviver = (name, value, written) => {
    const isLong = typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(written?.source ?? '')
    if (isLong) noteLong?.(name)
    return isLong ? written?.source : value
  }
  try {
    return longInteger.test(raw) ? JSON.parse(raw, keepLong) : JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** The status alone says that it is done. An empty 200 does not: a broken program sends it too. */
export const isDoneWithoutBody = (status: number, bytes: Uint8Array): boolean =>
  status === 204 || status === 205 || (bytes.length === 0 && (status === 201 || status === 202))

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return repaired(bytes)
  }
}
/** What is mostly not UTF-8 is read as Western European, as old servers write it; else halves of characters go. */
function repaired(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  const whole = text.replaceAll(broken, '')
  const others = whole.match(/\P{ASCII}/gu)?.length ?? 0
  return others > text.length - whole.length ? whole : new TextDecoder('windows-1252').decode(bytes)
}
const broken = '\u{fffd}'

const notices =
  /^\s*(?:(?:<br ?\/?>\s*)?(?:<b>)?(?:Notice|Warning|Deprecated|Strict Standards)(?:<\/b>)?:[^]*? on line (?:<b>)?\d+(?:<\/b>)?(?:<br ?\/?>)?\s*)+/
const textOrWord = /"[^"\\]*(?:\\[^]?[^"\\]*)*"?|-?\b(?:NaN|Infinity)\b/g
function corrected(raw: string): string {
  const json = raw.replace(notices, '')
  if (!/^\s*[{[]/.test(json)) return ''
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replace(textOrWord, (one) => (one.startsWith('"') ? one.replace(/\p{Cc}/gu, escaped) : 'null'))
}

/**
 * Where a framework answers that the address which was asked ends in a slash, that one; null: no other redirect is
 * followed. What a framework sends away it has not done, so a change may be requested again too.
 */
export function withSlash(asked: string, status: number, location: string | null | undefined): string | null {
  if (status < 300 || status >= 400 || !location) return null
  const to = URL.parse(location, asked)
  return to && `${to.origin}${to.pathname}` === `${asked}/` ? `${asked}/` : null
}
