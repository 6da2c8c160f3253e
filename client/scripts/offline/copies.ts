import * as dom from '#client/app/dom-names.ts'
import { limits } from '#shared/limits.ts'

/** On the page for what was never opened: what was, the newest first. */
export async function listCopies(): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${dom.copiesMark}]`)
  const list = place?.querySelector('ul')
  if (!place || !list || !('caches' in globalThis)) return
  const pages = await caches.open('pages')
  for (const { url } of (await pages.keys()).toReversed().slice(0, limits.offlineListed)) {
    const title = (await pages.match(url))?.headers.get('copy-title')
    if (!title) continue
    const link = Object.assign(document.createElement('a'), { href: url, className: 'block truncate py-3' })
    link.textContent = decodeURIComponent(title).replace(/&[^;]+;/g, (entity) => characters[entity] ?? entity)
    const row = document.createElement('li')
    row.append(link)
    list.append(row)
  }
  place.hidden = list.childElementCount === 0
}

/** What React writes for the characters that HTML has a meaning for. */
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
