/**
 * A value that is made when somebody first asks for it, and kept. What a module makes while it is loaded, every start
 * of a Worker pays, whether or not a request needs it; `npm run sizes` counts it.
 *
 * @param make called at most once; it may not depend on a request
 */
export function lazy<const T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
