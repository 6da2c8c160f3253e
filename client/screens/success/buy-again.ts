import type { ApiClient } from '#shared/api/index.ts'
import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import { ActionRefused, go, type Outcome } from '#client/app/page/page.ts'
import { addUpTo } from '#client/screens/cart/load.ts'

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
    if (itemId === null || (await addUpTo(api, { itemId, quantity }, held)).no) missing.push(name)
  }
  if (missing.length === lines.length) throw new ActionRefused('item_unknown')
  return missing.length === 0
    ? go(href('cart'), { flash: 'bought_again' })
    : go(href('cart'), { flash: 'bought_again_some', values: { names: named(missing) } })
}

const shownChars = 40
/** One name and how many more, because a message is shown for three seconds. */
function named([first = '', ...more]: readonly string[]): string {
  const name = first.length > shownChars ? `${first.slice(0, shownChars - 1).trimEnd()}…` : first
  return more.length > 0 ? `${name} +${more.length}` : name
}
