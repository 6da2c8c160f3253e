import * as dom from '#client/app/dom-names.ts'

/** Whether it is dark now: the shopper's choice, or the system's. */
function schemes(): { system: 'light' | 'dark'; now: string } {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return { system, now: document.documentElement.getAttribute(dom.schemeMark) || system }
}

/** Says beside the switch of the profile which scheme it is. */
export function nameScheme(place: Element | null): void {
  if (place) place.textContent = schemes().now === 'dark' ? 'Gelap' : 'Terang'
}

/** Changes between the light and the dark scheme. What the system says itself needs no choice. */
export function changeScheme(): void {
  const { system, now } = schemes()
  const next = now === 'dark' ? 'light' : 'dark'
  document.documentElement.setAttribute(dom.schemeMark, next)
  nameScheme(document.querySelector(`span[${dom.schemeMark}]`))
  // As the page's first script does.
  const bar = document.querySelector<HTMLMetaElement>('meta[media]')
  if (bar) bar.media = next === 'dark' ? 'all' : 'not all'
  try {
    if (next === system) localStorage.removeItem(dom.schemeKey)
    else localStorage.setItem(dom.schemeKey, next)
  } catch {
    // Where nothing may be kept, the choice lasts as long as the page.
  }
}
