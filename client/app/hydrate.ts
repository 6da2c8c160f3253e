import { createElement, type FC } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The only place where React enters the browser. Only pages with an island load it. */
export function hydrate(root: HTMLElement, Component: FC<object>, props: object, identifierPrefix: string): void {
  hydrateRoot(root, createElement(Component, props), {
    identifierPrefix,
    onRecoverableError: (error) => console.error('HYDRATION', error),
  })
}
