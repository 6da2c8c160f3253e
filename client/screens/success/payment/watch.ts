import { useEffect, useRef } from 'react'

interface Pace {
  soonMs: number
  laterMs: number
  /** After this many looks at the first pace the second is enough. */
  quickLooks: number
}

/**
 * Looks again and again until `look` says that it has seen its end: not while nobody sees the page, at once when it is
 * seen again, and slower after a while. `watching` false: there is nothing to wait for.
 */
export function useWatch(watching: boolean, { soonMs, laterMs, quickLooks }: Pace, look: () => Promise<boolean>): void {
  const looks = useRef(0)
  useEffect(() => {
    if (!watching) return
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(tick, looks.current < quickLooks ? soonMs : laterMs)
    }
    const tick = async () => {
      if (document.hidden) return
      looks.current += 1
      if (!(await look())) next()
    }
    // Back from the bank's app: look at once.
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
