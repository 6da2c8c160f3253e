import type { Context } from 'hono'
import { limits } from '#shared/limits.ts'
import { imageTypes } from '#shared/web/image-types.ts'
import { videoTypes } from '#shared/web/media.ts'
import { resources } from '#shared/web/resources.ts'
import { noAnswerWithin, within } from '#shared/web/time.ts'
import { fetchFile } from '#edge/backend/downloads.ts'
import { hasAlready } from '#edge/cache/entry-answer.ts'
import { answer } from '#edge/request/answer.ts'
import type { EarlyContext, EdgeEnv } from '#edge/request/request-context.ts'
import { answerPicture } from './picture.ts'

/** No other name is looked for, so nobody can lead out of the shop's own files. */
const pictureName = new RegExp(`^[0-9a-f]{32}-[0-9a-z-]{1,24}\\.(${Object.keys(imageTypes).join('|')})$`)
const videoName = new RegExp(`^[0-9a-f]{32}-video\\.(${Object.keys(videoTypes).join('|')})$`)
const forEver = 'public, max-age=31536000, immutable'

/** A file that the shop uploaded. Its name never means another one; one that is missing may be uploaded soon. */
export async function media(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  const name = early.url.pathname.slice(resources.media.length + 1)
  const asked = { path: `${resources.media}/${name}`, etag: `"${name}"` }
  if (!early.env.BACKEND_URL && videoName.test(name)) return answerVideo(early, asked)
  if (early.env.BACKEND_URL || !pictureName.test(name)) return answerPicture(early, null)
  return answerPicture(early, { ...asked, cacheControl: forEver })
}

/**
 * A video, passed on while it arrives, in the range that the browser asks for: an iPhone plays none without ranges. Only
 * browsers keep it, because few shoppers play one and our caches keep whole files.
 */
async function answerVideo(early: EarlyContext, { path, etag }: { path: string; etag: string }): Promise<Response> {
  const { request } = early
  const headers = { 'cache-control': forEver, etag, 'accept-ranges': 'bytes' }
  if (hasAlready(request, etag)) return answer(early, null, { kind: 'data', status: 304, headers })
  const goesOn = request.headers.get('if-range') ?? etag
  const range = goesOn === etag ? request.headers.get('range') : null
  const file = await within(
    limits.writeTimeoutMs,
    fetchFile(early, path, { range }),
    noAnswerWithin(limits.writeTimeoutMs),
  ).catch(() => null)
  if (!file || file.status >= 500)
    return answer(early, null, { kind: 'data', status: 503, headers: { 'retry-after': '5' } })
  if (file.status === 416) {
    const size = file.headers.get('content-range') ?? 'bytes */*'
    return answer(early, null, { kind: 'data', status: 416, headers: { 'content-range': size } })
  }
  if (file.status !== 200 && file.status !== 206) return answerPicture(early, null)
  const passed = ['content-type', 'content-length', 'content-range'].flatMap((name) => {
    const value = file.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const body = request.method === 'HEAD' ? null : file.body
  if (body === null) await file.body?.cancel()
  return answer(early, body, {
    kind: 'video',
    status: file.status,
    headers: { ...headers, ...Object.fromEntries(passed) },
  })
}
