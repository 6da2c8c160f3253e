import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart } from '#client/scripts/dom/dom.ts'

/** Stored in this browser only, per shop, because each host has a storage of its own. Newest first. */
const key = dom.recentProductsKey

function recentSlugs(): string[] {
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

/** On a tall screen with a short page, what comes into the place would push away what the shopper reads already. */
const isReadAtOnce = (place: Element): boolean =>
  window.scrollY === 0 && place.getBoundingClientRect().top < window.innerHeight

/** Remembers the product of the page, and shows the ones before it when their place comes near the screen. */
export function showRecentProducts(): void {
  const place = document.querySelector(`[${dom.recentMark}]`)
  if (!place) return
  const page = place.getAttribute(dom.recentMark) ?? ''
  const product = place.getAttribute(dom.recentProductMark) ?? ''
  const others = recentSlugs().filter((slug) => slug !== product)
  if (product) keepRecent([product, ...others].slice(0, limits.recentProducts))
  // A list needs two products; on a product's page one other is enough.
  if (others.length < (product ? 1 : 2)) return
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void fetchPart(`${page}?produk=${others.map(encodeURIComponent).join(',')}`, dom.cardsPart).then(
        (part) => part && !isReadAtOnce(place) && place.replaceChildren(part),
      )
    },
    { rootMargin: '400px' },
  )
  seen.observe(place)
}
