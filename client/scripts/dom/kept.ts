/** What this browser keeps for the shop, whose host has a storage of its own: for convenience alone. null: nothing. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // No storage, or something else is stored under the key.
    return null
  }
}

/** The words of a list, so many at most. */
export function keptWords(key: string, most: number): string[] {
  const list = kept(key)
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, most) : []
}

/** Without storage the shopper only loses the convenience. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // As said.
  }
}
