import { writeHtml } from '#client/scripts/dom/dom.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

/** On the page of an empty search they stand in the place of the words for everybody, until they are forgotten. */
export function showRecentSearches(groups: Element): void {
  const popular = groups.querySelector('div')
  const own = popular?.cloneNode(true)
  const [title, list] = own instanceof Element ? own.children : []
  const recent = recentSearches()
  if (groups.children.length > 1 || !popular || !own || !title || !list || recent.length === 0) return
  const pattern = list.firstElementChild
  list.replaceChildren(...recent.flatMap((text) => (pattern ? itemFor(text, pattern) : [])))
  writeHtml(
    title,
    'Pencarian terakhir<button type="button" class="-my-3 ml-auto min-h-11 px-2 text-base font-semibold text-brand-text">Hapus</button>',
  )
  title.querySelector('button')?.addEventListener('click', () => {
    forgetSearches()
    popular.hidden = false
    if (own instanceof Element) own.remove()
  })
  if (own instanceof Element) own.classList.add('w-full')
  groups.prepend(own)
  popular.hidden = true
}

function itemFor(text: string, pattern: Element): Node {
  const item = pattern.cloneNode(true)
  const link = item instanceof Element ? item.querySelector('a') : null
  if (link) {
    link.classList.add('max-w-60')
    writeHtml(link, `${iconHtml('clock', 18)}<span class="truncate"></span>`)
    link.querySelector('span')?.append(text)
    const address = new URL(link.href)
    address.searchParams.set('q', text)
    link.href = address.href
  }
  return item
}
