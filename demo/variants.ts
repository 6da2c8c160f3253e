import type { SampleOption, SampleVariant } from './types.ts'

/** How the dyes of the demo shop look as a dot. */
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
export const dyes = (...names: readonly (keyof typeof swatches)[]): SampleOption => ({
  name: 'Warna',
  values: names.map((value) => ({ value, ...(swatches[value] ? { swatch: swatches[value] } : {}) })),
})

/** An option in words. */
export const choice = (name: string, ...values: readonly string[]): SampleOption => ({
  name,
  values: values.map((value) => ({ value })),
})

/** The one form of a product without options. */
export const only = (price: number, stock: number, fullPrice: number | null = null): SampleVariant[] => [
  { values: [], price, fullPrice, stock },
]

interface Form {
  price: number
  fullPrice?: number | null
  picture?: string
}

/**
 * Every combination of the options, the last option changing fastest. The stock stands in the same order; null, or no
 * number at all, is a combination that is not made.
 */
export function forms(
  options: readonly SampleOption[],
  stock: readonly (number | null)[],
  form: (...values: string[]) => Form,
): SampleVariant[] {
  const combinations = options.reduce<string[][]>(
    (before, { values }) => before.flatMap((one) => values.map(({ value }) => [...one, value])),
    [[]],
  )
  return combinations.flatMap((values, place) => {
    const left = stock[place] ?? null
    return left === null ? [] : [{ fullPrice: null, ...form(...values), values, stock: left }]
  })
}
/**
 * Short ways to write what a product can be bought as, so that a form is one line of a table: its values with ` / `
 * between them, its price, its stock, and when it has them the price before the discount and a picture of its own.
 */
export function form(
  values: string,
  price: number,
  stock: number,
  fullPrice: number | null = null,
  picture?: string,
): SampleVariant {
  return { values: values.split(' / '), price, fullPrice, stock, ...(picture === undefined ? {} : { picture }) }
}

/** An option in colours: each value with its swatch. */
export const colours = (swatches: Readonly<Record<string, string>>, name = 'Warna'): SampleOption => ({
  name,
  values: Object.entries(swatches).map(([value, swatch]) => ({ value, swatch })),
})
