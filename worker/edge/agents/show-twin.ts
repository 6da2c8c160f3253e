import type { Shop } from '#client/app/page/page.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { knownQuery } from '#shared/web/known-query.ts'
import { fromEntry } from '#edge/cache/entry-answer.ts'
import { servePage } from '#edge/cache/page-cache.ts'
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
export async function showTwin(context: RequestContext, { name, page, params }: Target): Promise<Response> {
  const query = knownQuery(name, context.url.searchParams)
  const render = async () => {
    const data = await page.load(sharedContext(context, name, params, query) as never)
    const body = writers[name]?.(data as never, context.shop) ?? ''
    return { body, contentType: 'text/markdown; charset=utf-8', validUntil: context.validity.until }
  }
  const { entry, how } = await servePage(context, twinAddress(context.url.pathname, query), render)
  context.log.cache = how
  // An old copy says so in a header, because it has no place for the notice of a page.
  const more = {
    'x-robots-tag': 'noindex',
    ...(how === 'old' ? { 'cache-control': 'no-store', warning: '110 - "stale"' } : {}),
  }
  return fromEntry(context, entry, { more })
}

const twinAddress = (path: string, query: URLSearchParams): string =>
  `${path}?${new URLSearchParams([...query, ['sebagai', 'markdown']])}`
