import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart, putPart } from '#client/scripts/dom/dom.ts'

/** Fills in the places while their name is typed; without script a press of the button asks. */
export function startPlaces(): void {
  const form = document.querySelector<HTMLFormElement>(`[${dom.placesMark}]`)
  if (!form) return
  let timer = 0
  let asking: AbortController | null = null
  const askSoon = () => {
    clearTimeout(timer)
    asking?.abort()
    timer = setTimeout(() => {
      asking = new AbortController()
      const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      void fetchPart(`${form.action}?${asked}`, dom.placesPart, asking.signal).then((part) => {
        if (part) putPart(part)
      })
    }, limits.searchDebounceMs)
  }
  form.addEventListener('input', askSoon)
  // Typed before this script came.
  if ([...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)) askSoon()
}
