import { rupiah } from '#shared/api/contract/brands.ts'
import type { AppliedVoucher, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { paymentsWithoutCod, paymentsWithoutEmail } from '#client/samples/payments.ts'
import { checkoutSums, goodsOf } from '#client/samples/sums.ts'
import { chosenVouchers, noVouchers, offersFor } from '#client/screens/cart/voucher-samples.ts'
import { charges, chosen, lines, loyal, ready } from './base-samples.ts'
import { couriers } from './courier-samples.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'

const account = (balance: number, usable: number, active = false) => ({
  balance: rupiah(balance),
  usable: rupiah(usable),
  active,
})

/** What a usual courier costs here. */
const shipping = rupiah(18_000)
/** The chosen vouchers as they count in a checkout: one for shipping pays all of it. */
const applied = ({ offers }: VoucherOffers): AppliedVoucher[] =>
  offers
    .filter((one) => one.chosen)
    .map(({ voucher: { code, title, cashback, forShipping }, saving }) => ({
      ...{ code, title, cashback, forShipping },
      saving: forShipping ? shipping : saving,
    }))
const coinsBack = offersFor(goodsOf(lines), ['KOINBATIK'])

/** What is paid and what lowers it. */
export const paymentSamples = {
  choosePayment: { ...chosen, checkout: { ...ready, paymentVendor: null, paymentMethod: null } },
  voucherApplied: {
    ...chosen,
    vouchers: chosenVouchers,
    checkout: {
      ...ready,
      voucherCode: 'BATIK10',
      vouchers: applied(chosenVouchers),
      note: 'Titip satpam bila tidak ada orang.',
      ...checkoutSums(lines, { discount: chosenVouchers.saving, shipping, shippingDiscount: shipping }),
    },
  },
  /** A voucher that gives coins, in the place of one that lowers the price. */
  cashback: {
    ...chosen,
    shipping: couriers,
    vouchers: coinsBack,
    checkout: {
      ...ready,
      voucherCode: 'KOINBATIK',
      vouchers: applied(coinsBack),
      cashback: coinsBack.saving,
      ...checkoutSums(lines, { shipping }),
    },
  },
  codNeedsCourier: {
    ...chosen,
    payments: paymentsWithoutCod('courier', 'cod_courier'),
    checkout: {
      ...ready,
      shippingCode: 'JNE:YES',
      shippingName: 'JNE Yakin Esok Sampai',
      paymentVendor: null,
      paymentMethod: null,
      paymentName: '',
      vouchers: loyal(25_000),
      ...checkoutSums(lines, { ...charges, shipping: 34_000, shippingDiscount: 25_000 }),
    },
  },
  payLaterNeedsEmail: {
    ...chosen,
    payments: paymentsWithoutEmail(ready.total ?? 0),
    checkout: { ...ready, paymentVendor: null, paymentMethod: null, paymentName: '' },
  },
  vouchersNone: { ...chosen, vouchers: noVouchers },
  coinsAndWallet: {
    ...chosen,
    signedIn: true,
    checkout: {
      ...ready,
      lines: lines.map((line) => (line.fullPrice === null ? line : { ...line, priceNote: 'Harga Grosir' })),
      coins: account(125_000, 125_000, true),
      wallet: account(250_000, 250_000, true),
      ...checkoutSums(lines, { ...charges, coins: 125_000, wallet: 250_000 }),
    },
  },
  paidByWallet: {
    ...chosen,
    signedIn: true,
    checkout: {
      ...ready,
      paymentVendor: null,
      paymentMethod: null,
      paymentName: '',
      coins: account(500, 0),
      wallet: account(1_250_000, 405_500, true),
      ...checkoutSums(lines, { ...charges, wallet: 405_500 }),
    },
  },
} satisfies Record<string, CheckoutData>
