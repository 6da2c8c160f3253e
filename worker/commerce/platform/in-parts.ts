/** A statement takes at most 100 values (Durable Objects, SQLite's limits), and not all of them are ids. */
const together = 50

/** Calls `step` with as many ids at a time as one statement takes, and returns what it has returned, in order. */
export function inParts<T = never>(ids: readonly string[], step: (part: string[]) => readonly T[] | void): T[] {
  const found: T[] = []
  for (let at = 0; at < ids.length; at += together) found.push(...(step(ids.slice(at, at + together)) ?? []))
  return found
}
