import './text-encoder.ts'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { Document, type DocumentProps } from '#client/frame/document.tsx'
import { installIslandRenderer } from '#client/app/island.tsx'

// Each island is a root of its own, with ids of its own, exactly as the browser will hydrate it.
installIslandRenderer((node, identifierPrefix) => renderToString(node, { identifierPrefix }))

const docType = '<!DOCTYPE html>'

/** The one door whole pages leave by. */
export function renderPage(props: Omit<DocumentProps, 'children'>, view: ReactNode): string {
  return docType + renderToString(Document({ ...props, children: view }))
}

/** A part of a page, as bare HTML. */
export const renderFragment = (view: ReactNode): string =>
  renderToString(createElement('div', null, view)).slice('<div>'.length, -'</div>'.length)

interface StreamOptions {
  signal: AbortSignal
  nonce: string | null
  onError(error: unknown): void
}
/**
 * For pages that deferred something: the shell at once, the rest when it comes. Slower per byte, so only they use it.
 */
export async function streamPage(
  props: Omit<DocumentProps, 'children'>,
  view: ReactNode,
  { signal, nonce, onError }: StreamOptions,
): Promise<ReadableStream> {
  const node: ReactElement = Document({ ...props, children: view })
  return renderToReadableStream(node, { signal, onError, ...(nonce ? { nonce } : {}) })
}
