import type { Context } from 'hono'
import type { HttpEnv } from '#commerce/platform/http/caller.ts'
import { mediaKey } from '#commerce/platform/bucket.ts'
import { refuse } from '#commerce/platform/http/envelope.ts'
import { rangeIn, servedAs } from './rules.ts'

/**
 * A file of a picture or a video, or a range of it, for everybody. Its name never means another one, so it may be
 * cached forever.
 */
export async function serveMedia(c: Context<HttpEnv>): Promise<Response> {
  const served = servedAs(c.req.param('name') ?? '')
  if (!served) return refuse('not_found')
  const key = mediaKey(c.get('company').objectName, served.file)
  const asked = c.req.header('range')
  const size = asked === undefined ? null : ((await c.env.MEDIA.head(key))?.size ?? null)
  const range = asked === undefined || size === null ? null : rangeIn(asked, size)
  if (range === 'beyond') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const stored = await c.env.MEDIA.get(key, range ? { range } : {})
  if (!stored) return refuse('not_found')
  return new Response(stored.body, {
    status: range ? 206 : 200,
    headers: {
      'content-type': served.type,
      'content-length': String(range?.length ?? stored.size),
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${range.offset}-${range.offset + range.length - 1}/${stored.size}` } : {}),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
