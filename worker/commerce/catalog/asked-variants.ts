import type { Choice } from '#shared/web/attributes.ts'
import type { Plan, Term } from './query.ts'
import { cheapestOf, struck } from './rules.ts'
import type { PricedVariant } from './store.ts'
import { wordsOf } from './words.ts'

/** What a search or a filter says about variants: its words, its values, and whether prices count. */
export interface AskedOf {
  plan: Plan | null
  choices: readonly Choice[]
  byPrice: boolean
  /** Only what has a struck price was listed. */
  discounted: boolean
}

export const nothingAsked: AskedOf = { plan: null, choices: [], byPrice: false, discounted: false }

/**
 * Of a product's variants those in stock that have most of what was asked: of a shirt that was found by 'merah' the red
 * ones. All of them, where none has more than the others. A list that goes by price keeps the price that it goes by,
 * and one of reduced goods a reduced one.
 */
export function askedVariants(
  variants: readonly PricedVariant[],
  { plan, choices, byPrice, discounted }: AskedOf,
): readonly PricedVariant[] {
  const chosen = new Set(choices.map(({ value }) => value.toLowerCase()))
  const had = (variant: PricedVariant): number => {
    const words = wordsOf(variant.values.join(' '))
    const terms = (plan?.terms ?? []).filter((term) => isIn(term, words))
    return terms.length + variant.values.filter((value) => chosen.has(value.toLowerCase())).length
  }
  const offered = variants.filter(({ stock }) => stock > 0).map((variant) => ({ variant, count: had(variant) }))
  const most = offered.reduce((highest, { count }) => Math.max(highest, count), 0)
  const asked = offered.filter(({ count }) => most > 0 && count === most).map(({ variant }) => variant)
  const cheapest = cheapestOf(asked)
  const isDearer = (cheapest?.price ?? 0) > (cheapestOf(variants)?.price ?? 0)
  const isOther = (byPrice && isDearer) || (discounted && struck(cheapest) === null)
  return asked.length === 0 || asked.length === offered.length || isOther ? variants : asked
}

const isIn = ({ any, prefix }: Term, words: readonly string[]): boolean =>
  any.some((phrase) => phrase.every((word) => words.includes(word))) ||
  (prefix !== null && words.some((word) => word.startsWith(prefix)))
