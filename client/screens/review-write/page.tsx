import { type Api, api, type OutputOf } from '#shared/api/index.ts'
import type { Bought } from '#shared/api/goods/review.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { ActionRefused, go, notFound, page, type PersonalContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { CardList } from '#client/kit/base/card-list.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { BoughtLine, ReviewForm } from './form.tsx'
import { keepPhotos } from './said.ts'
import { found } from '#client/app/page/found.ts'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'

export type ReviewsWaitingData = { list: OutputOf<Api['review']['listWaiting']>; orderId: string | null } | null

/** What was bought and not reviewed yet, of one order or of all. */
export const reviewsWaiting = page({
  route: 'reviewsWaiting',
  cache: 'never',
  async load({ api, query }): Promise<ReviewsWaitingData> {
    const asked = query.get('pesanan')
    const orderId = asked === null ? null : OrderId.safeDecode(asked)
    if (orderId && !orderId.success) notFound()
    const list = await optional(
      api,
      'review.listWaiting',
      { index: pageIndex(query), size: limits.pageSize, orderId: orderId?.data ?? null },
      { when: 'absent' },
    )
    const at = (more: Readonly<Record<string, string>>) => href('reviewsWaiting', {}, more)
    return list && { list: notPastEnd(list, query, at), orderId: asked }
  },
  head: () => ({ title: 'Menunggu Ulasan', back: href('profile'), noindex: true }),
  view: (data) => {
    if (data === null) return <FeatureUnavailable title="Ulasan belum tersedia" />
    const { list, orderId } = data
    return (
      <CardList
        list={list}
        keyOf={writePath}
        empty={{
          drawing: 'star',
          title: 'Tidak ada yang menunggu ulasan',
          text: 'Setelah pesanan selesai, Anda dapat memberi ulasan di sini.',
          action: { href: href('orders'), label: 'Lihat Pesanan' },
        }}
        to={(page) => href('reviewsWaiting', {}, { pesanan: orderId, page: pageQuery(page) })}
      >
        {(line) => (
          <Card>
            <BoughtLine line={line} />
            <ButtonLink
              full
              variant="outline"
              className="mt-3"
              href={writePath(line)}
              aria-label={`Beri ulasan ${line.name}`}
            >
              Beri Ulasan
            </ButtonLink>
          </Card>
        )}
      </CardList>
    )
  },
  samples: async () => (await import('./samples.ts')).reviewsWaitingSamples,
})

const writePath = ({ orderId, position }: Bought) =>
  href('reviewWrite', { saleId: orderId, position: String(position) })

/** Stars, text and photos for one line of an order. */
export const reviewWrite = page({
  route: 'reviewWrite',
  cache: 'never',
  async load({ api, params }): Promise<Bought> {
    const line = readLine(params)
    return found(api.review.findLine(line))
  },
  uploads: ({ reviewed }) => !reviewed,
  head: () => ({ title: 'Beri Ulasan', back: href('reviewsWaiting'), noindex: true }),
  view: (line, frame) =>
    line.reviewed ? (
      <EmptyState
        drawing="star"
        title="Ulasan sudah dikirim"
        text={`Terima kasih sudah menilai ${line.name}.`}
        action={
          line.slug
            ? { href: `${href('product', { slug: line.slug })}#${dom.reviewsId}`, label: 'Lihat Produk' }
            : { href: href('reviewsWaiting'), label: 'Menunggu Ulasan' }
        }
      />
    ) : (
      <ReviewForm line={line} frame={frame} />
    ),
  actions: {
    async send(ctx) {
      const line = readLine(ctx.params)
      // No file is kept for another customer's order, or for a line that is already reviewed.
      const { reviewed } = await found(ctx.api.review.findLine(line))
      if (reviewed) throw new ActionRefused('review_done')
      const { photos } = await keepPhotos(ctx)
      const { slug } = await ctx.api.review.add(ctx.read(api.review.add, { ...line, photos }))
      return go(slug ? `${href('product', { slug })}#${dom.reviewsId}` : href('reviewsWaiting'), {
        flash: 'review_sent',
      })
    },
  },
  samples: async () => (await import('./samples.ts')).reviewSamples,
  refusals: async () => (await import('./samples.ts')).reviewRefusals,
})

/** A line that the address cannot name does not exist. */
function readLine(params: PersonalContext<'reviewWrite'>['params']) {
  const decoded = api.review.findLine.input.safeDecode({ SALE_ID: params.saleId, SALE_LINE_POSITION: params.position })
  return decoded.success ? decoded.data : notFound()
}
