import { WholeRupiah } from '#shared/api/contract/brands.ts'

/** What a search says about prices, and the rest of it. */
export interface PriceWords {
  text: string
  min: number | null
  max: number | null
  /** 'murah': what fits best comes from the cheapest on. */
  cheap: boolean
}

const amount = String.raw`(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)\s*(ribuan|ribu|rb|k|jutaan|juta|jt)?(?![\p{L}\d])`
/** What is counted in thousands too. */
const noPrice = String.raw`(?!\s*(?:mah|rpm|dpi|lumens?|buah|pcs|lembar|halaman|gram|gr|g|kg|ml|cc|liter|watt|w|volt|gb|mm|cm|meter|m|hz)(?!\p{L}))`
const pattern = (before: string, after = '') => new RegExp(`(?<![\\p{L}\\d.,])${before}${after}${noPrice}`, 'gu')
const range = pattern(
  String.raw`(?:(?:antara|kisaran|harga|dari)\s+)*${amount}\s*(?:-|–|s\/d|sd|sampai|hingga|dan)\s*`,
  amount,
)
const below = pattern(
  String.raw`(?:harga\s+)?(?:di\s?bawah|kurang dari|maksimal|maks|max|paling mahal|sampai|hingga|budget|bujet|under|<)\s*`,
  amount,
)
const above = pattern(String.raw`(?:harga\s+)?(?:di\s?atas|lebih dari|minimal|mulai dari|mulai|>)\s*`, amount)
/** What begins so is a price without a unit too: 'Rp 150.000', 'harga 150000'. 'sekitar 2024' is a year. */
const named = pattern(String.raw`(?:(?:se)?harga\s+|(?=rp))+`, amount)
const around = pattern(String.raw`(?:(?:harga|seharga|sekitar|kisaran)\s+)*`, amount)

/** How far from a price that is named alone. */
const aroundShare = 0.25
const nearlyShare = 0.9
const unitOf = (unit = '') => (unit.startsWith('j') ? 1_000_000 : unit === '' ? 1 : 1_000)
/** A number without a unit is a price from here on; nothing costs more than `Rupiah` holds. */
const bareMin = 1_000
const isPrice = ({ min, max }: Bounds): boolean => WholeRupiah.safeParse(Math.max(min ?? 0, max ?? 0)).success

const rupiahOf = (digits = '', unit = ''): number => {
  const plain = /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits.replace(',', '.')
  return Math.round(Number(plain) * unitOf(unit))
}

type Bounds = Pick<PriceWords, 'min' | 'max'>

/** Each form of words with what it means; null: it is no price after all. */
const forms: readonly (readonly [RegExp, (...groups: string[]) => Bounds | null])[] = [
  [
    range,
    (a, unitA, b, unitB) => {
      if (!unitA && !unitB && [a, b].every(isYear)) return null
      const max = rupiahOf(b, unitB)
      const first = rupiahOf(a, unitA || (rupiahOf(a) < bareMin ? unitB : ''))
      return max >= bareMin && first < max && (unitB || first >= bareMin) ? { min: first, max } : null
    },
  ],
  [below, (digits, unit) => atLeast(rupiahOf(digits, unit), (max) => ({ min: null, max }))],
  [above, (digits, unit) => atLeast(rupiahOf(digits, unit), (min) => ({ min, max: null }))],
  [
    named,
    (digits, unit) => ((unit && unit !== 'k') || isYear(digits) ? null : atLeast(rupiahOf(digits, unit), aroundPrice)),
  ],
  [
    around,
    (digits, unit) => {
      const price = rupiahOf(digits, unit)
      // '2 jutaan' is up to the next million, '50 ribuan' up to the next ten thousand, and a little less is meant too.
      if (unit?.endsWith('an'))
        return { min: Math.round(price * nearlyShare), max: price + 10 ** (String(price).length - 1) - 1 }
      if (!unit || unit === 'k') return null
      return aroundPrice(price)
    },
  ],
]
const aroundPrice = (price: number): Bounds => ({
  min: Math.round(price * (1 - aroundShare)),
  max: Math.round(price * (1 + aroundShare)),
})
const isYear = (digits = ''): boolean => /^(?:19|20)\d\d$/.test(digits)
const atLeast = (price: number, bounds: (price: number) => Bounds) => (price >= bareMin ? bounds(price) : null)

/** 'kemeja di bawah 200rb' asks for shirts up to Rp 200.000. One price is read; what is none stays in the text. */
export function readPrices(typed: string): PriceWords {
  const text = typed.toLowerCase()
  const cheap = /(?<!\p{L})(?:ter)?murah(?!\p{L})/u.test(text)
  for (const [words, mean] of forms)
    // Another number may stand before it: 'tv 32 inch 2 jutaan'.
    for (const found of text.matchAll(words)) {
      const bounds = mean(...found.slice(1))
      if (bounds && isPrice(bounds))
        return {
          text: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
          ...bounds,
          cheap,
        }
    }
  return { text: typed, min: null, max: null, cheap }
}
