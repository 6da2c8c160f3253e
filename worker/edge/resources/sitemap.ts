import type { Context } from 'hono'
import { href, resources } from '#shared/web/routes.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { serveCatalogue } from './feed.ts'

/**
 * The addresses that a search engine may show, https://www.sitemaps.org/protocol.html. It is written and kept like a
 * feed. The contract does not say when a product changed, so no entry has a date.
 */
export function sitemap(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const entry = (path: string) => `<url><loc>${new URL(path, context.origin).href}</loc></url>\n`
  const lists = [href('home'), href('products', { category: 'semua' }), href('articles')]
  return serveCatalogue(context, resources.sitemap, {
    type: 'application/xml; charset=utf-8',
    begin: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lists.map(entry).join('')}`,
    rowsOf: ({ slug }) => [entry(href('product', { slug }))],
    end: '</urlset>\n',
  })
}
