import type { Context } from 'hono'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { answer } from '#edge/request/answer.ts'
import { fetchBytes } from '#edge/backend/downloads.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import { isImageType } from '#shared/web/image-types.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'

/** A photo of a review, from the embedded backend that took it; another backend shows its own. */
export async function reviewPhoto(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const missing = () => notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const id = c.req.param('id') ?? ''
  if (context.env.BACKEND_URL || !/^[0-9a-f-]{36}$/.test(id)) return missing()
  const photo = await fetchBytes(context, `/review/photo/${id}`)
  if (!photo || !isImageType(photo.type)) return missing()
  // It never changes: another photo has another address.
  return answer(context, photo.bytes, {
    kind: 'data',
    headers: { 'content-type': photo.type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
