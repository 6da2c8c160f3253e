import * as dom from '#client/app/dom-names.ts'
import { toast } from '#client/app/browser/toast.ts'
import { slideTo } from '#client/scripts/page/carousel.ts'
import { closest, onClick } from '#client/scripts/dom/dom.ts'
import { openPage } from '#client/scripts/dom/progress.ts'

/**
 * A tapped image opens full screen. Without script, or when the script for it cannot be loaded, its link leads to the
 * largest file; without signal the page stays.
 */
export function startLightbox(): void {
  document.addEventListener('keydown', onArrow)
  onClick<HTMLAnchorElement>(`a[${dom.zoomMark}]`, (link, event) => {
    event.preventDefault()
    if (link.getAttribute('aria-busy')) return
    link.setAttribute('aria-busy', 'true')
    void import('./lightbox.ts')
      .then(({ openLightbox }) => openLightbox(link, comeBack))
      .catch(() => (navigator.onLine ? openPage(link.href) : toast('Network Error', 'error')))
      .finally(() => link.removeAttribute('aria-busy'))
  })
}

/** The gallery shows the image that was seen last, and the focus is on it. */
function comeBack(link: HTMLAnchorElement): void {
  const slide = link.closest<HTMLElement>(`[${dom.trackMark}] > *`)
  if (slide) slideTo(slide, 'instant')
  link.focus({ preventScroll: true })
}

/** Photos are one stop of the Tab key, the one in sight; the arrow keys lead to the others. */
function onArrow(event: KeyboardEvent): void {
  const slide = closest(event, `[${dom.lightboxMark}] > li`)
  const next =
    event.key === 'ArrowRight' ? slide?.nextElementSibling : event.key === 'ArrowLeft' && slide?.previousElementSibling
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  slideTo(next, 'instant')
  next.querySelector('a')?.focus({ preventScroll: true })
}
