import type { Product } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { Form } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'

/** The heart of a product; nothing when the shop has no wishlists. */
export function WishlistButton({
  product,
  shop,
  className = '',
}: {
  product: Product
  shop: Shop
  className?: string
}) {
  if (!can(shop, 'wishlist.add')) return null
  return (
    <Form path={href('product', { slug: product.slug })} action="addToWishlist" className={className}>
      <button
        type="submit"
        {...dom.mark(dom.heartMark, product.slug)}
        aria-label={`Simpan ${product.name} ke wishlist`}
        className="heart-button"
      >
        <Icon name="heart" size={22} />
      </button>
    </Form>
  )
}
