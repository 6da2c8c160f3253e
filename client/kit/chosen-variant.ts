import type { Product, Variant } from '#shared/api/catalog.ts'

/** null stock: this backend does not tell, so it may be bought and the truth comes with the answer. */
export const inStock = (variant: Variant): boolean => variant.stock === null || variant.stock > 0

/** Whether its price is a flash sale's; one whose quota is gone has its ordinary price again. */
export const isFlash = ({ flash, price }: Pick<Variant, 'flash' | 'price'>): boolean =>
  flash !== null && flash.price === price

/**
 * The variant an address names, else the first that can be bought, one on flash sale before the others, else the first.
 * null: there is nothing to buy.
 */
export function chosenVariant(product: Pick<Product, 'variants'>, itemId: string | null): Variant | null {
  const { variants } = product
  const buyable = variants.filter(inStock)
  return (
    variants.find((variant) => variant.itemId === itemId) ?? buyable.find(isFlash) ?? buyable[0] ?? variants[0] ?? null
  )
}

/** Whether the options describe the variants; other backends may give variants with nothing but a name. */
export const hasOptions = ({ options, variants }: Product): boolean =>
  options.length > 0 && variants.length > 0 && variants.every(({ values }) => values.length === options.length)

interface Choice {
  value: string
  swatch: string | null
  chosen: boolean
  /** Whether this value together with the others that are chosen can be bought, is sold out, or was never made. */
  state: 'available' | 'soldOut' | 'missing'
  /**
   * Where choosing it leads: the same others if they exist with it, else the variant with it that keeps most of them.
   * null: nobody has it.
   */
  variant: Variant | null
}

/** What one option offers, seen from the variant that is chosen now. */
export function choicesOf(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  option: number,
  chosen: Variant,
): Choice[] {
  return (options[option]?.values ?? []).map(({ value, swatch }) => {
    const having = variants.filter(({ values }) => values[option] === value)
    const exact = having.find(({ values }) =>
      values.every((one, place) => place === option || one === chosen.values[place]),
    )
    return {
      value,
      swatch,
      chosen: chosen.values[option] === value,
      state: !exact ? 'missing' : inStock(exact) ? 'available' : 'soldOut',
      variant: exact ?? nearest(having, chosen),
    }
  })
}

/** What can be bought comes first, then what keeps most of the choices, and of two those of the earlier options. */
function nearest(variants: readonly Variant[], chosen: Variant): Variant | null {
  const kept = ({ values }: Variant) => values.map((value, place) => value === chosen.values[place])
  const points = (variant: Variant) =>
    kept(variant).reduce((sum, same, place) => sum + (same ? 100 - place : 0), inStock(variant) ? 1_000 : 0)
  return variants.toSorted((a, b) => points(b) - points(a))[0] ?? null
}
