import * as dom from '#client/app/dom-names.ts'
import { toast } from '#client/app/browser/toast.ts'
import { fetchPart, onClick } from '#client/scripts/dom/dom.ts'
import { offerAgain } from '#client/scripts/dom/offer-again.ts'
import { openPage } from '#client/scripts/dom/progress.ts'

const own = ['bintang', 'foto', 'ulasan'] as const
const list = `[${dom.reviewListMark}]`
let asking: AbortController | null = null

/** Changes the reviews in place: another choice replaces them, 'Muat Lebih Banyak' appends, and the address follows. */
export function startReviews(): void {
  onClick<HTMLAnchorElement>(`a[${dom.reviewsMark}]`, (link, event) => {
    event.preventDefault()
    if (!link.getAttribute('aria-busy')) void show(link)
  })
}

async function show(link: HTMLAnchorElement): Promise<void> {
  // This request replaces the one before, so that a slow answer cannot undo a newer choice.
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  link.setAttribute('aria-busy', 'true')
  const asked = new URL(link.href)
  // The chosen variant does not change the reviews. Without it every shopper asks for the same cached part.
  asked.searchParams.delete('varian')
  const part = await fetchPart(asked.href, dom.reviewsPart, signal)
  if (signal.aborted) return link.removeAttribute('aria-busy')
  const name = link.getAttribute(dom.reviewsMark) ?? ''
  const adds = name === dom.moreReviewsLink || name === dom.allReviewsLink
  if (part === undefined) return adds ? offerAgain(link) : keepChoice(link)
  const fresh = part?.querySelector<HTMLElement>(`#${dom.reviewsId}`)
  const section = document.querySelector(`#${dom.reviewsId}`)
  if (!fresh || !section) return openPage(link.href)
  const shown = section.querySelector(list)
  const before = adds ? (shown?.children.length ?? 0) : null
  if (name === dom.moreReviewsLink) fresh.querySelector(list)?.prepend(...(shown?.children ?? []))
  section.replaceWith(fresh)
  const target = before === null ? `[${dom.reviewsMark}="${name}"]` : `${list} > :nth-child(${before + 1})`
  fresh.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  const address = new URL(location.href)
  for (const key of own) {
    const value = asked.searchParams.get(key)
    if (value) address.searchParams.set(key, value)
    else address.searchParams.delete(key)
  }
  history.replaceState(history.state, '', address)
}

/** A filter that could not be applied keeps its words: they say what it is. */
function keepChoice(link: HTMLElement): void {
  link.removeAttribute('aria-busy')
  toast('Network Error', 'error')
}
