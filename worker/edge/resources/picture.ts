import { isImageType } from '#shared/web/image-types.ts'
import { limits } from '#shared/limits.ts'
import { readBounded } from '#shared/web/bytes.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { answer } from '#edge/request/answer.ts'
import { fetchFile } from '#edge/backend/downloads.ts'
import { hasAlready } from '#edge/cache/entry-answer.ts'

interface Asked {
  /** The path at the backend. It never means another picture. */
  path: string
  etag: string
  /** For how long browsers and the data centre keep it. */
  cacheControl: string
}

interface Picture {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  type: string
  /** How many bytes it has, as a header says it. */
  length: string
}

/**
 * A picture that everybody may see, of the shop that this host leads to, from the data centre's cache or from the
 * embedded backend. null, and a picture that the shop does not have, may be there soon.
 */
export async function answerPicture(early: EarlyContext, asked: Asked | null): Promise<Response> {
  const found = asked && (await findPicture(early, asked))
  if (found === 'silent') return answer(early, null, { kind: 'data', status: 503, headers: { 'retry-after': '5' } })
  if (!found)
    return answer(early, null, { kind: 'data', status: 404, headers: { 'cache-control': 'public, max-age=60' } })
  const headers = { 'cache-control': asked.cacheControl, etag: asked.etag }
  if (hasAlready(early.request, asked.etag)) return answer(early, null, { kind: 'data', status: 304, headers })
  return answer(early, found.body, {
    kind: 'data',
    headers: { ...headers, 'content-type': found.type, 'content-length': found.length },
  })
}

/** A picture of the shop, or why there is none now. One that the cache has is passed on while it is read. */
export async function findPicture(
  early: EarlyContext,
  { path, cacheControl }: Omit<Asked, 'etag'>,
): Promise<Picture | 'silent' | null> {
  const key = `https://${early.tenant.host}/__picture/${early.tenant.companyId}${path}`
  const kept = await caches.default.match(key).catch(() => undefined)
  const [keptType, keptLength] = [kept?.headers.get('content-type'), kept?.headers.get('content-length')]
  if (kept?.body && keptType && keptLength) return { body: kept.body, type: keptType, length: keptLength }
  const response = await fetchFile(early, path, { signal: AbortSignal.timeout(limits.writeTimeoutMs) })
  if (response.status >= 500) return 'silent'
  const type = response.headers.get('content-type') ?? ''
  const bytes = response.status === 200 && isImageType(type) ? await readBounded(response, limits.uploadBytes) : null
  if (!bytes) return null
  const length = String(bytes.length)
  const headers = { 'content-type': type, 'content-length': length, 'cache-control': cacheControl }
  early.waitUntil(caches.default.put(key, new Response(bytes, { headers })))
  return { body: bytes, type, length }
}
