type Branch = Readonly<Record<string, unknown>>
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/**
 * Fresh plain data with the objects of the old data wherever they say the same, so that what is unchanged keeps its
 * identity and nothing renders again for it.
 */
export function reuse<T>(before: unknown, next: T): T
export function reuse(before: unknown, next: unknown): unknown {
  if (!isBranch(before) || !isBranch(next)) return next
  const keys = Object.keys(next)
  const values = keys.map((key) => reuse(before[key], next[key]))
  const same =
    Array.isArray(before) === Array.isArray(next) &&
    keys.length === Object.keys(before).length &&
    keys.every((key, place) => Object.hasOwn(before, key) && values[place] === before[key])
  if (same) return before
  return Array.isArray(next) ? values : Object.fromEntries(keys.map((key, place) => [key, values[place]]))
}
