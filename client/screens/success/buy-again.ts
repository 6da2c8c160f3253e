import type { ApiClient } from '#shared/api/index.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import { refusesGoods } from '#shared/api/refuses-goods.ts'
import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import { ActionRefused, go, type Outcome } from '#client/app/page/page.ts'

/**
 * Puts the lines of an order back into the cart, as far as they are still sold, and names the rest. Of what is there
 * already only the missing pieces are added, so that pressing twice adds nothing twice.
 */
export async function buyAgain(api: ApiClient, { lines }: Pick<Order, 'lines'>): Promise<Outcome> {
  // A backend that does not say the variants at least names the product.
  const slug = lines.find((line) => line.slug !== null)?.slug
  if (slug && lines.every(({ itemId }) => itemId === null)) return go(href('product', { slug }))
  const missing: string[] = []
  const own = await api.cart.list()
  // One after the other, because all of them change the same cart.
  for (const { itemId, quantity, name } of lines) {
    const held = own.find((line) => line.itemId === itemId)?.quantity ?? 0
    if (itemId === null || !(await addUpTo(api, { itemId, quantity }, held))) missing.push(name)
  }
  if (missing.length === lines.length) throw new ActionRefused('item_unknown')
  return missing.length === 0
    ? go(href('cart'), { flash: 'bought_again' })
    : go(href('cart'), { flash: 'bought_again_some', values: { names: named(missing) } })
}

/** Adds what the cart, which holds some, lacks of a line, or all that is left. false: the shop has none of it. */
async function addUpTo(api: ApiClient, { itemId, quantity }: Wanted, held: number): Promise<boolean> {
  const add = (more: number) => api.cart.add({ itemId, quantity: more as Wanted['quantity'] })
  try {
    if (quantity > held) await add(quantity - held)
  } catch (failure) {
    if (!refusesGoods(failure)) throw failure
    const left = failure.code === 'stock_short' ? Number(failure.values['left']) : 0
    if (left > held) await add(left - held)
    return left > 0
  }
  return true
}
interface Wanted {
  itemId: NonNullable<CartItem['itemId']>
  quantity: Order['lines'][number]['quantity']
}

const shownChars = 40
/** One name and how many more, because a message is shown for three seconds. */
function named([first = '', ...more]: readonly string[]): string {
  const name = first.length > shownChars ? `${first.slice(0, shownChars - 1).trimEnd()}…` : first
  return more.length > 0 ? `${name} +${more.length}` : name
}
