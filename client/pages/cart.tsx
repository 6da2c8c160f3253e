import { api } from '#shared/api/index.ts'
import { href } from '#shared/routes.ts'
import Cart, { type CartData } from '../islands/cart.tsx'
import { ActionRefused, go, page, stay } from '../page.ts'
import { MiniCart } from '../ui/mini-cart.tsx'
import { cartRefusals, cartSamples } from './samples/cart.ts'

export const cart = page({
  route: 'cart',
  cache: 'never',
  async load({ api, newKey }): Promise<CartData> {
    return { lines: await api.cart.list(), key: newKey() }
  },
  head: () => ({ title: 'Keranjang Belanja', heading: 'Keranjang', noindex: true }),
  view: (data, { refusal, path }) => <Cart data={data} refusal={refusal} path={path} />,
  actions: {
    /** The stepper's buttons send `step`, the field and its 'Perbarui' only `quantity`. */
    async change(ctx) {
      const quantity = Number(ctx.form.get('quantity')) + Number(ctx.form.get('step') ?? 0)
      await ctx.api.cart.change(ctx.read(api.cart.change, { quantity }))
      return stay('cart_changed')
    },
    async remove(ctx) {
      await ctx.api.cart.remove(ctx.read(api.cart.remove))
      return stay('cart_removed')
    },
    async empty(ctx) {
      const lines = await ctx.api.cart.list()
      if (lines.length > 0) await ctx.api.cart.empty({ lines: lines.map(({ id }) => ({ id })) })
      return stay('cart_emptied')
    },
    async create(ctx) {
      const lines = ctx.form.getAll('line').map((id) => ({ id }))
      if (lines.length === 0) throw new ActionRefused('cart_nothing_chosen')
      const { saleId } = await ctx.api.sale.create(ctx.read(api.sale.create, { lines, affiliateCode: ctx.affiliateCode ?? undefined }))
      return go(href('checkout', {}, { SALE_ID: saleId }))
    },
    /** The page's data again, for a script whose copy has grown old. */
    refresh: async () => stay(),
  },
  fragments: { mini: { view: (data) => <MiniCart lines={data.lines} dataKey={data.key} /> } },
  samples: cartSamples,
  refusals: cartRefusals,
})
