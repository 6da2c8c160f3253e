import * as dom from '#client/app/dom-names.ts'
import { fetchPart, isDesktop, onClick } from '#client/scripts/dom/dom.ts'
import { offerAgain } from '#client/scripts/dom/offer-again.ts'
import { openPage } from '#client/scripts/dom/progress.ts'

/** 'Muat Lebih Banyak' appends the next page and changes the address; without script it opens the next page. */
export function startListing(): void {
  onClick<HTMLAnchorElement>(`a[${dom.moreMark}]`, (link, event) => {
    event.preventDefault()
    if (!link.getAttribute('aria-busy')) void append(link)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(dom.filterMark)) return
    event.preventDefault()
    narrow(form)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) applyTick(target)
  })
  // A list that Back shows again has the tick that led away from it, and is not narrowed by it. A browser that loads the
  // page again forgets the tick by itself: `autocomplete` is off.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelector<HTMLFormElement>(`form[${dom.filterMark}]`)?.reset()
  })
  // A tick that came before this script.
  for (const box of document.querySelectorAll<HTMLInputElement>(`[${dom.filterMark}] input`))
    if (box.checked !== box.defaultChecked) applyTick(box)
}

/** On a desktop the filters are beside the list, so a tick applies at once. */
function applyTick(box: HTMLInputElement): void {
  if (box.type === 'checkbox' && isDesktop()) box.closest<HTMLFormElement>(`form[${dom.filterMark}]`)?.requestSubmit?.()
}

/**
 * An answer that is not here by then gets its place at once, while what moves still belongs to the press. It is below
 * the pressed button, which stays and shows that it waits.
 */
const reserveMs = 350

async function append(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true')
  const end = document.querySelector<HTMLElement>(`#${dom.moreResultsId}`)
  const reserve = (height: string) => end?.style.setProperty('padding-bottom', height)
  const waiting = setTimeout(reserve, reserveMs, '100vh')
  const part = await fetchPart(link.href, dom.cardsPart)
  clearTimeout(waiting)
  reserve('')
  if (part === undefined) return offerAgain(link)
  const list = document.querySelector(`#${dom.resultsId}`)
  const fresh = part?.querySelector(`#${dom.resultsId}`)
  const next = part?.querySelector(`#${dom.moreResultsId}`)
  if (!list || !end || !fresh || !next) return openPage(link.href)
  const first = fresh.querySelector('a')
  list.append(...fresh.children)
  end.replaceWith(next)
  first?.focus({ preventScroll: true })
  // The address brings back the same list: after a reload, after Back from a product, and for anybody it is sent to.
  const { pathname, search } = link
  history.replaceState(history.state, '', pathname + search)
}

/** Makes one address per choice: empty fields are left out, and the ticks of all attributes become one sorted text. */
function narrow(form: HTMLFormElement): void {
  const query = new Map<string, string>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '') continue
    // A price with and without its dots is the same address.
    const said = name === 'min' || name === 'max' ? value.replace(/\D/g, '') : value
    const before = query.get(name)
    query.set(name, before === undefined ? said : [...before.split(','), said].sort().join(','))
  }
  const search = String(new URLSearchParams([...query].sort(([a], [b]) => (a < b ? -1 : 1))))
  openPage(search ? `${form.action}?${search}` : form.action)
}
