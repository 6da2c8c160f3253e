import * as dom from '#client/app/dom-names.ts'
import { onClick } from '#client/scripts/dom/dom.ts'

/** The browser scrolls. This only shows the position: the counter, the dots, the thumbnails. */
export function startCarousels(): void {
  // Scroll events do not bubble, so they are caught in the capture phase.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(`[${dom.trackMark}]`)) mark(target)
    },
    { capture: true, passive: true },
  )
  onClick<HTMLAnchorElement>(`a[${dom.dotMark}]`, (dot, event) => {
    event.preventDefault()
    const slide = document.getElementById(dot.hash.slice(1))
    if (slide) slideTo(slide)
  })
}

/** For tracks that were moved before this script was there. */
export const showSlides = (): void => document.querySelectorAll<HTMLElement>(`[${dom.trackMark}]`).forEach(mark)

/** Whether the shopper prefers less motion, which a scroll by script does not respect by itself. */
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls sideways only, so that the page does not jump. */
export function slideTo(slide: HTMLElement, behavior: ScrollBehavior = calm() ? 'instant' : 'smooth'): void {
  const track = slide.closest<HTMLElement>(`[${dom.trackMark}]`)
  track?.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior })
}

function mark(track: HTMLElement): void {
  const { children, scrollLeft, scrollWidth, clientWidth } = track
  if (scrollLeft > 0) track.setAttribute(dom.movedMark, '')
  // A wide screen shows two images of a product beside each other.
  const seen = Math.floor(clientWidth / (children[0]?.clientWidth ?? 1))
  const stops = children.length - seen
  const here = Math.round((scrollLeft * stops) / (scrollWidth - clientWidth)) || 0
  const carousel = track.closest(`[${dom.carouselMark}]`)
  const counter = carousel?.querySelector(`[${dom.counterMark}]`)
  if (counter) counter.textContent = String(here + 1)
  carousel
    ?.querySelectorAll(`[${dom.dotMark}]`)
    .forEach((dot, place) => dot.setAttribute(dom.dotMark, place >= here && place < here + seen ? 'here' : ''))
  if (track.hasAttribute(dom.lightboxMark))
    track.querySelectorAll('a').forEach((photo, place) => (photo.tabIndex = place === here ? 0 : -1))
}
