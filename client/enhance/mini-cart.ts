import { fetchPart, isDesktop, isPlain } from './dom.ts'
import { done } from './forms.ts'

/** A click just after the pointer has opened it must not close it again. */
const settleMs = 500
const leaveMs = 200

let openedAt = 0
let leaving = 0

/** On a desktop the cart link drops its contents down; elsewhere, and without script, it is the way to the cart. */
export function startMiniCart(): void {
  document.addEventListener('pointerover', (event) => {
    const box = boxAround(event)
    if (box) clearTimeout(leaving)
    if (box && event.pointerType === 'mouse' && panelOf(box)?.hidden) open(box)
  })
  document.addEventListener('pointerout', (event) => {
    const box = boxAround(event)
    if (!box || (event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) return
    clearTimeout(leaving)
    leaving = setTimeout(() => close(box), leaveMs)
  })
  document.addEventListener('click', (event) => {
    const box = boxAround(event)
    if (!isPlain(event) || !box || !(event.target instanceof Element) || !event.target.closest('[data-cart]')) return
    event.preventDefault()
    if (panelOf(box)?.hidden) open(box)
    else if (Date.now() - openedAt > settleMs) close(box)
  })
  document.addEventListener('keydown', (event) => {
    const box = document.querySelector<HTMLElement>('[data-mini]')
    if (event.key !== 'Escape' || !box || panelOf(box)?.hidden) return
    close(box)
    box.querySelector<HTMLElement>('[data-cart]')?.focus()
  })
  document.addEventListener(done, () => {
    const box = document.querySelector<HTMLElement>('[data-mini]')
    if (box && !panelOf(box)?.hidden) void fill(box)
  })
}

const panelOf = (box: HTMLElement) => box.querySelector<HTMLElement>('.mini-cart')

function boxAround(event: Event): HTMLElement | null {
  return isDesktop() && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-mini]') : null
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
