import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the edge and in the browser's first render, so that both are the same; true after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
