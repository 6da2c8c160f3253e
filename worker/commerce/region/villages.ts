import type { PlaceFound } from '#shared/api/shop/region.ts'
import { districtCodeOf } from '#shared/indonesia/region-code.ts'
import regions from '../../../.cache/regions.txt'
import { askedWords, asStanding, districtOf, isCity } from './search.ts'
import { postcodeOf } from './postcodes.ts'
import { findVillage } from './store.ts'

/** A shorter word begins too many names to be looked for. */
const letters = 3
const codeLength = 13
/** A village that is called like its district comes after the district itself. */
const namesake = 1

let villages: string | null = null

/**
 * The lines of the villages, in small letters and without apostrophes. 83 762 objects would need thirty times the
 * memory, and a look through two megabytes of text takes about a millisecond.
 */
function linesOfVillages(): string {
  villages ??= regions
    .slice(regions.search(/^\d\d\.\d\d\.\d\d\.\d{4}\|/m) - 1)
    .toLowerCase()
    .replaceAll("'", '')
  return villages
}

/**
 * Villages whose name begins a word as one of the typed words does, while every other word is a word of the village or
 * of what it lies in: 'bangka mampang', 'dago bandung'. Nothing is guessed: misspellings are the districts' business.
 */
export function searchVillages(typed: string, count: number): { place: PlaceFound; total: number }[] {
  const asked = askedWords(typed)
  // 'jakarta selatan' asks for the districts of a city, not for every village with 'Selatan' in its name.
  if (asked.length > 1 && isCity(asked)) return []
  const found = new Map<string, number>()
  for (const word of asked) {
    if (word.length < letters) continue
    for (const { code, name } of linesWith(word)) {
      if (found.has(code)) continue
      const total = costOf(code, name, asked)
      if (total !== null) found.set(code, total)
    }
  }
  return [...found]
    .toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, count)
    .flatMap(([villageCode, total]) => {
      const names = findVillage(villageCode)
      if (!names) return []
      const { district: name, regency, province, village } = names
      const [code, postcode] = [districtCodeOf(villageCode), postcodeOf(villageCode)]
      return [{ total, place: { code, name, regency, province, villageCode, village, postcode } }]
    })
}

/** The villages with a word that begins with `word`; one with two such words comes twice. */
function* linesWith(word: string): Generator<{ code: string; name: string }> {
  const lines = linesOfVillages()
  for (let at = lines.indexOf(word); at !== -1; at = lines.indexOf(word, at + word.length)) {
    if (!beforeWord.has(lines.charAt(at - 1))) continue
    const start = lines.lastIndexOf('\n', at) + 1
    const name = lines.slice(start + codeLength + 1, lines.indexOf('\n', at))
    yield { code: lines.slice(start, start + codeLength), name }
  }
}
const beforeWord = new Set(['|', ' ', '-', '/'])

/** As a district's, see `search.ts`. At least one typed word must be the village's own and of nothing around it. */
function costOf(code: string, name: string, asked: readonly string[]): number | null {
  const district = districtOf(districtCodeOf(code))
  if (!district) return null
  const own = name.split(/[\s/-]+/)
  const around = [...district.own, ...district.around]
  let total = 0
  let named = 0
  let shared = 0
  for (const word of asked) {
    const [mine, above] = [best(own, word), best(around, word)]
    if (mine === null && above === null) return null
    if (mine !== null && (above === null || mine < above)) named += 1
    else if (mine !== null) shared += 1
    total += Math.min(mine ?? Infinity, above === null ? Infinity : above + 0.5)
  }
  if (named === 0 && shared < asked.length) return null
  return total + (named === 0 ? namesake : 0) + Math.max(0, own.length - named - shared) * 0.1
}

function best(words: readonly string[], asked: string): number | null {
  const costs = words.flatMap((word) => asStanding(asked)(word) ?? [])
  return costs.length === 0 ? null : Math.min(...costs)
}
