import { createContext, createElement, type FC, useContext, useId } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { renderHtml } from '#client/app/page/edge-renderer.ts'

/** load: at once · changed: when a form of the page has done something. */
type When = 'load' | 'changed'
type Plain = string | number | boolean | null | undefined | { readonly [key: string]: Plain } | readonly Plain[]

const InsideIsland = /* @__PURE__ */ createContext(false)

/**
 * Makes a component interactive in the browser. On the edge it is a React root of its own inside `<shop-island>`, with
 * its props as plain data. The name is the file's: `name-island.tsx`, or `name/island.tsx`.
 */
export function island<P extends { [K in keyof P]: Plain }>(
  name: string,
  Component: FC<P>,
  when: When | ((props: P) => When) = 'load',
): FC<P> {
  if (!import.meta.env.SSR) return Component
  return function Island(props: P) {
    const prefix = useId()
    if (useContext(InsideIsland)) return <Component {...props} />
    const html = renderHtml(
      <InsideIsland value={true}>
        <Component {...props} />
      </InsideIsland>,
      { identifierPrefix: prefix },
    )
    return createElement(dom.islandTag, {
      ...dom.mark(dom.islandMark, name),
      ...dom.mark(dom.islandWhenMark, typeof when === 'function' ? when(props) : when),
      ...dom.mark(dom.islandPrefixMark, prefix),
      ...dom.mark(dom.islandPropsMark, JSON.stringify(props)),
      dangerouslySetInnerHTML: { __html: html },
    })
  }
}
