import type { Context } from 'hono'
import { helper } from '#shared/api/helper.ts'
import { FileId } from '#shared/api/brands.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { answer } from '#edge/request/answer.ts'
import { fetchBytes } from '#edge/backend/calls.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import type { EdgeEnv } from '#edge/pipeline/steps.ts'

const shownKinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
const savedKinds: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/**
 * A file of the shopper's own; anybody else's is as if it were not there. A film is saved: no page of ours plays one.
 */
export async function ownFile(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const id = FileId.safeDecode(c.req.query('id') ?? '')
  const file =
    id.success && context.session
      ? await fetchBytes(context, helper.upload, `/helper/file/${encodeURIComponent(id.data)}`)
      : null
  const film = file && savedKinds[file.type]
  if (!file || (!film && !shownKinds.has(file.type))) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  return answer(context, file.bytes, {
    kind: 'data',
    headers: {
      'content-type': file.type,
      'cache-control': 'private, no-store',
      ...(film ? { 'content-disposition': `attachment; filename="video.${film}"` } : {}),
    },
  })
}
