import type { SampleOption, SampleVariant } from './types.ts'

/**
 * Short ways to write what a product can be bought as, so that a form is one line of a table: its values with ` / ` between them, its
 * price, its stock, and when it has them the price before the discount and a picture of its own.
 */
export function form(values: string, price: number, stock: number, fullPrice: number | null = null, picture?: string): SampleVariant {
  return { values: values.split(' / '), price, fullPrice, stock, ...(picture === undefined ? {} : { picture }) }
}

/** The one form of a product without options. */
export const single = (price: number, stock: number, fullPrice: number | null = null): SampleVariant[] => [{ values: [], price, fullPrice, stock }]

/** An option in words. */
export const choice = (name: string, ...values: string[]): SampleOption => ({ name, values: values.map((value) => ({ value })) })

/** An option in colours: each value with its swatch. */
export const colours = (swatches: Readonly<Record<string, string>>, name = 'Warna'): SampleOption => ({
  name,
  values: Object.entries(swatches).map(([value, swatch]) => ({ value, swatch })),
})
