import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { act } from '#client/app/browser/act.ts'
import { Queue } from '#client/app/state/queue.ts'
import { notifyRefusal, toast } from '#client/app/browser/toast.ts'
import { onClick } from '#client/scripts/dom/dom.ts'
import { openPage } from '#client/scripts/dom/progress.ts'
import { keepSaved, knownSaved, showSaved, slugOf } from './hearts.ts'

/** A tapped heart saves the product, or forgets it again. */
export function startWishlist(): void {
  onClick<HTMLButtonElement>(`[${dom.heartMark}]`, (heart, event) => {
    event.preventDefault()
    void toggle(heart)
  })
}

/** One after the other, so that the last tap on a heart is also sent last. */
const taps = new Queue()

/** For each tapped heart: how many taps, and whether the product was saved when the shop last answered. */
const tapped = new Map<string, { taps: number; saved: boolean }>()

/** Shows the tap at once. If the last tap fails, the heart shows again what the shop last answered. */
async function toggle(heart: HTMLElement): Promise<void> {
  const slug = slugOf(heart)
  const state = tapped.get(slug) ?? { taps: 0, saved: heart.getAttribute('aria-pressed') === 'true' }
  tapped.set(slug, state)
  const tap = (state.taps += 1)
  const saving = heart.getAttribute('aria-pressed') !== 'true'
  const show = (saved: boolean) => {
    // Read again, because another heart may have been tapped in the meantime.
    const slugs = knownSaved().slugs.filter((one) => one !== slug)
    if (saved) slugs.unshift(slug)
    keepSaved(slugs)
    for (const one of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]`))
      if (slugOf(one) === slug) showSaved(one, slugs)
  }
  show(saving)
  const answer = await taps.run(() =>
    act(saving ? 'addToWishlist' : 'removeFromWishlist', {}, `/product/${encodeURIComponent(slug)}`),
  )
  const done = answer.ok && !answer.to
  if (done) state.saved = saving
  // Also when it was done: a list that was on its way may not have known it.
  if (tap === state.taps) show(state.saved)
  if (done) return toast(saving ? text.wishSaved : text.wishRemoved, 'success')
  if (!answer.ok) return notifyRefusal(answer)
  // To the login.
  openPage(answer.to ?? '')
}
