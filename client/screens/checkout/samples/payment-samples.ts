import { rupiah } from '#shared/api/contract/brands.ts'
import { paymentsWithoutCod, paymentsWithoutEmail } from '#client/samples/payments.ts'
import { chosenVouchers, noVouchers } from '#client/screens/cart/voucher-samples.ts'
import { chosen, draft, lines, ready } from './base-samples.ts'
import { couriers } from './courier-samples.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'

const account = (balance: number, usable: number, active = false) => ({
  balance: rupiah(balance),
  usable: rupiah(usable),
  active,
})
const paidPartly = [...ready.summary, { label: 'Saldo Toko', amount: -333_500 }]

/** What is paid and what lowers it. */
export const paymentSamples = {
  choosePayment: { ...chosen, checkout: { ...ready, paymentVendor: null, paymentMethod: null } },
  voucherApplied: {
    ...chosen,
    shipping: couriers.map((one) => ({ ...one, left: one.cost <= 20_000 ? 0 : one.cost })),
    vouchers: chosenVouchers,
    checkout: {
      ...ready,
      voucherCode: 'HEMAT10',
      vouchers: [
        {
          code: 'HEMAT10',
          title: 'Diskon 10% semua batik',
          saving: rupiah(46_550),
          cashback: false,
          forShipping: false,
        },
        {
          code: 'ONGKIR20',
          title: 'Gratis ongkir hingga Rp 20.000',
          saving: rupiah(18_000),
          cashback: false,
          forShipping: true,
        },
      ],
      cashback: rupiah(23_250),
      note: 'Titip satpam bila tidak ada orang.',
      summary: [
        ...draft.summary,
        { label: 'Diskon Voucher', amount: -46_550 },
        { label: 'Total Ongkos Kirim', amount: 18_000 },
        { label: 'Diskon Ongkir', amount: -18_000 },
      ],
      total: rupiah(418_950),
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
      summary: [...ready.summary.slice(0, 2), { label: 'Total Ongkos Kirim', amount: 34_000 }],
      total: rupiah(474_500),
    },
  },
  payLaterNeedsEmail: {
    ...chosen,
    payments: paymentsWithoutEmail,
    checkout: { ...ready, paymentVendor: null, paymentMethod: null, paymentName: '' },
  },
  vouchersNone: { ...chosen, vouchers: noVouchers },
  coinsAndWallet: {
    ...chosen,
    signedIn: true,
    checkout: {
      ...ready,
      lines: lines.map((line) => ({ ...line, priceNote: 'Harga khusus Grosir' })),
      coins: account(125_000, 125_000),
      wallet: account(1_250_000, 333_500, true),
      total: rupiah(125_000),
      summary: paidPartly,
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
      wallet: account(1_250_000, 458_500, true),
      total: rupiah(0),
      summary: [...ready.summary, { label: 'Saldo Toko', amount: -458_500 }],
    },
  },
} satisfies Record<string, CheckoutData>
