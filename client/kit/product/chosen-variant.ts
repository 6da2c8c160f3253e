import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import type { Flash } from '#shared/api/goods/flash.ts'
import { restOpen } from '#shared/web/known-query.ts'

/**
 * A null stock means that this backend does not say. Such a variant may be bought, and the backend's answer decides.
 */
export const inStock = (variant: Variant): boolean => variant.stock === null || variant.stock > 0

/** Whether no variant can be bought. */
export const isGone = ({ available, variants }: Pick<Product, 'available' | 'variants'>): boolean =>
  !available || !variants.some(inStock)

/** Whether its price is the flash sale's. A variant whose quota is used up costs its ordinary price again. */
export const isFlash = ({ flash, price }: Pick<Variant, 'flash' | 'price'>): boolean =>
  flash !== null && flash.price === price

/** How many pieces are left at the flash sale's price. A null stock: this backend does not say. */
export const leftOf = ({ quota, sold }: Pick<Flash, 'quota' | 'sold'>, stock: number | null): number =>
  Math.max(Math.min(quota - sold, stock ?? quota), 0)

/** How many pieces can be bought at the price that is shown; null: this backend does not say. */
export const buyableOf = (variant: Variant): number | null =>
  variant.flash && isFlash(variant) ? leftOf(variant.flash, variant.stock) : variant.stock

/** By how much a variant costs more than the cheapest of its neighbours; what cannot be bought is not compared. */
export const surchargeOf = (variant: Variant, cheapest: Variant | null): number =>
  cheapest && inStock(variant) ? variant.price - cheapest.price : 0

/** Whether what is still to be chosen may cost more: a size of the colour that is shown. `open`: the places of options. */
export const mayCostMore = (
  { variants }: Pick<Product, 'variants'>,
  shown: Variant,
  open: readonly number[],
): boolean =>
  open.length > 0 &&
  variants.some(
    (variant) =>
      inStock(variant) &&
      variant.price > shown.price &&
      variant.values.every((value, place) => open.includes(place) || value === shown.values[place]),
  )

/**
 * The variant that an address names. Otherwise the one whose price every list shows for the product, among what can be
 * bought, or among all when nothing can; a backend whose lists show another price gets the cheapest. null: the product
 * has no variants.
 */
export function chosenVariant(
  { variants, price }: Pick<Product, 'variants' | 'price'>,
  itemId: string | null,
): Variant | null {
  return (
    variants.find((variant) => variant.itemId === itemId) ??
    offeredOf(variants).find((variant) => variant.price === price) ??
    cheapestOf(variants)
  )
}

function offeredOf(variants: readonly Variant[]): readonly Variant[] {
  const buyable = variants.filter(inStock)
  return buyable.length > 0 ? buyable : variants
}

/** The cheapest of what can be bought, or of all when nothing can; null: there are none. */
export const cheapestOf = (variants: readonly Variant[]): Variant | null =>
  offeredOf(variants).toSorted((a, b) => a.price - b.price)[0] ?? null

/**
 * Whether the options describe the variants, each by other values that they offer. Other backends may send variants that
 * only have a name, or leave a value open.
 */
export const hasOptions = ({ options, variants }: Pick<Product, 'options' | 'variants'>): boolean =>
  options.length > 0 &&
  variants.length > 0 &&
  variants.every(
    ({ values }) =>
      values.length === options.length &&
      values.every((value, place) => options[place]?.values.some((one) => one.value === value)),
  ) &&
  new Set(variants.map(({ values }) => values.join('\n'))).size === variants.length

/** The variants under each value of the first option: of a colour its sizes. */
export const groupsOf = ({ options, variants }: Pick<Product, 'options' | 'variants'>) =>
  (options[0]?.values ?? []).flatMap((value) => {
    const own = variants.filter(({ values }) => values[0] === value.value)
    return own.length > 0 ? [{ ...value, image: own.find(({ image }) => image)?.image ?? '', variants: own }] : []
  })

/** Whether pictures tell these apart. */
export const pictured = (shown: readonly { image: string }[]): boolean =>
  new Set(shown.map(({ image }) => image)).size > 1

/** Whether nobody can see which value of the first option is shown: it is no colour, and all have the same picture. */
export function looksAlike(product: Pick<Product, 'options' | 'variants'>): boolean {
  const groups = groupsOf(product)
  const [first, ...others] = groups
  return !!first?.image && !first.swatch && others.length > 0 && !pictured(groups)
}

/** The options that a picture does not show: all but the first, a colour. */
function restOf(product: Pick<Product, 'options' | 'variants'>): number[] {
  const places = product.options.map((_, place) => place)
  if (places.length < 2) return [0]
  return looksAlike(product) ? places : places.slice(1)
}

/** The places of the options that nobody has chosen yet, by what an address names. */
export function openOptions(
  product: Pick<Product, 'options' | 'variants'>,
  asked: string | null,
  pilih: string | null,
): number[] {
  if (product.variants.length < 2) return []
  const rest = restOf(product)
  if (asked === null) return rest
  if (!pilih?.startsWith(restOpen)) return []
  const named = rest.filter((place) => pilih.includes(String(place)))
  return named.length > 0 ? named : rest
}

/** The same as a value of `pilih`; null: nothing is open. */
export function openText(product: Pick<Product, 'options' | 'variants'>, open: readonly number[]): string | null {
  if (open.length === 0) return null
  const some = open.length < restOf(product).length && open.length < 3
  return restOpen + (some ? open.join('') : '')
}

interface Choice {
  value: string
  swatch: string | null
  chosen: boolean
  /** Whether this value, together with the other chosen values, can be bought, is sold out, or does not exist. */
  state: 'available' | 'soldOut' | 'missing'
  /**
   * The variant that choosing this value leads to: with the same other values if that exists, otherwise the one that
   * keeps most of them. null: no variant has the value.
   */
  variant: Variant | null
}

/**
 * The choices of one option, given the variant that is shown now. Places in `open` are not chosen and bar nothing. A
 * value that is chosen is judged by the choices before it: of a pair that is sold out only the last is gone.
 */
export function choicesOf(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  option: number,
  chosen: Variant,
  open: readonly number[] = [],
): Choice[] {
  return (options[option]?.values ?? []).map(({ value, swatch }) => {
    const having = variants.filter(({ values }) => values[option] === value)
    const isChosen = chosen.values[option] === value
    const fitting = (before = options.length) =>
      having.filter(({ values }) =>
        values.every(
          (one, place) => place === option || place >= before || open.includes(place) || one === chosen.values[place],
        ),
      )
    const exact = nearest(fitting(), chosen)
    const judged = isChosen ? nearest(fitting(option), chosen) : exact
    return {
      value,
      swatch,
      chosen: isChosen,
      state: !judged ? 'missing' : inStock(judged) ? 'available' : 'soldOut',
      variant: exact ?? nearest(having, chosen),
    }
  })
}

/** The place of the option to change where the chosen values are sold out together; -1: no other value helps. */
export const wayOut = (product: Pick<Product, 'options' | 'variants'>, chosen: Variant): number =>
  product.options.findLastIndex((_, place) =>
    choicesOf(product, place, chosen).some((choice) => !choice.chosen && choice.state === 'available'),
  )

/** Prefers what can be bought, then what keeps most of the choices, and among equals the choices of earlier options. */
function nearest(variants: readonly Variant[], chosen: Variant): Variant | null {
  const kept = ({ values }: Variant) => values.map((value, place) => value === chosen.values[place])
  const points = (variant: Variant) =>
    kept(variant).reduce((sum, same, place) => sum + (same ? 100 - place : 0), inStock(variant) ? 1_000 : 0)
  return variants.toSorted((a, b) => points(b) - points(a))[0] ?? null
}
