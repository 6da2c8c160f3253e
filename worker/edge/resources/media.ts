import type { Context } from 'hono'
import { imageTypes, isImageType } from '#shared/web/image-types.ts'
import { limits } from '#shared/limits.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { resources } from '#shared/web/routes.ts'
import type { EarlyContext, EdgeEnv } from '#edge/request/request-context.ts'
import { answer } from '#edge/request/answer.ts'
import { fetchFile } from '#edge/backend/downloads.ts'
import { hasAlready } from '#edge/cache/entry-answer.ts'

/** No other name is looked for, so nobody can lead out of the shop's own pictures. */
const fileName = new RegExp(`^[0-9a-f]{32}-[0-9a-z-]{1,24}\\.(${Object.keys(imageTypes).join('|')})$`)
const forEver = 'public, max-age=31536000, immutable'

interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/**
 * A picture of the shop that this host leads to, from the data centre's cache or from the embedded backend. Its name
 * never means another picture; one that is missing may be uploaded soon.
 */
export async function media(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  const name = early.url.pathname.slice(resources.media.length + 1)
  const found = early.env.BACKEND_URL || !fileName.test(name) ? null : await findPicture(early, name)
  if (found === 'silent') return answer(early, null, { kind: 'data', status: 503, headers: { 'retry-after': '5' } })
  if (!found)
    return answer(early, null, { kind: 'data', status: 404, headers: { 'cache-control': 'public, max-age=60' } })
  const etag = `"${name}"`
  const headers = { 'cache-control': forEver, etag }
  if (hasAlready(early.request, etag)) return answer(early, null, { kind: 'data', status: 304, headers })
  return answer(early, found.bytes, {
    kind: 'data',
    headers: { ...headers, 'content-type': found.type, 'content-length': String(found.bytes.length) },
  })
}

async function findPicture(early: EarlyContext, name: string): Promise<Picture | 'silent' | null> {
  const key = `https://${early.tenant.host}/__media/${early.tenant.companyId}/${name}`
  const kept = await caches.default.match(key).catch(() => undefined)
  if (kept) return { bytes: new Uint8Array(await kept.arrayBuffer()), type: kept.headers.get('content-type') ?? '' }
  const response = await fetchFile(early, `${resources.media}/${name}`, AbortSignal.timeout(limits.writeTimeoutMs))
  if (response.status >= 500) return 'silent'
  const type = response.headers.get('content-type') ?? ''
  const bytes = response.status === 200 && isImageType(type) ? await readBounded(response, limits.uploadBytes) : null
  if (!bytes) return null
  const headers = { 'content-type': type, 'cache-control': forEver }
  early.waitUntil(caches.default.put(key, new Response(bytes, { headers })))
  return { bytes, type }
}
