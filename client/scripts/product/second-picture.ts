import * as dom from '#client/app/dom-names.ts'
import { closest, fetchPart } from '#client/scripts/dom/dom.ts'

/** So long a pointer rests on a card that it means it; one that only crosses it fetches nothing. */
const restMs = 120

let here: HTMLElement | null = null
/** The second picture of each card that was looked at; null: it has none, or it did not come. */
const seconds = new Map<HTMLElement, Promise<Element | null>>()

/**
 * A card under a mouse, or with the keyboard's focus, shows its product's second picture. Its address is asked for then:
 * no list names it.
 */
export function startSecondPictures(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') goTo(closest(event, '.product-card'))
  })
  document.addEventListener('focusin', (event) => {
    if (closest(event, ':focus-visible')) goTo(closest(event, '.product-card'))
  })
  // The mouse may have come to rest before this script was there.
  goTo(document.querySelector<HTMLElement>('.product-card:hover'))
}

function goTo(card: HTMLElement | null): void {
  if (card === here) return
  if (here) void seconds.get(here)?.then((picture) => picture?.remove())
  here = card
  if (card) setTimeout(() => card === here && void show(card), restMs)
}

async function show(card: HTMLElement): Promise<void> {
  const link = card.querySelector<HTMLAnchorElement>('.product-link')
  const first = card.querySelector('.product-image > :first-child')
  if (!link || !first) return
  const second = seconds.get(card) ?? fetchSecond(link.href)
  seconds.set(card, second)
  const picture = await second
  // What says that it is sold out, or cheaper, stays above it.
  if (picture && card === here) first.after(picture)
}

/** The picture, when it can be shown without a gap. */
async function fetchSecond(href: string): Promise<Element | null> {
  const part = await fetchPart(href, dom.secondPicturePart)
  const [picture, ...others] = part?.children ?? []
  const image = part?.querySelector('img')
  // An edge of another build may not know the part, and then answers the page.
  if (!picture || !image || others.length > 0) return null
  // A part is of no page, and of no page nothing is loaded.
  document.adoptNode(picture)
  return image.decode().then(
    () => picture,
    () => null,
  )
}
