import { fetchPart, onClick } from './dom.ts'
import { go } from './progress.ts'

/** 'Muat Lebih Banyak' appends; without script it is the next page. */
export function startListing(): void {
  onClick<HTMLAnchorElement>('a[data-more]', (link, event) => {
    event.preventDefault()
    if (!link.getAttribute('aria-busy')) void append(link)
  })
}

async function append(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true')
  const part = await fetchPart(link.href, 'kartu')
  const list = document.querySelector('#hasil')
  const fresh = part?.querySelector('#hasil')
  const next = part?.querySelector('#lanjutan')
  if (!list || !fresh || !next) return go(link.href)
  const first = fresh.firstElementChild?.querySelector('a')
  list.append(...fresh.children)
  // The pages before are on the screen already.
  next.querySelector('[data-previous]')?.remove()
  document.querySelector('#lanjutan')?.replaceWith(next)
  first?.focus({ preventScroll: true })
}
