import { onClick } from './dom.ts'

/** What a shopper does first. A pointer counts where it can rest: a browser tells of one that did not move, too. */
const signs = ['pointerdown', 'scroll', 'keydown', 'focusin']
if (matchMedia('(hover:hover)').matches) signs.push('pointermove')

/**
 * Loads what nobody needs before the first touch, once: at that touch, or when the answer is called. What was pressed
 * before it was there is pressed again. When it cannot be loaded, links and forms do what they do without script.
 */
export function loadAtFirstTouch(pressable: string, load: () => Promise<void>): () => void {
  let loading: Promise<void> | null = null
  let done = false
  const begin = () => (loading ??= load().catch(() => {}))
  const start = () => void begin().then(() => (done = true))
  for (const sign of signs) addEventListener(sign, start, { once: true, passive: true, capture: true })
  onClick(pressable, (element, event) => {
    if (done) return
    event.preventDefault()
    start()
    void begin().then(() => element.isConnected && element.click())
  })
  return start
}
