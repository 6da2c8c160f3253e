import { few } from '#commerce/platform/is-one-of.ts'

/**
 * Calls `step` with so many ids at a time as are values of a statement, which count as no rows: an account has thousands
 * of orders, and a dozen tables that know them. Returns what it has returned, in order.
 */
export function inParts<T = never>(ids: readonly string[], step: (part: string[]) => readonly T[] | void): T[] {
  const found: T[] = []
  for (let at = 0; at < ids.length; at += few) found.push(...(step(ids.slice(at, at + few)) ?? []))
  return found
}
