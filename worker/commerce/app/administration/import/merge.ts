import { type Option, Product, type ProductChange, type VariantChange, variantKey } from '#shared/admin/catalog.ts'

type Variant = Product['variants'][number]

/** A variant of a merged product: what the change says of it, and by which place in the change; null: nothing. */
export interface Named {
  variant: Variant
  given: VariantChange | null
  place: number | null
  /** The key of the variant that it was; null: it is new. */
  was: string | null
}
export interface Merged {
  product: Product
  /** The variants of `product`, in its order. */
  variants: readonly Named[]
  /** It has lost something that it had. */
  emptied: boolean
}

/** By the path in the change: what is wrong, in words for programs. */
type Problems = Readonly<Record<string, string>>

/**
 * A product as it is after a change: what is not named stays, of a new product it takes its default. The stock of a
 * variant that is there stays in any case; `stock.ts` decides about it.
 */
export function mergeProduct(change: ProductChange, stored: Product | null): Merged | { problems: Problems } {
  const before = stored && inOrderOf(change, stored)
  const { variants: _variants, options: _options, ...fields } = named(change)
  const found = before ? findVariants(change, before) : newVariants(change)
  if ('problems' in found) return found
  const variants = ordered(before ? respelt(found.variants, change, before) : found.variants, before)
  const options = mergeOptions(change, before, variants)
  const sold = before ? { sold: before.sold } : {}
  const read = Product.safeParse({
    ...before,
    ...fields,
    ...sold,
    options,
    variants: variants.map((one) => one.variant),
  })
  if (!read.success) return { problems: problemsAt(read.error.issues, variants) }
  const keys = new Map(before?.variants.map(({ values }, at) => [variantKey(values), keyAt(stored, at)]))
  const ofStored = variants.map((one) => ({ ...one, was: one.was === null ? null : (keys.get(one.was) ?? one.was) }))
  return { product: read.data, variants: ofStored, emptied: before !== null && hasLost(before, read.data, variants) }
}

const keyAt = (product: Product | null, at: number): string => variantKey(product?.variants[at]?.values ?? [])

/** A product with its options in the order in which a change names the same ones. */
function inOrderOf({ options = [] }: ProductChange, before: Product): Product {
  const places = options.map(({ name }) => before.options.findIndex((one) => loose(one.name) === loose(name)))
  const isOrder = [...places].toSorted((a, b) => a - b).every((place, at) => place === at)
  if (!isOrder || places.length !== before.options.length) return before
  const ordered = <T>(list: readonly T[]): T[] => places.flatMap((place) => list.slice(place, place + 1))
  return {
    ...before,
    options: ordered(before.options),
    variants: before.variants.map((one) => ({ ...one, values: ordered(one.values) })),
  }
}

/** Words as people compare them: capital or small letters, any gaps. */
const loose = (words: string): string => words.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
const looseKey = (values: readonly string[]): string => variantKey(values.map(loose))

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
/** Without what is undefined: that is not named. */
export const named = <T extends object>(given: T): Given<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given<T>

const forNew = 'a new product needs it'

function newVariants({
  name,
  categorySlug,
  variants = [],
}: ProductChange): { variants: Named[] } | { problems: Problems } {
  const missing = {
    ...(name === undefined ? { name: forNew } : {}),
    ...(categorySlug === undefined ? { categorySlug: forNew } : {}),
    ...(variants.length === 0 ? { 'variants.0.price': forNew } : {}),
    ...pricesMissing(variants.entries(), forNew),
  }
  if (Object.keys(missing).length > 0) return { problems: missing }
  return { variants: variants.map((given, place) => newVariant(given, place)) }
}

const pricesMissing = (rows: Iterable<[number, VariantChange]>, message: string): Problems =>
  Object.fromEntries(
    [...rows].flatMap(([place, { price }]) => (price === undefined ? [[`variants.${place}.price`, message]] : [])),
  )

function newVariant(given: VariantChange, place: number): Named {
  const { exported: _exported, price = 0, ...rest } = named(given)
  const defaults = { sku: '', barcode: '', fullPrice: null, stock: 0, image: '', weightGrams: null, dimensions: null }
  return { variant: { ...defaults, values: given.values, ...rest, price }, given, place, was: null }
}

/** Which variants a change means. One that is not there is new if the change names the options. */
function findVariants(change: ProductChange, before: Product): { variants: Named[] } | { problems: Problems } {
  const problems: Record<string, string> = {}
  const [only, ...more] = before.variants
  const given = change.variants ?? []
  const bySku = new Map(before.variants.map((variant) => [variant.sku, variant]))
  bySku.delete('')
  const meantBySku = given.map(({ sku }) => bySku.get(sku ?? '') ?? null)
  // A variant that another row names by its SKU is not meant by its values: they go to somebody else.
  const known = new Map(
    before.variants
      .filter((variant) => !meantBySku.includes(variant))
      .map((variant) => [variantKey(variant.values), variant]),
  )
  // Who types a value again in other letters means the same goods, unless two differ by nothing else.
  const alike = Map.groupBy(known.values(), ({ values }) => looseKey(values))
  const almost = (values: readonly string[]): Variant | undefined => {
    const [one, ...others] = alike.get(looseKey(values)) ?? []
    return others.length === 0 ? one : undefined
  }
  const seen = new Set<Variant>()
  const variants = given.map((one, place): Named => {
    const byValues =
      one.values.length === 0 && more.length === 0 ? only : (known.get(variantKey(one.values)) ?? almost(one.values))
    const meant = meantBySku[place] ?? byValues
    if (!meant) {
      const message = problemOfNew(change, one, more.length > 0)
      if (message) problems[`variants.${place}.${message.at}`] = message.words
      return newVariant(one, place)
    }
    if (seen.has(meant)) problems[`variants.${place}.values`] = 'this combination is given twice'
    seen.add(meant)
    const { exported: _exported, stock: _stock, values: said = [], ...rest } = named(one)
    const values = meantBySku[place] && said.length > 0 ? said : meant.values
    return { variant: { ...meant, ...rest, values }, given: one, place, was: variantKey(meant.values) }
  })
  if (Object.keys(problems).length > 0) return { problems }
  const unnamed = before.variants.filter((variant) => !seen.has(variant))
  return {
    variants: [
      ...variants,
      ...unnamed.map((variant) => ({ variant, given: null, place: null, was: variantKey(variant.values) })),
    ],
  }
}

function problemOfNew(
  { options }: ProductChange,
  { values, exported, price }: VariantChange,
  several: boolean,
): { at: 'values' | 'price'; words: string } | null {
  if (values.length === 0 && several) return { at: 'values', words: 'it has several variants: give the values of one' }
  if (options === undefined || exported) return { at: 'values', words: 'no such variant' }
  return price === undefined ? { at: 'price', words: 'a new variant needs it' } : null
}

/** The values in the letters in which the change lists them; where two differ by nothing else, each keeps its own. */
function respelt(variants: readonly Named[], { options = [] }: ProductChange, before: Product): Named[] {
  const spellings = options.map(({ values = [] }, at) => {
    const listed = Map.groupBy(values, ({ value }) => loose(value))
    const stored = Map.groupBy(before.options[at]?.values ?? [], ({ value }) => loose(value))
    return (value: string) => {
      const [one, ...others] = listed.get(loose(value)) ?? []
      const isOnly = others.length === 0 && (stored.get(loose(value)) ?? []).length < 2
      return one && isOnly ? one.value : value
    }
  })
  return variants.map(({ variant, ...rest }) => ({
    ...rest,
    variant: { ...variant, values: variant.values.map((value, at) => spellings[at]?.(value) ?? value) },
  }))
}

/** In the order of the change where it names all that are there; else in theirs, the new ones last. */
function ordered(variants: readonly Named[], before: Product | null): readonly Named[] {
  if (!before || variants.every(({ place }) => place !== null)) return variants
  const places = new Map(before.variants.map(({ values }, place) => [variantKey(values), place]))
  const placeOf = ({ was }: Named) => (was === null ? undefined : places.get(was)) ?? before.variants.length
  return variants.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/**
 * The options of a change, each with the values that it lists. Where it lists none, those that are there and those that
 * its variants have. A value of a variant that is not named is never lost; one that a SKU has renamed is.
 */
function mergeOptions(
  { options }: ProductChange,
  before: Product | null,
  variants: readonly Named[],
): readonly Option[] {
  const known = before?.options ?? []
  const valuesOf = new Map(before?.variants.map(({ values }) => [variantKey(values), values]))
  const renamedTo = (value: string, at: number) =>
    variants.find(({ was }) => was !== null && valuesOf.get(was)?.[at] === value)?.variant.values[at]
  const wanted: NonNullable<ProductChange['options']> = options ?? known.map(({ name }) => ({ name }))
  return wanted.map(({ name, values }, at) => {
    const stored = known[at]?.values ?? []
    const used = new Set(variants.map(({ variant }) => variant.values[at]))
    const renamed = new Set(before?.variants.flatMap((variant) => variant.values[at] ?? []))
    const kept = stored.map((one) => {
      const stays = used.has(one.value) || !renamed.has(one.value)
      return stays ? one : { ...one, value: renamedTo(one.value, at) ?? one.value }
    })
    const listed = values ?? kept.filter(({ value }, place) => kept.findIndex((one) => one.value === value) === place)
    const needed = variants
      .filter(({ given }) => values === undefined || given === null)
      .flatMap(({ variant }) => variant.values[at] ?? [])
    const lacking = [...new Set(needed)].filter((value) => !listed.some((one) => one.value === value))
    return {
      name,
      values: [...listed, ...lacking.map((value) => stored.find((one) => one.value === value) ?? { value })],
    }
  })
}

/** Faults of the merged product at the path of the change. What the change does not name, it still has to fit. */
const problemsAt = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  variants: readonly Named[],
): Problems =>
  Object.fromEntries(
    issues.map(({ path: [first, second, ...rest], message }) => {
      const place = first === 'variants' && typeof second === 'number' ? variants[second]?.place : undefined
      if (place === null) return ['variants', message]
      return [[first, place ?? second, ...rest].filter((part) => part !== undefined).join('.'), message]
    }),
  )

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)

/** Whether something is empty now that was not, also of a variant whose values are written otherwise now. */
function hasLost({ variants, ...fields }: Product, after: Product, merged: readonly Named[]): boolean {
  const now = new Map(after.variants.map((variant, at) => [merged[at]?.was, variant]))
  return (
    loses(fields, after) || variants.some((variant) => loses(variant, now.get(variantKey(variant.values)) ?? variant))
  )
}
function loses(before: object, after: object): boolean {
  const now = new Map(Object.entries(after))
  // A stock of none is a stock.
  return Object.entries(before).some(([name, had]) => name !== 'stock' && !isEmpty(had) && isEmpty(now.get(name)))
}
