import type { Region } from '#shared/api/shop/region.ts'
import { lazy } from '#shared/lazy.ts'
import regions from '../../../.cache/regions.txt'
import { postcodeOf } from './postcodes.ts'

/** The place of a village, in the Kemendagri names that a label prints. */
export interface Place {
  province: string
  regency: string
  district: string
  village: string
}

/** The names from the province down to a village (`31.74.07.1001`); null when no village has this code. */
export function findVillage(code: string): Place | null {
  const [province, regency, district, village] = [2, 5, 8, 13].map((length) => nameOf(code.slice(0, length)))
  return province && regency && district && village && code.length === 13
    ? { province, regency, district, village }
    : null
}

/** The name of a district (`31.74.07`); null when no district has this code. */
export const findDistrict = (code: string): string | null => (code.length === 8 ? nameOf(code) : null)

/** The name of a province (`31`) or a regency (`31.74`); null when none has this code. */
export const findArea = (code: string): string | null => (code.length === 2 || code.length === 5 ? nameOf(code) : null)

/**
 * The parts of `parent`, by code; the provinces when it is null; nothing when there is no such place or it has no
 * parts.
 */
export function findParts(parent: string | null): Region[] {
  const prefix = parent === null ? '' : `${parent}.`
  const length = childLengths[parent?.length ?? 0]
  if (length === undefined) return []
  const found: Region[] = []
  for (let at = firstLine(prefix, length); at < regions.length; at = lineEnd(at) + 1) {
    const line = regions.slice(at, lineEnd(at))
    if (line.indexOf('|') !== length || !line.startsWith(prefix)) break
    const code = line.slice(0, length)
    const postcode = postcodeOf(code)
    found.push({ code, name: line.slice(length + 1), ...(postcode === null ? {} : { postcode }) })
  }
  return found
}

/** The codes of all regencies. */
export const allRegencies = lazy(() => findParts(null).flatMap(({ code }) => findParts(code).map((one) => one.code)))

/** The length of a code says its level: 31, 31.74, 31.74.07, 31.74.07.1001. */
const childLengths: Readonly<Record<number, number>> = { 0: 2, 2: 5, 5: 8, 8: 13 }

function nameOf(code: string): string | null {
  const at = firstLine(code, code.length)
  // The bundler writes a constant out where a condition asks for it: the text would be in the Worker twice.
  const line = regions.slice(at, lineEnd(at))
  return line.startsWith(`${code}|`) ? line.slice(code.length + 1) : null
}

/**
 * The first line whose code is not before `code` (shorter codes first, then by text). It is a binary search over the
 * characters of one long text, about 21 steps, so that nothing is parsed when the Worker starts.
 */
function firstLine(code: string, length: number): number {
  let [low, high] = [0, regions.length]
  while (low < high) {
    const line = regions.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1
    if (isBefore(line, code, length)) low = lineEnd(line) + 1
    else high = line
  }
  return low
}

function isBefore(line: number, code: string, length: number): boolean {
  const found = regions.slice(line, regions.indexOf('|', line))
  return found.length === length ? found < code : found.length < length
}

const lineEnd = (at: number): number => regions.indexOf('\n', at)
