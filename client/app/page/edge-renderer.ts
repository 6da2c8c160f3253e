import type { ReactNode } from 'react'

type RenderHtml = (node: ReactNode, options?: { identifierPrefix: string }) => string

let render: RenderHtml = () => {
  throw new Error('the edge must call installRenderer before it renders a page')
}
/** The edge installs its renderer once, so the browser build never contains react-dom/server. */
export function installRenderer(renderHtml: RenderHtml): void {
  render = renderHtml
}

/** Renders a part of a page as a React root of its own; `identifierPrefix` stands before its ids. Only on the edge. */
export const renderHtml: RenderHtml = (node, options) => render(node, options)
