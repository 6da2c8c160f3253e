import type { Address } from '#shared/api/account/address.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { address, longAddress, longName, orderLine } from '#client/samples/order-goods.ts'
import { pickupPlace } from '#client/samples/orders.ts'
import { allRegions } from '#client/samples/regions.ts'
import { base, chosen, draft, lines, ready, unsent, unshipped } from './base-samples.ts'
import { instantCouriers, lastKnown } from './courier-samples.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'
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

export const checkoutSamples: Readonly<Record<string, CheckoutData | 'age' | null>> = {
  ready: chosen,
  ...addressSamples,
  ...shippingSamples,
  ...paymentSamples,
  manyLines: {
    ...chosen,
    checkout: {
      ...ready,
      lines: [...lines, ...lines, ...lines].slice(0, 5),
      summary: [{ label: 'Total Harga (8 barang)', amount: 1_309_000 }, ...ready.summary.slice(1)],
      total: rupiah(1_302_000),
    },
  },
  noLines: { ...chosen, checkout: { ...ready, lines: [], summary: [], total: null } },
  digital: {
    ...base,
    regions: null,
    checkout: {
      ...draft,
      digital: true,
      delivery: 'digital',
      lines: [orderLine('Pola Jahit Kemeja Batik (PDF)', 45_000)],
      summary: [{ label: 'Total Harga (1 barang)', amount: 45_000 }],
      total: rupiah(45_000),
    },
  },
  pickupOffered: { ...chosen, checkout: { ...ready, pickup: pickupPlace } },
  pickup: {
    ...base,
    regions: null,
    checkout: { ...draft, delivery: 'pickup', pickup: pickupPlace },
  },
  pickupOnly: {
    ...base,
    regions: null,
    checkout: { ...draft, delivery: 'pickup', pickup: pickupPlace, pickupOnly: true },
  },
  plainBackend: { ...chosen, vouchers: null, dropshipping: false },
  dropship: { ...chosen, checkout: { ...ready, dropship: { name: 'Rahma Collection', phone: '+6281298765432' } } },
  longest: {
    ...chosen,
    checkout: {
      ...ready,
      address: longAddress,
      note: 'Tolong dibungkus kado dengan pita merah, sertakan kartu ucapan "Selamat ulang tahun Ibu". Kirim sebelum Jumat.',
      lines: [
        orderLine(longName, 99_999_999, { count: 999, variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' }),
        ...lines,
      ],
      summary: [
        { label: 'Total Harga (1.002 barang)', amount: 99_899_999_000 },
        { label: 'Diskon Voucher', amount: -99_999_999 },
        { label: 'Total Ongkos Kirim', amount: 99_999_999 },
      ],
      total: rupiah(99_999_999),
      changes: [
        'Harga Kemeja Batik Kawung Lengan Pendek naik Rp 10.000.',
        'Stok Tas Jinjing tinggal 1, jumlahnya disesuaikan.',
      ],
    },
  },
  none: null,
}
