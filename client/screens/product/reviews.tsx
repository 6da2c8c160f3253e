import type { Review, ReviewSummary } from '#shared/api/goods/review.ts'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { formatCount, formatRating } from '#shared/format/money.ts'
import * as dom from '#client/app/dom-names.ts'
import { hasImage, largestFile, Image } from '#client/app/image.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { fitSaid } from '#client/kit/product/fit-words.ts'
import { hiddenSaid } from '#client/kit/product/hidden-words.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import {
  anyReview,
  moreReviews,
  reviewAddress,
  reviewsReached,
  type ReviewQuery,
  type ReviewsShown,
} from './review-query.ts'

/** What customers say. Every control is a link to this page with other reviews; the script loads them in place. */
export function Reviews({ reviews }: { reviews: ReviewsShown }) {
  const { summary, total, ask } = reviews
  const none = total === 0 && ask.stars === null && !ask.withPhotos
  return (
    <section id={dom.reviewsId} className="sheet-part scroll-mt-20" aria-labelledby={dom.reviewsTitleId}>
      <h2 id={dom.reviewsTitleId} className="text-md">
        Ulasan Pembeli
      </h2>
      {none ? <p className="mt-2 text-base text-muted">Belum ada ulasan</p> : null}
      {summary && summary.total > 0 ? <Average summary={summary} /> : null}
      {summary && summary.total > 1 ? <Chips reviews={reviews} summary={summary} /> : null}
      {photosFirst(reviews.rows) ? (
        <p className="mt-3 text-sm text-muted">Yang berfoto lebih dulu, lalu yang terbaru.</p>
      ) : null}
      {total === 0 && !none ? <p className="mt-4 text-base text-muted">Tidak ada ulasan yang cocok.</p> : null}
      <ul {...dom.mark(dom.reviewListMark)}>
        {reviews.rows.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <Onward reviews={reviews} />
    </section>
  )
}

/** Whether those with photos stand before newer ones without: the dates alone look as if there were no order. */
const photosFirst = (rows: readonly Review[]): boolean =>
  rows.some(({ photos, date }, place) => {
    const next = rows[place + 1]
    return next !== undefined && photos.length > 0 && next.photos.length === 0 && (next.date ?? '') > (date ?? '')
  })

function Average({ summary: { average, total, stars } }: { summary: ReviewSummary }) {
  return (
    <div className="mt-3 flex items-center gap-6">
      {average === null ? null : (
        <p className="text-center">
          <strong className="numbers text-xl">{formatRating(average)}</strong>
          <span className="text-muted">/5</span>
          <span className="block text-sm whitespace-nowrap text-muted">{formatCount(total)} ulasan</span>
        </p>
      )}
      <ul className="grid flex-1 gap-1">
        {stars.map((row) => (
          <li key={row.stars} className="flex items-center gap-2 text-sm text-muted">
            <span className="sr-only">{`${row.stars} bintang: ${row.count} ulasan`}</span>
            <span className="numbers" aria-hidden="true">
              {row.stars}
            </span>
            <Icon name="star" size={12} className="text-star" />
            <Bar share={total > 0 ? row.count / total : 0} />
            <span className="numbers w-6 text-right" aria-hidden="true">
              {formatCount(row.count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An SVG, because its width is an attribute and style attributes are not allowed. */
const Bar = ({ share }: { share: number }) => (
  <svg width="100%" height="6" className="flex-1 text-line" aria-hidden="true">
    <rect width="100%" height="6" rx="3" fill="currentColor" />
    {share > 0 ? (
      <rect
        width={`${Math.max(2, Math.round(share * 100))}%`}
        height="6"
        rx="3"
        fill="currentColor"
        className="text-star"
      />
    ) : null}
  </svg>
)

function Chips({ reviews, summary }: { reviews: ReviewsShown; summary: ReviewSummary }) {
  const { ask } = reviews
  const isChosen = ({ stars, withPhotos }: ReviewQuery) => stars === ask.stars && withPhotos === ask.withPhotos
  const chips: [label: string, ask: ReviewQuery, count: number][] = [
    ['Semua', anyReview, summary.total],
    ['Dengan Foto', { ...anyReview, withPhotos: true }, summary.withPhotos],
    ...summary.stars.map(({ stars, count }): [string, ReviewQuery, number] => [
      `${stars} bintang`,
      { ...anyReview, stars },
      count,
    ]),
  ]
  return (
    <nav aria-label="Saring ulasan" className="relative -mx-3 mt-4 overflow-x-auto px-3">
      <ul className="flex gap-1.5 md:flex-wrap">
        {chips
          .filter(([, other, count]) => count > 0 || isChosen(other))
          .map(([label, other, count]) => (
            <li key={label}>
              <a
                href={reviewAddress(reviews, other)}
                {...dom.mark(dom.reviewsMark, label)}
                aria-current={isChosen(other) ? 'true' : undefined}
                className="chip whitespace-nowrap"
              >
                {other.stars ? (
                  <span className="flex items-center gap-1">
                    {other.stars}
                    <Icon name="star" size={12} />
                    <span className="sr-only">bintang</span>
                  </span>
                ) : (
                  label
                )}
                <span className="numbers font-normal text-muted">{formatCount(count)}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function ReviewItem({ review }: { review: Review }) {
  const photos = review.photos.filter(hasImage)
  const { variant, fit, verified } = review
  const said = [variant, fit && fitSaid(fit)].filter(Boolean).join(' · ')
  // A few stand beside the words, which leave that room; more have a row of their own.
  const beside = photos.length === 1 ? 'flex gap-4' : photos.length === 2 ? 'gap-4 lg:flex' : ''
  return (
    <li id={dom.reviewId(review.id)} tabIndex={-1} className="border-b border-line py-4 text-base last:border-0">
      <div className={beside}>
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-3">
            <strong className="truncate font-semibold">{review.author || 'Pembeli'}</strong>
            {review.date ? (
              <time className="text-sm whitespace-nowrap text-muted" dateTime={review.date}>
                {formatDate(review.date)}
              </time>
            ) : null}
          </div>
          <div className="mt-1 flex items-start gap-x-2 text-sm text-muted">
            <Stars count={review.stars} />
            <span className={verified ? 'text-ok' : 'wrap-anywhere'}>
              {verified ? 'Pembelian terverifikasi' : said}
            </span>
          </div>
          {said && verified ? <p className="mt-1 text-sm wrap-anywhere text-muted">{said}</p> : null}
          {review.text ? <p className="mt-2 text-pretty wrap-anywhere">{review.text}</p> : null}
          {review.hidden ? <p className="mt-2 text-muted">{hiddenSaid(review.hidden)}</p> : null}
        </div>
        {photos.length > 0 ? <Photos photos={photos} of={review.author || 'pembeli'} /> : null}
      </div>
      {review.reply ? (
        <div className="mt-3 rounded-sm bg-sunk p-3">
          <p className="text-sm font-semibold">Balasan toko</p>
          <p className="mt-1 text-pretty wrap-anywhere">{review.reply}</p>
        </div>
      ) : null}
    </li>
  )
}

const Photos = ({ photos, of }: { photos: readonly string[]; of: string }) => (
  <ul {...dom.mark(dom.lightboxMark)} className={`mt-2 flex flex-wrap gap-2 ${photos.length > 2 ? '' : 'lg:mt-0'}`}>
    {photos.map((photo, place) => (
      <li key={photo}>
        <a
          href={largestFile(photo)}
          {...dom.mark(dom.zoomMark)}
          className="thumb lg:size-22"
          aria-label={`Perbesar foto ${place + 1} dari ${of}`}
        >
          <Image src={photo} alt="" size={88} />
        </a>
      </li>
    ))}
  </ul>
)

function Stars({ count }: { count: number }) {
  return (
    <span className="mt-0.5 flex shrink-0" role="img" aria-label={`${count} dari 5 bintang`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={14} className={star <= count ? 'text-star' : 'text-edge'} />
      ))}
    </span>
  )
}

/** 'Lihat Semua Ulasan' after the first few, then more of them, and later the way back by numbers. */
function Onward({ reviews }: { reviews: ReviewsShown }) {
  const { ask, total } = reviews
  const to = (page: number) => reviewAddress(reviews, { ...ask, page })
  return (
    <>
      {moreReviews(reviews) ? (
        <div className="mt-2 flex justify-center">
          <ButtonLink
            variant="outline"
            href={to(ask.page + 1)}
            {...dom.mark(dom.reviewsMark, ask.page === 0 ? dom.allReviewsLink : dom.moreReviewsLink)}
          >
            {ask.page === 0 ? `Lihat Semua Ulasan (${formatCount(total)})` : 'Muat Lebih Banyak'}
          </ButtonLink>
        </div>
      ) : null}
      {ask.page > 1 ? (
        <PageLinks index={ask.page - 1} size={limits.reviewsPage} total={reviewsReached(total)} to={to} />
      ) : null}
    </>
  )
}
