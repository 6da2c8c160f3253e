import type { Context } from 'hono'
import { shopOf } from '../directory/object.ts'
import { refusal, refuse } from '../front-answer.ts'
import type { FrontEnv } from '../front-caller.ts'
import { privateKey } from '../helper/upload.ts'
import { barePicture } from './bare-picture.ts'

/** The bytes of a photo that a review shows, to everybody. It never changes, so it may be kept for ever. */
export async function servePhoto(c: Context<FrontEnv>): Promise<Response> {
  const company = c.get('company')
  const id = c.req.param('id') ?? ''
  const { result } = await shopOf(c.env, company).step('findReviewPhoto', { id }, c.get('caller'))
  if (!result.ok) return refusal(null, result)
  const stored = await c.env.MEDIA.get(privateKey(company.objectName, id))
  if (!stored) return refuse('not_found')
  const bytes = new Uint8Array(await stored.arrayBuffer())
  return new Response(barePicture(bytes, result.value.mime), {
    headers: { 'content-type': result.value.mime, 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
}
