import { type Api, api, type OutputOf } from '#shared/api/index.ts'
import type { Bought, OwnReview } from '#shared/api/goods/review.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { ActionRefused, can, go, notFound, page, type PersonalContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { fitSaid } from '#client/kit/product/fit-words.ts'
import { hiddenSaid } from '#client/kit/product/hidden-words.ts'
import { CardList } from '#client/kit/base/card-list.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { BoughtLine, Given, ReviewForm, ToReview } from './form.tsx'
import { keepPhotos } from './said.ts'
import { found } from '#client/app/page/found.ts'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'

/** null: this backend has none. */
export type ReviewsData =
  | { tab: 'menunggu'; list: OutputOf<Api['review']['listWaiting']>; orderId: string | null; tabs: boolean }
  | { tab: 'ditulis'; list: OutputOf<Api['review']['listOwn']> }
  | null

const tabs = { menunggu: 'Menunggu Ulasan', ditulis: 'Sudah Ditulis' } as const

/** What was bought and not reviewed yet, of one order or of all; and what was said, where the backend tells it. */
export const reviewsWaiting = page({
  route: 'reviewsWaiting',
  cache: 'never',
  async load(ctx): Promise<ReviewsData> {
    const { api, query, shop } = ctx
    const asked = query.get('pesanan')
    const orderId = asked === null ? null : OrderId.safeDecode(asked)
    if (orderId && !orderId.success) notFound()
    const paging = { index: pageIndex(query), size: limits.pageSize }
    const at = (more: Readonly<Record<string, string>>) => href('reviewsWaiting', {}, more)
    if (query.get('tab') === 'ditulis') {
      const own = await optional(api, 'review.listOwn', paging, { when: 'absent' })
      return own && { tab: 'ditulis', list: notPastEnd(own, query, at) }
    }
    const waiting = { ...paging, orderId: orderId?.data ?? null }
    const list = await optional(api, 'review.listWaiting', waiting, { when: 'absent' })
    if (!list) return null
    const also = asked === null && can(shop, 'review.listOwn')
    return { tab: 'menunggu', list: notPastEnd(list, query, at), orderId: asked, tabs: also }
  },
  head: () => ({ title: 'Ulasan Saya', back: href('profile'), noindex: true }),
  view: (data) => {
    if (data === null) return <FeatureUnavailable title="Ulasan belum tersedia" />
    return data.tab === 'menunggu' ? <Waiting {...data} /> : <Written list={data.list} />
  },
  samples: async () => (await import('./samples.ts')).reviewsWaitingSamples,
})

/** Of the one that is open it is known how many there are. */
const Tabs = ({ current, total }: { current: keyof typeof tabs; total: number }) => (
  <nav aria-label="Ulasan" className="tabs">
    <ul>
      {(['menunggu', 'ditulis'] as const).map((tab) => (
        <li key={tab}>
          <a
            href={href('reviewsWaiting', {}, { tab: tab === 'menunggu' ? null : tab })}
            aria-current={tab === current ? 'true' : undefined}
          >
            {tabs[tab]}
            {tab === current && total > 0 ? <span className="numbers pl-1">({total})</span> : null}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

function Waiting({ list, orderId, tabs }: Extract<ReviewsData, { tab: 'menunggu' }>) {
  return (
    <CardList
      tabs={tabs ? <Tabs current="menunggu" total={list.total} /> : null}
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
          <ToReview name={line.name} to={(bintang) => writePath(line, bintang)} />
        </Card>
      )}
    </CardList>
  )
}

function Written({ list }: { list: OutputOf<Api['review']['listOwn']> }) {
  const { ofOrders = null } = list.more ?? {}
  const newest = ofOrders
    ? `Dari ${ofOrders} pesanan terakhir yang selesai. Ulasan yang lebih lama tetap ada di halaman produknya.`
    : null
  return (
    <CardList
      tabs={<Tabs current="ditulis" total={list.total} />}
      list={list}
      keyOf={writePath}
      above={newest}
      empty={{
        drawing: 'star',
        title: 'Belum ada ulasan',
        text: newest ?? 'Ulasan yang Anda tulis akan tampil di sini.',
        action: { href: href('reviewsWaiting'), label: tabs.menunggu },
      }}
      to={(page) => href('reviewsWaiting', {}, { tab: 'ditulis', page: pageQuery(page) })}
    >
      {(one) => <Said one={one} />}
    </CardList>
  )
}

/** A review, and what the shop answered. It leads to where all see it. */
function Said({ one }: { one: OwnReview }) {
  const { slug, stars, date, text, fit, reply, hidden } = one
  return (
    <Card>
      <BoughtLine line={one} />
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Given stars={stars} />
        {date ? `Diulas ${formatDate(date)}` : null}
        {fit ? <span>{fitSaid(fit)}</span> : null}
      </p>
      <p className="mt-1 text-base wrap-anywhere">{text}</p>
      {hidden ? (
        <p className="mt-1 text-sm text-muted">{`${hiddenSaid(hidden)} Hanya Anda yang membacanya, bintangnya tetap dihitung.`}</p>
      ) : null}
      {reply ? (
        <p className="mt-3 rounded-sm bg-sunk p-3 text-sm wrap-anywhere">
          <strong className="block">Balasan toko</strong>
          {reply}
        </p>
      ) : null}
      {slug ? (
        <ButtonLink variant="outline" full className="mt-3" href={`${href('product', { slug })}#${dom.reviewsId}`}>
          Lihat di Produk
        </ButtonLink>
      ) : null}
    </Card>
  )
}

const writePath = ({ orderId, position }: Pick<Bought, 'orderId' | 'position'>, bintang: string | null = null) =>
  href('reviewWrite', { saleId: orderId, position: String(position) }, { bintang })

export interface ReviewData {
  line: Bought
  /** How many stars were tapped in the list; null: none. */
  stars: string | null
}

/** Stars, text and photos for one line of an order. */
export const reviewWrite = page({
  route: 'reviewWrite',
  cache: 'never',
  async load({ api, params, query }): Promise<ReviewData> {
    return { line: await found(api.review.findLine(readLine(params))), stars: query.get('bintang') }
  },
  uploads: ({ line }) => !line.reviewed,
  head: () => ({ title: 'Beri Ulasan', back: href('reviewsWaiting'), noindex: true }),
  view: ({ line, stars }, frame) =>
    line.reviewed ? (
      <EmptyState
        drawing="star"
        title="Ulasan sudah dikirim"
        text={`Terima kasih sudah menilai ${line.name}.`}
        action={
          line.slug
            ? { href: `${href('product', { slug: line.slug })}#${dom.reviewsId}`, label: 'Lihat Produk' }
            : { href: href('reviewsWaiting'), label: tabs.menunggu }
        }
      />
    ) : (
      <ReviewForm line={line} stars={stars} frame={frame} />
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
