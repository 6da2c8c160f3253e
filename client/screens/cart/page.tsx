import { readCartLink } from '#shared/api/goods/cart-link.ts'
import { api } from '#shared/api/index.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import type { CartPage } from './data.ts'
import * as dom from '#client/app/dom-names.ts'
import Cart from './island.tsx'
import { type ActionContext, ActionRefused, beginning, can, go, page, stay, staying } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { Section } from '#client/kit/base/section.tsx'
import { countInCart } from '#client/kit/order/pieces.ts'
import { ProductGrid } from '#client/kit/product/product-card.tsx'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { RecentProducts } from '#client/kit/product/recent-products.tsx'
import { knowsPlaces } from '#client/app/page/knows-places.ts'
import { MiniCart } from './mini-cart.tsx'
import { headingOf } from './heading.ts'
import { fitField, goneField, readUnticked, ticksField, undoField, writeTicks } from './fields.ts'
import { addLinked, findDistrict, loadLinked, loadVouchers } from './load.ts'

export const cart = page({
  route: 'cart',
  cache: 'never',
  async load(ctx): Promise<CartPage> {
    const linkLines = readCartLink(ctx.query.get('isi'))
    const asked = ctx.api.cart.list()
    const [lines, note, linked, vouchers, popular, costed, district] = await Promise.all([
      asked,
      optional(ctx.api, 'cart.findNote'),
      ctx.query.has('isi') && can(ctx.shop, 'catalog.listByItems') ? loadLinked(ctx.api, linkLines) : null,
      loadVouchers(ctx, asked),
      // With something in it, it is a step of a purchase and reads nothing more.
      asked.then(({ length }) => (length > 0 ? [] : listBestSellers(ctx.api))),
      can(ctx.shop, 'shipment.findEstimate') && knowsPlaces(ctx),
      findDistrict(ctx),
    ])
    return {
      lines,
      key: ctx.newKey(),
      note: note?.note ?? null,
      vouchers,
      linked,
      costed,
      district,
      insures: ctx.ownBackend,
      saves: ctx.session !== null && can(ctx.shop, 'wishlist.saveLine'),
      ...(popular.length > 0 ? { popular } : {}),
    }
  },
  head: ({ lines }) => ({ title: 'Keranjang Belanja', heading: headingOf(countInCart(lines)), noindex: true }),
  view: ({ popular = [], ...data }, { refusal, path, shop, typed = {} }) => (
    <>
      <Cart {...{ data, refusal, path }} unticked={readUnticked(data.lines, typed[ticksField])} />
      {popular.length > 0 ? (
        <div className="wrap">
          <BestSellers cards={popular} />
        </div>
      ) : null}
      <div className="wrap">
        <RecentProducts shop={shop} />
      </div>
    </>
  ),
  actions: {
    /** The buttons of the stepper send `step`; the field and its 'Perbarui' send only `quantity`. */
    change: staying(async (ctx) => {
      const [typed, step] = [Number(ctx.form.get('quantity')), Number(ctx.form.get('step') ?? 0)]
      // What was refused stays in its field, and a step counts from what the line holds.
      const counts = step === 0 || (Number.isInteger(typed) && typed > 0)
      const from = counts ? typed : await heldOf(ctx)
      await ctx.api.cart.change(ctx.read(api.cart.change, { quantity: from + step }))
      return stay('cart_changed')
    }),
    remove: staying(async (ctx) => {
      await ctx.api.cart.remove(ctx.read(api.cart.remove))
      return stay(ctx.form.has(undoField) ? null : 'cart_removed')
    }),
    later: staying(async (ctx) => {
      await ctx.api.wishlist.saveLine(ctx.read(api.wishlist.saveLine))
      return stay('wish_saved')
    }),
    /** Everything, or with the field `goneField` what cannot be bought. */
    async empty(ctx) {
      const goneOnly = ctx.form.has(goneField)
      const lines = (await ctx.api.cart.list()).filter(({ available }) => !(goneOnly && available))
      if (lines.length > 0) await ctx.api.cart.empty({ lines: lines.map(({ id }) => ({ id })) })
      return stay(goneOnly ? 'cart_removed' : 'cart_emptied')
    },
    note: staying(async (ctx) => {
      const keeps = ctx.form.has(ticksField)
      if (keeps) keepTicks(ctx.form)
      await ctx.api.cart.changeNote(ctx.read(api.cart.changeNote))
      if (!keeps) return stay('note_saved')
      // It is saved, also where the lines cannot be read again just now.
      const ticks = writeTicks(await ctx.api.cart.list().catch(() => []), ctx.form)
      return go(href('cart', {}, { isi: ctx.query.get('isi') }), {
        flash: 'note_saved',
        values: { [ticksField]: ticks },
      })
    }),
    /** One code, or the several of a combination; `active` 0 takes one off. */
    voucher: staying(async (ctx) => {
      const active = ctx.form.get('active') !== '0'
      const [first = '', ...more] = ctx.form.getAll('code').slice(0, 2)
      for (const code of [first, ...more]) await ctx.api.voucher.choose(ctx.read(api.voucher.choose, { code, active }))
      return stay(active ? 'voucher_used' : 'voucher_removed')
    }),
    /** Afterwards the cart holds at least what the link says; a second press adds nothing. */
    async addLinked(ctx) {
      const flash = await addLinked(ctx.api, readCartLink(ctx.query.get('isi')))
      return go(href('cart'), { flash })
    },
    create: beginning('checkout', async (ctx) => {
      const lines = ctx.form.getAll('line').map((id) => ({ id }))
      keepTicks(ctx.form)
      if (lines.length === 0) throw new ActionRefused('cart_nothing_chosen')
      await fitLines(ctx)
      await keepNote(ctx)
      const { orderId } = await ctx.api.checkout.create(
        ctx.read(api.checkout.create, { lines, affiliateCode: ctx.affiliateCode ?? undefined }),
      )
      return go(href('checkout', {}, { SALE_ID: orderId }))
    }),
    /** The page's data again, for a script whose copy is old. */
    refresh: async () => stay(),
  },
  fragments: {
    // For a cart with something in it, which reads it only when the shopper comes near it.
    [dom.cardsPart]: {
      async make(ctx) {
        const lines = await ctx.api.cart.list()
        const near = await listNear(ctx.api, lines)
        if (near.length < nearEnough) return <BestSellers cards={await listBestSellers(ctx.api)} />
        return (
          <Section title="Mungkin Anda Suka">
            <ProductGrid cards={near} />
          </Section>
        )
      },
    },
    [dom.miniCartPart]: {
      async make(ctx) {
        const asked = ctx.api.cart.list()
        const [lines, vouchers] = await Promise.all([asked, loadVouchers(ctx, asked)])
        return <MiniCart lines={lines} vouchers={vouchers} dataKey={ctx.newKey()} />
      },
    },
  },
  samples: async () => (await import('./samples.ts')).cartSamples,
  refusals: async () => (await import('./samples.ts')).cartRefusals,
})

/** Fewer would leave a row of a wide screen with gaps. */
const nearEnough = 6

/** What is bought with the first of the lines, and what is like it, as far as it can be bought and is not in the cart. */
async function listNear(
  client: ActionContext<'cart'>['api'],
  lines: readonly CartItem[],
): Promise<readonly ProductCard[]> {
  const slug = lines.find((line) => line.available)?.slug
  if (!slug) return []
  const inCart = new Set(lines.map((line) => line.slug))
  const related = await optional(client, 'catalog.related', { slug }, { otherwise: [] })
  return related.filter((card) => card.available && !inCart.has(card.slug))
}

/**
 * What the button said: as many as there are of the ticked lines that wanted more. With a script that is done before. The
 * page may be old, so a line that wants fewer by now stays as it is.
 */
async function fitLines(ctx: ActionContext<'cart'>): Promise<void> {
  const said = ctx.form.getAll(fitField).map((field) => String(field).split(' '))
  if (said.length === 0) return
  const most = new Map(said.map(([quantity, id]) => [id, Number(quantity)]))
  const ticked = new Set(ctx.form.getAll('line').map(String))
  for (const { id, quantity } of await ctx.api.cart.list()) {
    const fit = most.get(id) ?? quantity
    if (ticked.has(id) && fit < quantity) await ctx.api.cart.change(ctx.read(api.cart.change, { id, quantity: fit }))
  }
}

/** How many the line of the form holds; NaN: it is gone. */
const heldOf = async ({ api, form }: ActionContext<'cart'>): Promise<number> =>
  (await api.cart.list()).find(({ id }) => id === form.get('id'))?.quantity ?? NaN

/** What was ticked, for the page of a refusal, which keeps the first of several values. */
const keepTicks = (form: FormData): void => form.set(ticksField, form.getAll('line').map(String).join(' '))

/** A note that was typed and not saved yet is sent with the press of Checkout. */
async function keepNote(ctx: ActionContext<'cart'>): Promise<void> {
  if (ctx.form.has('note') && can(ctx.shop, 'cart.changeNote'))
    await ctx.api.cart.changeNote(ctx.read(api.cart.changeNote))
}
