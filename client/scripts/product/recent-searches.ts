import * as dom from '#client/app/dom-names.ts'
import { keep, keptWords } from '#client/scripts/dom/kept.ts'
import { limits } from '#shared/limits.ts'

const key = dom.recentSearchesKey

export const recentSearches = (): string[] => keptWords(key, limits.recentSearches)

/** Remembers the search whose results are shown; one that finds nothing is not offered again. */
export function rememberSearch(): void {
  const text = new URLSearchParams(location.search).get('q')?.trim().slice(0, limits.queryChars)
  const form = document.querySelector<HTMLFormElement>('form[role=search]')
  if (!text || !form || new URL(form.action).pathname !== location.pathname) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  const found = document.getElementById(dom.resultsId) ? [text] : []
  keep(key, [...found, ...others].slice(0, limits.recentSearches))
}

export const forgetSearches = (): void => keep(key, [])
