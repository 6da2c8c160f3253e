import * as dom from '#client/app/dom-names.ts'
import { ActionRefused, can, page, type Shop, stay } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { AlertButton } from '#client/kit/product/alert-button.tsx'
import { PickLink, ViewProduct } from '#client/kit/product/pick-link.tsx'
import { askAlert } from '#client/screens/product/ask-alert.ts'
import { fallOf, WishlistRows } from './rows.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { api } from '#shared/api/index.ts'
import type { Alert } from '#shared/api/goods/alert.ts'
import { optional } from '#client/app/page/optional.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { WishlistItem } from '#shared/api/goods/wishlist.ts'
import { href } from '#shared/web/routes.ts'

export interface WishlistData {
  items: readonly WishlistItem[]
  /** The token of the shared link; '' while it is not shared, null when it cannot be. */
  token: string | null
  /** What to buy, for who has saved nothing. */
  popular?: readonly ProductCard[]
  /** The alerts that the customer has already. */
  waits: readonly Pick<Alert, 'id' | 'kind' | 'itemId'>[]
}

/** A customer's saved products. One that became cheaper or available again says so. */
export const profileWishlist = page({
  route: 'profileWishlist',
  cache: 'never',
  async load({ api, shop }): Promise<WishlistData> {
    // Both are awaited together: when the list fails first, nobody would learn that the link fails, too.
    const [items, link, waits] = await Promise.all([
      api.wishlist.list(),
      can(shop, 'wishlist.findLink') ? api.wishlist.findLink() : null,
      can(shop, 'alert.list') ? optional(api, 'alert.list', {}, { otherwise: [] }) : [],
    ])
    const data = {
      items,
      token: link?.token ?? null,
      waits: waits.map(({ id, kind, itemId }) => ({ id, kind, itemId })),
    }
    if (items.length > 0) return data
    return { ...data, popular: await listBestSellers(api) }
  },
  head: ({ items }) => ({
    title: items.length > 0 ? `Wishlist (${items.length})` : 'Wishlist',
    back: href('profile'),
    noindex: true,
  }),
  view: ({ items, token, popular = [], waits }, { shop, refusal, path }) => (
    <div className="wrap py-3 lg:py-6">
      {refusal ? <RefusalNote {...refusal} className="mb-3" /> : null}
      {/* The script takes the state of all hearts from this list. */}
      <div {...dom.mark(dom.wishlistMark, items.map(({ product }) => product.slug).join(','))}>
        {items.length === 0 ? (
          <>
            <EmptyState
              drawing="heart"
              title="Wishlist masih kosong"
              text="Ketuk ikon hati pada produk untuk menyimpannya di sini."
              action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
            />
            <BestSellers cards={popular} />
          </>
        ) : (
          <>
            <WishlistRows
              items={items}
              corner={({ product }) => <Remove product={product} path={path} />}
              news={(item) => <WishlistNews {...{ item, waits, path, shop }} />}
            >
              {(item) => <WishlistAction {...{ item, waits, path, shop }} />}
            </WishlistRows>
            {can(shop, 'alert.list') ? (
              <p className="mt-3">
                <a
                  href={href('alerts')}
                  className="flex min-h-11 items-center gap-1 text-base font-semibold text-brand-text"
                >
                  Kabar Barang: produk yang Anda tunggu
                  <Icon name="chevron-right" size={18} />
                </a>
              </p>
            ) : null}
            {token === null ? null : <Sharing token={token} origin={shop.origin} path={path} />}
          </>
        )}
      </div>
    </div>
  ),
  actions: {
    async moveToCart(ctx) {
      const { slug } = ctx.read(api.wishlist.remove)
      await ctx.api.cart.add(ctx.read(api.cart.add, { quantity: 1 }))
      await ctx.api.wishlist.remove({ slug })
      return stay('wish_moved')
    },
    async remove(ctx) {
      await ctx.api.wishlist.remove(ctx.read(api.wishlist.remove))
      return stay('wish_removed')
    },
    async stopAlert(ctx) {
      await ctx.api.alert.remove(ctx.read(api.alert.remove))
      return stay('alert_removed')
    },
    askAlert: (ctx) => askAlert(ctx, () => href('profileWishlist')),
    async share(ctx) {
      const active = ctx.form.get('active')
      if (active !== '0' && active !== '1') throw new ActionRefused('bad_request')
      await ctx.api.wishlist.share({ active: active === '1' })
      return stay(active === '1' ? 'wish_shared' : 'wish_unshared')
    },
  },
  samples: async () => (await import('./samples.ts')).wishlistSamples,
})

interface WishProps extends Pick<WishlistData, 'waits'> {
  item: WishlistItem
  path: string
  shop: Shop
}
/** What the customer waits for already. */
const waitingOf = ({ item: { product, itemId }, waits }: WishProps) =>
  waits.find((one) => one.kind === (product.available ? 'price' : 'stock') && one.itemId === (itemId ?? product.itemId))

/** Asks for news; null where that was done, or cannot be. */
function askOf(wish: WishProps) {
  const { product, itemId } = wish.item
  const asked = itemId ?? product.itemId
  if (asked === null || waitingOf(wish) || !can(wish.shop, 'alert.ask')) return null
  const kind = product.available ? 'price' : 'stock'
  return <AlertButton kind={kind} itemId={asked} name={product.name} path={wish.path} shop={wish.shop} />
}

function WishlistNews(wish: WishProps) {
  const waiting = waitingOf(wish)
  if (waiting) return <Waiting item={wish.item} id={waiting.id} path={wish.path} />
  return wish.item.product.available ? askOf(wish) : null
}

/** The one thing to do with it; with what is sold out that is to wait for it. */
function WishlistAction(wish: WishProps) {
  const { product, itemId } = wish.item
  const chosen = itemId ?? product.itemId
  if (!product.available) return askOf(wish) ?? <ViewProduct product={product} />
  if (chosen === null) return <PickLink product={product} />
  return (
    <Form path={wish.path} action="moveToCart">
      <input type="hidden" name="slug" value={product.slug} />
      <input type="hidden" name="itemId" value={chosen} />
      <Button variant="outline" aria-label={`+ Keranjang: ${product.name}`}>
        + Keranjang
      </Button>
    </Form>
  )
}

/** What is waited for, and the press that ends it. */
const Waiting = ({ item, id, path }: { item: WishlistItem; id: string; path: string }) => (
  <Form path={path} action="stopAlert">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="token" value="" />
    <button type="submit" className="flex min-h-11 flex-wrap items-center gap-x-2 text-left text-sm text-muted">
      <span>
        {!item.product.available
          ? 'Menunggu tersedia lagi'
          : fallOf(item) > 0
            ? 'Menunggu harga turun lagi'
            : 'Menunggu harga turun'}
      </span>
      <span className="font-semibold text-brand-text">
        Berhenti Menunggu<span className="sr-only"> {item.product.name}</span>
      </span>
    </button>
  </Form>
)

const Remove = ({ product, path }: Pick<WishlistItem, 'product'> & { path: string }) => (
  <Form path={path} action="remove" className="-my-3 -mr-3">
    <input type="hidden" name="slug" value={product.slug} />
    <button
      type="submit"
      aria-label={`Hapus ${product.name} dari wishlist`}
      className="grid size-11 place-items-center rounded-sm text-muted"
    >
      <Icon name="trash" />
    </button>
  </Form>
)

function Sharing({ token, origin, path }: { token: string; origin: string; path: string }) {
  const link = origin + href('wishlist', { token })
  return (
    <section className="card mt-3 p-4">
      <h2 className="text-md">Bagikan Wishlist</h2>
      <p className="mt-1 text-base text-muted">
        Siapa pun yang punya tautannya dapat melihat isi wishlist Anda, tanpa dapat mengubahnya.
      </p>
      {token ? (
        <p className="mt-2 flex items-center justify-between gap-3 rounded-sm bg-sunk px-3 py-2 text-base">
          <span className="min-w-0 wrap-anywhere">{link}</span>
          <CopyButton value={link} label="Salin Tautan Wishlist" />
        </p>
      ) : null}
      <Form path={path} action="share" className="mt-3">
        <input type="hidden" name="active" value={token ? '0' : '1'} />
        <Button variant="outline">{token ? 'Berhenti Membagikan' : 'Buat Tautan'}</Button>
      </Form>
    </section>
  )
}
