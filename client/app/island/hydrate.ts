import { createElement, type FC, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { actionParam } from '#client/app/dom-names.ts'
import { repeatEarlyInput } from './early-input.ts'

/**
 * The only place where React enters the browser. Only pages with an island load it. `onHydrated` runs when React handles
 * the root's events.
 */
export function hydrate(
  root: HTMLElement,
  Component: FC<object>,
  props: object,
  { identifierPrefix, onHydrated }: { identifierPrefix: string; onHydrated: () => void },
): void {
  hydrateRoot(root, createElement(Hydrated, { root, onHydrated }, createElement(Component, props)), {
    identifierPrefix,
    onRecoverableError: (error) => console.error('HYDRATION', error),
    // After a release is taken back its pages are answered by older code, which may say less than they show. Only after a
    // press, so that no page loads itself again and again.
    onUncaughtError(error) {
      reportError(error)
      if (navigator.userActivation?.hasBeenActive) loadAgain()
    },
  })
}

/** Its effects run once, after those of the whole screen. */
function Hydrated({ root, onHydrated, children }: { root: HTMLElement; onHydrated: () => void; children?: ReactNode }) {
  useLayoutEffect(() => repeatEarlyInput(root), [root])
  useEffect(onHydrated, [onHydrated])
  useEffect(() => void setTimeout(warmUpEvents, 0, root), [root])
  return children
}

/**
 * A browser compiles code when it first runs. So React's way from an event to its component runs once for nothing, for a
 * continuous event and a discrete one, and the first tap finds it ready: 20 ms sooner at a sixth of the speed.
 */
function warmUpEvents(root: HTMLElement): void {
  for (const type of ['mouseover', 'mouseup']) root.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Without the action of a form whose answer this page is, which would be sent a second time. */
function loadAgain(): void {
  const here = new URL(location.href)
  if (!here.searchParams.has(actionParam)) return location.reload()
  here.searchParams.delete(actionParam)
  location.replace(here)
}
