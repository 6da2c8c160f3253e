import type { Context } from 'hono'
import type { HttpEnv } from '#commerce/app/http/caller.ts'
import { mediaKey } from '#commerce/platform/bucket.ts'
import { refuse } from '#commerce/platform/http/envelope.ts'
import { servedAs } from './rules.ts'

/** A file of a picture, for everybody. Its name never means another picture, so it may be cached for ever. */
export async function serveMedia(c: Context<HttpEnv>): Promise<Response> {
  const served = servedAs(c.req.param('name') ?? '')
  const stored = served && (await c.env.MEDIA.get(mediaKey(c.get('company').objectName, served.file)))
  if (!stored) return refuse('not_found')
  return new Response(stored.body, {
    headers: {
      'content-type': served.type,
      'content-length': String(stored.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
