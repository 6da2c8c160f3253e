import { api } from '#shared/api/index.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { href } from '#shared/web/routes.ts'
import CheckoutScreen from './island.tsx'
import type { Asked, CheckoutData } from './data/data.ts'
import {
  type ActionContext,
  ActionRefused,
  again,
  can,
  type Frame,
  go,
  notFound,
  page,
  redirect,
  stay,
  staying,
} from '#client/app/page/page.ts'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { AgeQuestion } from '#client/kit/form/age-question.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { readAddress } from './address/fields.ts'
import { placeStep } from './address/place-step.ts'
import { askBeside, askParts, loadParts } from './data/load.ts'
import { paymentOf } from './data/payment-groups.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'
import { phoneOf } from '#client/app/page/phone.ts'
import { isPlaced, readCheckout } from './data/read-checkout.ts'
import { placeOrder } from '#client/app/page/placing.ts'

type Context = ActionContext<'checkout'>

export const checkout = page({
  route: 'checkout',
  cache: 'never',
  async load(ctx): Promise<Asked> {
    const asked = ctx.query.get('SALE_ID')
    if (asked === null) return { popular: await listBestSellers(ctx.api) }
    const id = OrderId.safeDecode(asked)
    if (!id.success) notFound()
    const early = ctx.ownBackend ? askParts(ctx, id.data) : askBeside(ctx, id.data)
    const checkout = await readCheckout(ctx.api, id.data, 'address' in early ? early.address : undefined)
    if (isPlaced(checkout)) redirect(href('success', {}, { SALE_ID: checkout.id, SALE_BILL_CODE: checkout.billCode }))
    // A link to a cart and the cart of a program lead here without the product's page, which asks too.
    if (checkout.adult && !ctx.ofAge) return 'age'
    return { key: ctx.newKey(), signedIn: ctx.session !== null, ...(await loadParts(ctx, checkout, early)) }
  },
  head: () => ({ title: 'Checkout', back: href('cart'), noindex: true }),
  view: (data, frame) =>
    data === 'age' ? (
      <AgeQuestion path={frame.path} />
    ) : 'popular' in data ? (
      <div className="wrap pb-6">
        <EmptyState
          drawing="cart"
          title="Belum ada produk yang dipilih"
          text="Pilih produk di keranjang, lalu tekan Checkout."
          action={{ href: href('cart'), label: 'Lihat Keranjang' }}
          other={{ href: href('home'), label: 'Mulai Belanja' }}
        />
        <BestSellers cards={data.popular} />
      </div>
    ) : (
      <>
        <HandedOver data={data} shop={frame.shop} />
        <CheckoutScreen data={data} refusal={frame.refusal} path={frame.path} />
      </>
    ),
  actions: {
    confirmAge: async (ctx) => go(checkoutOf(ctx), { ofAge: true }),
    address: staying(async (ctx) => {
      const step = placeStep(ctx)
      const shown = step && (await step)
      if (shown) return shown
      await ctx.api.checkout.applyAddress(readAddress(ctx, api.checkout.applyAddress, idOf(ctx)))
      // Its card shows it; a message would cover what is chosen next.
      return stay()
    }),
    delivery: staying(async (ctx) => {
      await ctx.api.checkout.applyDelivery(ctx.read(api.checkout.applyDelivery, idOf(ctx)))
      return stay()
    }),
    /** Without script with what else is ticked. */
    shipping: staying(async (ctx) => {
      await applyShipping(ctx)
      if (isTicked(ctx, 'payment')) await applyPayment(ctx)
      return keepingNote(ctx)
    }),
    /** With the courier, or the e-mail, that makes it possible. */
    payment: staying(async (ctx) => {
      if (isTicked(ctx, 'shipping')) await applyShipping(ctx)
      if (ctx.form.has('email')) await applyEmail(ctx)
      await applyPayment(ctx)
      return keepingNote(ctx)
    }),
    dropship: staying(async (ctx) => {
      const sender = ctx.form.has('phone') ? { phone: phoneOf(ctx) } : {}
      const input = ctx.read(api.checkout.applyDropship, { ...idOf(ctx), ...sender })
      await ctx.api.checkout.applyDropship(input)
      return stay(input.active ? 'dropship_saved' : 'dropship_removed')
    }),
    /** One code, or the several of a combination; `active` 0 takes one off. */
    voucher: staying(async (ctx) => {
      const active = ctx.form.get('active') !== '0'
      const [first = '', ...more] = ctx.form.getAll('code').slice(0, 2)
      for (const code of [first, ...more]) {
        if (active) await ctx.api.checkout.applyVoucher(ctx.read(api.checkout.applyVoucher, { ...idOf(ctx), code }))
        else await ctx.api.checkout.removeVoucher(ctx.read(api.checkout.removeVoucher, { ...idOf(ctx), code }))
      }
      return stay(active ? 'voucher_used' : 'voucher_removed')
    }),
    coins: staying(async (ctx) => {
      await ctx.api.checkout.applyCoins(ctx.read(api.checkout.applyCoins, idOf(ctx)))
      return stay()
    }),
    wallet: staying(async (ctx) => {
      await ctx.api.checkout.applyWallet(ctx.read(api.checkout.applyWallet, idOf(ctx)))
      return stay()
    }),
    /** Without script the choices that are ticked but not applied yet come along with the press. */
    async place(ctx) {
      if (isTicked(ctx, 'shipping')) await applyShipping(ctx)
      if (isTicked(ctx, 'payment')) await applyPayment(ctx)
      const placed = await placeOrder(ctx)
      if ('proof' in placed) return go(placed.proof)
      const { orderId: SALE_ID, billCode: SALE_BILL_CODE } = placed
      return go(href('success', {}, { SALE_ID, SALE_BILL_CODE }), { flash: 'order_placed' })
    },
    /** The page's data again, for a script whose copy is old. */
    refresh: async () => stay(),
  },
  samples: async () => (await import('./samples/samples.ts')).checkoutSamples,
  refusals: async () => (await import('./samples/refusal-samples.ts')).checkoutRefusals,
})

/** Codes and files come without a courier: where they will be is said above the form that asks who buys them. */
function HandedOver({ data: { checkout, signedIn }, shop }: { data: CheckoutData; shop: Frame['shop'] }) {
  const opens = can(shop, signedIn ? 'digital.list' : 'digital.findByLink')
  if (!wayOfSale(checkout).atOnce || !opens) return null
  return (
    <div className="wrap pt-3 max-lg:max-w-2xl! lg:pt-6">
      <p className="card flex items-center gap-2 px-4 py-3 text-sm">
        <Icon name="info" className="text-muted" />
        {signedIn
          ? 'Setelah dibayar, kode atau file ada di halaman pesanan dan di Produk Digital Saya.'
          : 'Setelah dibayar, kode atau file dibuka di halaman pesanan dengan 4 digit terakhir nomor HP Anda.'}
      </p>
    </div>
  )
}

const idOf = (ctx: Context) => ({ orderId: ctx.query.get('SALE_ID') ?? '' })
const checkoutOf = (ctx: Context) => href('checkout', {}, { SALE_ID: ctx.query.get('SALE_ID') })

/** A note that was typed beside the choices stays. */
const keepingNote = ({ form }: Context) => (form.has('note') ? again({}) : stay())

/** Whether a choice is not applied yet. */
const isTicked = ({ form }: Context, part: keyof typeof applied) =>
  form.has(part) && (form.get(part) !== form.get(applied[part]) || (part === 'shipping' && insuranceChanged(form)))
const applied = { shipping: 'appliedShipping', payment: 'appliedPayment' } as const

async function applyShipping(ctx: Context): Promise<void> {
  const code = ctx.form.get('shipping')
  if (!code) throw new ActionRefused('shipping_missing')
  await ctx.api.checkout.applyShipping(ctx.read(api.checkout.applyShipping, { ...idOf(ctx), code, ...insuredOf(ctx) }))
}

/** What the box says, where there was a box; without one the checkout keeps what it has. */
const insuredOf = ({ form }: Context) => (form.has('insurable') ? { insured: form.has('insured') } : {})
const insuranceChanged = (form: FormData) =>
  form.has('insurable') && (form.get('insurable') === '1') !== form.has('insured')

/** The address stays as it is, and its courier with it. */
async function applyEmail(ctx: Context): Promise<void> {
  refuseMissing(ctx.form, ['email'])
  const { address, buyer } = await readCheckout(ctx.api, ctx.read(api.checkout.find, idOf(ctx)).orderId)
  if (address === null) throw new ActionRefused('address_missing')
  const more = { ...idOf(ctx), ...address, buyer: buyer ?? null, email: ctx.form.get('email') }
  await ctx.api.checkout.applyAddress(ctx.read(api.checkout.applyAddress, more))
}

async function applyPayment(ctx: Context): Promise<void> {
  const payment = paymentOf(ctx.form.get('payment'))
  if (!payment) throw new ActionRefused('payment_missing')
  await ctx.api.checkout.applyPayment(ctx.read(api.checkout.applyPayment, { ...idOf(ctx), ...payment }))
}
