import { keyPattern } from '#shared/web/id-patterns.ts'
import type { Context } from 'hono'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { limits } from '#shared/limits.ts'
import { answerPicture } from './picture.ts'

/** It never changes, but it may go: with its review, or with the account of its author. */
const cacheControl = `public, max-age=${limits.reviewPhotoKeptSeconds}`

/** A photo of a review, from the embedded backend that took it; another backend shows its own. */
export async function reviewPhoto(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  const id = c.req.param('id') ?? ''
  if (early.env.BACKEND_URL || !keyPattern.test(id)) return answerPicture(early, null)
  return answerPicture(early, { path: `/review/photo/${id}`, etag: `"${id}"`, cacheControl })
}
