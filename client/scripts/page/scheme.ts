import * as dom from '#client/app/dom-names.ts'

/** Changes between the light and the dark scheme. What the system says itself needs no choice. */
export function changeScheme(): void {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (root.getAttribute(dom.schemeMark) || system) === 'dark' ? 'light' : 'dark'
  root.setAttribute(dom.schemeMark, next)
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
