import { formatRupiah } from '#shared/format/money.ts'
import { fetchPart, onClick, putPart } from '#client/scripts/dom.ts'
import { slideTo } from '#client/scripts/carousel.ts'
import { go } from '#client/scripts/progress.ts'

let asking: AbortController | null = null

/** The product page in place: variants and quantity. */
export function startProduct(): void {
  onClick<HTMLAnchorElement>('a[data-variant]', (link, event) => {
    event.preventDefault()
    if (link.ariaCurrent !== 'true') void choose(link)
  })
  onClick('[data-step]', (button) => {
    const field = button.parentElement?.querySelector('input')
    if (button.dataset['step'] === '1') field?.stepUp()
    else field?.stepDown()
    tellSubtotal()
  })
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.id === 'jumlah') tellSubtotal()
  })
}

/**
 * The chip answers at once, the picture too, and so does what a button would buy; price, stock and the other chips
 * follow from the edge.
 */
async function choose(link: HTMLAnchorElement): Promise<void> {
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  for (const chip of link.closest('ul')?.querySelectorAll('[aria-current]') ?? []) chip.removeAttribute('aria-current')
  link.ariaCurrent = 'true'
  showPicture(link.dataset['variant'] ?? '')
  const item = document.querySelector<HTMLInputElement>('#beli [name=itemId]')
  if (item) item.value = new URL(link.href).searchParams.get('varian') ?? item.value
  const part = await fetchPart(link.href, 'varian', signal)
  if (signal.aborted) return
  if (!part) return go(link.href)
  const focused = document.activeElement === link
  putPart(part)
  tellSubtotal()
  history.replaceState(history.state, '', link.href)
  if (focused)
    document
      .querySelector<HTMLElement>('#pilihan [aria-current][href="' + CSS.escape(link.getAttribute('href') ?? '') + '"]')
      ?.focus()
}

function tellSubtotal(): void {
  const shown = document.querySelector<HTMLElement>('[data-subtotal]')
  const pieces = document.querySelector<HTMLInputElement>('#jumlah')?.valueAsNumber
  if (shown && pieces) shown.textContent = formatRupiah(Number(shown.dataset['subtotal']) * pieces)
}

function showPicture(image: string): void {
  for (const slide of document.querySelectorAll<HTMLElement>('.gallery [data-image]'))
    if (image !== '' && slide.dataset['image'] === image) slideTo(slide)
}
