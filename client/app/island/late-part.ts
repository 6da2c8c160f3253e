import { useEffect } from 'react'
import * as dom from '#client/app/dom-names.ts'

/**
 * Hands over the fields that came after the page, when `awaited`. They are its last bytes, so they are here when the
 * document is parsed; null: they never came, because the connection broke or the edge could not make them.
 */
export function useLatePart<D extends object>(awaited: boolean, take: (fields: Partial<D> | null) => void): void {
  useEffect(() => {
    if (!awaited) return
    const look = () => {
      const value = document.querySelector(`[${dom.latePartMark}]`)?.getAttribute(dom.latePartMark)
      take(JSON.parse(value ?? 'null') as Partial<D> | null)
    }
    if (document.readyState !== 'loading') return look()
    document.addEventListener('DOMContentLoaded', look)
    return () => document.removeEventListener('DOMContentLoaded', look)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen wakes
  }, [])
}
