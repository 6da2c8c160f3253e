import { isInIndonesia, type Point } from './point.ts'

const number = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
/** Each space has one way to match, so that a text of nothing but spaces takes no quadratic time. */
const pair = new RegExp(String.raw`^${number}(?:\s*[,;]\s*|\s+)${number}$`)
/**
 * How map links write a point: `@lat,lng,17z`, `?q=lat,lng`, `ll=…`, `!3dlat!4dlng`. The last is the pin itself, so it
 * is tried before the view.
 */
const inLinks = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(String.raw`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${number},\s*${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(String.raw`/(?:place|search)/${number},\s*\+?${number}`),
]

/** Reads a pasted point: a pair of numbers or a map link. null: there is no point in it, or it is outside Indonesia. */
export function readPoint(typed: string): Point | null {
  const text = typed.trim().replaceAll(/[()]/g, '')
  const link = /^https?:/i.test(text) ? decoded(text) : null
  const found =
    link === null ? pair.exec(text) : inLinks.map((pattern) => pattern.exec(link)).find((match) => match !== null)
  if (!found) return null
  const point = { latitude: Number(found[1]), longitude: Number(found[2]) }
  return isInIndonesia(point) ? point : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    // A stray % is not an encoding; the text itself may still hold the numbers.
    return text
  }
}
