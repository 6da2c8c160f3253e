import { z } from 'zod'
import { lenientOrNull, text } from '#shared/api/contract/brands.ts'
import { list, record } from '#shared/api/contract/endpoint.ts'
import { rowsIn } from '#shared/api/contract/foreign-values.ts'
import { slugOf } from '#shared/format/slug.ts'

const OptionValue = record(() => ({
  value: ['VALUE', text(60)],
  swatch: ['SWATCH', lenientOrNull(z.string().regex(/^#[0-9a-f]{6}$/i))],
}))
export const Option = record(() => ({ name: ['NAME', text(60)], values: ['VALUES', list(OptionValue())] }))

type Wired = Readonly<Record<string, unknown>>
/** The rows of a list that are records, each changed; what is no list stays. */
const eachIn = (raw: unknown, change: (row: Wired) => Wired): unknown =>
  rowsIn(raw)?.map((row) => (row !== null && typeof row === 'object' ? change(row as Wired) : row)) ?? raw

/** Another backend's options: a value may be a plain text, and variants may name it as an address does, `merah`. */
export function withOptions(product: Wired): Wired {
  const options = eachIn(product.PRODUCT_OPTION_LIST, (option) => ({
    ...option,
    VALUES: rowsIn(option.VALUES)?.map((one) => (typeof one === 'string' ? { VALUE: one } : one)) ?? option.VALUES,
  }))
  const offered = (rowsIn(options) ?? []).map((option) =>
    rowsIn(Object(option).VALUES)?.map((one) => Object(one).VALUE),
  )
  const named = withNames(product)
  if (offered.length === 0) return named
  const variants = eachIn(named.ITEM_LIST, (variant) => ({
    ...variant,
    ITEM_VALUES:
      rowsIn(variant.ITEM_VALUES)?.map((one, place) => meantIn(offered[place] ?? [], one)) ?? variant.ITEM_VALUES,
  }))
  return { ...product, PRODUCT_OPTION_LIST: options, ITEM_LIST: variants }
}

/** Of several variants each needs a name to be chosen by: without one its values, its code or its place are it. */
function withNames(product: Wired): Wired {
  const variants = rowsIn(product.ITEM_LIST) ?? []
  if (variants.length < 2) return product
  let place = 0
  const named = eachIn(variants, (variant) => {
    place += 1
    return { ...variant, ITEM_NAME: variant.ITEM_NAME || valuesIn(variant) || variant.ITEM_SKU || `Varian ${place}` }
  })
  return { ...product, ITEM_LIST: named }
}

const valuesIn = ({ ITEM_VALUES }: Wired): string =>
  (rowsIn(ITEM_VALUES) ?? []).filter((one) => typeof one === 'string').join(', ')

/** The offered value that a variant names; what names none, or several, stays. */
function meantIn(offered: readonly unknown[], named: unknown): unknown {
  // As ours do: most products end here.
  if (offered.includes(named)) return named
  const form = slugOf(String(named))
  const [meant, ...others] = offered.filter((one) => typeof one === 'string' && slugOf(one) === form)
  return form === '' || others.length > 0 ? named : (meant ?? named)
}
