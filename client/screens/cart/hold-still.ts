import { limits } from '#shared/limits.ts'

/** How long what has to move slides. */
const slideMs = 200
/** Below the head of the page, and so far above its end that the heading is seen; a narrow page ends with a bar. */
const headPx = () => (innerWidth <= limits.mobileLayoutMaxPx ? 64 : 88)
const footPx = () => (innerWidth <= limits.mobileLayoutMaxPx ? 128 : 72)

// A card that closes goes a step back in the browser's history, and the browser would scroll to where the page was then.
// Of a page that is left it keeps the place.
const stay = () => void (history.scrollRestoration = 'manual')
addEventListener('pageshow', stay)
addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'))
if (document.readyState === 'complete') stay()

interface Places {
  held: Element
  /** What was decided by itself on the way to `held`. */
  found: Element | null
  /** Of every card, so that each can slide. */
  tops: ReadonlyMap<Element, number>
}
let places: Places | null = null

const topOf = (node: Element) => node.getBoundingClientRect().top

/** Remembers where the cards are, just before another is open: `held` is the one whose heading stays. */
export function remember(held: Element | null, found: Element | null = null): void {
  if (!held) return
  places = { held, found, tops: new Map([...document.querySelectorAll('.card')].map((card) => [card, topOf(card)])) }
}

/**
 * After the change, before it is painted: the heading is where it was, however much has opened or closed above it; one
 * that was not in view is at the top, with its choices below it. Where the page is too short for that, and below the
 * heading, the cards slide to their new places, so that the eye can follow. What was found on the way there is at the
 * top, where that leaves room for the heading and some choices.
 */
export function hold(): void {
  if (!places) return
  const { held, found, tops } = places
  places = null
  const before = tops.get(held) ?? 0
  const top = before > innerHeight ? headPx() : Math.max(headPx(), Math.min(before, innerHeight - footPx()))
  const between = found ? topOf(held) - topOf(found) : Infinity
  const [node, at] =
    found && headPx() + between < innerHeight - 2 * footPx() ? ([found, headPx()] as const) : ([held, top] as const)
  scrollBy({ top: topOf(node) - at, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // All are measured before any of them moves. What is below the screen before and after moves unseen.
  const moved = [...tops].map(([card, was]) => ({ card, was, now: topOf(card) }))
  for (const { card, was, now } of moved) {
    const by = was - now
    if (by !== 0 && Math.min(was, now) < innerHeight)
      card.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: slideMs, easing: 'ease-out' })
  }
}
