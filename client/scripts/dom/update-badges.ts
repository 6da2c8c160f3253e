import { cookies } from '#shared/web/cookies.ts'
import { readCookie, signedInAs } from '#client/app/browser/read-cookie.ts'
import * as dom from '#client/app/dom-names.ts'

const badgeMax = 99

/**
 * Fills in what a page for everybody cannot know: how many pieces the cart has, and whether the shopper is signed in.
 */
export function updateBadges(): void {
  const count = Number(readCookie(cookies.cartHint.name)) || 0
  for (const badge of document.querySelectorAll<HTMLElement>(`[${dom.cartCountMark}]`)) {
    badge.hidden = count === 0
    badge.textContent = count > badgeMax ? `${badgeMax}+` : String(count)
  }
  for (const link of document.querySelectorAll(`[${dom.cartMark}]`))
    link.setAttribute('aria-label', count > 0 ? `Keranjang, ${count} barang` : 'Keranjang')
  if (signedInAs())
    for (const word of document.querySelectorAll(`[${dom.signedInMark}]`)) {
      word.textContent = word.getAttribute(dom.signedInMark)
      word.removeAttribute(dom.signedInMark)
    }
}

/** A page from the browser's memory still shows that it waits, but nothing is under way any more. */
export function endWaiting(): void {
  for (const busy of document.querySelectorAll('a[aria-busy], button[aria-busy]')) busy.removeAttribute('aria-busy')
}
