import type { Context } from 'hono'
import { ApiFailure } from '#shared/api/index.ts'
import type { Product } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { resources } from '#shared/web/resources.ts'
import { href } from '#shared/web/routes.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { serveKept } from '#edge/cache/entry-answer.ts'
import { pageWaitMs } from '#edge/cache/pace.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { fileHeaders, orFailure, serveCatalogue } from './catalogue-file.ts'

/**
 * The addresses that a search engine may show, https://www.sitemaps.org/protocol.html: all of them in a small shop, in a
 * large one an index of parts: the pages of the shop and its categories, its articles, its products. Only articles have a
 * date, because the contract says of nothing else when it was written.
 */
export function sitemap(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  return orFailure(context, async () => {
    try {
      return await serve(context, resources.sitemap, () => wholeOrIndex(context))
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.kind !== 'absent') throw failure
      const articles = await readArticles(context, 0)
      const others = [...(await pagesOf(context)), ...articles.rows.map(articleEntry)]
      // A name that no part has: under the whole file's own, its first slice would be taken for all of it.
      return await serveCatalogue(context, partAddress('produk'), fileOfProducts(context, others))
    }
  })
}

/** One part of the index. */
export function sitemapPart(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const [, kind = '', typed = ''] =
    /^(halaman|artikel-|)((?:[1-9]\d{0,4})?)\.xml$/.exec(c.req.param('part') ?? '') ?? []
  const number = Number(typed)
  const write = kind === 'halaman' ? pagesPart : kind === '' ? productsPart : articlesPart
  if ((kind === 'halaman') !== (typed === '')) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  return orFailure(context, () => serve(context, partAddress(`${kind}${typed}`), () => write(context, number - 1)))
}

const partAddress = (name: string | number): string => resources.sitemapPart.replace(':part', `${name}.xml`)

const serve = (context: RequestContext, address: string, make: () => Promise<string>): Promise<Response> =>
  serveKept(context, address, { contentType, make, patience, headers: fileHeaders })
const contentType = 'application/xml; charset=utf-8'
const patience = { freshMs: limits.feedFreshMs, followerWaitMs: limits.flightMaxMs }

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

async function wholeOrIndex(context: RequestContext): Promise<string> {
  const [first, articles] = await Promise.all([readBlock(context, 0), readArticles(context, 0)])
  const products = Math.ceil(first.blocks / limits.sitemapBlocks)
  const texts = Math.ceil(articles.total / limits.sitemapArticles)
  if (products <= 1 && articles.total <= limits.pageRowsMax)
    return setOf(context, [
      ...(await pagesOf(context)),
      ...articles.rows.map(articleEntry),
      ...(await productsOf(context, 0, first)),
    ])
  if (products + texts >= limits.sitemapParts)
    throw new ApiFailure('catalog.listSlugs', 'refused', 404, messageOf('not_found'))
  const numbered = (count: number, name: string) => Array.from({ length: count }, (_, part) => `${name}${part + 1}`)
  const entries = ['halaman', ...numbered(texts, 'artikel-'), ...numbered(products, '')].map(
    (name) => `<sitemap><loc>${new URL(partAddress(name), context.origin).href}</loc></sitemap>\n`,
  )
  return `${xmlHead}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}

/** An address of the shop, and when what it shows was written. */
interface Entry {
  path: string
  changed?: string
}
const entryOf = ({ origin }: RequestContext, { path, changed }: Entry): string =>
  `<url><loc>${new URL(path, origin).href}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>\n`
const setOf = (context: RequestContext, entries: readonly Entry[]): string =>
  `${xmlHead}<urlset ${namespace}>\n${entries.map((entry) => entryOf(context, entry)).join('')}</urlset>\n`

const absentPart = () => new ApiFailure('catalog.listSlugs', 'refused', 404, messageOf('not_found'))

/** The home page, what is about the shop, and every category that lists something. */
async function pagesOf(context: RequestContext): Promise<Entry[]> {
  const { api } = createClient(context, { waitMs: pageWaitMs(context) })
  const [categories, information] = await Promise.all([
    orNone(api.catalog.categories(), []),
    orNone(api.content.listInformation(), []),
  ])
  return [
    ...lists,
    ...information.map(({ slug }) => ({ path: href('information', { slug }) })),
    ...categories.flatMap(({ slug, count }) => (count === 0 ? [] : [{ path: href('products', { category: slug }) }])),
  ]
}
const pagesPart = async (context: RequestContext): Promise<string> => setOf(context, await pagesOf(context))

/** What a backend does not have is not listed; that it does not answer is a failure, as a part would look complete. */
async function orNone<T>(asked: Promise<T>, none: T): Promise<T> {
  try {
    return await asked
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.kind === 'absent') return none
    throw failure
  }
}

const readArticles = (context: RequestContext, index: number) =>
  orNone(
    createClient(context, { waitMs: pageWaitMs(context) }).api.content.listArticles({
      index,
      size: limits.pageRowsMax,
      text: null,
      category: null,
    }),
    { rows: [], total: 0, index, size: limits.pageRowsMax },
  )
const articleEntry = ({ slug, date }: { slug: string; date: string | null }): Entry => ({
  path: href('article', { slug }),
  ...(date === null ? {} : { changed: date }),
})

async function articlesPart(context: RequestContext, part: number): Promise<string> {
  const pages = limits.sitemapArticles / limits.pageRowsMax
  const asked = Array.from({ length: pages }, (_, page) => readArticles(context, part * pages + page))
  const rows = (await Promise.all(asked)).flatMap((page) => page.rows)
  if (rows.length === 0) throw absentPart()
  return setOf(context, rows.map(articleEntry))
}

interface Block {
  slugs: readonly string[]
  blocks: number
}

/** A part has the products of a few blocks; beyond the last there is none. */
async function productsOf(context: RequestContext, part: number, known?: Block): Promise<Entry[]> {
  const from = part * limits.sitemapBlocks
  const first = known ?? (await readBlock(context, from))
  if (from > 0 && from >= first.blocks) throw absentPart()
  const after = Array.from({ length: limits.sitemapBlocks - 1 }, (_, place) => from + 1 + place)
  const others = await Promise.all(after.filter((block) => block < first.blocks).map((one) => readBlock(context, one)))
  return [first, ...others].flatMap(({ slugs }) => slugs).map((slug) => ({ path: href('product', { slug }) }))
}

/** It is never empty, because the protocol wants one address at least. */
async function productsPart(context: RequestContext, part: number): Promise<string> {
  const entries = await productsOf(context, part)
  return setOf(context, entries.length === 0 ? lists : entries)
}

const readBlock = (context: RequestContext, block: number): Promise<Block> =>
  createClient(context, { waitMs: pageWaitMs(context) }).api.catalog.listSlugs({ block })

const lists: readonly Entry[] = [href('home'), href('products', { category: 'semua' }), href('articles')].map(
  (path) => ({ path }),
)

/** The same from whole products, for a backend that does not list their names alone; without goods for adults. */
const fileOfProducts = (context: RequestContext, others: readonly Entry[]) => ({
  type: contentType,
  begin: `${xmlHead}<urlset ${namespace}>\n${others.map((entry) => entryOf(context, entry)).join('')}`,
  rowsOf: ({ slug, adult }: Pick<Product, 'slug' | 'adult'>) =>
    adult ? [] : [entryOf(context, { path: href('product', { slug }) })],
  end: '</urlset>\n',
})
