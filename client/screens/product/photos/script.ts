import * as dom from '#client/app/dom-names.ts'
import { slideTo } from '#client/scripts/carousel.ts'
import { onClick } from '#client/scripts/dom.ts'
import { go } from '#client/scripts/progress.ts'

/**
 * A tapped picture opens full screen; without script, or when the script for it cannot be had, its link leads to the
 * largest file.
 */
export function startPhotos(): void {
  onClick<HTMLAnchorElement>(`a[${dom.zoomMark}]`, (link, event) => {
    event.preventDefault()
    if (link.getAttribute('aria-busy')) return
    link.setAttribute('aria-busy', 'true')
    void import('./lightbox.ts')
      .then(({ openLightbox }) => openLightbox(link, comeBack))
      .catch(() => go(link.href))
      .finally(() => link.removeAttribute('aria-busy'))
  })
}

/** The gallery stands at the picture that was seen last, and so does the focus. */
function comeBack(link: HTMLAnchorElement): void {
  const slide = link.closest<HTMLElement>(`[${dom.trackMark}] > *`)
  if (slide) slideTo(slide, 'instant')
  link.focus({ preventScroll: true })
}
