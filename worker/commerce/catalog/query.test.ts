import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { absentBrand, planMatch, planSearch, scoresOf, type Vocabulary } from './query.ts'
import { distance, nearest, typosIn } from './spelling.ts'
import { numberWordsOf, stemsOf } from './words.ts'

/** A shop of these words. */
function shopOf(...words: string[]): Vocabulary {
  return {
    known: (asked) => new Set(asked.filter((word) => words.includes(word))),
    stated: (asked) => new Set(asked.filter((word) => words.includes(word))),
    begins: (beginning) => words.some((word) => word.startsWith(beginning)),
    spells: (phrase) => words.join(' ').includes(phrase.join(' ')),
    near: (word, lengths) => words.filter((one) => one[0] === word[0] && Math.abs(one.length - word.length) <= lengths),
  }
}
const matchOf = (text: string, shop: Vocabulary) => {
  const plan = planSearch(text, shop)
  return plan && planMatch(plan)
}
const clothes = shopOf('kemeja', 'batik', 'pria', 'kaos', 'motif', 'kupu', 'panjang')

test('words are searched as they were typed, only the last one by its beginning', () => {
  expect(matchOf('Kemeja BATIK', clothes)).toBe('("kemeja") AND ("batik" OR "batik"*)')
  expect(matchOf('kemeja bat', clothes)).toBe('("kemeja") AND ("bat"*)')
  expect(matchOf('kupu-kupu', clothes)).toBe('("kupu" OR "kupu"*)')
})

test('words without meaning are left out, unless there are no others', () => {
  expect(matchOf('kemeja untuk pria dan murah', clothes)).toBe('("kemeja") AND ("pria")')
  expect(matchOf('dan', shopOf('dan'))).toBe('("dan" OR "dan"*)')
  expect(matchOf('"%*', clothes)).toBeNull()
})

test('a shop is searched by its own name for a thing', () => {
  expect(matchOf('baju kaos', clothes)).toBe('("kaos")')
  expect(matchOf('cowok', clothes)).toBe('("pria")')
  expect(matchOf('powerbank', shopOf('power', 'bank'))).toBe('(("power" AND "bank"))')
  expect(matchOf('hp', clothes)).toBeNull()
})

test('what a word means, its other names mean too', () => {
  expect(matchOf('merah', shopOf('marun'))).toBe('("marun")')
  expect(matchOf('red', shopOf('marun'))).toBe('("marun")')
  expect(matchOf('biru dongker', shopOf('indigo', 'biru'))).toBe('("indigo")')
})

test('of a brand that a shop lacks the goods of its kind are searched, and what it mentions corrects no word', () => {
  const phones = shopOf('ponsel', 'casing')
  expect(matchOf('samsung', phones)).toBe('("ponsel")')
  expect(matchOf('casing samsung', phones)).toBe('("casing")')
  expect(absentBrand('casing samsung', phones)).toBe('samsung')
  expect(absentBrand('samsung', shopOf('samsung'))).toBeNull()
  expect(absentBrand('polo', phones)).toBeNull()
  const mentions = { ...shopOf('ponsel', 'kemeja'), stated: () => new Set<string>() }
  expect(matchOf('kemejaa', mentions)).toBeNull()
})

test('words that only mean another thing are not searched one by one, unless the shop writes them so', () => {
  expect(matchOf('kopi hitam', shopOf('kopi', 'tubruk', 'hitam'))).toBe('("tubruk")')
  expect(matchOf('kopi hitam', shopOf('kopi', 'hitam', 'tubruk'))).toBe('(("kopi" AND "hitam") OR "tubruk")')
})

test('a word that is a part of longer names stands for what they mean, when nothing else is asked', () => {
  expect(matchOf('filter murah', shopOf('kertas', 'saring'))).toBe('(("kertas" AND "saring"))')
  expect(matchOf('filter hitam', shopOf('kertas', 'saring', 'hitam'))).toBe('("hitam" OR "hitam"*)')
})

test('an inflected word finds its base form', () => {
  expect(matchOf('kemejanya batik', clothes)).toBe('("kemeja") AND ("batik" OR "batik"*)')
  expect(matchOf('bermotif', clothes)).toBe('("motif")')
  expect(stemsOf('akan')).toEqual([])
})

test('a typing error is corrected in the words as they were typed', () => {
  expect(planSearch('kemja untuk pria', clothes)).toMatchObject({ corrected: 'kemeja untuk pria' })
  expect(planSearch('kemeja', clothes)).toMatchObject({ corrected: null })
  expect(planSearch('kemja batik', clothes, true)).toMatchObject({ corrected: null, unknown: ['kemja'] })
  // A word that the shop does not have, but for which it has another name.
  expect(planSearch('hanphone', shopOf('ponsel'))).toMatchObject({ corrected: 'handphone' })
  expect(planSearch('xyzzy', clothes)).toBeNull()
  // Up to seven letters only one may be wrong, and a word that means something itself is no error.
  expect(planSearch('samsung', shopOf('sarung'))).toBeNull()
  expect(planSearch('bayi', shopOf('bali'))).toBeNull()
  expect(planSearch('vivan', shopOf('vivin'))).toBeNull()
  // A word of shopping is never a misspelt word of the shop.
  expect(planSearch('biji murah', shopOf('biji', 'merah'))).toMatchObject({
    corrected: null,
    terms: [{ typed: ['biji'] }],
  })
})

test('numbers are read with and without their points and units', () => {
  expect(numberWordsOf('20000mah')).toEqual(['20', '000', 'mah'])
  expect(numberWordsOf('1250000')).toEqual(['1', '250', '000'])
  expect(numberWordsOf('65w')).toEqual(['65', 'w'])
  expect(numberWordsOf('250gr')).toEqual(['250', 'g'])
  expect(numberWordsOf('65')).toBeNull()
  expect(numberWordsOf('x3')).toBeNull()
})

test('a swapped, missing, added or changed letter is one step', () => {
  expect([
    distance('kmeeja', 'kemeja', 2),
    distance('kemja', 'kemeja', 1),
    distance('kemejaa', 'kemeja', 1),
    distance('kameja', 'kemeja', 1),
  ]).toEqual([1, 1, 1, 1])
  expect(distance('batik', 'kemeja', 2)).toBeNull()
  expect(['mug', 'kaos', 'samsung', 'selendang', 'v60'].map(typosIn)).toEqual([0, 1, 1, 2, 0])
  expect(nearest('kemja', ['kerja', 'kemeja'])).toBe('kerja')
  expect(nearest('kemja', ['kemeja', 'kerja'])).toBe('kemeja')
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
test('the distance is the same both ways, none only between equals, and its bound only hides what is farther', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const far = distance(a, b, 8)
      expect(far).toBe(distance(b, a, 8))
      expect(far === 0).toBe(a === b)
      expect(distance(a, b, 2)).toBe(far !== null && far <= 2 ? far : null)
    }),
  )
})

// Proves ASVS 1.2.4
test('whatever is typed, every word of the query is quoted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const plan = planSearch(text, {
        known: (words) => new Set(words),
        stated: (words) => new Set(words),
        begins: () => true,
        spells: () => true,
        near: () => [],
      })
      for (const match of plan ? [planMatch(plan), ...scoresOf(plan).map((one) => one.match)] : []) {
        expect(
          match
            .replace(/"[\p{L}\p{N} ]*"/gu, '')
            .replace(/\{(name|name options|name category attributes options)\} : /g, ''),
        ).toMatch(/^[()*^ ]*((AND|OR)[()*^ ]*)*$/)
      }
    }),
  )
})
