import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { closest, isPlain } from './dom.ts'

let timer = 0

/** A thin bar while the next page is on its way; a page that comes at once shows none. */
export function startProgress(): void {
  // On the window, after every other listener: what they have answered is not a journey.
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    // A file that is fetched leaves the page where it is.
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
    const bar = document.createElement('div')
    bar.className = 'progress'
    document.body.append(bar)
    setTimeout(end, limits.requestTimeoutMs)
  }, limits.loadingThrottleMs)
}

function end(): void {
  clearTimeout(timer)
  for (const bar of document.querySelectorAll('.progress')) bar.remove()
}

/** Leaves for another page of this shop, showing that it does. */
export function go(to: string): void {
  begin()
  location.assign(to)
}

/** Back means where one came from, when that was this shop; its link says where to go otherwise. */
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
