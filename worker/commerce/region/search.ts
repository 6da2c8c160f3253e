import type { PlaceFound } from '#shared/api/shop/region.ts'
import { limits } from '#shared/limits.ts'
import { provinceCodeOf, regencyCodeOf } from '#shared/indonesia/region-code.ts'
import regions from '../../../.cache/regions.txt'
import { distance, typosIn } from '#commerce/catalog/spelling.ts'

interface Known extends Pick<PlaceFound, 'code' | 'name' | 'regency' | 'province'> {
  own: readonly string[]
  around: readonly string[]
}
/** A district with how far it is from what was typed: 0 is its very name. */
interface Near {
  district: Known
  total: number
}

/** Abbreviations and nicknames of cities and provinces, with the words of the official name. */
const said: Readonly<Record<string, string>> = {
  jaksel: 'jakarta selatan',
  jaktim: 'jakarta timur',
  jakbar: 'jakarta barat',
  jakpus: 'jakarta pusat',
  jakut: 'jakarta utara',
  jkt: 'jakarta',
  tangsel: 'tangerang selatan',
  jogja: 'yogyakarta',
  yogya: 'yogyakarta',
  solo: 'surakarta',
  bdg: 'bandung',
  sby: 'surabaya',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
  sumut: 'sumatera utara',
  sumbar: 'sumatera barat',
  sumsel: 'sumatera selatan',
  kalbar: 'kalimantan barat',
  kalteng: 'kalimantan tengah',
  kalsel: 'kalimantan selatan',
  kaltim: 'kalimantan timur',
  kaltara: 'kalimantan utara',
  sulsel: 'sulawesi selatan',
  sulut: 'sulawesi utara',
  sulteng: 'sulawesi tengah',
  sultra: 'sulawesi tenggara',
  ntb: 'nusa tenggara barat',
  ntt: 'nusa tenggara timur',
}
const levels = new Set([
  'kel',
  'kelurahan',
  'desa',
  'kec',
  'kecamatan',
  'kota',
  'kab',
  'kabupaten',
  'provinsi',
  'prov',
  'di',
  'dki',
])

export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s/-]/g, '')
    .split(/[\s/-]+/)
    .filter((word) => word !== '' && !levels.has(word))

interface Index {
  districts: readonly Known[]
  byCode: ReadonlyMap<string, Known>
  vocabulary: readonly string[]
}
let known: Index | null = null

/**
 * Built at the first search within a few milliseconds: 7 285 districts with the names above them. The same for every
 * shop.
 */
function index() {
  if (known) return known
  const names = new Map<string, string>()
  const districts: Known[] = []
  for (let at = 0; at < regions.length; at = regions.indexOf('\n', at) + 1) {
    const bar = regions.indexOf('|', at)
    const length = bar - at
    // Villages come last; `villages.ts` searches them as text.
    if (length > 8) break
    const [code, name] = [regions.slice(at, bar), regions.slice(bar + 1, regions.indexOf('\n', at))]
    if (length < 8) names.set(code, name)
    else {
      const [regency = '', province = ''] = [names.get(regencyCodeOf(code)), names.get(provinceCodeOf(code))]
      const own = wordsOf(name)
      districts.push({
        code,
        name,
        regency,
        province,
        own: [...own, ...(own.length > 1 ? [own.join('')] : [])],
        around: wordsOf(`${regency} ${province}`),
      })
    }
  }
  known = {
    districts,
    byCode: new Map(districts.map((one) => [one.code, one])),
    vocabulary: [...new Set(districts.flatMap(({ own, around }) => [...own, ...around]))],
  }
  return known
}
export const districtOf = (code: string): Known | undefined => index().byCode.get(code)

/** Whether all words name a city or a province, and nothing in it. */
export const isCity = (asked: readonly string[]): boolean =>
  index().districts.some(({ around }) => asked.every((word) => around.includes(word)))

/** What was typed as words of the map: abbreviations written out, and not more words than a search takes. */
export const askedWords = (typed: string): string[] =>
  wordsOf(typed)
    .flatMap((word) => (said[word] ?? word).split(' '))
    .slice(0, limits.searchWords)

/**
 * Districts whose name, city and province contain every typed word, the nearest first. Words may be unfinished,
 * abbreviated or, with `guesses`, misspelt; misspellings are tried only when nothing matches as typed.
 */
export function searchDistricts(typed: string, count: number = limits.listLimit, { guesses = true } = {}): Near[] {
  const asked = askedWords(typed)
  if (asked.length === 0) return []
  const right = asked.map((one) => costsOf(one, asStanding))
  const found = matching(right, count)
  if (found.length > 0 || !guesses) return found
  // A word that is somewhere on the map is taken as it is; the others are guessed.
  const guessed = asked.map((one, place) => (right[place]?.size ? right[place] : costsOf(one, asMisspelt)))
  const near = matching(guessed, count)
  // "bru" begins a name far away but means "baru" here, so in the last attempt every word may be misspelt.
  if (near.length > 0) return near
  const loose = asked.map((one, place) => new Map([...costsOf(one, oneLetterOff), ...(guessed[place] ?? [])]))
  return matching(loose, count)
}

type Costs = ReadonlyMap<string, number>
/** Of a typed word: how far each word of the map is from it. */
export type Cost = (asked: string) => (word: string) => number | null

export const asStanding: Cost = (asked) => (word) => (word === asked ? 0 : word.startsWith(asked) ? 1 : null)
export const asMisspelt: Cost = (asked) => lettersFrom(asked, typosIn(asked))

/** One letter more or less, in words of three letters or more. */
const oneLetterOff: Cost = (asked) => (asked.length < 3 ? () => null : lettersFrom(asked, Math.max(1, typosIn(asked))))

const lettersFrom = (asked: string, most: number) => (word: string) => {
  const letters = distance(asked, word, most)
  return letters === null ? null : 2 + letters
}

/** Every word of the map is compared once, not once for each place it names. */
function costsOf(asked: string, cost: Cost): Costs {
  const found = new Map<string, number>()
  const costOf = cost(asked)
  for (const word of index().vocabulary) {
    const known = costOf(word)
    if (known !== null) found.set(word, known)
  }
  return found
}

function matching(costs: readonly Costs[], count: number): Near[] {
  return index()
    .districts.flatMap((district) => {
      const total = costOf(district, costs)
      return total === null ? [] : [{ district, total }]
    })
    .toSorted((a, b) => a.total - b.total || (a.district.name < b.district.name ? -1 : 1))
    .slice(0, count)
}

/**
 * A word of the district's own name counts before a word of its city. Of two districts, the one whose whole name was
 * typed comes first.
 */
function costOf({ own, around }: Known, costs: readonly Costs[]): number | null {
  let total = 0
  let named = 0
  for (const words of costs) {
    const [mine, above] = [best(own, words), best(around, words)]
    if (mine === null && above === null) return null
    if (mine !== null && (above === null || mine <= above)) named += 1
    total += Math.min(mine === null ? Infinity : mine, above === null ? Infinity : above + 0.5)
  }
  return total + (named === 0 ? 5 : 0) + Math.max(0, own.length - named) * 0.1
}

function best(words: readonly string[], costs: Costs): number | null {
  let found: number | null = null
  for (const word of words) {
    const cost = costs.get(word)
    if (cost !== undefined && (found === null || cost < found)) found = cost
  }
  return found
}
