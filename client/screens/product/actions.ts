import * as dom from '#client/app/dom-names.ts'
import { type ActionContext, go, type Outcome, type PurchaseStart } from '#client/app/page/page.ts'
import { api } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'
import { addBeside, addLinked } from '#client/screens/cart/load.ts'
import { readCartLink } from '#shared/api/goods/cart-link.ts'
import { askAlert } from './ask-alert.ts'
import { buyNow } from './buy-now.ts'
import { togetherField } from './together.tsx'

/** What both pages of a product know, so that both take the same actions. */
type Context = Pick<ActionContext<'product'>, 'api' | 'params' | 'form' | 'read' | 'affiliateCode' | 'session'>

async function add(ctx: Context): Promise<Outcome> {
  const buys = ctx.form.get('then') === 'buy'
  const asks = ctx.form.get(dom.asksField)
  const others = buysAll(ctx) ? linesBeside(ctx) : []
  // What leaves no choice is in the cart before the rest is asked.
  if (asks !== null) {
    const flash = others.length > 0 ? await addBeside(ctx.api, others) : null
    const varian = asks === '0' ? null : ctx.read(api.cart.add).itemId
    return go(href('product', ctx.params, { varian, pilih: buys ? 'buy' : 'cart' }), { flash })
  }
  if (buys) return buyNow(ctx)
  if (others.length > 0) {
    const { itemId, quantity } = ctx.read(api.cart.add)
    const flash = await addLinked(ctx.api, [{ itemId, quantity }, ...others])
    return go(href('cart'), { flash, toast: 'leads' })
  }
  await ctx.api.cart.add(ctx.read(api.cart.add))
  return go(href('cart'), { flash: 'cart_added', toast: 'leads' })
}

const buysAll = ({ form }: Context): boolean => form.get('then') === 'all'
/** What others bought with it, as the page has written it. */
const linesBeside = ({ form }: Context) =>
  readCartLink(new URLSearchParams(String(form.get(togetherField)).split('?')[1]).get('isi'))

/** What can be done on the page of a product, on both its addresses. */
export const productActions = {
  add: Object.assign(add, { begins: 'cart' satisfies PurchaseStart } as const),
  async addToWishlist({ api, params }: Context): Promise<Outcome> {
    await api.wishlist.add(params)
    return go(href('product', params), { flash: 'wish_saved', toast: true })
  },
  async removeFromWishlist({ api, params }: Context): Promise<Outcome> {
    await api.wishlist.remove(params)
    return go(href('product', params), { flash: 'wish_removed', toast: true })
  },
  askAlert: (ctx: Context) => askAlert(ctx, (varian) => href('product', ctx.params, { varian })),
  async claimVoucher(ctx: Context): Promise<Outcome> {
    await ctx.api.voucher.claim(ctx.read(api.voucher.claim))
    return go(href('product', ctx.params), { flash: 'voucher_claimed', toast: true })
  },
}
