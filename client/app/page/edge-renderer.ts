import type { ReactNode } from 'react'

type DrawHtml = (node: ReactNode, options?: { identifierPrefix: string }) => string

let draw: DrawHtml = () => {
  throw new Error('the edge must call installRenderer before it renders a page')
}
/** The edge installs its renderer once, so the browser build never contains react-dom/server. */
export function installRenderer(drawHtml: DrawHtml): void {
  draw = drawHtml
}

/** Renders a part of a page as a React root of its own; `identifierPrefix` stands before its ids. Only on the edge. */
export const drawHtml: DrawHtml = (node, options) => draw(node, options)
