import type { Product, Variant } from '#shared/api/catalog.ts'

/** null stock: this backend does not tell, so it may be bought and the truth comes with the answer. */
export const inStock = (variant: Variant): boolean => variant.stock === null || variant.stock > 0

/** Whether its price is a flash sale's; one whose quota is gone has its ordinary price again. */
export const isFlash = ({ flash, price }: Pick<Variant, 'flash' | 'price'>): boolean => flash !== null && flash.price === price

/** The variant an address names, else the first that can be bought, one on flash sale before the others, else the first. null: there is nothing to buy. */
export function chosenVariant(product: Product, itemId: string | null): Variant | null {
  const { variants } = product
  const buyable = variants.filter(inStock)
  return variants.find((variant) => variant.itemId === itemId) ?? buyable.find(isFlash) ?? buyable[0] ?? variants[0] ?? null
}

/** Whether the options describe the variants; other backends may give variants with nothing but a name. */
export const hasOptions = ({ options, variants }: Product): boolean =>
  options.length > 0 && variants.length > 0 && variants.every(({ values }) => values.length === options.length)

export interface Choice {
  value: string
  swatch: string | null
  chosen: boolean
  /** This value together with the others that are chosen can be bought. */
  available: boolean
  /** Where choosing it leads: the same others if they exist with it, else the nearest variant that has it. null: nobody has it. */
  variant: Variant | null
}

/** What one option offers, seen from the variant that is chosen now. */
export function choicesOf({ options, variants }: Product, option: number, chosen: Variant): Choice[] {
  return (options[option]?.values ?? []).map(({ value, swatch }) => {
    const having = variants.filter(({ values }) => values[option] === value)
    const exact = having.find(({ values }) => values.every((one, place) => place === option || one === chosen.values[place]))
    return {
      value,
      swatch,
      chosen: chosen.values[option] === value,
      available: exact !== undefined && inStock(exact),
      variant: exact ?? having.find(inStock) ?? having[0] ?? null,
    }
  })
}
