import type { Context } from 'hono'
import { imageTypes } from '#shared/web/image-types.ts'
import { resources } from '#shared/web/resources.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { answerPicture } from './picture.ts'

/** No other name is looked for, so nobody can lead out of the shop's own pictures. */
const fileName = new RegExp(`^[0-9a-f]{32}-[0-9a-z-]{1,24}\\.(${Object.keys(imageTypes).join('|')})$`)
const forEver = 'public, max-age=31536000, immutable'

/** A picture that the shop uploaded. Its name never means another picture; one that is missing may be uploaded soon. */
export async function media(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  const name = early.url.pathname.slice(resources.media.length + 1)
  if (early.env.BACKEND_URL || !fileName.test(name)) return answerPicture(early, null)
  return answerPicture(early, { path: `${resources.media}/${name}`, etag: `"${name}"`, cacheControl: forEver })
}
