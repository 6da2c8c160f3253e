/** What a list of countries is searched by. */
interface Named {
  name: string
  dialCode: string
}

/** Lower case and without accents: a search for 'reunion' finds Réunion. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
const digitsOf = (text: string): string => text.replace(/^\+/, '')

/** The countries with a word that begins like the query, or a calling code that does; all of them without a query. */
export function searchCountries<C extends Named>(list: readonly C[], query: string): readonly C[] {
  const asked = plain(query)
  if (/^\+?\d*$/.test(asked)) return list.filter(({ dialCode }) => dialCode.startsWith(digitsOf(asked)))
  return list.filter(({ name }) => ` ${plain(name)}`.includes(` ${asked}`))
}

/** Type to find: the place of the first country whose name, or calling code, begins like what was typed; -1: none. */
export function findByTyping(list: readonly Named[], typed: string): number {
  const asked = plain(typed)
  return /^\+?\d+$/.test(asked)
    ? list.findIndex(({ dialCode }) => dialCode.startsWith(digitsOf(asked)))
    : list.findIndex(({ name }) => plain(name).startsWith(asked))
}
