import * as dom from '#client/app/dom-names.ts'
import { fetchPart } from '#client/scripts/dom/dom.ts'
import { recentSlugs } from './seen-products.ts'

/** On a tall screen with a short page, what comes into the place would push away what the shopper reads already. */
const isReadAtOnce = (place: Element): boolean =>
  window.scrollY === 0 && place.getBoundingClientRect().top < window.innerHeight

/** Shows the products before that of the page when their place comes near the screen. */
export function showRecentProducts(): void {
  const place = document.querySelector(`[${dom.recentMark}]`)
  if (!place) return
  const page = place.getAttribute(dom.recentMark) ?? ''
  const product = place.getAttribute(dom.recentProductMark) ?? ''
  const others = recentSlugs().filter((slug) => slug !== product)
  if (others.length < 2) return
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || isReadAtOnce(place)) return
      seen.disconnect()
      void fetchPart(`${page}?produk=${others.map(encodeURIComponent).join(',')}`, dom.cardsPart).then(
        (part) => part && !isReadAtOnce(place) && place.replaceChildren(part),
      )
    },
    { rootMargin: '400px' },
  )
  seen.observe(place)
}
