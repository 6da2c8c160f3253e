import { ApiFailure } from '#shared/api/index.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import type { Address } from '#shared/api/account/address.ts'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { withFee } from '#client/kit/order/payment-fee.ts'
import { withPickup } from './pickup-line.ts'
import { goodsOf, withStruck } from '#client/kit/order/struck.ts'
import { type KnownCheckout, summaryOf } from './read-checkout.ts'
import { type OrderId, rupiah } from '#shared/api/contract/brands.ts'
import { mustInsure } from '#shared/order/insurance.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { shippingNote, shippingPaidTo } from '#client/screens/cart/shipping-note.ts'
import { withApplied } from './applied-offers.ts'
import type { CheckoutData } from './data.ts'
import { offersOf } from './shipping-offers.ts'
import { can, type PersonalContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { isPicking, loadPicker, type Regions } from '#client/kit/form/load-regions.ts'

type Context = PersonalContext<'checkout'>

/** What the couriers offer, or the sentence of a shop that has no shipping yet. null: they did not answer. */
type Offered = readonly ShippingChoice[] | string | null

const offered = (api: Context['api'], orderId: OrderId): Promise<Offered> =>
  optional(api, 'checkout.listShipping', { orderId }, { otherwise: sentenceOf })

const sentenceOf = (failure: unknown): string | null =>
  failure instanceof ApiFailure && failure.code === 'shop_no_shipping' ? failure.shown : null

/**
 * Asks for the parts that its number and what was typed name. The checkout decides which of them count: without an
 * address no courier has a price, and who has one needs no list of regions, which costs no statement.
 */
export const askParts = ({ api, shop, session, typed }: Context, orderId: OrderId) => ({
  used: session && optional(api, 'address.list'),
  shipping: offered(api, orderId),
  payments: optional(api, 'checkout.listPayments', { orderId }),
  vouchers: optional(api, 'voucher.listForCheckout', { orderId }),
  regions: can(shop, 'region.list') ? loadPicker(api, shop, typed).catch(askedAgain) : null,
})
type Parts = ReturnType<typeof askParts>

/**
 * What every checkout asks of another company's backend, where each call is one of its own: beside the checkout, because
 * one behind another costs a shopper the backend's time once more.
 */
export const askBeside = ({ api }: Context, orderId: OrderId) => ({
  address: optional(api, 'checkout.findShipping', { orderId }),
  payments: optional(api, 'checkout.listPayments', { orderId }),
  vouchers: optional(api, 'voucher.listForCheckout', { orderId }),
})
type Beside = ReturnType<typeof askBeside>

/** What fails is requested again where the checkout needs it, and fails the page there. */
const askedAgain = () => null

/** Couriers have prices for it: it is sent, and where to is known. */
const hasCouriers = (checkout: KnownCheckout): boolean => wayOfSale(checkout).needsCourier && checkout.address !== null

/** The same, when the checkout is known: only what it needs. */
const askNeeded = (
  { api, session }: Context,
  checkout: KnownCheckout,
  { payments, vouchers }: Pick<Beside, 'payments' | 'vouchers'>,
): { [P in Exclude<keyof Parts, 'regions'>]: Parts[P] | null } => ({
  used: session && wayOfSale(checkout).needsAddress ? optional(api, 'address.list') : null,
  shipping: hasCouriers(checkout) ? offered(api, checkout.id) : null,
  payments,
  vouchers,
})

/** What the cards need beside the checkout itself. Each part may be missing alone. */
export async function loadParts(
  ctx: Context,
  found: KnownCheckout,
  asked: Parts | Beside,
): Promise<Omit<CheckoutData, 'key' | 'signedIn'>> {
  const { typed, shop, countryChoice } = ctx
  const checkout = { ...found }
  if (!can(shop, 'checkout.applyDelivery')) checkout.pickup = null
  // Nobody but the recipient can open a code or a file, so news to another contact lead nowhere.
  if (wayOfSale(found).atOnce) delete checkout.buyer
  const changing = isPicking(typed)
  const early = 'shipping' in asked ? asked : null
  const parts = early ?? askNeeded(ctx, checkout, asked)
  const [used, regions, payments, vouchers] = await Promise.all([
    wayOfSale(checkout).needsAddress ? parts.used : null,
    regionsFor(ctx, checkout, { changing, early }),
    parts.payments,
    parts.vouchers,
  ])
  // Last of all, because the couriers have the time of the others anyway.
  const couriers = hasCouriers(checkout) ? parts.shipping : null
  const offers = withApplied(vouchers ?? noVouchers, checkout.vouchers, can(shop, 'checkout.removeVoucher'))
  const paid = shippingPaidTo(offers)
  const shipping = couriers && (await ctx.late(couriers, (answer) => shippingFields(checkout, answer, paid)))
  return {
    ...(shipping ?? shippingFields(checkout, null)),
    shippingLate: couriers !== null && shipping === null,
    // What the address book alone needs is left out: the rest is sent as it is.
    used: (used ?? []).flatMap(({ id: _, label: _label, main: _main, ...one }) =>
      sameAddress(one, checkout.address) ? [] : [one],
    ),
    regions,
    changing,
    // What cannot be chosen comes last in its list.
    payments: payments?.map(withFee).toSorted((one, other) => Number(other.available) - Number(one.available)) ?? null,
    // Without the list a code can still be typed.
    vouchers: can(shop, 'checkout.applyVoucher') ? offers : null,
    shippingNote: shippingNote(shippingPaidTo(offers), ctx.ownBackend && mustInsure(goodsOf(checkout.lines))),
    countries: countryChoice(),
    dropshipping: can(shop, 'checkout.applyDropship'),
  }
}

/** An address that stays as it is needs no list. What was requested early and failed is requested again. */
async function regionsFor(
  { api, shop, typed }: Context,
  checkout: KnownCheckout,
  { changing, early }: { changing: boolean; early: Parts | null },
): Promise<Regions | null> {
  if (!wayOfSale(checkout).needsAddress || !can(shop, 'region.list')) return null
  if (!changing && checkout.address !== null) return loadPicker(api, shop, null)
  return (await early?.regions) ?? loadPicker(api, shop, typed)
}

/** What the page shows of the couriers' answer, whenever it comes. */
function shippingFields(checkout: KnownCheckout, answer: Offered, paid = 0) {
  const choices = typeof answer === 'string' ? null : answer
  const summary = withStruck(summaryOf(checkout, choices ?? []), checkout.lines)
  return {
    checkout: { ...checkout, summary: withPickup(summary, checkout) },
    shipping: choices && offersOf(choices, Date.now(), paid),
    shippingLate: false,
    shippingRefused: typeof answer === 'string' ? answer : null,
  } satisfies Partial<CheckoutData>
}

const noVouchers: VoucherOffers = { offers: [], best: [], saving: rupiah(0), freeShipping: null }

const sameAddress = (one: Address, other: Address | null): boolean =>
  other !== null &&
  one.villageCode === other.villageCode &&
  one.street === other.street &&
  one.recipient === other.recipient &&
  one.phone === other.phone
