import { useEffect, useRef } from 'react'

interface Pace {
  soonMs: number
  laterMs: number
  /** How many checks happen at the first pace. */
  quickLooks: number
}

/**
 * Calls `look` again and again until it returns true: not while the page is hidden, at once when it is shown again, and
 * more slowly after a while. `watching` false: there is nothing to wait for.
 */
export function useWatch(watching: boolean, { soonMs, laterMs, quickLooks }: Pace, look: () => Promise<boolean>): void {
  const looks = useRef(0)
  useEffect(() => {
    if (!watching) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      // The shopper may have come back while it looked.
      clearTimeout(timer)
      timer = setTimeout(tick, looks.current < quickLooks ? soonMs : laterMs)
    }
    const tick = async () => {
      if (document.hidden) return
      looks.current += 1
      if (!(await look())) next()
    }
    // The shopper is back from the bank's app.
    const shown = () => {
      if (document.hidden) return
      clearTimeout(timer)
      void tick()
    }
    next()
    document.addEventListener('visibilitychange', shown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', shown)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one watch for the life of the page
  }, [])
}
