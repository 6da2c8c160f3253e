/** As many as `isOneOf` sends as values, which count as no rows. */
const together = 50

/**
 * Calls `step` with some of the ids of an account at a time, and returns what it has returned, in order: what somebody
 * has bought in years is never in memory at once.
 */
export function inParts<T = never>(ids: readonly string[], step: (part: string[]) => readonly T[] | void): T[] {
  const found: T[] = []
  for (let at = 0; at < ids.length; at += together) found.push(...(step(ids.slice(at, at + together)) ?? []))
  return found
}
