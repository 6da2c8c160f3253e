import { reactRenderer } from '@hono/react-renderer'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Document, type DocumentProps } from '#client/frame/document.tsx'
import * as dom from '#client/app/dom-names.ts'
import { installRenderer } from '#client/app/page/edge-renderer.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import type { LogFields } from '#edge/request/log.ts'

/** What the document needs beside the view. */
export type PageProps = Omit<DocumentProps, 'children'>
declare module '@hono/react-renderer' {
  interface Props extends PageProps {}
}

// Each island is a root of its own, with ids of its own, exactly as the browser will hydrate it.
installRenderer(renderToString)

const inDocument = reactRenderer(Document)
const utf8 = new TextEncoder()

/** A whole page, in the context of the request that asked for it. Every whole page is made here. */
export async function renderPage(
  { hono, log }: Pick<EarlyContext, 'hono'> & { log: Pick<LogFields, 'renderMs'> },
  props: PageProps,
  view: ReactNode,
): Promise<Uint8Array<ArrayBuffer>> {
  const startedAt = Date.now()
  // A context holds one renderer at a time, and two pages may be rendered at once: set it and use it in the same tick.
  void inDocument(hono, async () => {})
  const drawn = await hono.render(<>{view}</>, props)
  // Only the bytes count: when a refresh runs late, the headers of this answer are copies of those already sent.
  const bytes = new Uint8Array(await drawn.arrayBuffer())
  log.renderMs = (log.renderMs ?? 0) + Date.now() - startedAt
  return bytes
}

/** A part of a page, as bare HTML. */
export const renderFragment = (view: ReactNode): string =>
  renderToString(createElement('div', null, view)).slice('<div>'.length, -'</div>'.length)

/** What ends every page. */
const end = utf8.encode('</body></html>')

/**
 * A page that leaves at once, and the fields that came late at the end of the same response, as data. The element
 * before them tells scripts that the rest of the page is complete. It ends like every page, whatever became of the
 * late fields.
 */
export function withLateParts(page: Uint8Array<ArrayBuffer>, fields: Promise<object | null>): ReadableStream {
  const shell = page.subarray(0, page.length - end.length)
  const marker = renderFragment(createElement(dom.shellEndTag, { hidden: true }))
  const late = async () => {
    const value = JSON.stringify(await fields)
    return [utf8.encode(renderFragment(<template {...dom.mark(dom.latePartMark, value)} />)), end]
  }
  return inTwo([shell, utf8.encode(marker)], late())
}

/** A body whose beginning leaves before its rest is known. If there is no rest, it breaks off. */
export function inTwo(first: readonly Uint8Array[], rest: Promise<readonly Uint8Array[]>): ReadableStream {
  let left = false
  return new ReadableStream({
    async start(out) {
      for (const bytes of first) out.enqueue(bytes)
      const last = await rest
      // The shopper has gone on.
      if (left) return
      for (const bytes of last) out.enqueue(bytes)
      out.close()
    },
    cancel() {
      left = true
    },
  })
}
