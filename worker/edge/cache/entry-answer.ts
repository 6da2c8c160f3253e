import { type Entry, etagOf, servePage } from './page-cache.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { answer } from '#edge/request/answer.ts'
import { liteTag } from '#edge/request/lite.ts'

interface Kept {
  contentType: string
  make: () => Promise<Entry['bytes'] | string>
  patience?: Parameters<typeof servePage>[3]
  headers?: Record<string, string>
}
/** What `make` makes for everybody, kept like a page under this address. The log says where it came from. */
export async function serveKept(
  context: RequestContext,
  address: string,
  { contentType, make, patience, headers = {} }: Kept,
): Promise<Response> {
  const { entry, how } = await servePage(context, address, async () => ({ body: await make(), contentType }), patience)
  context.log.cache = how
  // An old copy says so in a header, because it has no place for the notice of a page.
  const stale = how === 'old' ? { 'cache-control': 'no-store', warning: '110 - "stale"' } : {}
  return fromEntry(context, entry, { more: { ...headers, ...stale } })
}

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
