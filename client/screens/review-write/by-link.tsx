import { api, ApiFailure } from '#shared/api/index.ts'
import type { Bought } from '#shared/api/goods/review.ts'
import { formatDate } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'
import { ActionRefused, type Frame, go, page } from '#client/app/page/page.ts'
import { found } from '#client/app/page/found.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { tokenOf } from '#client/screens/track/page.tsx'
import { BoughtLine, ReviewForm, ToReview } from './form.tsx'
import { keepPhotos } from './said.ts'

export interface LinkedReviews {
  /** null: the link is not open, or nothing can be reviewed yet. */
  lines: readonly Bought[] | null
  /** The line that is reviewed now; null: one is chosen first, or all are done. */
  chosen: Bought | null
  /** How many stars were tapped for it; null: none. */
  stars: string | null
  token: string
}

/** Reviews by the link of an order, without an account, once it was opened with the phone's last digits. */
export const trackReview = page({
  route: 'trackReview',
  cache: 'never',
  async load({ api, params, query, orderPass: pass }): Promise<LinkedReviews> {
    const token = tokenOf(params.token)
    const [lines] = await Promise.all([
      api.review.listByLink({ token, pass }).catch(nullIfRefused),
      found(api.order.track({ token, pass })),
    ])
    return { lines, chosen: lines && chosenOf(lines, query), stars: query.get('bintang'), token }
  },
  uploads: ({ chosen }) => chosen !== null,
  head: () => ({ title: 'Beri Ulasan', noindex: true }),
  view: (data, frame) => <LinkedReviewsView data={data} frame={frame} />,
  actions: {
    async send(ctx) {
      const token = tokenOf(ctx.params.token)
      const link = { token, pass: ctx.orderPass }
      // No file is kept for a line that is already reviewed.
      const line = chosenOf(await found(ctx.api.review.listByLink(link)), ctx.query)
      if (!line) throw new ActionRefused('review_done')
      const { photos } = await keepPhotos(ctx)
      await ctx.api.review.addByLink(ctx.read(api.review.addByLink, { ...link, position: line.position, photos }))
      return go(href('trackReview', { token }), { flash: 'review_sent' })
    },
  },
  samples: async () => (await import('./samples.ts')).linkSamples,
  refusals: async () => (await import('./samples.ts')).linkRefusals,
})

function nullIfRefused(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.kind === 'refused') return null
  throw failure
}

/** The line that the address names, or the only one that is left. */
function chosenOf(lines: readonly Bought[], query: URLSearchParams): Bought | null {
  const waiting = lines.filter(({ reviewed }) => !reviewed)
  const named = waiting.find(({ position }) => String(position) === query.get('baris'))
  return named ?? (waiting.length === 1 && !query.has('baris') ? (waiting[0] ?? null) : null)
}

function LinkedReviewsView({ data: { lines, chosen, stars, token }, frame }: { data: LinkedReviews; frame: Frame }) {
  if (chosen) return <ReviewForm line={chosen} stars={stars} frame={frame} />
  if (lines === null)
    return (
      <EmptyState
        drawing="order"
        title="Buka pesanannya dulu"
        text="Isi 4 digit terakhir nomor HP Anda di halaman pesanan. Ulasan dapat ditulis setelah pesanan selesai."
        action={{ href: href('track', { token }), label: 'Buka Pesanan' }}
      />
    )
  const all = lines.every(({ reviewed }) => reviewed)
  return (
    <div className="wrap max-lg:max-w-2xl! py-3 lg:py-6">
      {all ? <p className="card mb-3 p-4 text-md">Terima kasih. Semua barang pesanan ini sudah diulas.</p> : null}
      <p className="mb-3 flex items-center justify-between gap-3 text-sm text-muted">
        <span className="numbers">
          No. Pesanan {lines[0]?.number}
          {lines[0]?.boughtAt ? <span className="block">Dibeli {formatDate(lines[0].boughtAt)}</span> : null}
        </span>
        <a
          href={href('track', { token })}
          className="-my-3 flex min-h-11 items-center font-semibold whitespace-nowrap text-brand-text"
        >
          Lihat Pesanan
        </a>
      </p>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {lines.map((line) => (
          <Card key={line.position}>
            <BoughtLine line={{ ...line, boughtAt: null }} whole />
            {line.reviewed ? (
              <p className="mt-3 text-base text-ok">Sudah diulas</p>
            ) : (
              <ToReview
                name={line.name}
                to={(bintang) => href('trackReview', { token }, { baris: String(line.position), bintang })}
              />
            )}
          </Card>
        ))}
      </div>
    </div>
  )
}
