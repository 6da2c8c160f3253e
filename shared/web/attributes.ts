import { limits } from '#shared/limits.ts'

/** One value of an attribute or option of products: Bahan, Katun. */
export interface Choice {
  name: string
  value: string
}

const escaped = (word: string): string => word.replace(/[%,:]/g, encodeURIComponent)

/**
 * Chosen values as one text of the wire and of an address: `Bahan:Katun,Bahan:Rayon`, sorted, each once, so that one
 * choice has one address. In names and values `%`, `,` and `:` are percent-encoded.
 */
export const choicesText = (choices: readonly Choice[]): string =>
  [...new Set(choices.map(({ name, value }) => `${escaped(name)}:${escaped(value)}`))].toSorted().join(',')

/** The same, read: what is no choice is left out, and so is what goes beyond the bound. */
export function readChoices(text: string): Choice[] {
  const pairs = [...new Set(text.split(','))].toSorted().flatMap((pair) => {
    const [name, value, ...rest] = pair.split(':').map(unescaped)
    return name && value && rest.length === 0 && name.length + value.length <= limits.choiceChars
      ? [{ name, value }]
      : []
  })
  return pairs.slice(0, limits.choices)
}

function unescaped(word: string): string {
  try {
    return decodeURIComponent(word).trim()
  } catch {
    // A broken escape names nothing.
    return ''
  }
}

export const isChosen = (choices: readonly Choice[], { name, value }: Choice): boolean =>
  choices.some((one) => one.name === name && one.value === value)
