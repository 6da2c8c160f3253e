import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart } from '#client/scripts/dom/dom.ts'

/** Fills a place with what is bought most, once a shopper comes near it. Without an answer it leaves no gap. */
export function bringPopular(place: HTMLElement): void {
  const near = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return
      near.disconnect()
      void fetchPart(href('cart'), dom.cardsPart).then((part) => {
        if (part?.hasChildNodes()) place.replaceChildren(part)
        else place.hidden = true
      })
    },
    { rootMargin: '200px' },
  )
  near.observe(place)
}
