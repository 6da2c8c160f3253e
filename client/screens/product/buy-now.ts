import type { CartItem } from '#shared/api/goods/cart.ts'
import type { CartId } from '#shared/api/contract/brands.ts'
import { type ApiClient, api as contract } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'
import { type ActionContext, go, type Outcome } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'

/**
 * 'Beli Langsung': a checkout with this variant alone, in the chosen quantity. It is a line of the cart, because the
 * specification begins every checkout with lines of the cart; the other lines stay there. Pressed again after a step
 * back, the line keeps the chosen quantity: nobody pays for two because they looked twice.
 */
export async function buyNow(ctx: Pick<ActionContext<'product'>, 'api' | 'read' | 'affiliateCode'>): Promise<Outcome> {
  const { api } = ctx
  const { itemId, quantity } = ctx.read(contract.cart.add)
  // Of a cart that cannot be read nobody knows how many pieces the line would have, and all of them would be paid.
  const before = await optional(api, 'cart.list', {}, { otherwise: [], when: 'absent' })
  const own = before.find((line) => line.itemId === itemId)
  if (own && own.quantity !== quantity) await api.cart.change({ id: own.id, quantity })
  const id = own?.id ?? (await api.cart.add({ itemId, quantity })).id ?? (await lineSince(api, before))
  // A backend that does not say which line it is: the cart shows it.
  if (id === null) return go(href('cart'))
  // One that does not say what its lines hold has added to a line that was there.
  if (!own && before.some((line) => line.id === id)) await api.cart.change({ id, quantity })
  const { orderId } = await api.checkout.create(
    ctx.read(contract.checkout.create, { lines: [{ id }], affiliateCode: ctx.affiliateCode ?? undefined }),
  )
  return go(href('checkout', {}, { SALE_ID: orderId }))
}

/** The one line that was added or has more pieces than before; null when it is not clear which. */
async function lineSince(api: ApiClient, before: readonly CartItem[]): Promise<CartId | null> {
  const now = await optional(api, 'cart.list', {}, { otherwise: [] })
  const grown = now.filter(({ id, quantity }) => quantity > (before.find((line) => line.id === id)?.quantity ?? 0))
  return grown.length === 1 ? (grown[0]?.id ?? null) : null
}
