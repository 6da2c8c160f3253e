import { ApiFailure } from '#shared/api/index.ts'
import type { OutputOf, Api } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'
import { notFound, page } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { WishlistRows } from '#client/screens/profile-wishlist/rows.tsx'
import { sharedWishlistSamples } from './samples.ts'

export type SharedWishlist = OutputOf<Api['wishlist']['findShared']>

/** Another customer's wishlist, by the link they shared: to look at and to buy from. */
export const wishlist = page({
  route: 'wishlist',
  cache: 'never',
  async load({ api, params: { token } }): Promise<SharedWishlist> {
    try {
      return await api.wishlist.findShared({ token })
    } catch (failure) {
      // Withdrawn, mistyped or never there: the page does not say which.
      if (failure instanceof ApiFailure && (failure.status === 404 || failure.kind === 'absent')) notFound()
      throw failure
    }
  },
  head: ({ name }) => ({ title: name ? `Wishlist ${name}` : 'Wishlist', noindex: true }),
  view: ({ items }) => (
    <div className="wrap py-3 lg:py-6">
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Wishlist masih kosong"
          text="Belum ada produk yang disimpan di sini."
          action={{ href: href('products', { category: 'semua' }), label: 'Lihat Produk' }}
        />
      ) : (
        <WishlistRows items={items}>
          {({ product }) => (
            <ButtonLink
              variant="outline"
              href={href('product', { slug: product.slug })}
              aria-label={`Lihat Produk ${product.name}`}
            >
              Lihat Produk
            </ButtonLink>
          )}
        </WishlistRows>
      )}
    </div>
  ),
  samples: sharedWishlistSamples,
})
