import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart, onClick } from './dom.ts'

/** Kept in this browser only, per shop: its host has a storage of its own. The newest first. */
const key = dom.recentProductsKey

function recentSlugs(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, limits.recentProducts) : []
  } catch {
    // No storage, or somebody else's words in it: nothing was looked at.
    return []
  }
}

function keep(slugs: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(slugs))
  } catch {
    // A full or forbidden storage costs the shopper this convenience and nothing else.
  }
}

/** 'Hapus Semua' forgets them here, which is the only place that knew. */
export function startRecentProducts(): void {
  onClick(`[${dom.forgetRecentMark}]`, () => {
    keep([])
    document.querySelector(`[${dom.recentMark}]`)?.replaceChildren()
  })
}

/** A product that is looked at becomes the latest; what was looked at before is shown when its place comes near. */
export function paintRecentProducts(): void {
  const place = document.querySelector(`[${dom.recentMark}]`)
  if (!place) return
  const page = place.getAttribute(dom.recentMark) ?? ''
  const product = place.getAttribute(dom.recentProductMark) ?? ''
  const others = recentSlugs().filter((slug) => slug !== product)
  if (product) keep([product, ...others].slice(0, limits.recentProducts))
  // One alone is no list: on the home page it takes two, beside a product one other.
  if (others.length < (product ? 1 : 2)) return
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void fetchPart(`${page}?produk=${others.map(encodeURIComponent).join(',')}`, dom.cardsPart).then(
        (part) => part && place.replaceChildren(part),
      )
    },
    { rootMargin: '400px' },
  )
  seen.observe(place)
}
