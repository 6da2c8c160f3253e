import { cookies } from '#shared/web/cookies.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart } from '#client/scripts/dom.ts'
import { readCookie } from '#client/scripts/update-badges.ts'

/**
 * Keeps the district that was asked for, and fills it in on a product's page, which is the same for everyone until
 * then.
 */
export function paintShippingCost(): void {
  const { name, seconds } = cookies.district
  const asked = document.querySelector(`[${dom.districtMark}]`)?.getAttribute(dom.districtMark)
  if (asked) document.cookie = `${name}=${asked}; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`
  const [place, kept] = [document.querySelector(`[${dom.shippingCostMark}]`), readCookie(name)]
  if (!place || !kept) return
  void fetchPart(`${place.getAttribute(dom.shippingCostMark)}&kec=${kept}`, dom.shippingCostPart).then(
    (part) => part?.firstChild && place.replaceChildren(part),
  )
}
