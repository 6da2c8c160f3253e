import { limits } from '#shared/limits.ts'
import { escaped, unescaped } from './id.ts'

/** One value of a product attribute or option: Bahan, Katun. */
export interface Choice {
  name: string
  value: string
}

/**
 * Writes the chosen values as one text, for the wire and for an address: `Bahan:Katun,Bahan:Rayon`. They are sorted and
 * unique, so that the same choice always has the same address. In names and values `%`, `,` and `:` are
 * percent-encoded.
 */
export const choicesText = (choices: readonly Choice[]): string =>
  [...new Set(choices.map(({ name, value }) => `${escaped(name, ',:')}:${escaped(value, ',:')}`))].toSorted().join(',')

/** Reads that text back; it leaves out what is no choice and what exceeds the limit. */
export function readChoices(text: string): Choice[] {
  const pairs = [...new Set(text.split(','))].toSorted().flatMap((pair) => {
    const [name, value, ...rest] = pair.split(':').map((word) => unescaped(word).trim())
    return name && value && rest.length === 0 && name.length + value.length <= limits.choiceChars
      ? [{ name, value }]
      : []
  })
  return pairs.slice(0, limits.choices)
}

/** The attribute that a search has beside those of its goods: the category. */
export const categoryFacet = 'Kategori'

export const isChosen = (choices: readonly Choice[], { name, value }: Choice): boolean =>
  choices.some((one) => one.name === name && one.value === value)
