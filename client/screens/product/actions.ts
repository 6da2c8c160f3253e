import * as dom from '#client/app/dom-names.ts'
import { type ActionContext, go, type Outcome, type PurchaseStart } from '#client/app/page/page.ts'
import { api } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'
import { askAlert } from './ask-alert.ts'
import { buyNow } from './buy-now.ts'

/** What both pages of a product know, so that both take the same actions. */
type Context = Pick<ActionContext<'product'>, 'api' | 'params' | 'form' | 'read' | 'affiliateCode' | 'session'>

async function add(ctx: Context): Promise<Outcome> {
  const buys = ctx.form.get('then') === 'buy'
  const asks = ctx.form.get(dom.asksField)
  if (asks !== null) {
    const varian = asks === '0' ? null : ctx.read(api.cart.add).itemId
    return go(href('product', ctx.params, { varian, pilih: buys ? 'buy' : 'cart' }))
  }
  if (buys) return buyNow(ctx)
  await ctx.api.cart.add(ctx.read(api.cart.add))
  return go(href('cart'), { flash: 'cart_added', toast: 'leads' })
}

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
