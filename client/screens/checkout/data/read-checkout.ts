import type { Address } from '#shared/api/account/address.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { type OrderId, rupiah } from '#shared/api/contract/brands.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { type PersonalContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { countPieces } from '#client/kit/order/pieces.ts'
import { goodsOf, goodsWords } from '#client/kit/order/struck.ts'
import { found } from '#client/app/page/found.ts'

/** A checkout whose address is known or not set, whichever call answered it. */
export type KnownCheckout = Omit<Checkout, 'address'> & { address: Address | null }

type Api = PersonalContext<'checkout'>['api']

type Shipping = Awaited<ReturnType<Api['checkout']['findShipping']>> | null

/**
 * Reads a checkout. A backend may tell address and courier by the specification's `shipping-detail-for-checkout` alone,
 * so that is requested when the checkout itself does not speak of an address; `early`: it was requested already.
 */
export async function readCheckout(api: Api, orderId: OrderId, early?: Promise<Shipping>): Promise<KnownCheckout> {
  const checkout = withVoucher(await found(api.checkout.find({ orderId })))
  if (checkout.address !== undefined || !wayOfSale(checkout).needsAddress)
    return { ...checkout, address: checkout.address ?? null }
  const shipping = await (early ?? optional(api, 'checkout.findShipping', { orderId }))
  return {
    ...checkout,
    address: shipping?.address ?? null,
    shippingCode: checkout.shippingCode ?? shipping?.chosen?.code ?? null,
  }
}

/** A backend with the specification's fields alone says which code is applied, and not what it saves. */
function withVoucher(checkout: Checkout): Checkout {
  const { vouchers, voucherCode: code } = checkout
  if (code === null || vouchers.length > 0) return checkout
  return { ...checkout, vouchers: [{ code, title: '', saving: rupiah(0), cashback: false, forShipping: false }] }
}

/** Whether it has become an order: a backend may say so only by its bill, and call it PENDING from the beginning. */
export const isPlaced = ({ status, billCode }: Pick<Checkout, 'status' | 'billCode'>): boolean =>
  billCode !== null || (status !== 'DRAFT' && status !== 'PENDING')

/**
 * The summary of a checkout. From a backend that sends neither summary nor total it is added up from the lines, the
 * vouchers and the chosen courier; what is not known is left out. With a voucher that may take off anything there is no
 * sum.
 */
export function summaryOf(
  { summary, total, lines, vouchers, shippingCode, insured }: KnownCheckout,
  couriers: readonly ShippingChoice[],
): Checkout['summary'] {
  const shown = lines.filter((line) => line.available)
  const anyOff = vouchers.some(({ saving, cashback }) => saving === 0 && !cashback)
  if (summary.length > 0 || total !== null || shown.length === 0 || anyOff) return summary
  const courier = couriers.find(({ code }) => code === shippingCode)
  return [
    { label: goodsWords(countPieces(shown), false), amount: goodsOf(shown) },
    ...vouchers
      .filter(({ saving, cashback }) => saving > 0 && !cashback)
      .map(({ code, saving }) => ({ label: `Voucher ${code}`, amount: -saving })),
    ...(courier ? [{ label: 'Total Ongkos Kirim', amount: courier.cost }] : []),
    ...(courier?.insuranceFee && insured ? [{ label: 'Biaya Asuransi', amount: courier.insuranceFee }] : []),
  ]
}
