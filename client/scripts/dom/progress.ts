import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { closest, isPlain, make } from './dom.ts'

let timer = 0

/** Shows a thin bar while the next page loads; a page that loads at once shows none. */
export function startProgress(): void {
  // On the window, so it runs after every other listener: a click that a script has handled opens no page.
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    // A download leaves the page where it is.
    if (!link || !isPlain(event) || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    begin()
  })
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) begin()
  })
  addEventListener('pagehide', end)
  addEventListener('pageshow', end)
  document.addEventListener('click', goBack)
}

function begin(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    document.body.append(make('div', 'progress'))
    setTimeout(end, limits.requestTimeoutMs)
  }, limits.loadingThrottleMs)
}

function end(): void {
  clearTimeout(timer)
  for (const bar of document.querySelectorAll('.progress')) bar.remove()
}

/** Opens another page of this shop and shows the bar. */
export function openPage(to: string): void {
  begin()
  location.assign(to)
}

/** The back button returns to the page before, if that was in this shop; otherwise its link decides. */
function goBack(event: MouseEvent): void {
  if (
    !isPlain(event) ||
    !closest(event, `[${dom.backMark}]`) ||
    !document.referrer.startsWith(`${location.origin}/`) ||
    history.length < 2
  )
    return
  event.preventDefault()
  history.back()
}
