import { useEffect, useState } from 'react'
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
    // The first clock of some phones stands still while they sleep, and the second may be set meanwhile: the page is
    // then asked again too early, and not too late.
    const [page, own] = [performance.now() - began, Date.now()]
    const passed = () => Math.max(performance.now() - began, page + Date.now() - own)
    const tick = () => {
      const left = Math.max(0, Date.parse(deadline) - serverNow - passed())
      setRemaining(left)
      if (left > 0) return
      clearInterval(timer)
      onZero()
    }
    const timer = setInterval(tick, limits.countdownTickMs)
    tick()
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the deadline of a screen never changes; a new one is a new page
  }, [deadline])

  return remaining
}
