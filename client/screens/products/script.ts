import * as dom from '#client/app/dom-names.ts'
import { fetchPart, isDesktop, onClick } from '#client/scripts/dom.ts'
import { go } from '#client/scripts/progress.ts'

/** 'Muat Lebih Banyak' appends and says so in the address; without script it is the next page. */
export function startListing(): void {
  onClick<HTMLAnchorElement>(`a[${dom.moreMark}]`, (link, event) => {
    event.preventDefault()
    if (!link.getAttribute('aria-busy')) void append(link)
  })
  onClick(`a[${dom.sheetMark}]`, (link, event) => {
    const sheet = document.querySelector<HTMLDialogElement>(link.getAttribute('href') ?? '')
    // In a browser without popovers the link shows the sheet in its place, as it does without script.
    if (!sheet?.showPopover) return
    event.preventDefault()
    // No modal dialog: that makes the page behind it inert, and every one of its cards is styled anew before the sheet
    // shows.
    sheet.popover = 'auto'
    sheet.showPopover()
  })
  onClick<HTMLAnchorElement>(`#${dom.resultsId} a`, remember)
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(dom.filterMark)) return
    event.preventDefault()
    narrow(form)
  })
  document.addEventListener('change', ({ target }) => {
    // On a desktop the column stands beside the list, so a tick is answered at once.
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && isDesktop())
      target.closest<HTMLFormElement>(`form[${dom.filterMark}]`)?.requestSubmit()
  })
}

async function append(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true')
  const part = await fetchPart(link.href, dom.cardsPart)
  const list = document.querySelector(`#${dom.resultsId}`)
  const fresh = part?.querySelector(`#${dom.resultsId}`)
  const next = part?.querySelector(`#${dom.moreResultsId}`)
  if (!list || !fresh || !next) return go(link.href)
  const first = fresh.firstElementChild?.querySelector('a')
  list.append(...fresh.children)
  document.querySelector(`#${dom.moreResultsId}`)?.replaceWith(next)
  first?.focus({ preventScroll: true })
  // The address brings the same list back: after a reload, by Back from a product, and for whoever it is sent to.
  const { pathname, search } = link
  history.replaceState(history.state, '', pathname + search)
}

/** One address per choice: what is empty is left out, and the ticks of all attributes are one sorted text. */
function narrow(form: HTMLFormElement): void {
  const query = new Map<string, string>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '') continue
    // A price with its dots and without them is one address.
    const said = name === 'min' || name === 'max' ? value.replace(/\D/g, '') : value
    const before = query.get(name)
    query.set(name, before === undefined ? said : [...before.split(','), said].toSorted().join(','))
  }
  const search = String(new URLSearchParams([...query].toSorted(([a], [b]) => (a < b ? -1 : 1))))
  go(search ? `${form.action}?${search}` : form.action)
}

/** Where the card stood from which the shopper left. */
interface Place {
  card: string
  top: number
}

function remember(link: HTMLAnchorElement): void {
  const place: Place = { card: link.pathname, top: link.getBoundingClientRect().top }
  history.replaceState({ place }, '')
}

/**
 * Back to the list. The browser remembers the page or at least the scroll; only where the list now begins with a later
 * page than it did (see `pagesUpTo`) is the card not where it was, and is put there.
 */
export function restorePlace(): void {
  const { place } = (history.state ?? {}) as { place?: Place }
  const [entry] = performance.getEntriesByType('navigation')
  if (!place || !(entry instanceof PerformanceNavigationTiming) || entry.type !== 'back_forward') return
  const link = document.querySelector(`#${dom.resultsId} a[href="${CSS.escape(place.card)}"]`)
  if (link) scrollBy({ top: link.getBoundingClientRect().top - place.top, behavior: 'instant' })
}
