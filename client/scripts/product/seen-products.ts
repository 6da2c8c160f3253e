import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'

/** Stored in this browser only, per shop, because each host has a storage of its own. Newest first. */
const key = dom.recentProductsKey

export function recentSlugs(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, limits.recentProducts) : []
  } catch {
    // No storage, or something else is stored under the key: there are none.
    return []
  }
}

/** Newest first; none: they are forgotten. */
export function keepRecent(slugs: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(slugs))
  } catch {
    // Without storage the shopper only loses this convenience.
  }
}

/** Remembers the product of the page. */
export function rememberProduct(): void {
  const product = document.querySelector(`[${dom.recentProductMark}]`)?.getAttribute(dom.recentProductMark)
  if (!product) return
  const others = recentSlugs().filter((slug) => slug !== product)
  keepRecent([product, ...others].slice(0, limits.recentProducts))
}
