import type { Shop } from '#client/app/page/page.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { knownQuery } from '#shared/web/known-query.ts'
import { serveKept } from '#edge/cache/entry-answer.ts'
import { sharedContext } from '#edge/pages/page-context.ts'
import type { Target } from '#edge/pages/show-page.tsx'
import type { RequestContext } from '#edge/request/request-context.ts'
import { articleText, informationText, productsText, productText } from './twins.ts'

/** Each writes what the `load` of its own page has read. */
const writers: Readonly<Partial<Record<RouteName, (data: never, shop: Shop) => string>>> = {
  product: productText,
  products: productsText,
  article: articleText,
  information: informationText,
}

/** From the cache like the page, under an address of its own, which no request can name: a page knows no such key. */
export function showTwin(context: RequestContext, { name, page, params }: Target): Promise<Response> {
  const query = knownQuery(name, context.url.searchParams)
  return serveKept(context, twinAddress(context.url.pathname, query), {
    contentType: 'text/markdown; charset=utf-8',
    async make() {
      const data = await page.load(sharedContext(context, name, params, query) as never)
      return writers[name]?.(data as never, context.shop) ?? ''
    },
    headers: { 'x-robots-tag': 'noindex' },
  })
}

const twinAddress = (path: string, query: URLSearchParams): string =>
  `${path}?${new URLSearchParams([...query, ['sebagai', 'markdown']])}`
