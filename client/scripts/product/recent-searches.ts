import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { writeHtml } from '#client/scripts/dom/dom.ts'

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

/** Remembers the search whose results are shown. */
export function rememberSearch(): void {
  const text = new URLSearchParams(location.search).get('q')?.trim().slice(0, limits.queryChars)
  const form = document.querySelector<HTMLFormElement>('form[role=search]')
  if (!text || !form || new URL(form.action).pathname !== location.pathname) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  keep([text, ...others].slice(0, limits.recentSearches))
}

/** On the page of an empty search they come before the words that stand there for everybody, as many as there were. */
export function showRecentSearches(): void {
  const list = document.querySelector(`#${dom.recentSearchesKey}`)
  const recent = recentSearches()
  for (const text of recent.toReversed()) {
    const old = [...(list?.children ?? [])].find((one) => one.textContent === text)
    const item = (old ?? list?.lastElementChild)?.cloneNode(true)
    const link = item instanceof Element ? item.querySelector('a') : null
    if (!list || !item || !link) return
    writeHtml(link, `${iconHtml('clock', 18)}<span class="truncate"></span>`)
    link.querySelector('span')?.append(text)
    const address = new URL(link.href)
    address.searchParams.set('q', text)
    link.href = address.href
    ;(old ?? list.lastElementChild)?.remove()
    list.prepend(item)
  }
}

export const forgetSearches = (): void => keep([])

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // Without storage the shopper only loses this convenience.
  }
}
