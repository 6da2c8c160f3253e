import type { Context } from 'hono'
import { ApiFailure } from '#shared/api/index.ts'
import { type Product } from '#shared/api/catalog.ts'
import { assert } from '#shared/assert.ts'
import { Slug } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { answer } from '#edge/request/answer.ts'
import { type Client, createClient } from '#edge/backend/api-client.ts'
import { failurePage, notFoundPage } from '#edge/pages/error-pages.tsx'
import { type FeedFormat, feedFormats } from './feed-formats.ts'
import { type FeedRow, rowsOf } from './feed-rows.ts'
import { currentGeneration } from '#edge/cache/generation.ts'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'

/**
 * Every variant of every product for an advertising platform, in the format that the address names:
 * `/fb-catalog/feed.csv`. It is sent as it is read, two hundred products at a time; when a read fails the connection
 * breaks, so that nobody takes a part for the whole.
 */
export async function feed(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const missing = () => notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const name = c.req.param('params') ?? ''
  const category = Slug.safeDecode(c.req.query('kategori') ?? '')
  const format = Object.hasOwn(feedFormats, name) ? feedFormats[name] : undefined
  if (!format || (c.req.query('kategori') !== undefined && !category.success)) return missing()
  const etag = await etagOf(context)
  const headers = {
    'content-type': format.type,
    'cache-control': 'public, max-age=3600',
    'x-robots-tag': 'noindex',
    ...(etag ? { etag } : {}),
  }
  if (etag && c.req.header('if-none-match') === etag)
    return answer(context, null, { kind: 'data', status: 304, headers })
  const pages = readPages(
    createClient(context, { waitMs: limits.pageReadTimeoutMs }).api.catalog,
    category.success ? category.data : null,
  )
  try {
    // The first answer says whether there is a feed at all, before anything of it is sent.
    const first = await pages.next()
    return answer(context, written(context, format, first, pages), { kind: 'data', headers })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    return failure.kind === 'down' ? failurePage(context, 503) : missing()
  }
}

/** The same while nothing a shopper sees has changed; null for a backend that does not say. */
async function etagOf(context: RequestContext): Promise<string | null> {
  const generation = await currentGeneration(context)
  return generation === 0 ? null : `W/"${generation}"`
}

async function* readPages(
  catalog: Client['api']['catalog'],
  category: string | null,
): AsyncGenerator<readonly Product[], undefined> {
  let after: Product['id'] | null = null
  for (let answers = 0; ; answers += 1) {
    assert(
      answers < limits.feedAnswers,
      'a feed is not cut off: a shop with more products needs more answers, see limits.feedAnswers',
    )
    const page: readonly Product[] = await catalog.listWhole({ after, category })
    const last = page.at(-1)
    if (!last) return
    yield page
    after = last.id
  }
}

type Pages = ReturnType<typeof readPages>

function written(
  context: RequestContext,
  format: FeedFormat,
  first: IteratorResult<readonly Product[]>,
  pages: Pages,
): ReadableStream<Uint8Array> {
  const shop = { name: context.shop.title, origin: context.origin }
  const bytes = new TextEncoder()
  const lines = (page: readonly Product[]) =>
    page.flatMap((product) => rowsOf(product, shop)).map((row: FeedRow) => format.row(row))
  let read: IteratorResult<readonly Product[]> | null = first
  return new ReadableStream({
    start: (stream) => stream.enqueue(bytes.encode(format.begin(shop))),
    async pull(stream) {
      const page = read ?? (await pages.next())
      read = null
      if (page.done) {
        stream.enqueue(bytes.encode(format.end))
        return stream.close()
      }
      stream.enqueue(bytes.encode(lines(page.value).join('')))
    },
    cancel: () => void pages.return(undefined),
  })
}
