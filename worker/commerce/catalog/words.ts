import { limits } from '#shared/limits.ts'

/**
 * The words of a search or of a product as they are compared: lower case, without accents and punctuation. 'Kupu-kupu!'
 * → kupu, kupu. The index keeps 'm²' as it is, so a search does.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** What a shopper typed, each word once; punctuation alone yields none. */
export const searchWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, limits.searchWords)

/** Words that say nothing about goods. A search that has no other words still uses them. */
const stopWords = new Set(
  'dan yang yg untuk utk dengan dgn di ke dari pada oleh atau dalam buat bagi nya the of and for to'.split(' '),
)
/** Words about shopping, which filter nothing in a shop that does not use them itself. */
const shoppingWords = new Set(
  'beli jual harga murah termurah promo diskon asli ori original ready stok terbaru terlaris terbaik bagus keren toko online model jenis merek merk brand warna'.split(
    ' ',
  ),
)

export const isStopWord = (word: string): boolean => stopWords.has(word)
export const isShoppingWord = (word: string): boolean => shoppingWords.has(word)
/** Whether somebody may be typing one: 'mur'. */
export const beginsShoppingWord = (word: string): boolean => [...shoppingWords].some((one) => one.startsWith(word))

/** The shortest stem without an affix: 'akan' is not 'ak'. */
const stemLettersMin = 3
const suffixes = ['nya', 'ku', 'mu', 'an', 'in'] as const
const prefixes = ['ber', 'pe', 'di', 'se', 'me'] as const

/**
 * The stems a word may be formed from: kemejanya → kemeja, bermotif → motif, seduhan → seduh. They are tried only when
 * the word itself finds nothing, so a wrong guess costs nothing. Shops write base forms, and the beginning of a word
 * finds those anyway: motif finds motifnya.
 */
export function stemsOf(word: string): string[] {
  const ends = suffixes.flatMap((end) => (word.endsWith(end) ? [word.slice(0, -end.length)] : []))
  const starts = [word, ...ends].flatMap((form) =>
    prefixes.flatMap((start) => (form.startsWith(start) ? [form.slice(start.length)] : [])),
  )
  return [...new Set([...ends, ...starts])].filter((stem) => stem.length >= stemLettersMin)
}

/**
 * A number and its unit as separate words, and a large number by its groups of three digits: 20000mah → 20, 000, mah;
 * 65w → 65, w. null: it is one word.
 */
export function numberWordsOf(word: string): string[] | null {
  const [, digits, unit] = /^(\d+)(\p{L}*)$/u.exec(word) ?? []
  if (digits === undefined || unit === undefined || (digits.length < 4 && unit === '')) return null
  const thousands = digits.length < 4 ? [digits] : (digits.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [])
  return unit === '' ? thousands : [...thousands, units[unit] ?? unit]
}
/** Units as shops write them. */
const units: Readonly<Record<string, string>> = {
  gr: 'g',
  gram: 'g',
  kilo: 'kg',
  ltr: 'liter',
  lt: 'liter',
  th: 'tahun',
}
