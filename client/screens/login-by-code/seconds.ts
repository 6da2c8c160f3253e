import { useEffect, useState } from 'react'

/** Counts whole seconds down to 0 once the page is interactive; 0 on the server, where nothing counts. */
export function useSeconds(from: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const until = performance.now() + from * 1_000
    const tick = () => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1_000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    tick()
    return () => clearInterval(timer)
  }, [from])
  return left
}
