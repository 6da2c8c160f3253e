import { useEffect, useState } from 'react'
import { readServerClock, serverNow as timeOfServer } from '#client/scripts/dom/server-clock.ts'
import { findPage } from '#client/scripts/dom/server-timing.ts'
import { limits } from '#shared/limits.ts'

/**
 * When the page began to arrive, on a clock that shoppers cannot set. null: it is a copy that the browser kept, which
 * has no times of the server; see client/offline/offline-worker.ts.
 */
function arrivedAt(): number | null {
  const page = findPage()
  return page?.serverTiming?.length ? page.responseStart : null
}

/**
 * Milliseconds until a deadline by the server's clock: what was left when the page was made, minus what has passed
 * since. So a phone with a wrong clock counts right. null in the HTML, which may be read later, and where the page is a
 * copy. `onZero` is called once.
 */
export function useRemaining(serverNow: number, deadline: string | null, onZero: () => void): number | null {
  const [remaining, setRemaining] = useState<number | null>(null)

  useEffect(() => {
    const began = arrivedAt()
    if (deadline === null || began === null) return
    let [slept, over] = [false, false]
    const now = () => (slept ? timeOfServer() : null) ?? serverNow + performance.now() - began
    const tick = () => {
      if (over) return
      const left = Math.max(0, Date.parse(deadline) - now())
      setRemaining(left)
      if (left > 0) return
      stop()
      onZero()
    }
    // The clock of some phones stands still while they sleep.
    const wake = () => {
      slept = true
      if (!document.hidden) void readServerClock(true).then(tick)
    }
    const timer = setInterval(tick, limits.countdownTickMs)
    document.addEventListener('visibilitychange', wake)
    const stop = () => {
      over = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
    tick()
    return stop
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the deadline of a screen never changes; a new one is a new page
  }, [deadline])

  return remaining
}
