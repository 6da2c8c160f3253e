import * as dom from '#client/app/dom-names.ts'
import { signedInAs } from '#client/app/browser/read-cookie.ts'

const key = 'referral'

/**
 * What a member of the affiliate programme shares leads back to them: the address of each button carries their code. The
 * pages are everybody's, so the browser remembers it from the member's own page until somebody signs out.
 */
export function addReferral(): void {
  const own = document.querySelector(`[${dom.referralMark}]`)?.getAttribute(dom.referralMark)
  try {
    if (own) localStorage.setItem(key, own)
    if (!signedInAs()) localStorage.removeItem(key)
    const code = localStorage.getItem(key)
    if (!code) return
    for (const button of document.querySelectorAll(`[${dom.shareMark}]`)) {
      const address = new URL(button.getAttribute(dom.shareMark) ?? '', location.href)
      address.searchParams.set('ref', code)
      button.setAttribute(dom.shareMark, address.href)
    }
  } catch {
    // No storage: the page is shared without a code.
  }
}
