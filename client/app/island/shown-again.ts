import { useEffect } from 'react'

/** Calls back when a tab that was left is shown again as it was: the browser kept the page in its memory. */
export function useShownAgain(onShownAgain: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) onShownAgain()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [onShownAgain])
}
