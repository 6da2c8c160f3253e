import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'

/** Stored in this browser only, per shop, because each host has a storage of its own. */
const key = dom.recentSearchesKey

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, limits.recentSearches) : []
  } catch {
    // No storage, or something else is stored under the key: there are none.
    return []
  }
}

/** Remembers the search whose results are shown; one that finds nothing is not offered again. */
export function rememberSearch(): void {
  const text = new URLSearchParams(location.search).get('q')?.trim().slice(0, limits.queryChars)
  const form = document.querySelector<HTMLFormElement>('form[role=search]')
  if (!text || !form || new URL(form.action).pathname !== location.pathname) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  const found = document.getElementById(dom.resultsId) ? [text] : []
  keep([...found, ...others].slice(0, limits.recentSearches))
}

export const forgetSearches = (): void => keep([])

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // Without storage the shopper only loses this convenience.
  }
}
