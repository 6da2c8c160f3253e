import { z } from 'zod'
import { nullable, Rupiah, lenientOrNull, text, Count } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { list, record } from '#shared/api/contract/endpoint.ts'

const FacetValue = record(() => ({
  value: ['VALUE', text(limits.choiceChars)],
  /** The colour that the seller gives this value of an option; null: it is none. */
  swatch: ['SWATCH', lenientOrNull(z.string().regex(/^#[0-9a-f]{6}$/i))],
  count: ['TOTAL', lenientOrNull(Count)],
}))
export const AttributeFacet = record(() => ({
  name: ['NAME', text(limits.choiceChars)],
  values: ['VALUE_LIST', list(FacetValue())],
}))
export type AttributeFacet = z.output<ReturnType<typeof AttributeFacet>>

/**
 * What a list can be narrowed by. Each count is how many products that filter alone would leave, all other filters as
 * they are; null: it was not counted, because the list is too long.
 */
export const Facets = record(() => ({
  /** The lowest and highest price under all filters but the price's own; null: the list is empty. */
  priceMin: ['PRICE_MIN', nullable(Rupiah)],
  priceMax: ['PRICE_MAX', nullable(Rupiah)],
  inStock: ['IN_STOCK_TOTAL', lenientOrNull(Count)],
  discounted: ['DISCOUNTED_TOTAL', lenientOrNull(Count)],
  attributes: ['ATTRIBUTE_LIST', list(AttributeFacet())],
}))
export type Facets = z.output<ReturnType<typeof Facets>>
