import * as dom from '#client/app/dom-names.ts'
import { isSignedIn } from '#client/app/browser/signed-in.ts'
import { limits } from '#shared/limits.ts'

/** On the page for what was never opened: what was, the newest first. */
export async function listCopies(): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${dom.copiesMark}]`)
  const list = place?.querySelector('ul')
  if (!place || !list || !('caches' in globalThis)) return
  const pages = await caches.open('pages')
  for (const { url } of (await pages.keys()).toReversed().slice(0, limits.offlineListed)) {
    const headers = (await pages.match(url))?.headers
    const title = headers?.get('copy-title')
    if (!headers || !title || !mayOpen(headers)) continue
    const link = Object.assign(document.createElement('a'), { href: url, className: 'block truncate py-3' })
    link.textContent = decodeURIComponent(title).replace(/&[^;]+;/g, (entity) => characters[entity] ?? entity)
    const row = document.createElement('li')
    row.append(link)
    list.append(row)
  }
  place.hidden = list.childElementCount === 0
}

/** As the worker decides: nothing too old, nothing of a time when somebody was signed in and nobody is now. */
function mayOpen(headers: Headers): boolean {
  const owner = headers.get('copy-owner')
  return Number(headers.get('copy-until')) > Date.now() && (!owner || owner === (isSignedIn() ? '1' : '0'))
}

/** What React writes for the characters that HTML has a meaning for. */
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
