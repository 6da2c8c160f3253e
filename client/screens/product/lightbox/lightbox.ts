import * as dom from '#client/app/dom-names.ts'
import { writeHtml } from '#client/scripts/dom/dom.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { followGestures, type Gestures } from './gestures.ts'
import { held, type Point, scaleTap, turns, type View, whole, zoomed } from './zoom.ts'

/** Beyond the first and the last image the strip follows the finger only part of the way. */
const resistance = 0.3
const keyZooms: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }
const keyTurns: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Shows the images of a gallery full screen, from the one that was tapped. Loaded with the first tap. */
export function openLightbox(opener: HTMLAnchorElement, onClose: (link: HTMLAnchorElement) => void): void {
  const gallery = opener.closest(`[${dom.lightboxMark}]`)
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>(`a[${dom.zoomMark}]`) ?? [opener])]
  const lightbox = new Lightbox(links)
  const { dialog } = lightbox
  followGestures(dialog, lightbox)
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${dom.turnMark}]`) : null
    if (button) lightbox.turnBy(stepOf(button))
  })
  dialog.addEventListener('keydown', (event) => {
    const [zoom, turn] = [keyZooms[event.key], keyTurns[event.key]]
    if (zoom) lightbox.pinch(zoom, { x: 0, y: 0 })
    else if (turn) lightbox.turnBy(turn)
    else return
    event.preventDefault()
  })
  closeWithBack(dialog, () => onClose(lightbox.link ?? opener))
  document.body.append(dialog)
  lightbox.turnTo(links.indexOf(opener))
  dialog.showModal()
  history.pushState({ lightbox: true }, '', hashOf(opener))
}

/** One image at a time, on a strip that a finger moves or on its own while it is zoomed. */
class Lightbox implements Gestures {
  readonly dialog: HTMLDialogElement
  readonly #links: readonly HTMLAnchorElement[]
  readonly #strip: HTMLElement
  readonly #counter: HTMLElement
  readonly #slides: readonly HTMLElement[]
  #here = -1
  #view = whole
  #draggedPx = 0

  constructor(links: readonly HTMLAnchorElement[]) {
    this.#links = links
    this.#slides = links.map(slideFor)
    this.#strip = document.createElement('div')
    this.#strip.className = 'lightbox-strip'
    this.#strip.append(...this.#slides)
    this.#counter = document.createElement('span')
    this.dialog = dialogAround(this.#strip, this.#counter, links.length)
  }

  /** The link of the image that is shown. */
  get link(): HTMLAnchorElement | undefined {
    return this.#links[this.#here]
  }

  turnBy(step: number): void {
    this.turnTo(this.#here + step)
  }
  turnTo(place: number): void {
    const to = Math.min(this.#slides.length - 1, Math.max(0, place))
    if (to !== this.#here) this.#show(to)
    this.#moveStrip()
  }

  drag(by: Point): void {
    if (this.#view.scale > 1)
      return this.#look(held({ ...this.#view, x: this.#view.x + by.x, y: this.#view.y + by.y }, ...this.#sizes()))
    this.#strip.setAttribute(dom.dragMark, '')
    const next = this.#slides[this.#here + (this.#draggedPx + by.x < 0 ? 1 : -1)]
    this.#draggedPx += next ? by.x : by.x * resistance
    this.#moveStrip()
  }
  pinch(factor: number, at: Point): void {
    // A second finger turns a swipe into a zoom.
    this.#draggedPx = 0
    this.#moveStrip()
    this.#look(zoomed(this.#view, factor, at, ...this.#sizes()))
  }
  letGo(pxPerMs: number): void {
    this.#strip.removeAttribute(dom.dragMark)
    const distance = this.#draggedPx
    this.#draggedPx = 0
    const turned = this.#view.scale === 1 && turns(distance, pxPerMs, this.dialog.clientWidth)
    this.turnBy(turned ? -Math.sign(distance) : 0)
  }
  doubleTap(at: Point): void {
    this.#look(this.#view.scale > 1 ? whole : zoomed(this.#view, scaleTap, at, ...this.#sizes()))
  }

  #show(place: number): void {
    this.#look(whole)
    this.#here = place
    this.#counter.textContent = String(place + 1)
    for (const [i, slide] of this.#slides.entries()) {
      slide.inert = i !== place
      if (Math.abs(i - place) < 2) load(slide, this.#links[i])
    }
    for (const button of this.dialog.querySelectorAll<HTMLButtonElement>(`[${dom.turnMark}]`))
      button.disabled = !this.#slides[place + stepOf(button)]
    const hash = hashOf(this.link)
    if (this.dialog.open && hash) history.replaceState(history.state, '', hash)
  }
  #look(view: View): void {
    this.#view = view
    const { scale, x, y } = view
    const image = this.#image()
    if (image) image.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    this.dialog.toggleAttribute(dom.zoomedMark, scale > 1)
  }
  #moveStrip(): void {
    this.#strip.style.transform = `translateX(calc(${this.#here * -100}% + ${this.#draggedPx}px))`
  }
  #image() {
    return this.#slides[this.#here]?.querySelector('img') ?? null
  }
  #sizes() {
    return [sizeOf(this.#image()), sizeOf(this.dialog)] as const
  }
}

const stepOf = (button: HTMLElement): number => Number(button.getAttribute(dom.turnMark))
const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
})

/** The lightbox is a step of the browser's history: Back closes it, and closing it takes the step away. */
function closeWithBack(dialog: HTMLDialogElement, onClosed: () => void): void {
  const close = () => dialog.close()
  addEventListener('popstate', close)
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close)
    dialog.remove()
    if (!isOpenState()) return onClosed()
    // The browser may move the focus while it goes back, so ours moves after that.
    addEventListener('popstate', () => setTimeout(onClosed), { once: true })
    history.back()
  })
}
const isOpenState = () => (history.state as { lightbox?: boolean } | null)?.lightbox === true

/** The address of the image's place on the page, which works without script too. */
function hashOf(link: HTMLAnchorElement | undefined): string | null {
  const id = link?.closest('[id]')?.id
  return id ? `#${id}` : null
}

function slideFor(link: HTMLAnchorElement, place: number): HTMLElement {
  const slide = document.createElement('div')
  const image = document.createElement('img')
  image.alt = link.querySelector('img')?.alt || `Foto ${place + 1}`
  image.draggable = false
  slide.append(image)
  return slide
}

/** Shows the file that the page shows already, then the largest one. */
function load(slide: HTMLElement, link: HTMLAnchorElement | undefined): void {
  const image = slide.querySelector('img')
  if (!image || !link || image.src) return
  image.src = link.querySelector('img')?.currentSrc || link.href
  const large = new Image()
  large.src = link.href
  large.decode().then(
    () => (image.src = link.href),
    () => {},
  )
}

function dialogAround(strip: HTMLElement, counter: HTMLElement, count: number): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.ariaLabel = 'Foto'
  const turn = (step: number, label: string) =>
    `<button type="button" ${dom.turnMark}="${step}" aria-label="${label}">${iconHtml('chevron-right', 24)}</button>`
  writeHtml(
    dialog,
    `<p class="numbers" aria-live="polite"> / ${count}</p>${turn(-1, 'Foto sebelumnya')}${turn(1, 'Foto berikutnya')}<button type="button" ${dom.closeMark} aria-label="Tutup">${iconHtml('close', 24)}</button>`,
  )
  counter.setAttribute(dom.counterMark, '')
  dialog.querySelector('p')?.prepend(counter)
  dialog.prepend(strip)
  return dialog
}
