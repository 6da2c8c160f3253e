import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, isTest } from './sources.ts'

/**
 * A word that we do not write, what to write instead, and why. Where it is the specification's own, it stands in
 * backticks.
 */
const useInstead: readonly [word: string, instead: string][] = [
  ['anew', 'again (rarely learned)'],
  ['seldom(?:er)?', 'rarely (rarely learned)'],
  ['hitherto', 'until now (rarely learned)'],
  ['whence|thence', 'from where, from there (rarely learned)'],
  ['whom|whoever|whomever', 'who, a person who, everyone who (grammar of another century)'],
  ['whilst', 'while (rarely learned)'],
  ['shall', 'will, must (language of contracts)'],
  ['dearer|dearest', 'costs more, the most expensive (rarely learned)'],
  ['for ever', 'without end, for good (rarely learned)'],
  ['upon', 'on (rarely learned)'],
  ['thereof|therein|thereby|hereby|wherein|whereby', 'of it, in it, by it (language of contracts)'],
  ['mend(?:s|ed|ing)?', 'fix, repair, cure (the field says fix)'],
  ['oft(?:ener)?', 'often, more often (rarely learned)'],
  ['nought|naught', 'nothing, 0 (rarely learned)'],
  ['lest', 'so that … not (rarely learned)'],
  ['longerLimits than', 'longer than (an identifier in a sentence: a search and replace went wrong)'],
  ['awake|waking|rehearse[sd]?', 'hydrated, active or starting, warm up (the words of the field)'],
  ['coupons?', 'voucher (the glossary; COUPON is the wire’s name alone)'],
  ['(?<!flash[ -]|\\b(?:on|off|for) )sales?', 'checkout or order (the glossary; SALE is the wire’s name alone)'],
  ['doors?', 'entry, route, address (it had four meanings)'],
  ['believe[sd]?', 'trust, accept, verify (the words of the field)'],
  ['hears?|heard', 'is notified, gets, learns (programs do not hear)'],
  ['(?:is|are|be|been|being|was|were) told', 'is notified, sent, reported (programs are not told)'],
  ['(?:sees?|stands?|comes?|came|waits?|sends|sent|ends?|read|shown) behind (?:the page|a change|a write)', 'after'],
  ['(?:pages?|HTML|frame) (?:is|are|be|been) drawn|drawn (?:into|again|for every)', 'rendered'],
  ['with with|the the|a a|of of|to to|a shopper a shopper', 'the word once'],
]

/** What a person reads of a file: all of a page, of code its comments and the titles of its tests. */
function sentencesOf(path: string): [line: number, text: string][] {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.md')) return text.split('\n').map((line, at) => [at + 1, line])
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const titles = isTest(path) ? [...text.matchAll(/\b(?:test|describe)(?:\.\w+)?\(\s*(['"`])(.+?)\1/g)] : []
  return [
    ...parseSync(path, text).comments.map(({ start, value }): [number, string] => [lineOf(start), value]),
    ...titles.map(({ index, 2: title = '' }): [number, string] => [lineOf(index), title]),
  ]
}

/** Without code, addresses, and the requests and headings that the specification words. */
const ownWords = (text: string) =>
  text.replaceAll(/`[^`]*`|https?:\S+|\/[\w/-]+/g, '').replaceAll(/^#+ §.*|^- \d+\.\d+ .*/g, '')

function found(path: string): string[] {
  return sentencesOf(path).flatMap(([line, text]) =>
    useInstead.flatMap(([word, instead]) => {
      const [hit] = new RegExp(`\\b(?:${word})\\b`, 'i').exec(ownWords(text)) ?? []
      return hit ? [`${path}:${line} “${hit}”: write ${instead}`] : []
    }),
  )
}

const self = 'tests/structure/words.test.ts'
const pages = filesOf('.md')
const code = filesOf('.ts', '.tsx').filter((path) => path !== self)

test('comments, titles of tests and pages have plain words', () => {
  expect([...pages, ...code].flatMap(found)).toEqual([])
})

/** A line of the glossary: `- **image, picture** (*Foto produk*): what the shop shows`. */
const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^- \*\*(.+?)\*\*/gm)].flatMap(([, names = '']) =>
  names
    .replaceAll(/\([^)]*\)|`/g, '')
    .split(',')
    .map((term) => term.trim()),
)

test('every term of the glossary is used', () => {
  // Names in code write `flash sale` as flashSale or flash-sale.
  const flat = (text: string) => text.toLowerCase().replaceAll(/[\s_\-*/’']+/g, '')
  const used = flat(
    [...pages.filter((page) => page !== 'docs/glossary.md'), ...code]
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  )
  expect([terms.length > 50, terms.filter((term) => !used.includes(flat(term)))]).toEqual([true, []])
})

/** The words of a name: `FlashSaleItem` has flash, sale and item. */
const wordsIn = (name: string) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

// A word that a programmer or a shopkeeper knows goes into field-words.txt; one of ours is explained in the glossary.
test('every word in the name of an exported type is in the glossary or common in the field', () => {
  const common = readFileSync('tests/structure/field-words.txt', 'utf8').trim().split(/\s+/)
  const known = new Set([...common, ...terms.flatMap((term) => term.toLowerCase().split(/[^a-z]+/))])
  const isKnown = (word: string) => known.has(word) || known.has(word.replace(/s$/, '')) || known.has(`${word}s`)
  const names = code
    .filter((path) => !isTest(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(exportedType)].map(([, name = '']) => name))
  expect(names.filter((name) => !wordsIn(name).every(isKnown))).toEqual([])
})
const exportedType = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm
