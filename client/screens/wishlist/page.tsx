import { ApiFailure } from '#shared/api/index.ts'
import type { OutputOf, Api } from '#shared/api/index.ts'
import type { WishlistItem } from '#shared/api/goods/wishlist.ts'
import { href } from '#shared/web/routes.ts'
import { notFound, page } from '#client/app/page/page.ts'
import { ViewProduct } from '#client/kit/product/pick-link.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { AddOrPick } from '#client/kit/product/add-or-pick.tsx'
import { WishlistRows } from '#client/screens/profile-wishlist/rows.tsx'

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
          drawing="heart"
          title="Wishlist masih kosong"
          text="Belum ada produk yang disimpan di sini."
          action={{ href: href('products', { category: 'semua' }), label: 'Lihat Produk' }}
        />
      ) : (
        <WishlistRows items={items}>
          {({ product, itemId }) => <WishlistWayOn product={product} itemId={itemId} />}
        </WishlistRows>
      )}
    </div>
  ),
  samples: async () => (await import('./samples.ts')).sharedWishlistSamples,
})

/** Puts what was saved in the visitor's own cart; where a variant is to be chosen, the sheet asks. */
function WishlistWayOn({ product, itemId }: Pick<WishlistItem, 'product' | 'itemId'>) {
  if (!product.available) return <ViewProduct product={product} />
  return <AddOrPick product={product} itemId={itemId ?? product.itemId} variant="outline" />
}
