import type { Context } from 'hono'
import { Slug } from '#shared/api/contract/brands.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { resources } from '#shared/web/resources.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { type CatalogueFile, serveCatalogue } from './catalogue-file.ts'
import { feedFormats } from './feed-formats.ts'
import { rowsOf } from './feed-rows.ts'

/**
 * Every variant of every product for an advertising platform, in the format that the address names:
 * `/fb-catalog/feed.csv`.
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
  const address = resources.feed.replace(':params', name)
  // A name may hold every sign of an address, so it is escaped: no request may name the place of another one's slice.
  const addressOf = (own: string) => `${address}?${new URLSearchParams({ kategori: own })}`
  const shop = { name: context.shop.title, origin: context.origin }
  const file: CatalogueFile = {
    type: format.type,
    begin: format.begin(shop),
    rowsOf: (product) => rowsOf(product, shop).map((row) => format.row(row, shop)),
    end: format.end,
  }
  return slug === null
    ? serveCatalogue(context, address, file)
    : serveCatalogue(context, addressOf(slug), file, { category: slug, addressOf })
}
