import type { Context } from 'hono'
import { found } from '#client/app/page/found.ts'
import { notFound } from '#client/app/page/page.ts'
import { Slug } from '#shared/api/contract/brands.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { allProducts } from '#shared/web/own-slugs.ts'
import { isPreviewKind, type PreviewKind, previewPath } from '#shared/web/preview.ts'
import { guestClient } from '#edge/backend/api-client.ts'
import { serveKept } from '#edge/cache/entry-answer.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { orFailure } from '../catalogue-file.ts'
import { type Preview, previewOf } from './card.ts'

const headers = { 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' }
/** Drawn once in a generation; pages need the memory more. */
const patience = { freshMs: limits.feedFreshMs, followerWaitMs: limits.followerWaitMs, inMemory: false }

/** What a link of this shop looks like in a chat: `/og/product/kopi-gayo`. */
export async function preview(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const kind = c.req.param('kind') ?? ''
  const slug = Slug.safeDecode(c.req.param('slug') ?? '')
  if (!isPreviewKind(kind) || !slug.success) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const make = async () => previewOf(await saidOf(context, kind, slug.data), context.shop.theme)
  return orFailure(context, () =>
    serveKept(context, previewPath(kind, slug.data), { contentType: 'image/png', make, patience, headers }),
  )
}

async function saidOf(context: RequestContext, kind: PreviewKind, slug: string): Promise<Preview> {
  const { title, description } = context.shop
  const api = guestClient(context)
  const plain = { shop: title, price: '', about: '' }
  if (kind === 'product') {
    const { name, price, from, adult } = await found(api.catalog.find({ slug }))
    return { ...plain, name, price: adult ? '' : `${from ? 'Mulai ' : ''}${formatRupiah(price)}` }
  }
  if (kind === 'article') {
    const article = await found(api.content.findArticle({ slug }))
    return { ...plain, name: article.title, about: article.summary }
  }
  if (kind === 'home') return { ...plain, name: title, about: description }
  const category = (await api.catalog.categories()).find((one) => one.slug === slug)
  if (!category && slug !== allProducts) notFound()
  return { ...plain, name: category?.name ?? 'Semua Produk', about: category?.description ?? '' }
}
