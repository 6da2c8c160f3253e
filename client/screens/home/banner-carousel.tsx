import * as dom from '#client/app/dom-names.ts'
import type { Shop } from '#client/app/page/page.ts'
import { Image } from '#client/app/image.tsx'
import { ShopLink } from '#client/kit/base/shop-link.tsx'

/** What a banner that leads to goods says, by the beginning of their addresses. */
const actions = { '/products/': 'Lihat Koleksi', '/search?': 'Lihat Koleksi', '/product/': 'Lihat Produk' } as const
const goodsAction = (link: string): string | undefined =>
  Object.entries(actions).find(([part]) => link.includes(part))?.[1]
/** On a desktop, which has the room: a picture alone does not look like something to press. */
const actionOf = (link: string): string => goodsAction(link) ?? 'Selengkapnya'

/** Whether it leads to goods: a shop without any has an empty list there. */
export const leadsToGoods = ({ link }: Shop['banners'][number]): boolean => goodsAction(link ?? '') !== undefined

/**
 * Wide images that only the shopper moves; the next one peeks in. The script fills the dots, because it knows the
 * position.
 */
export function BannerCarousel({ shop }: { shop: Shop }) {
  const { banners, origin } = shop
  if (banners.length === 0) return null
  return (
    <section aria-label="Promo toko" className="banners" {...dom.mark(dom.carouselMark)}>
      <ul className={`banner-track ${banners.length > 1 ? 'banner-peek' : ''}`} {...dom.mark(dom.trackMark)}>
        {banners.map((banner, place) => (
          <li key={`${banner.image}${place}`} className="banner">
            <ShopLink to={banner.link} origin={origin} className="relative block h-full">
              <Image
                src={banner.image}
                alt={banner.title ? '' : `Promo ${place + 1}`}
                kind="banner"
                width={1440}
                height={630}
                sizes={
                  banners.length > 1
                    ? '(min-width: 1480px) 692px, (min-width: 1025px) 47vw, (min-width: 900px) 63vw, 88vw'
                    : '(min-width: 1200px) 1152px, 96vw'
                }
                priority={place === 0}
              />
              {banner.title ? (
                <span className="banner-title">
                  <span className="line-clamp-3">{banner.title}</span>
                  {banner.link ? (
                    <b className="rounded-full border px-3 py-1 text-base font-semibold">{actionOf(banner.link)}</b>
                  ) : null}
                </span>
              ) : null}
            </ShopLink>
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <p className="banner-dots" aria-hidden="true">
          {banners.map((banner, place) => (
            <span key={`${banner.image}${place}`} {...dom.mark(dom.dotMark, place === 0 ? 'here' : '')} />
          ))}
        </p>
      ) : null}
    </section>
  )
}
