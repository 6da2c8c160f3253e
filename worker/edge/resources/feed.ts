import type { Context } from 'hono'
import { ApiFailure } from '#shared/api/index.ts'
import { type Product } from '#shared/api/catalog.ts'
import { assert } from '#shared/assert.ts'
import { Slug } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { resources } from '#shared/web/routes.ts'
import { type Client, createClient } from '#edge/backend/api-client.ts'
import { failurePage, notFoundPage } from '#edge/pages/error-pages.tsx'
import { feedFormats } from './feed-formats.ts'
import { rowsOf } from './feed-rows.ts'
import { fromEntry } from '#edge/cache/entry-answer.ts'
import { servePage } from '#edge/cache/page-cache.ts'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'

/**
 * Every variant of every product for an advertising platform, in the format that the address names:
 * `/fb-catalog/feed.csv`. It is kept like a page, so that the products are read once, however often it is asked for. When
 * a read fails nothing is sent, so that nobody takes a part for the whole.
 */
export async function feed(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const missing = () => notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const name = c.req.param('params') ?? ''
  const asked = c.req.query('kategori')
  const category = asked === undefined ? null : Slug.safeDecode(asked)
  const format = Object.hasOwn(feedFormats, name) ? feedFormats[name] : undefined
  if (!format || category?.success === false) return missing()
  const slug = category?.data ?? null
  const address = resources.feed.replace(':params', name) + (slug === null ? '' : `?kategori=${slug}`)
  const shop = { name: context.shop.title, origin: context.origin }
  const file: CatalogueFile = {
    type: format.type,
    begin: format.begin(shop),
    rowsOf: (product) => rowsOf(product, shop).map((row) => format.row(row)),
    end: format.end,
  }
  return serveCatalogue(context, address, file, slug)
}

/** A file about every product. */
export interface CatalogueFile {
  type: string
  begin: string
  rowsOf(product: Product): readonly string[]
  end: string
}

/** Such a file, kept like a page; whole or not at all. A backend without the call that reads all products has none. */
export async function serveCatalogue(
  context: RequestContext,
  address: string,
  file: CatalogueFile,
  category: string | null = null,
): Promise<Response> {
  try {
    const { entry, how } = await servePage(context, address, () => write(context, file, category), patience)
    context.log.cache = how
    // An older price than the product page's gets an advertisement refused: platforms keep the file that they have.
    return how === 'old' ? await failurePage(context, 503) : await fromEntry(context, entry, { more: headers })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    return failure.kind === 'down'
      ? failurePage(context, 503)
      : notFoundPage(context, pageNotFoundAt(context.url.pathname))
  }
}
const headers = { 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' }
/** Reading a catalogue takes longer than a page may, and is worth waiting for. */
const patience = { freshMs: limits.feedFreshMs, followerWaitMs: limits.flightMaxMs }

/** The bytes of the file; the Shop's answers are written as they come, so that they do not pile up. */
async function write(
  context: RequestContext,
  { type, begin, rowsOf: rows, end }: CatalogueFile,
  category: string | null,
) {
  const encoder = new TextEncoder()
  const parts = [encoder.encode(begin)]
  let size = 0
  for await (const page of readPages(
    createClient(context, { waitMs: limits.pageReadTimeoutMs }).api.catalog,
    category,
  )) {
    const part = encoder.encode(page.flatMap((product) => rows(product)).join(''))
    size += part.byteLength
    assert(size < limits.feedBytes, 'a feed is not cut off: a larger catalogue asks for one category, ?kategori=')
    parts.push(part)
  }
  parts.push(encoder.encode(end))
  return {
    body: new Uint8Array(await new Blob(parts).arrayBuffer()),
    contentType: type,
    validUntil: context.validity.until,
  }
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
