import * as dom from '#client/app/dom-names.ts'
import { closest, isPlain } from './dom.ts'

/** What answers to a click only with the code that comes with the first touch. */
const late = [
  dom.pickMark,
  dom.closeMark,
  dom.variantMark,
  dom.stepMark,
  dom.shareMark,
  dom.copyMark,
  dom.reviewsMark,
  dom.moreMark,
  dom.sheetMark,
  dom.forgetRecentMark,
  dom.heartMark,
  dom.opensMark,
  dom.dotMark,
  dom.printMark,
]
  .map((mark) => `[${mark}]`)
  .join()

const touches = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Loads the code for what shoppers do with a page when they first touch it: most pages are only read. A click that comes
 * before the code waits for it. When the code cannot be loaded, the click does what it does without script.
 */
export function startFirstTouch(load: () => Promise<unknown>): void {
  let loading: Promise<void> | null = null
  let loaded = false
  const done = () => void (loaded = true)
  const wake = () => (loading ??= load().then(done, done))
  for (const type of touches) addEventListener(type, () => void wake(), { capture: true, passive: true, once: true })
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
}
