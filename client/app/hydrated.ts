import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the edge and in the first render of the browser, so that both are the same; true from then on. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
