import { asOwner } from './as-owner.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import { CartId, ItemId, rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { chargedGrams, parcelOf } from '#shared/order/charged-weight.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { dealLines } from '#commerce/pricing/lines.ts'
import { type PriceOrigin, flashSaleNotice, givenBy, leftOf, tierNote } from '#commerce/pricing/flash-sale-rules.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { quantityProblem } from './rules.ts'
import { findNote, writeNote } from './notes.ts'
import {
  addLine,
  changeLine,
  findItem,
  findLine,
  findPlace,
  listLines,
  ownerOf,
  removeLine,
  renewCart,
  type ShownLine,
} from './store.ts'

/** Lines outside the caller's own cart do not exist for the caller. */
export const cart: Handlers<'cart'> = {
  list(_, scope) {
    const owner = ownerOf(scope.who)
    return accepted(owner === null ? [] : priceLines(scope, listLines(scope.db, owner)).map(lineView))
  },

  add({ itemId, quantity }, scope) {
    return asOwner(scope, (owner) => {
      const item = findItem(scope.db, itemId)
      if (!item) return refused('item_unknown')
      const { line, lines } = findPlace(scope.db, owner, itemId)
      const problem = quantityProblem((line?.quantity ?? 0) + quantity, item)
      if (problem) return problem
      if (!line && lines >= limits.cartLines) return refused('cart_full')
      const id = line?.id ?? scope.newId()
      const pieces = (line?.quantity ?? 0) + quantity
      const [origin] = priceLines(scope, [{ ...item, variantId: itemId, quantity: pieces, addedPrice: item.price }])
      const addedPrice = origin?.price ?? item.price
      if (line) {
        changeLine(scope.db, id, { quantity: pieces, addedPrice })
        renewCart(scope, owner)
      } else addLine(scope.db, { id, owner, variantId: itemId, quantity, addedPrice, addedAt: scope.now })
      return accepted({ id: CartId.parse(id) })
    })
  },

  change({ id, quantity }, scope) {
    return asOwner(scope, (owner) => {
      const line = findLine(scope.db, owner, id)
      if (!line) return refused('cart_line_unknown')
      const problem = quantityProblem(quantity, line)
      if (problem) return problem
      changeLine(scope.db, id, { quantity })
      renewCart(scope, owner)
      return accepted({})
    })
  },

  remove({ id }, scope) {
    return asOwner(scope, (owner) => {
      if (!removeLine(scope.db, owner, id)) return refused('cart_line_unknown')
      renewCart(scope, owner)
      return accepted({})
    })
  },

  empty({ lines }, scope) {
    return asOwner(scope, (owner) => {
      const ids = new Set<string>(lines.map(({ id }) => id))
      if ([...ids].some((id) => !findLine(scope.db, owner, id))) return refused('cart_line_unknown')
      for (const id of ids) removeLine(scope.db, owner, id)
      renewCart(scope, owner)
      return accepted({})
    })
  },

  findNote(_, { db, who }) {
    const owner = ownerOf(who)
    return accepted({ note: owner === null ? '' : findNote(db, owner) })
  },

  changeNote({ note }, scope) {
    return asOwner(scope, (owner) => {
      writeNote(scope.db, owner, note)
      return accepted({})
    })
  },
}

type Priceable = Pick<ShownLine, 'variantId' | 'quantity' | 'addedPrice' | 'price' | 'fullPrice'>
/** What each line costs the caller now. What a guest has bought before is not known yet. */
const priceLines = <L extends Priceable>({ db, now, who }: Scope, lines: readonly L[]) =>
  dealLines(db, now, { customerId: who.customerId, phone: null, contact: null }, lines, (line) => line)

function lineView({
  line,
  price,
  fullPrice,
  origin,
}: {
  line: ShownLine
  price: number
  fullPrice: number | null
  origin: PriceOrigin
}): CartItem {
  const { id, variantId, quantity, name, slug, published, variant, image, cover, stock, addedPrice } = line
  const given = givenBy(origin)
  return {
    id: CartId.parse(id),
    code: id,
    quantity,
    price: rupiah(price),
    fullPrice: rupiah(Math.max(price, fullPrice ?? 0)),
    name,
    slug: published ? slug : null,
    image: image || (cover[0] ?? ''),
    available: published && stock > 0,
    variant,
    stock,
    addedPrice: rupiah(addedPrice),
    itemId: ItemId.parse(variantId),
    news: flashSaleNotice(null, price, origin) ?? '',
    flash: given !== null,
    flashLeft: given && Math.min(leftOf(given), stock),
    priceNote: tierNote(origin),
    weightGrams: wayOfGoods(line).needsCourier
      ? chargedGrams(parcelOf(line, { weightGrams: line.ownGrams, dimensions: line.ownDimensions }))
      : null,
  }
}
