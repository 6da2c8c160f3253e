import type { Context } from 'hono'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { refusal, refuse } from '#commerce/platform/http/envelope.ts'
import type { HttpEnv } from '#commerce/platform/http/caller.ts'
import { privateKey } from '#commerce/platform/bucket.ts'

/**
 * The bytes of a photo in a review, for everybody, as they were cleaned when they were uploaded. The edge says for how
 * long it is cached.
 */
export async function servePhoto(c: Context<HttpEnv>): Promise<Response> {
  const company = c.get('company')
  const id = c.req.param('id') ?? ''
  const { result } = await shopOf(c.env, company).internalCall('findReviewPhoto', { id }, c.get('caller'))
  if (!result.ok) return refusal(null, result)
  const stored = await c.env.MEDIA.get(privateKey(company.objectName, id))
  if (!stored) return refuse('not_found')
  return new Response(stored.body, {
    headers: {
      'content-type': result.value.mime,
      'content-length': String(stored.size),
      'x-content-type-options': 'nosniff',
    },
  })
}
