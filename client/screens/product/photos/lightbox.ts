import * as dom from '#client/app/dom-names.ts'
import { iconHtml } from '#client/scripts/icon.ts'
import { followFingers } from './gestures.ts'
import { held, scaleTap, turns, type View, whole, zoomed } from './zoom.ts'

/** Beyond the first and the last picture the strip follows the finger only so far. */
const resistance = 0.3
const keySteps: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

/** The pictures of a gallery full screen, from the one that was tapped. Loaded with the first tap. */
export function openLightbox(opener: HTMLAnchorElement, onClose: (link: HTMLAnchorElement) => void): void {
  const links = [
    ...(opener.closest(`[${dom.lightboxMark}]`)?.querySelectorAll<HTMLAnchorElement>(`a[${dom.zoomMark}]`) ?? [opener]),
  ]
  const dialog = dialogFor(links)
  const strip = dialog.querySelector<HTMLElement>('.lightbox-strip')
  const slides = [...dialog.querySelectorAll<HTMLElement>('.lightbox-strip > *')]
  const counter = dialog.querySelector(`[${dom.counterMark}]`)
  if (!strip || !counter) return
  let here = -1
  let view: View = whole
  let dragged = 0

  const picture = () => slides[here]?.querySelector('img') ?? null
  const sizes = () => [sizeOf(picture()), sizeOf(dialog)] as const
  const look = (next: View) => {
    view = next
    const image = picture()
    if (image)
      image.style.transform = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    dialog.toggleAttribute(dom.zoomedMark, view.scale > 1)
  }
  const place = () => (strip.style.transform = `translateX(calc(${here * -100}% + ${dragged}px))`)
  const turnTo = (next: number) => {
    const to = Math.min(slides.length - 1, Math.max(0, next))
    if (to !== here) {
      look(whole)
      here = to
      counter.textContent = String(here + 1)
      for (const [i, slide] of slides.entries()) {
        slide.inert = i !== here
        if (Math.abs(i - here) < 2) load(slide, links[i])
      }
      for (const button of dialog.querySelectorAll<HTMLButtonElement>(`[${dom.turnMark}]`))
        button.disabled = !slides[here + stepOf(button)]
      const hash = hashOf(links[here])
      if (dialog.open && hash) history.replaceState(history.state, '', hash)
    }
    place()
  }

  followFingers(dialog, {
    drag(by) {
      if (view.scale > 1) return look(held({ ...view, x: view.x + by.x, y: view.y + by.y }, ...sizes()))
      strip.setAttribute(dom.dragMark, '')
      dragged += slides[here + (dragged + by.x < 0 ? 1 : -1)] ? by.x : by.x * resistance
      place()
    },
    pinch(factor, at) {
      // A second finger makes a zoom of what began as a swipe.
      dragged = 0
      place()
      look(zoomed(view, factor, at, ...sizes()))
    },
    letGo(pxPerMs) {
      strip.removeAttribute(dom.dragMark)
      const distance = dragged
      dragged = 0
      turnTo(view.scale === 1 && turns(distance, pxPerMs, dialog.clientWidth) ? here - Math.sign(distance) : here)
    },
    doubleTap: (at) => look(view.scale > 1 ? whole : zoomed(view, scaleTap, at, ...sizes())),
  })
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${dom.turnMark}]`) : null
    if (button) turnTo(here + stepOf(button))
  })
  dialog.addEventListener('keydown', (event) => {
    const step = keySteps[event.key]
    if (step) look(zoomed(view, step, { x: 0, y: 0 }, ...sizes()))
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      turnTo(here + (event.key === 'ArrowRight' ? 1 : -1))
    else return
    event.preventDefault()
  })

  // Back closes it: it is an entry of the history of its own, which leaves with it.
  const back = () => dialog.close()
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', back)
    dialog.remove()
    const comeBack = () => onClose(links[here] ?? opener)
    if (!isOpenState()) return comeBack()
    // The browser may move the focus as it goes back: ours comes after.
    addEventListener('popstate', () => setTimeout(comeBack), { once: true })
    history.back()
  })
  document.body.append(dialog)
  turnTo(links.indexOf(opener))
  dialog.showModal()
  history.pushState({ lightbox: true }, '', hashOf(opener))
  addEventListener('popstate', back)
}

const stepOf = (button: HTMLElement): number => Number(button.getAttribute(dom.turnMark))
const isOpenState = () => (history.state as { lightbox?: boolean } | null)?.lightbox === true

/** The name of the place the picture stands in: the address then leads to it without script too. */
function hashOf(link: HTMLAnchorElement | undefined): string | null {
  const id = link?.closest('[id]')?.id
  return id ? `#${id}` : null
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
})

/** First the file the page shows already, then the largest. */
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

function dialogFor(links: readonly HTMLAnchorElement[]): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.ariaLabel = 'Foto'
  const turn = (step: number, label: string) =>
    `<button type="button" ${dom.turnMark}="${step}" aria-label="${label}">${iconHtml('chevron-right', 24)}</button>`
  dialog.innerHTML = `<div class="lightbox-strip"></div><p class="numbers" aria-live="polite"><span ${dom.counterMark}></span> / ${links.length}</p>${turn(-1, 'Foto sebelumnya')}${turn(1, 'Foto berikutnya')}<button type="button" ${dom.closeMark} aria-label="Tutup">${iconHtml('close', 24)}</button>`
  const slides = links.map((link, i) => {
    const slide = document.createElement('div')
    const image = document.createElement('img')
    image.alt = link.querySelector('img')?.alt || `Foto ${i + 1}`
    image.draggable = false
    slide.append(image)
    return slide
  })
  dialog.querySelector('.lightbox-strip')?.append(...slides)
  return dialog
}
