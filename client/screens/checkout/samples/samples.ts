import type { Address } from '#shared/api/account/address.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { bestSellers } from '#client/samples/catalogue.ts'
import { address, longAddress, longName, orderLine } from '#client/samples/order-goods.ts'
import { withPickup } from '#client/screens/checkout/data/pickup-line.ts'
import { pickupPlace } from '#client/samples/orders.ts'
import { checkoutSums } from '#client/samples/sums.ts'
import { someVouchers } from '#client/screens/cart/voucher-samples.ts'
import { allRegions } from '#client/samples/regions.ts'
import { base, charges, chosen, draft, lines, ready, unsent, unshipped } from './base-samples.ts'
import { instantCouriers, lastKnown } from './courier-samples.ts'
import type { Asked, CheckoutData } from '#client/screens/checkout/data/data.ts'
import { paymentSamples } from './payment-samples.ts'

const street: Address = {
  ...address,
  recipient: 'Bambang Sutrisno',
  street: 'Ruko Pasar Segar Blok C No. 7',
  courierNote: null,
}

/** Where it goes. */
const addressSamples = {
  empty: base,
  regionPicked: { ...base, regions: { ...allRegions, searchable: true }, changing: true },
  changingAddress: { ...chosen, regions: allRegions, changing: true },
  usedAddresses: {
    ...base,
    signedIn: true,
    used: [address, street, longAddress].map((one) => ({ ...one, elsewhere: one === street })),
  },
  noRegions: { ...base, regions: null },
}
/** Who brings it. */
const shippingSamples = {
  chooseShipping: { ...unsent, checkout: { ...unshipped, paymentVendor: null, paymentMethod: null } },
  shippingLastKnown: { ...unsent, shipping: lastKnown },
  shippingInstant: {
    ...unsent,
    checkout: { ...unshipped, address: { ...address, latitude: -6.8915, longitude: 107.6107 } },
    shipping: instantCouriers,
  },
  pointWanted: { ...unsent, checkout: { ...unshipped, pointWanted: true } },
  shippingNone: { ...unsent, shipping: [] },
  shopNoShipping: {
    ...unsent,
    shipping: null,
    shippingRefused: messageOf('shop_no_shipping'),
  },
  shippingLate: { ...unsent, shipping: null, shippingLate: true },
  shippingDown: { ...unsent, shipping: null, payments: null },
}

const manyLines = [
  ...lines,
  orderLine('Dompet Koin Ceplok', 45_000, { count: 2 }),
  orderLine('Selendang Sutra Buketan Pekalongan', 189_000),
  orderLine('Kain Cap Parang Sogan', 135_000),
]
const pattern = [orderLine('Pola Jahit Kemeja Batik (PDF)', 45_000)]
const dear = [orderLine('Kain Batik Tulis Sekar Jagad 2,5\u00a0m', 1_250_000), ...lines]
const longestLines = [
  orderLine(longName, 99_999_999, { count: 999, variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' }),
  ...lines,
]

const toFetch: CheckoutData['checkout'] = { ...draft, delivery: 'pickup', pickup: pickupPlace }
const fetched: CheckoutData['checkout'] = { ...toFetch, summary: withPickup(draft.summary, toFetch) }

export const checkoutSamples: Readonly<Record<string, Asked>> = {
  ready: chosen,
  ...addressSamples,
  ...shippingSamples,
  ...paymentSamples,
  manyLines: {
    ...chosen,
    checkout: {
      ...ready,
      lines: manyLines,
      ...checkoutSums(manyLines, charges),
    },
  },
  insuranceCompulsory: {
    ...chosen,
    checkout: {
      ...ready,
      lines: dear,
      ...checkoutSums(dear, { ...charges, insurance: 5_931 }),
      insured: true,
      insuranceReason: `Wajib untuk barang di atas ${formatRupiah(limits.insuredFrom)}.`,
    },
  },
  noLines: { ...chosen, checkout: { ...ready, lines: [], summary: [], total: null } },
  digital: {
    ...base,
    regions: null,
    vouchers: someVouchers,
    checkout: {
      ...draft,
      digital: true,
      delivery: 'digital',
      buyer: undefined,
      lines: pattern,
      ...checkoutSums(pattern),
    },
  },
  pickupOffered: { ...chosen, checkout: { ...ready, pickup: pickupPlace } },
  pickup: {
    ...base,
    regions: null,
    vouchers: someVouchers,
    checkout: fetched,
  },
  pickupOnly: {
    ...base,
    regions: null,
    vouchers: someVouchers,
    checkout: { ...fetched, pickupOnly: true },
  },
  plainBackend: { ...chosen, vouchers: null, dropshipping: false },
  dropship: { ...chosen, checkout: { ...ready, dropship: { name: 'Rahma Collection', phone: '+6281298765432' } } },
  longest: {
    ...chosen,
    checkout: {
      ...ready,
      address: longAddress,
      note: 'Tolong dibungkus kado dengan pita merah, sertakan kartu ucapan "Selamat ulang tahun Ibu". Kirim sebelum Jumat.',
      lines: longestLines,
      ...checkoutSums(longestLines, charges),
      changes: [
        'Harga Kemeja Batik Kawung Lengan Pendek naik dari Rp 179.000 menjadi Rp 189.000.',
        'Stok Tas Jinjing Kanvas Parang tersisa 1.',
      ],
    },
  },
  none: { popular: bestSellers },
}
