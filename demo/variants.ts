import type { Option, ProductInput } from '#shared/admin/catalog.ts'

type Variants = ProductInput['variants']

/** How the dyes of the batik shop look as a dot. */
const swatches: Readonly<Record<string, string>> = {
  'Biru Langit': '#6d9cc4',
  'Biru Laut': '#21608c',
  Gading: '#f5e8cf',
  Hijau: '#0f4f43',
  'Hijau Botol': '#0f4f43',
  Hitam: '#1f1a19',
  Indigo: '#18306f',
  Kencana: '#d9962f',
  Marun: '#761728',
  'Merah Jambu': '#d9768a',
  Sogan: '#c78a3e',
  Terakota: '#b8492a',
  Toska: '#0f7a80',
  Ungu: '#4b2464',
}

/** An option in the batik shop's dyes. */
export const dyes = (...names: readonly (keyof typeof swatches)[]): Option => ({
  name: 'Warna',
  values: names.map((value) => ({ value, ...(swatches[value] ? { swatch: swatches[value] } : {}) })),
})

/** An option in colours: each value with its swatch. */
export const colours = (swatches: Readonly<Record<string, string>>, name = 'Warna'): Option => ({
  name,
  values: Object.entries(swatches).map(([value, swatch]) => ({ value, swatch })),
})

/** An option in words. */
export const choice = (name: string, ...values: readonly string[]): Option => ({
  name,
  values: values.map((value) => ({ value })),
})

/** The one variant of a product without options. */
export const only = (price: number, stock: number, fullPrice: number | null = null): Variants => [
  { values: [], price, fullPrice, stock },
]

/**
 * A variant in one line of a table: its values with ` / ` between them, its price, its stock, and when it has them the
 * price before the discount and an image of its own.
 */
export function variant(
  values: string,
  price: number,
  stock: number,
  fullPrice: number | null = null,
  image = '',
): Variants[number] {
  return { values: values.split(' / '), price, fullPrice, stock, image }
}

type Priced = Pick<Variants[number], 'price' | 'fullPrice' | 'image'>

/**
 * Every combination of the options, the last option changing fastest. The stock stands in the same order; null, or no
 * number at all, is a combination that is not made.
 */
export function combinations(
  options: readonly Option[],
  stock: readonly (number | null)[],
  priced: (...values: string[]) => Priced,
): Variants {
  const all = options.reduce<string[][]>(
    (before, { values }) => before.flatMap((one) => values.map(({ value }) => [...one, value])),
    [[]],
  )
  return all.flatMap((values, place) => {
    const left = stock[place] ?? null
    return left === null ? [] : [{ ...priced(...values), values, stock: left }]
  })
}

/** The same variants; those with one of these values weigh so many grams as a packed piece. */
export const weighing = (grams: Readonly<Record<string, number>>, variants: Variants): Variants =>
  variants.map((variant) => {
    const own = variant.values?.find((value) => Object.hasOwn(grams, value))
    return own === undefined ? variant : { ...variant, weightGrams: grams[own] ?? null }
  })
