import { formatRupiah } from '#shared/format/money.ts'
import * as dom from '#client/app/dom-names.ts'
import { toast } from '#client/app/browser/toast.ts'
import { fetchPart, onClick, putPart } from '#client/scripts/dom/dom.ts'
import { updateBadges } from '#client/scripts/dom/update-badges.ts'
import { slideTo } from '#client/scripts/page/carousel.ts'

/** How many choices wait for their price, and the last of them: what two of them buy together is known after it. */
export let waiting = 0
export let last = Promise.resolve()
/** What was chosen before them. */
let before: HTMLAnchorElement[]
/** The options that the shopper has decided here, by their names. */
const decided = new Set<string | null | undefined>()

/** Chooses variants and changes the quantity without leaving the page. */
export function startProduct(): void {
  onClick<HTMLAnchorElement>(`a[${dom.variantMark}]`, (link, event) => {
    event.preventDefault()
    if (link.ariaCurrent !== 'true') choose(link)
    settle(groupOf(link))
  })
  onClick(`[${dom.stepMark}]`, (button) => {
    const field = button.parentElement?.querySelector('input')
    if (button.getAttribute(dom.stepMark) === '1') field?.stepUp()
    else field?.stepDown()
    tellSubtotal()
  })
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.id === dom.quantityId) tellSubtotal()
  })
}

/**
 * The first option that is left to ask, now that these are decided; when none is, the form asks no more. What no picture
 * shows must have been tapped: a size.
 */
export function settle(...tapped: (Element | null)[]): Element | undefined {
  for (const group of tapped) decided.add(group?.ariaLabel)
  const left = [...document.querySelectorAll(`#${dom.variantsId} .${dom.asksField}`)].find(
    (group) => !decided.has(group.ariaLabel) && group.querySelectorAll('a').length > 1,
  )
  const asks = document.querySelector<HTMLInputElement>(`#${dom.buyFormId} [name=${dom.asksField}]`)
  // Of two choices at once nobody knows yet what they are together.
  if (asks) asks.disabled = !left && waiting < 2
  return left
}

/**
 * The chip, the image and what a button would buy change at once. Price, stock and the other chips follow from the
 * edge, one choice after the other: the address of a colour has the size in it only when the page knows the size.
 */
export function choose(link: HTMLAnchorElement): void {
  // The page shows its price already, and now it is tapped.
  const known = !waiting && variantOf(link) === sent()?.value
  if (!waiting++) before = marked()
  // By its place: after each choice the page has new chips, and two of the same variant have one address.
  const place = chips().indexOf(link)
  show(link)
  last = last.then(() => ask(chips()[place] ?? link, known))
}

async function ask(link: HTMLAnchorElement, known: boolean): Promise<void> {
  show(link)
  const part = await fetchPart(link.href, dom.variantPart)
  waiting--
  if (!part) {
    if (known) return
    // Its price is not known, so nothing may buy it, and the page stays.
    for (const chip of marked()) chip.ariaCurrent = null
    before.forEach(show)
    decided.delete(groupOf(link)?.ariaLabel)
    return toast('Network Error', 'error')
  }
  putPart(part)
  before = marked()
  updateBadges()
  tellSubtotal()
  history.replaceState(history.state, '', link.href)
}

function show(link: HTMLAnchorElement): void {
  for (const chip of link.closest('ul')?.querySelectorAll('[aria-current]') ?? []) chip.ariaCurrent = null
  link.ariaCurrent = 'true'
  showPicture(link.getAttribute(dom.variantMark))
  const item = sent()
  if (item) item.value = variantOf(link) ?? item.value
}

const variantOf = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('varian')
const sent = () => document.querySelector<HTMLInputElement>(`#${dom.buyFormId} [name=itemId]`)
const groupOf = (link: Element) => link.closest('[role=group]')
const chips = () => [...document.querySelectorAll<HTMLAnchorElement>(`#${dom.variantsId} a`)]
const marked = () => chips().filter((chip) => chip.ariaCurrent)

function tellSubtotal(): void {
  const pieces = document.querySelector<HTMLInputElement>(`#${dom.quantityId}`)?.valueAsNumber
  if (!pieces) return
  for (const shown of document.querySelectorAll(`[${dom.subtotalMark}]`)) {
    const [price = 0, others = 0] = (shown.getAttribute(dom.subtotalMark) ?? '').split(' ').map(Number)
    shown.textContent = formatRupiah(price * pieces + others)
  }
}

function showPicture(image: string | null): void {
  for (const slide of document.querySelectorAll<HTMLElement>(`.gallery [${dom.imageMark}]`))
    if (slide.getAttribute(dom.imageMark) === image) slideTo(slide)
}
