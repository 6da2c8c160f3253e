import * as dom from '#client/app/dom-names.ts'
import { onClick } from '#client/scripts/dom/dom.ts'
import { findPage } from '#client/scripts/dom/server-timing.ts'

/** The position of the card from which the shopper left. */
interface Place {
  card: string
  top: number
}

/** Remembers from which card of a list the shopper leaves. */
export function rememberPlace(): void {
  onClick<HTMLAnchorElement>(`#${dom.resultsId} a`, remember)
}

function remember(link: HTMLAnchorElement): void {
  const place: Place = { card: link.pathname, top: link.getBoundingClientRect().top }
  history.replaceState({ place }, '')
}

/**
 * Restores the position in a list after Back. The browser remembers the page, or at least its scroll position. Only
 * when the list now begins with a later page (see `listUpToPage`) is the card somewhere else and has to be scrolled to.
 */
export function restorePlace(): void {
  const { place } = (history.state ?? {}) as { place?: Place }
  if (!place || findPage()?.type !== 'back_forward') return
  const link = document.querySelector(`#${dom.resultsId} a[href="${CSS.escape(place.card)}"]`)
  if (link) scrollBy({ top: link.getBoundingClientRect().top - place.top, behavior: 'instant' })
}
