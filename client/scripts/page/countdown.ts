import type { formatCountdown } from '#shared/format/countdown.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart, putPart } from '#client/scripts/dom/dom.ts'
import { readServerClock, serverNow } from '#client/scripts/dom/server-clock.ts'

let words: typeof formatCountdown = String
let ticking = 0
let slept = false
const asked = new WeakSet<Element>()
let lastAskedAt = Number.NEGATIVE_INFINITY

/** Counts down to the moments a page names, by the server's clock. At zero the part around it is fetched again, once. */
export function startCountdowns(format: typeof formatCountdown): void {
  words = format
  clearInterval(ticking)
  if (all().length === 0) return
  void readServerClock(slept).then(tick)
  ticking = Number(setInterval(tick, limits.countdownTickMs))
  document.addEventListener('visibilitychange', wake)
}

function wake(): void {
  if (document.hidden) slept = true
  else void readServerClock(true).then(tick)
}

const all = () => document.querySelectorAll(`[${dom.untilMark}]`)

function tick(): void {
  const now = serverNow()
  if (now === null || document.hidden) return
  for (const element of all()) {
    const left = Number(element.getAttribute(dom.untilMark)) - now
    const [word, time] = [element.querySelector('span'), element.querySelector('time')]
    if (word && time) {
      word.textContent = element.getAttribute(dom.untilWordsMark)
      time.textContent = words(left)
      time.role = 'timer'
    }
    if (left > 0 || asked.has(element)) continue
    asked.add(element)
    // A thousand phones reach zero together, so they ask spread over time; and after an answer that came too early, not
    // again at once.
    const wait = Math.max(
      Math.random() * limits.countdownSpreadMs,
      lastAskedAt + limits.countdownAgainMs - performance.now(),
    )
    setTimeout(() => void renew(element.getAttribute(dom.untilPartMark) ?? ''), wait)
  }
}

async function renew(name: string): Promise<void> {
  lastAskedAt = performance.now()
  const part = await fetchPart(location.href, name)
  // Without an answer the page stays at zero. The server's prices count at checkout anyway.
  if (part) putPart(part)
  tick()
}
