import * as dom from '#client/app/dom-names.ts'

/** The codes claimed in this browser, per shop, because pages with tickets are the same for everybody. */
const key = dom.claimedVouchersKey
const codesKept = 50

export function claimedCodes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    // No storage, or something else is stored under the key: none were claimed.
    return []
  }
}

/** Remembers one more. */
export function keepClaimed(code: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...claimedCodes(), code])].slice(-codesKept)))
  } catch {
    // Without storage the next page offers to claim it again, which changes nothing.
  }
}
