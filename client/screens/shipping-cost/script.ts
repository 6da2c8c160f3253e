import { limits } from '#shared/limits.ts'
import { cookies } from '#shared/web/cookies.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart, putPart } from '#client/scripts/dom/dom.ts'
import { readCookie } from '#client/scripts/dom/update-badges.ts'

/**
 * Remembers the district that was picked, and fills in its cost on product pages, which are the same for everybody
 * until then.
 */
export function showShippingCost(): void {
  const { name, seconds } = cookies.district
  const asked = document.querySelector(`[${dom.districtMark}]`)?.getAttribute(dom.districtMark)
  if (asked) document.cookie = `${name}=${asked}; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`
  const [place, kept] = [document.querySelector(`[${dom.shippingCostMark}]`), readCookie(name)]
  if (!place || !kept) return
  void fetchPart(`${place.getAttribute(dom.shippingCostMark)}&kec=${kept}`, dom.shippingCostPart).then(
    (part) => part?.firstChild && place.replaceChildren(part),
  )
}

/** Fills in the places while their name is typed; without script a press of the button asks. */
export function startPlaces(): void {
  let timer = 0
  let asking: AbortController | null = null
  document.querySelector<HTMLFormElement>(`[${dom.placesMark}]`)?.addEventListener('input', ({ currentTarget }) => {
    if (!(currentTarget instanceof HTMLFormElement)) return
    clearTimeout(timer)
    asking?.abort()
    const form = currentTarget
    timer = setTimeout(() => {
      asking = new AbortController()
      const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      void fetchPart(`${form.action}?${asked}`, dom.placesPart, asking.signal).then((part) => {
        if (part) putPart(part)
      })
    }, limits.searchDebounceMs)
  })
}
