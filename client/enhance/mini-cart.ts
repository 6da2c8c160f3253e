import { fetchPart, isDesktop, isPlain } from './dom.ts'
import { done } from './forms.ts'

/** A click just after the pointer has opened it must not close it again. */
const settleMs = 500
const leaveMs = 200

let openedAt = 0
let leaving = 0

/** The cart link drops its contents down, on a desktop under the pointer too; without script it is the way to the cart. */
export function startMiniCart(): void {
  document.addEventListener('pointerover', (event) => {
    const box = boxAround(event)
    if (box) clearTimeout(leaving)
    if (box && isDesktop() && event.pointerType === 'mouse' && panelOf(box)?.hidden) open(box)
  })
  document.addEventListener('pointerout', (event) => {
    const box = boxAround(event)
    if (!box || !isDesktop() || (event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) return
    clearTimeout(leaving)
    leaving = setTimeout(() => close(box), leaveMs)
  })
  document.addEventListener('click', (event) => {
    const box = boxAround(event)
    const opened = openBox()
    if (opened && opened !== box) close(opened)
    if (!isPlain(event) || !box || !(event.target instanceof Element) || !event.target.closest('[data-cart]')) return
    event.preventDefault()
    if (panelOf(box)?.hidden) open(box)
    else if (Date.now() - openedAt > settleMs) close(box)
  })
  document.addEventListener('keydown', (event) => {
    const box = openBox()
    if (event.key !== 'Escape' || !box) return
    close(box)
    box.querySelector<HTMLElement>('[data-cart]')?.focus()
  })
  document.addEventListener(done, () => {
    const box = openBox()
    if (box) void fill(box)
  })
}

const panelOf = (box: HTMLElement) => box.querySelector<HTMLElement>('.mini-cart')

function boxAround(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-mini]') : null
}

/** The phone's bar and the desktop's each have one; at most one is open. */
function openBox(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[data-mini]')].find((box) => panelOf(box)?.hidden === false) ?? null
}

function open(box: HTMLElement): void {
  const panel = panelOf(box)
  if (!panel) return
  openedAt = Date.now()
  if (!panel.hasChildNodes()) panel.innerHTML = '<p class="picker-wait">Memuat…</p>'
  panel.hidden = false
  void fill(box)
}

function close(box: HTMLElement): void {
  const panel = panelOf(box)
  if (panel) panel.hidden = true
}

async function fill(box: HTMLElement): Promise<void> {
  const link = box.querySelector<HTMLAnchorElement>('[data-cart]')
  const part = link ? await fetchPart(link.href, 'mini') : null
  if (part) return panelOf(box)?.replaceChildren(part)
  // Lost: the link still leads to the cart itself.
  close(box)
}
