import { asOwner } from '#commerce/cart/as-owner.ts'
import { randomBytes } from 'node:crypto'
import type { WishlistItem } from '#shared/api/goods/wishlist.ts'
import { ItemId, rupiah } from '#shared/api/contract/brands.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { customerOwner, findLine, ownerOf, removeLine } from '#commerce/cart/store.ts'
import { cardAt, cardOf } from '#commerce/catalog/rules.ts'
import { findProduct, findVariant, findVariants, type PricedVariant, type ProductRow } from '#commerce/catalog/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import {
  addWish,
  changeWish,
  findSharer,
  findToken,
  findWish,
  listWishes,
  makeRoom,
  removeBySlug,
  writeToken,
} from './store.ts'

/** Products outside the caller's own wishlist do not exist for the caller. */
export const wishlist: Handlers<'wishlist'> = {
  list: (_, scope) => accepted(itemsOf(scope, ownerOf(scope.who))),

  listSlugs(_, { db, who }) {
    const owner = ownerOf(who)
    return accepted(owner === null ? [] : listWishes(db, owner).map(({ product }) => product.slug))
  },

  add({ slug }, scope) {
    return asOwner(scope, (owner) => {
      const product = findProduct(scope.db, slug)
      return product ? save(scope, owner, product, null) : refused('item_unknown')
    })
  },

  remove({ slug }, scope) {
    return asOwner(scope, (owner) => {
      removeBySlug(scope.db, owner, slug)
      return accepted({})
    })
  },

  saveLine({ id }, scope) {
    return asOwner(scope, (owner) => {
      const line = findLine(scope.db, owner, id)
      const product = line && findProduct(scope.db, line.slug)
      if (!line || !product) return refused('cart_line_unknown')
      const saved = save(scope, owner, product, line.variantId)
      if (saved.ok) removeLine(scope.db, owner, id)
      return saved
    })
  },

  findLink: (_, { db, who }) => accepted({ token: who.customerId === null ? '' : findToken(db, who.customerId) }),

  share({ active }, scope) {
    const { customerId } = scope.who
    if (customerId === null) return refused('bad_request')
    return inTransaction(scope, ({ db }) => {
      const token = active ? findToken(db, customerId) || randomBytes(16).toString('base64url') : ''
      writeToken(db, customerId, token)
      return accepted({ token })
    })
  },

  findShared({ token }, scope) {
    const sharer = findSharer(scope.db, token)
    if (!sharer) return refused('not_found')
    const [name = ''] = sharer.name.trim().split(/\s+/)
    return accepted({ name, items: itemsOf(scope, customerOwner(sharer.id)) })
  },
}

/** A product that is saved twice keeps its place; only a variant that comes from the cart replaces the older one. */
function save(
  { db, now, newId }: Scope,
  owner: string,
  product: ProductRow,
  variantId: string | null,
): Result<Record<string, never>> {
  const known = findWish(db, owner, product.id)
  const variants = findVariants(db, [product.id], now).get(product.id) ?? []
  const { price, available } = savedCard(product, variants, variantId)
  const seenNow = { savedPrice: price, savedAvailable: available }
  if (known) {
    if (variantId !== null) changeWish(db, known.id, { variantId, ...seenNow })
    return accepted({})
  }
  if (makeRoom(db, owner, 1) < 1) return refused('wishlist_full')
  addWish(db, { id: newId(), owner, productId: product.id, variantId, ...seenNow, savedAt: now })
  return accepted({})
}

/** The card of what was saved: of the product, or of the variant that came from the cart. */
function savedCard(product: ProductRow, variants: readonly PricedVariant[], variantId: string | null) {
  const variant = variants.find(({ id }) => id === variantId)
  return variant ? cardAt(product, variants, variant) : cardOf(product, variants)
}

function itemsOf({ db, now }: Scope, owner: string | null): WishlistItem[] {
  if (owner === null) return []
  const rows = listWishes(db, owner)
  const variants = findVariants(
    db,
    rows.map(({ product }) => product.id),
    now,
  )
  return rows.map(({ wish, product }) => ({
    product: savedCard(product, variants.get(product.id) ?? [], wish.variantId),
    itemId: wish.variantId === null ? null : ItemId.parse(wish.variantId),
    variant: wish.variantId === null ? '' : (findVariant(db, wish.variantId)?.name ?? ''),
    savedPrice: rupiah(wish.savedPrice),
    savedAvailable: wish.savedAvailable,
  }))
}
