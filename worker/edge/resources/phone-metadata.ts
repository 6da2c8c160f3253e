import type { Context } from 'hono'
import { metadataFor } from '#shared/indonesia/phone.ts'
import { text } from '#shared/text/text.ts'
import { answer } from '#edge/request/answer.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import type { EdgeEnv } from '#edge/request/request-context.ts'

/** A few kilobytes for one country, so that no browser loads the 157 KB of them all. */
export function phoneMetadata(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const metadata = metadataFor(c.req.param('iso2') ?? '')
  if (metadata === null) return notFoundPage(context, text.pageNotFound)
  const headers = { 'cache-control': 'public, max-age=86400' }
  return answer(context, JSON.stringify(metadata), { kind: 'data', headers })
}
