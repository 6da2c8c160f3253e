import * as dom from '#client/app/dom-names.ts'
import { painted } from '#client/app/painted.ts'
import { closest, isPlain } from './dom.ts'

/** What answers to a click only with the code that comes with the first touch. */
const late = [
  dom.pickMark,
  dom.closeMark,
  dom.shareMark,
  dom.copyMark,
  dom.reviewsMark,
  dom.moreMark,
  dom.forgetRecentMark,
  dom.heartMark,
  dom.opensMark,
  dom.dotMark,
  dom.printMark,
]
  .map((mark) => `[${mark}]`)
  .join()

/** A file that is dropped, or a value that the browser fills in, tells of a change alone. */
const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'change'] as const

/**
 * Loads the code for what shoppers do with a page when they first touch it: most pages are only read. A click that comes
 * before the code waits for it. When the code cannot be loaded, the click does what it does without script. Answers what
 * resolves once the code is there, or cannot be.
 */
export function startFirstTouch(load: () => Promise<unknown>): () => Promise<void> {
  let loading: Promise<void> | null = null
  let loaded = false
  const done = () => void (loaded = true)
  const wake = () => (loading ??= load().then(done, done))
  const untouched = new AbortController()
  const touch = (event: Event) => {
    if (liesStill(event)) return
    untouched.abort()
    // What the touch itself changes is shown first.
    void painted().then(wake)
  }
  const { signal } = untouched
  for (const type of touches) addEventListener(type, touch, { capture: true, passive: true, signal })
  // A message that comes before it is shown as soon as something can show it.
  document.addEventListener(dom.notifyEvent, (event) => {
    const { type, detail } = event as CustomEvent<unknown>
    if (!loaded) void wake().then(() => document.dispatchEvent(new CustomEvent(type, { detail })))
  })
  addEventListener(
    'click',
    (event) => {
      const element = loaded || !isPlain(event) ? null : closest(event, late)
      if (!element) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void wake().then(() => element.click())
    },
    { capture: true },
  )
  return wake
}

/** The browser also tells of a pointer that lies still while the page below it arrives. */
const liesStill = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
