import * as dom from '#client/app/dom-names.ts'
import { bringPart, waitHtml } from '#client/scripts/dom/bring-part.ts'
import { updateBadges } from '#client/scripts/dom/update-badges.ts'
import { fetchPart, isDesktop, isPlain, writeHtml } from '#client/scripts/dom/dom.ts'

const leaveMs = 200

let leaving = 0
let asking: AbortController | null = null
/** The open panel was pressed, not only pointed at. The first press on one that the pointer has opened keeps it open. */
let pressed = false
/** Where the last press was. */
let [pressX, pressY] = [-1, -1]

/**
 * Links of the header that drop down what they lead to: the cart and the categories. On a desktop the pointer opens
 * them too, and at any width a mouse that leaves closes them. Without script they are links.
 */
export function startDropDowns(): void {
  document.addEventListener('pointerover', (event) => {
    const box = boxAround(event)
    if (box) clearTimeout(leaving)
    if (box && isDesktop() && event.pointerType === 'mouse' && panelOf(box)?.hidden) open(box)
  })
  // The pointer was there before this script.
  const under = document.querySelector<HTMLElement>(`[${dom.dropDownMark}]:hover`)
  if (under && isDesktop() && matchMedia('(hover: hover)').matches) open(under)
  document.addEventListener('pointerout', (event) => {
    const box = boxAround(event)
    if (
      !box ||
      event.pointerType !== 'mouse' ||
      // It is where it pressed: a line that was removed went away below it, or a notification came over it.
      (event.clientX === pressX && event.clientY === pressY) ||
      (event.relatedTarget instanceof Node && box.contains(event.relatedTarget))
    )
      return
    clearTimeout(leaving)
    leaving = setTimeout(() => close(box), leaveMs)
  })
  document.addEventListener('click', (event) => {
    // A key has no place.
    ;[pressX, pressY] = event.detail > 0 ? [event.clientX, event.clientY] : [-1, -1]
    const box = boxAround(event)
    const opened = openBox()
    if (opened && opened !== box) close(opened)
    if (!isPlain(event) || !box || !(event.target instanceof Element) || !event.target.closest(`[${dom.opensMark}]`))
      return
    event.preventDefault()
    if (panelOf(box)?.hidden) open(box)
    else if (pressed) return close(box)
    pressed = true
  })
  document.addEventListener('keydown', (event) => {
    const box = openBox()
    if (event.key !== 'Escape' || !box) return
    close(box)
    linkOf(box)?.focus()
  })
  document.addEventListener(dom.actionDoneEvent, () => {
    const box = openBox()
    if (box) void fill(box)
  })
  document.addEventListener(dom.actionRefusedEvent, () => {
    const box = openBox()
    if (box) void fill(box, true)
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

function open(box: HTMLElement): void {
  const panel = panelOf(box)
  if (!panel) return
  const before = openBox()
  if (before) close(before)
  if (!panel.hasChildNodes()) writeHtml(panel, waitHtml)
  show(box, true)
  void fill(box)
}

function close(box: HTMLElement): void {
  asking?.abort()
  pressed = false
  show(box, false)
}

function show(box: HTMLElement, shown: boolean): void {
  const panel = panelOf(box)
  if (panel) panel.hidden = !shown
  linkOf(box)?.setAttribute('aria-expanded', String(shown))
}

/**
 * Of several requests only the last one is shown. What nobody pressed closes when its part does not come; what is
 * `shown` stays as it is.
 */
async function fill(box: HTMLElement, shown = false): Promise<void> {
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  const [link, panel] = [linkOf(box), panelOf(box)]
  if (!link || !panel) return
  const name = box.getAttribute(dom.dropDownMark) ?? ''
  const part =
    (await fetchPart(link.href, name, signal)) ??
    (pressed && !shown ? await bringPart(panel, link.href, name, signal) : null)
  if (signal.aborted) return
  if (!part) return shown ? undefined : close(box)
  const inside = panel.contains(document.activeElement)
  panel.replaceChildren(part)
  updateBadges()
  // The pressed button may be gone with its line, so the focus moves to what is left.
  if (inside) panel.querySelector<HTMLElement>('a, button')?.focus()
}
