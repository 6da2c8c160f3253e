import * as dom from '#client/app/dom-names.ts'
import { fetchPart, isDesktop, isPlain, writeHtml } from '#client/scripts/dom/dom.ts'
import { openPage } from '#client/scripts/dom/progress.ts'

/** A click right after the pointer opened the panel must not close it again. */
const settleMs = 500
const leaveMs = 200

let openedAt = 0
let leaving = 0
let asking: AbortController | null = null

/**
 * Links of the header that drop down what they lead to: the cart and the categories. On a desktop the pointer opens
 * them too, and at any width a mouse that leaves closes them. Without script they are links.
 */
export function startDropDowns(): void {
  document.addEventListener('pointerover', (event) => {
    const box = boxAround(event)
    if (box) clearTimeout(leaving)
    if (box && isDesktop() && event.pointerType === 'mouse' && panelOf(box)?.hidden) open(box, close)
  })
  // The pointer was there before this script.
  const under = document.querySelector<HTMLElement>(`[${dom.dropDownMark}]:hover`)
  if (under && isDesktop() && matchMedia('(hover: hover)').matches) open(under, close)
  document.addEventListener('pointerout', (event) => {
    const box = boxAround(event)
    if (
      !box ||
      event.pointerType !== 'mouse' ||
      (event.relatedTarget instanceof Node && box.contains(event.relatedTarget))
    )
      return
    clearTimeout(leaving)
    leaving = setTimeout(() => close(box), leaveMs)
  })
  document.addEventListener('click', (event) => {
    const box = boxAround(event)
    const opened = openBox()
    if (opened && opened !== box) close(opened)
    if (!isPlain(event) || !box || !(event.target instanceof Element) || !event.target.closest(`[${dom.opensMark}]`))
      return
    event.preventDefault()
    // When the part cannot be fetched, the pressed link opens its page.
    if (panelOf(box)?.hidden) open(box, () => openPage(linkOf(box)?.href ?? ''))
    else if (Date.now() - openedAt > settleMs) close(box)
  })
  document.addEventListener('keydown', (event) => {
    const box = openBox()
    if (event.key !== 'Escape' || !box) return
    close(box)
    linkOf(box)?.focus()
  })
  document.addEventListener(dom.actionDoneEvent, () => {
    const box = openBox()
    if (box) void fill(box, close)
  })
}

const panelOf = (box: HTMLElement) => box.querySelector<HTMLElement>('.drop-down')
const linkOf = (box: HTMLElement) => box.querySelector<HTMLAnchorElement>(`[${dom.opensMark}]`)

function boxAround(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(`[${dom.dropDownMark}]`) : null
}

/** The phone's header and the desktop's each have such boxes; at most one is open. */
function openBox(): HTMLElement | null {
  return (
    [...document.querySelectorAll<HTMLElement>(`[${dom.dropDownMark}]`)].find(
      (box) => panelOf(box)?.hidden === false,
    ) ?? null
  )
}

type Answer = (box: HTMLElement) => void

function open(box: HTMLElement, onLost: Answer): void {
  const panel = panelOf(box)
  if (!panel) return
  const before = openBox()
  if (before) close(before)
  openedAt = Date.now()
  if (!panel.hasChildNodes()) writeHtml(panel, '<p class="picker-wait">Memuat…</p>')
  show(box, true)
  void fill(box, onLost)
}

const close = (box: HTMLElement): void => show(box, false)

function show(box: HTMLElement, shown: boolean): void {
  const panel = panelOf(box)
  if (panel) panel.hidden = !shown
  linkOf(box)?.setAttribute('aria-expanded', String(shown))
}

/** Of several requests only the last one is shown. */
async function fill(box: HTMLElement, onLost: Answer): Promise<void> {
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  const [link, panel] = [linkOf(box), panelOf(box)]
  const part = link ? await fetchPart(link.href, box.getAttribute(dom.dropDownMark) ?? '', signal) : null
  if (signal.aborted || !panel || panel.hidden) return
  if (!part) return onLost(box)
  const inside = panel.contains(document.activeElement)
  panel.replaceChildren(part)
  // The pressed button may be gone with its line, so the focus moves to what is left.
  if (inside) panel.querySelector<HTMLElement>('a, button')?.focus()
}
