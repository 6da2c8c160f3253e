import { shippingNote, shippingPaidTo } from '#client/screens/cart/shipping-note.ts'
import type { KnownCheckout } from '#client/screens/checkout/data/read-checkout.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { Regions } from '#client/kit/form/load-regions.ts'
import { everywhere } from '#client/samples/countries.ts'
import { orderId } from '#client/samples/bills.ts'
import { address, orderLine } from '#client/samples/order-goods.ts'
import { paymentsFor, paymentsWithoutCod } from '#client/samples/payments.ts'
import { noRegion } from '#client/samples/regions.ts'
import { checkoutSums } from '#client/samples/sums.ts'
import { chosenVouchers, someVouchers } from '#client/screens/cart/voucher-samples.ts'
import { withApplied } from '#client/screens/checkout/data/applied-offers.ts'
import { paidBy } from './courier-samples.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'

export const lines = [
  orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', count: 2, full: 252_000 }),
  orderLine('Tas Jinjing Kanvas Parang', 87_500),
]
/** Nothing is decided yet. */
export const draft: KnownCheckout = {
  id: orderId,
  status: 'DRAFT',
  lines,
  digital: false,
  adult: false,
  delivery: 'shipped',
  pickup: null,
  pickupOnly: false,
  address: null,
  shippingCode: null,
  shippingName: '',
  paymentVendor: null,
  paymentMethod: null,
  paymentName: '',
  billCode: null,
  voucherCode: null,
  vouchers: [],
  cashback: rupiah(0),
  coins: null,
  wallet: null,
  insured: false,
  insuranceReason: null,
  pointWanted: false,
  ownerWanted: false,
  buyer: null,
  dropship: null,
  note: '',
  weightGrams: 850,
  ...checkoutSums(lines),
  changes: [],
}
/** The same of goods that are sent: the shop takes the best vouchers by itself, of which one waits for the courier. */
const begun: KnownCheckout = {
  ...draft,
  vouchers: chosenVouchers.offers
    .filter((one) => one.chosen)
    .map(({ voucher: { code, title, cashback, forShipping }, saving }) => ({
      ...{ code, title, cashback, forShipping },
      saving,
    })),
  ...checkoutSums(lines, { discount: chosenVouchers.saving }),
}
/** What the vouchers, and the courier that is chosen, change. */
export const charges = { discount: 60_000, shipping: 18_000, shippingDiscount: 18_000 }
/** A code that was typed, and the one for shipping that counts by itself; `shipping`: what it pays. */
export const loyal = (shipping: number): KnownCheckout['vouchers'] => [
  {
    code: 'SETIA60',
    title: 'Voucher pelanggan setia',
    saving: rupiah(charges.discount),
    cashback: false,
    forShipping: false,
  },
  { code: 'ONGKIRGRATIS', title: 'Gratis ongkir', saving: rupiah(shipping), cashback: false, forShipping: true },
]
/** Everything is decided. */
export const ready: KnownCheckout = {
  ...draft,
  address,
  shippingCode: 'JNE:REG',
  shippingName: 'JNE Reguler',
  paymentVendor: 'midtrans',
  paymentMethod: 'bca_va',
  paymentName: 'BCA Virtual Account',
  voucherCode: 'SETIA60',
  vouchers: loyal(charges.shipping),
  ...checkoutSums(lines, charges),
}
/** The same before a courier is chosen: none is named, none is charged. */
export const unshipped: KnownCheckout = {
  ...ready,
  shippingCode: null,
  shippingName: '',
  vouchers: loyal(0),
  ...checkoutSums(lines, { discount: charges.discount }),
}

/** The address is decided, so its lists of regions are not there. */
const noLists: Regions = { ...noRegion, provinces: [] }
export const base: CheckoutData = {
  key: 'contoh-kunci',
  checkout: begun,
  signedIn: false,
  used: [],
  regions: { ...noRegion, searchable: true },
  changing: false,
  shipping: null,
  shippingLate: false,
  shippingRefused: null,
  payments: paymentsWithoutCod('address', 'cod_address'),
  vouchers: chosenVouchers,
  shippingNote: shippingNote(shippingPaidTo(chosenVouchers)),
  countries: everywhere,
  dropshipping: true,
}
const applied = withApplied(someVouchers, ready.vouchers, true)
export const chosen: CheckoutData = {
  ...base,
  checkout: ready,
  regions: noLists,
  shipping: paidBy(25_000),
  payments: paymentsFor(ready.total ?? 0),
  vouchers: applied,
  shippingNote: shippingNote(shippingPaidTo(applied)),
}
/** The address is known, the courier is not. */
export const unsent: CheckoutData = {
  ...chosen,
  checkout: unshipped,
  payments: paymentsWithoutCod('courier', 'cod_address'),
}
