/** What a text says as JSON; undefined, which fits no schema: it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Nothing of it can be kept.
    return undefined
  }
}
