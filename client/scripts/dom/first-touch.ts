import { toast } from '#client/app/browser/toast.ts'
import { onClick } from './dom.ts'

/** What a shopper does first. A pointer counts where it can rest: a browser tells of one that did not move, too. */
const signs = ['pointerdown', 'scroll', 'keydown', 'focusin']
if (matchMedia('(hover:hover)').matches) signs.push('pointermove')

/**
 * Loads what nobody needs before the first touch, once: at that touch, or when the answer is called. What was pressed
 * before it was there is pressed again. When it cannot be loaded, links and forms do what they do without script; without
 * signal nothing would come of that, so the page stays.
 */
export function loadAtFirstTouch(pressable: string, load: () => Promise<void>): () => void {
  let loading: Promise<boolean> | null = null
  let done = false
  const start = () =>
    (loading ??= load().then(
      () => (done = true),
      () => {
        loading = null
        return false
      },
    ))
  // What is touched answers first: this takes the thread for a moment.
  const soon = () => setTimeout(start, 300)
  for (const sign of signs) addEventListener(sign, soon, { once: true, passive: true, capture: true })
  onClick(pressable, (element, event) => {
    if (done) return
    event.preventDefault()
    void start().then((loaded) => {
      if (!loaded && !navigator.onLine) return toast('Network Error', 'error')
      done = true
      if (element.isConnected) element.click()
      done = loaded
    })
  })
  return start
}
