import { limits } from '#shared/limits.ts'
import { nearest, typosIn } from './spelling.ts'
import { goodsOf, isBrand, isOwnWord } from './own-words.ts'
import { isName, longerNamesOf, phraseWordsMax, synonymsOf, synonymWords } from './synonyms.ts'
import { isShoppingWord, isStopWord, numberWordsOf, searchWords, stemsOf, wordsOf } from './words.ts'

/** The words by which this shop's products are found. */
export interface Vocabulary {
  /** Those of the given words that the shop uses. */
  known(words: readonly string[]): ReadonlySet<string>
  /** Those of them that stand elsewhere than in a description. */
  stated(words: readonly string[]): ReadonlySet<string>
  begins(word: string): boolean
  /** Whether the shop writes these words one after the other. */
  spells(words: readonly string[]): boolean
  /**
   * The shop's words with the same first letter and with at most so many letters more or less; words of names
   * first, the most used first.
   */
  near(word: string, lengths: number): readonly string[]
}

type Phrase = readonly string[]
/** One thing that was searched for, with all the names it may have. */
export interface Term {
  /** The typed words themselves, when the shop uses them. */
  typed: Phrase | null
  any: readonly Phrase[]
  /** Words with this beginning match too, because the last word may be unfinished. */
  prefix: string | null
}
export interface Plan {
  terms: readonly Term[]
  /** The search without its typing errors; null: it had none. */
  corrected: string | null
  /** Words that mean nothing here, beside others that do. */
  unknown: readonly string[]
}

/** A brand among the words of which this shop has nothing; null: there is none. */
export function absentBrand(text: string, vocabulary: Vocabulary): string | null {
  const brands = searchWords(text).filter(isBrand)
  return brands.find((word) => !vocabulary.begins(word)) ?? null
}

/**
 * What a search means in this shop; null: no word means anything here, so nothing is found. A word is taken as it is, else as another name, a beginning, an inflection or a misspelling of one of the
 * shop's words, in this order; `exact` takes none for misspelt.
 */
export function planSearch(text: string, vocabulary: Vocabulary, exact = false): Plan | null {
  const typed = searchWords(text).filter((word) => word.length <= limits.searchWordChars)
  const meaningful = typed.filter((word) => !isStopWord(word))
  const words = meaningful.length > 0 ? meaningful : typed
  if (words.length === 0) return null
  const known = vocabulary.known(candidatesOf(words))
  const corrections = new Map<string, string>()
  const terms: Term[] = []
  const unknown: string[] = []
  const alone = words.filter((word) => !isShoppingWord(word)).length === 1
  for (let i = 0; i < words.length;) {
    const last = (used: number) => i + used === words.length
    const phrase = phraseAt(words, i, known, vocabulary)
    if (phrase) {
      terms.push({ ...phrase.term, prefix: null })
      i += phrase.used
      continue
    }
    const word = words[i] ?? ''
    // 'murah' means cheap; it is no misspelt 'merah'.
    const shopping = isShoppingWord(word)
    const term =
      termOf(word, last(1), known, vocabulary) ??
      (shopping
        ? null
        : (inTwo(word, vocabulary) ??
          (alone ? inLonger(word, vocabulary) : null) ??
          (exact ? null : corrected(word, vocabulary, corrections))))
    i++
    if (term) terms.push(term)
    else if (!shopping) unknown.push(word)
  }
  // A brand that the shop does not have: what is near it.
  const near = goodsOf(unknown.find(isBrand) ?? '')
  const goods = near !== null && terms.length === 0 ? nameOf(near, vocabulary) : null
  if (goods) terms.push(goods)
  if (terms.length === 0) return null
  const text2 = wordsOf(text).map((word) => corrections.get(word) ?? word)
  return {
    terms,
    corrected: corrections.size > 0 ? text2.join(' ') : null,
    unknown,
  }
}

/** Every word the plan may ask for, so that one query of the vocabulary answers them all. */
function candidatesOf(words: readonly string[]): string[] {
  const names = words.flatMap((_, i) =>
    lengthsFrom(words, i)
      .flatMap((used) => synonymsOf(words.slice(i, i + used)) ?? [])
      .flat(),
  )
  return [
    ...new Set([...words, ...names, ...words.flatMap(stemsOf), ...words.flatMap((word) => numberWordsOf(word) ?? [])]),
  ]
}

const lengthsFrom = (words: readonly string[], i: number): number[] =>
  Array.from({ length: Math.min(phraseWordsMax, words.length - i) }, (_, n) => n + 1).toReversed()

const has = (known: ReadonlySet<string>) => (phrase: Phrase) => phrase.every((word) => known.has(word))

/** A name of several words at this place, the longest first: 'power bank' is one thing. */
function phraseAt(
  words: readonly string[],
  i: number,
  known: ReadonlySet<string>,
  vocabulary: Vocabulary,
): { term: Omit<Term, 'prefix'>; used: number } | null {
  for (const used of lengthsFrom(words, i)) {
    if (used === 1) return null
    const typed = words.slice(i, i + used)
    const any = synonymsOf(typed)?.filter(has(known)) ?? []
    // A name that the shop spells out itself needs no other. 'kopi hitam' is no coffee with something black, unless
    // the shop writes it so.
    const spelled = isName(typed)
      ? typed.every((word) => known.has(word) || vocabulary.begins(word))
      : any.length > 0 && vocabulary.spells(typed)
    const own = spelled ? typed : null
    if (any.length > 0) return { term: { typed: own, any: own ? [own, ...any] : any }, used }
  }
  return null
}

function termOf(word: string, last: boolean, known: ReadonlySet<string>, vocabulary: Vocabulary): Term | null {
  const names = synonymsOf([word])?.filter(has(known)) ?? []
  const stems = stemsOf(word).filter((one) => known.has(one))
  if (known.has(word)) {
    const forms = stems.filter((stem) => stem.length >= formLettersMin).map((stem) => [stem])
    return { typed: [word], any: [[word], ...names, ...forms], prefix: last ? word : null }
  }
  if (names.length > 0) return { typed: null, any: names, prefix: null }
  const number = numberWordsOf(word)
  if (number && has(known)(number)) return { typed: number, any: [number], prefix: null }
  if ((last || word.length >= 3) && vocabulary.begins(word))
    return { typed: null, any: begunNames(word, vocabulary), prefix: word }
  return stems[0] ? { typed: [stems[0]], any: [[stems[0]]], prefix: null } : null
}

/** What a word that begins like this one is called in this shop: 'earphon' means its earbuds, too. */
const begunNames = (word: string, vocabulary: Vocabulary): Phrase[] =>
  word.length < begunLettersMin
    ? []
    : knownOf(
        synonymWords.filter((one) => one.startsWith(word)).flatMap((one) => synonymsOf([one]) ?? []),
        vocabulary,
      )
/** Shorter beginnings are those of too many words. */
const begunLettersMin = 5
/** Those names whose words the shop uses. */
function knownOf(names: readonly Phrase[], vocabulary: Vocabulary): Phrase[] {
  const known = names.length > 0 ? vocabulary.known([...new Set(names.flat())]) : new Set<string>()
  return names.filter(has(known))
}

/**
 * Beside a word that the shop uses, shorter stems are searched only from this length on; below it they match by
 * accident.
 */
const formLettersMin = 4

/** Two words that were written as one: 'coldbrew'. */
function inTwo(word: string, vocabulary: Vocabulary): Term | null {
  const splits = Array.from({ length: Math.max(0, word.length - 2 * partLettersMin + 1) }, (_, n) => n + partLettersMin)
  const pairs = splits.map((at) => [word.slice(0, at), word.slice(at)])
  const names = pairs.flatMap((pair) => [pair, ...(synonymsOf(pair) ?? [])])
  const any = knownOf(names, vocabulary)
  return any.length > 0 ? { typed: null, any, prefix: null } : null
}
const partLettersMin = 3

/** A word that is part of longer names: 'filter' may mean what 'filter kopi' means. */
function inLonger(word: string, vocabulary: Vocabulary): Term | null {
  const any = knownOf(longerNamesOf(word), vocabulary)
  return any.length > 0 ? { typed: null, any, prefix: null } : null
}

/**
 * The nearest word of the shop, or of the names that shoppers have for its goods. Typing errors rarely hit the first
 * letter. What only a description mentions is not meant: 'kemejaa' is no phone that fits the pocket of a 'kemeja'.
 */
function corrected(word: string, vocabulary: Vocabulary, corrections: Map<string, string>): Term | null {
  const letters = isOwnWord(word) || isName([word]) ? 0 : typosIn(word)
  if (letters === 0) return null
  const near = vocabulary.near(word, letters)
  const others = synonymWords.filter((one) => one[0] === word[0] && !near.includes(one))
  const meant = nearest(word, [...near, ...others])
  if (meant === null) return null
  const term = nameOf(meant, vocabulary)
  if (term) corrections.set(word, meant)
  return term
}

/** A word that was not typed, if the shop states it by one of its names. */
function nameOf(word: string, vocabulary: Vocabulary): Term | null {
  const stated = vocabulary.stated([word, ...(synonymsOf([word]) ?? []).flat()])
  return stated.size > 0 ? termOf(word, false, stated, vocabulary) : null
}

const quoted = (word: string): string => `"${word.replace(/"/g, '""')}"`
/** These words one after the other, as an FTS5 query. */
export const phraseOf = (words: readonly string[]): string => quoted(words.join(' '))
const allOf = (phrase: Phrase): string =>
  phrase.length === 1 ? quoted(phrase[0] ?? '') : `(${phrase.map(quoted).join(' AND ')})`

/** A term as an FTS5 query. Every word is quoted here, so that nothing a shopper types becomes syntax. */
function termMatch({ any, prefix }: Term): string {
  const names = [...any.map(allOf), ...(prefix === null ? [] : [`${quoted(prefix)}*`])]
  return `(${names.join(' OR ')})`
}
/** What finds the products that match every term, or any of them. */
export const planMatch = ({ terms }: Plan, by: 'AND' | 'OR' = 'AND'): string => terms.map(termMatch).join(` ${by} `)

/**
 * How a product earns points: each of these matches that finds it adds its own. The name says what a thing is, category
 * and attributes what it is like, the description what else it mentions. In Indonesian the first word is the thing
 * itself: 'charger hp' is a charger.
 */
export function scoresOf({ terms }: Plan): { match: string; points: number; ofThing: boolean }[] {
  const each = terms.flatMap((term, place) => matchesOf(term, place).map((one) => ({ ...one, ofThing: place === 0 })))
  const phrase = terms.flatMap(({ typed }) => typed ?? [])
  const together = { match: `{name} : ${phraseOf(phrase)}`, points: 2, ofThing: false }
  return phrase.length > 1 ? [...each, together] : each
}

const matchesOf = (term: Term, place: number) => [
  { match: `{name category attributes options} : ${termMatch(term)}`, points: 2 },
  { match: `{name} : ${termMatch(term)}`, points: place === 0 ? 5 : 4 },
  { match: `{name} : (${beginningsOf(term).join(' OR ')})`, points: 1 },
  // Of the names of a thing or a colour, the one that was typed.
  ...(term.typed ? [{ match: `{name options} : ${allOf(term.typed)}`, points: 2 }] : []),
]

const beginningsOf = ({ any, prefix }: Term): string[] => [
  ...any.map(([first = '']) => `^${quoted(first)}`),
  ...(prefix === null ? [] : [`^${quoted(prefix)}*`]),
]
