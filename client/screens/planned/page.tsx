import type { z } from 'zod'
import type { api as contract } from '#shared/api/index.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { found } from '#client/app/page/found.ts'
import { type Frame, page } from '#client/app/page/page.ts'
import { Image } from '#client/app/image.tsx'
import { ShopLink } from '#client/kit/base/shop-link.tsx'
import { ArticleScreen } from '#client/screens/article/page.tsx'
import { BannerCarousel } from '#client/screens/home/banner-carousel.tsx'

type Preview = z.output<typeof contract.planned.find.output>

/** What shoppers do not see yet, for the holder of a link: it is kept nowhere and listed nowhere. */
export const planned = page({
  route: 'planned',
  cache: 'never',
  load: ({ api, params: { token } }): Promise<Preview> => found(api.planned.find({ token })),
  head: () => ({ title: 'Pratinjau', titled: true, noindex: true }),
  view: (data, frame) => <PreviewScreen data={data} frame={frame} />,
  samples: async () => {
    const { sampleArticle } = await import('#client/samples/articles.ts')
    const { imageOf } = await import('#client/samples/card.ts')
    return {
      article: { until: '2026-12-01T03:00:00.000Z', article: sampleArticle, banners: [], popup: [] },
      banners: {
        until: '2026-12-01T03:00:00.000Z',
        article: null,
        banners: [
          { image: imageOf('banner-koleksi'), link: '/products/semua', title: 'Diskon Akhir Tahun' },
          { image: imageOf('banner-rumah'), link: null, title: '' },
        ],
        popup: [],
      },
      popup: {
        until: '2026-12-01T03:00:00.000Z',
        article: null,
        banners: [],
        popup: [{ image: sampleArticle.image, link: '/products/semua', title: '' }],
      },
    }
  },
})

function PreviewScreen({ data, frame }: { data: Preview; frame: Frame }) {
  const {
    until,
    article,
    banners,
    popup: [popup],
  } = data
  return (
    <>
      {article ? null : <h1 className="sr-only">Pratinjau</h1>}
      <p role="note" className="wrap bg-warn-soft py-2 text-base text-warn-ink">
        Pratinjau: pembeli belum melihat ini. Tautan berlaku sampai {formatDeadline(until)}, atau sampai ini tayang.
      </p>
      {article ? <ArticleScreen article={article} related={[]} frame={frame} draft /> : null}
      {banners.length > 0 ? (
        <div className="wrap py-4">
          <BannerCarousel shop={{ ...frame.shop, banners }} />
        </div>
      ) : null}
      {popup ? (
        <div className="wrap py-4">
          <div className="mx-auto max-w-md overflow-hidden rounded-lg shadow-float">
            <ShopLink to={popup.link} origin={frame.shop.origin} className="block">
              <Image src={popup.image} alt="Popup" width={640} height={640} sizes="min(480px, 90vw)" />
            </ShopLink>
          </div>
        </div>
      ) : null}
    </>
  )
}
