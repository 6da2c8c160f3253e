import { type Entry, etagOf } from './page-cache.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { answer } from '#edge/request/answer.ts'
import { liteTag } from '#edge/request/lite.ts'

/** The stored bytes, or 304 when the browser has them. */
export async function fromEntry(
  context: RequestContext,
  entry: Pick<Entry, 'bytes' | 'contentType' | 'etag'>,
  { route = null, more = {} }: { route?: RouteName | null; more?: Record<string, string> } = {},
): Promise<Response> {
  const isPage = entry.contentType.startsWith('text/html')
  const etag = isPage && context.lite ? liteTag(entry.etag) : entry.etag
  const headers = {
    'cache-control': 'private, no-cache',
    etag,
    'content-type': entry.contentType,
    ...more,
  }
  const kind = isPage ? 'shared' : 'data'
  if (context.setCookies.size === 0 && hasAlready(context.request, etag))
    return answer(context, null, { kind, status: 304, headers, route })
  return answer(context, entry.bytes, { kind, headers, route })
}

/** Bytes that were put together from entries, or 304 when the browser has them. */
export async function fromBytes(
  context: RequestContext,
  bytes: Entry['bytes'],
  contentType: string,
  headers: Record<string, string>,
): Promise<Response> {
  return fromEntry(context, { bytes, contentType, etag: await etagOf(bytes) }, { more: headers })
}

/** Whether the browser says that it has these bytes. */
export function hasAlready(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
