import type { Context } from 'hono'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { refusal, refuse } from '#commerce/platform/http/envelope.ts'
import type { HttpEnv } from '#commerce/app/http/caller.ts'
import { withoutMetadata } from '#commerce/files/metadata.ts'
import { privateKey } from '#commerce/platform/bucket.ts'

/** The bytes of a photo in a review, for everybody. A photo never changes, so it may be cached for ever. */
export async function servePhoto(c: Context<HttpEnv>): Promise<Response> {
  const company = c.get('company')
  const id = c.req.param('id') ?? ''
  const { result } = await shopOf(c.env, company).internalCall('findReviewPhoto', { id }, c.get('caller'))
  if (!result.ok) return refusal(null, result)
  const stored = await c.env.MEDIA.get(privateKey(company.objectName, id))
  if (!stored) return refuse('not_found')
  // What a camera writes into a photo can show where somebody lives, so it is removed; a broken photo is not shown at
  // all.
  const clean = withoutMetadata(new Uint8Array(await stored.arrayBuffer()), result.value.mime)
  if (!clean) return refuse('not_found')
  return new Response(clean, {
    headers: {
      'content-type': result.value.mime,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
