import { limits } from '#shared/limits.ts'
import { provinceCodeOf, regencyCodeOf } from '#shared/indonesia/region-code.ts'
import { askedWords, asMisspelt, asStanding, type Cost, searchDistricts, wordsOf } from './search.ts'
import { findArea, findParts } from './store.ts'

/** A province or a regency. */
interface Area {
  code: string
  name: string
  province: string
}

/**
 * Provinces and regencies that are called as it was typed, else the regencies of districts that are; else the same with
 * misspellings. The nearest name comes first, of the same name the city. Every province when nothing was typed.
 */
export function searchAreas(typed: string): Area[] {
  const asked = askedWords(typed)
  if (asked.length === 0) return allAreas().filter(({ code }) => code.length === 2)
  const ways = [
    () => named(asked, asStanding),
    () => around(typed, { guesses: false }),
    () => named(asked, asMisspelt),
    () => around(typed, { guesses: true }),
  ]
  for (const find of ways) {
    const found = find()
    if (found.length > 0) return found.slice(0, limits.adminListRows)
  }
  return []
}

function allAreas(): Area[] {
  return findParts(null).flatMap((province) => [
    { ...province, province: province.name },
    ...findParts(province.code).map((regency) => ({ ...regency, province: province.name })),
  ])
}

function named(asked: readonly string[], cost: Cost): Area[] {
  return allAreas()
    .flatMap((area) => {
      const total = totalOf(wordsOf(area.name), asked, cost)
      return total === null ? [] : [{ area, total }]
    })
    .toSorted((a, b) => a.total - b.total || Number(isCity(b.area)) - Number(isCity(a.area)))
    .map(({ area }) => area)
}

const isCity = ({ name }: Area): boolean => name.startsWith('Kota ')

/** How far a name is from the words that were typed, all of which must be in it; null: it is another name. */
function totalOf(words: readonly string[], asked: readonly string[], cost: Cost): number | null {
  const costs = asked.map((one) => Math.min(...words.map((word) => cost(one)(word) ?? Infinity)))
  const total = costs.reduce((sum, one) => sum + one, 0)
  return Number.isFinite(total) ? total + Math.max(0, words.length - asked.length) : null
}

/** The regencies of the districts with this name. */
function around(typed: string, how: { guesses: boolean }): Area[] {
  const codes = searchDistricts(typed, limits.listLimit, how).map(({ district }) => regencyCodeOf(district.code))
  return [...new Set(codes)].flatMap((code) => {
    const [name, province] = [findArea(code), findArea(provinceCodeOf(code))]
    return name && province ? [{ code, name, province }] : []
  })
}
