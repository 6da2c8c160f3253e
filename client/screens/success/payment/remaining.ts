import { useEffect, useState } from 'react'
import { limits } from '#shared/limits.ts'

/** When the page began to arrive, on a clock that shoppers cannot set. */
function arrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
}

/**
 * Milliseconds until a deadline by the server's clock: what was left when the page was made, minus what has passed
 * since. So a phone with a wrong clock counts right. `onZero` is called once.
 */
export function useRemaining(serverNow: number, deadline: string | null, onZero: () => void): number | null {
  const left = deadline === null ? null : Math.max(0, Date.parse(deadline) - serverNow)
  const [remaining, setRemaining] = useState(left)

  useEffect(() => {
    if (left === null || left === 0) return
    const began = arrivedAt()
    const timer = setInterval(() => {
      const now = Math.max(0, left - (performance.now() - began))
      setRemaining(now)
      if (now > 0) return
      clearInterval(timer)
      onZero()
    }, limits.countdownTickMs)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the deadline of a screen never changes; a new one is a new page
  }, [left])

  return remaining
}
