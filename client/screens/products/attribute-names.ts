/*
 * What a name says of an attribute. A backend sends names and values as the seller wrote them and nothing of what kind
 * they are, so this is read from the words that shops use, here alone. A shop with other words loses only the order.
 */

const pickedBy = ['Ukuran', 'Warna']
const followsBuying = 'Perawatan'
const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Most goods are picked by it: always open, as the short chips of a product's page. */
export const isPicked = (name: string): boolean => pickedBy.includes(name)

/** It says what follows after buying, so nobody chooses by it. */
export const isNoReason = (name: string): boolean => name === followsBuying

/** What is picked by comes first, in this order; the others keep theirs. */
export const placeOf = (name: string): number => (isPicked(name) ? pickedBy.indexOf(name) - pickedBy.length : 0)

/**
 * Whether a value is understood without its name: a cloth or a size in letters; no number, and no answer to a question.
 */
export const saysItself = (value: string): boolean =>
  letterSizes.includes(value) ||
  (/\p{L}{3}/u.test(value) && !/\d|^(?:tidak|ada|bisa|iya|belum|tanpa|dengan|semua)\b/i.test(value))

/** From the smallest size on; what is no letter keeps its place behind them. */
export function sizeOf(value: string): number {
  const at = letterSizes.indexOf(value)
  return at < 0 ? letterSizes.length : at
}
