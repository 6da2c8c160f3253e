import type { Context } from 'hono'
import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { href, resources } from '#shared/web/routes.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { fromEntry } from '#edge/cache/entry-answer.ts'
import { pageWaitMs } from '#edge/cache/pace.ts'
import { servePage } from '#edge/cache/page-cache.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { fileHeaders, orFailure, serveCatalogue } from './catalogue-file.ts'

/**
 * The addresses that a search engine may show, https://www.sitemaps.org/protocol.html: all of them in a small shop, in a
 * large one an index of parts. The contract does not say when a product changed, so no entry has a date.
 */
export function sitemap(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  return orFailure(context, async () => {
    try {
      return await serveKept(context, resources.sitemap, () => wholeOrIndex(context))
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.kind !== 'absent') throw failure
      return await serveCatalogue(context, resources.sitemap, fileOfProducts(context))
    }
  })
}

/** One part of the index. */
export function sitemapPart(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const number = /^([1-9]\d{0,4})\.xml$/.exec(c.req.param('part') ?? '')?.[1]
  if (number === undefined) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  return orFailure(context, () =>
    serveKept(context, partAddress(Number(number)), () => partOf(context, Number(number) - 1)),
  )
}

const partAddress = (number: number): string => resources.sitemapPart.replace(':part', `${number}.xml`)

async function serveKept(context: RequestContext, address: string, write: () => Promise<string>): Promise<Response> {
  const render = async () => ({ body: await write(), contentType, validUntil: context.validity.until })
  const { entry, how } = await servePage(context, address, render, patience)
  context.log.cache = how
  return fromEntry(context, entry, { more: fileHeaders })
}
const contentType = 'application/xml; charset=utf-8'
const patience = { freshMs: limits.feedFreshMs, followerWaitMs: limits.flightMaxMs }

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

async function wholeOrIndex(context: RequestContext): Promise<string> {
  const first = await readBlock(context, 0)
  const parts = Math.ceil(first.blocks / limits.sitemapBlocks)
  if (parts <= 1) return partOf(context, 0, first)
  if (parts > limits.sitemapParts) throw new ApiFailure('catalog.listSlugs', 'refused', 404, messageOf('not_found'))
  const places = Array.from({ length: parts }, (_, part) => new URL(partAddress(part + 1), context.origin).href)
  const entries = places.map((place) => `<sitemap><loc>${place}</loc></sitemap>\n`)
  return `${xmlHead}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}

interface Block {
  slugs: readonly string[]
  blocks: number
}

/** A part has the products of a few blocks. It is never empty, because the protocol wants one address at least. */
async function partOf(context: RequestContext, part: number, known?: Block): Promise<string> {
  const from = part * limits.sitemapBlocks
  const first = known ?? (await readBlock(context, from))
  if (from > 0 && from >= first.blocks)
    throw new ApiFailure('catalog.listSlugs', 'refused', 404, messageOf('not_found'))
  const after = Array.from({ length: limits.sitemapBlocks - 1 }, (_, place) => from + 1 + place)
  const others = await Promise.all(after.filter((block) => block < first.blocks).map((one) => readBlock(context, one)))
  const slugs = [first, ...others].flatMap((block) => block.slugs)
  const paths = [...(part === 0 || slugs.length === 0 ? lists : []), ...slugs.map((slug) => href('product', { slug }))]
  return `${xmlHead}<urlset ${namespace}>\n${paths.map((path) => entryOf(context, path)).join('')}</urlset>\n`
}

const readBlock = (context: RequestContext, block: number): Promise<Block> =>
  createClient(context, { waitMs: pageWaitMs(context) }).api.catalog.listSlugs({ block })

const lists = [href('home'), href('products', { category: 'semua' }), href('articles')]

const entryOf = ({ origin }: RequestContext, path: string): string =>
  `<url><loc>${new URL(path, origin).href}</loc></url>\n`

/** The same from whole products, for a backend that does not list their names alone. */
const fileOfProducts = (context: RequestContext) => ({
  type: contentType,
  begin: `${xmlHead}<urlset ${namespace}>\n${lists.map((path) => entryOf(context, path)).join('')}`,
  rowsOf: ({ slug }: { slug: string }) => [entryOf(context, href('product', { slug }))],
  end: '</urlset>\n',
})
