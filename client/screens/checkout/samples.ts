import type { Address } from '#shared/api/address.ts'
import type { Checkout } from '#shared/api/checkout.ts'
import { rupiah } from '#shared/api/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { fieldSentence } from '#shared/text/field-sentences.ts'
import { text } from '#shared/text/text.ts'
import type { CheckoutData, ShippingOffer } from './data.ts'
import type { Refusal } from '#client/app/page.ts'
import type { Regions } from '#client/kit/load-regions.ts'
import { imageOf } from '#client/samples/goods.ts'
import { address, longAddress, longName, orderId, orderLine } from '#client/samples/order-goods.ts'
import { payments } from '#client/samples/payments.ts'
import { allRegions, noRegion } from '#client/samples/regions.ts'
import { chosenVouchers, noVouchers, someVouchers } from '#client/screens/cart/voucher-samples.ts'

const lines = [
  orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', count: 2, full: 252_000 }),
  orderLine('Tas Jinjing Kanvas Parang', 87_500, { image: imageOf('tas-jinjing') }),
]
const draft: Checkout = {
  id: orderId,
  status: 'DRAFT',
  lines,
  digital: false,
  address: null,
  shippingCode: null,
  shippingName: '',
  paymentVendor: null,
  paymentMethod: null,
  paymentName: '',
  voucherCode: null,
  vouchers: [],
  cashback: rupiah(0),
  coins: null,
  wallet: null,
  insured: false,
  insuranceReason: null,
  pointWanted: false,
  dropship: null,
  remark: '',
  weightGrams: 850,
  summary: [{ label: 'Total Harga (3 barang)', amount: 465_500 }],
  total: rupiah(465_500),
  changes: [],
}
const ready: Checkout = {
  ...draft,
  address,
  shippingCode: 'JNE:REG',
  shippingName: 'JNE Reguler',
  paymentVendor: 'midtrans',
  paymentMethod: 'bca',
  paymentName: 'BCA Virtual Account',
  voucherCode: 'HEMAT25',
  vouchers: [
    { code: 'HEMAT25', title: 'Voucher pelanggan setia', saving: rupiah(25_000), cashback: false, forShipping: false },
  ],
  summary: [
    ...draft.summary,
    { label: 'Diskon Voucher', amount: -25_000 },
    { label: 'Total Ongkos Kirim', amount: 18_000 },
  ],
  total: rupiah(458_500),
}
/** The same before a courier is chosen: none is named, none is charged. */
const unshipped: Checkout = {
  ...ready,
  shippingCode: null,
  shippingName: '',
  summary: ready.summary.slice(0, 2),
  total: rupiah(440_500),
}
const delivery = (
  code: string,
  name: string,
  cost: number,
  arrives: string | null,
  more: Partial<ShippingOffer> = {},
): ShippingOffer => ({
  code,
  name,
  cost,
  arrives,
  insuranceFee: 5_931,
  cod: false,
  lastKnown: false,
  ...more,
})
const shipping: ShippingOffer[] = [
  delivery('JNE:REG', 'JNE Reguler', 18_000, '23–25 Nov', { cod: true }),
  delivery('SICEPAT:REG', 'SiCepat Reguler', 16_500, '23–24 Nov', { cod: true }),
  delivery('JNE:YES', 'JNE Yakin Esok Sampai', 34_000, '21 Nov'),
  delivery('JNT:EZ', 'J&T EZ', 0, null, { insuranceFee: null }),
]
const lastKnown = shipping.map((one, place) => (place < 2 ? { ...one, lastKnown: true } : one))
const rides = [
  ...shipping,
  delivery('gosend:sameday', 'GoSend Same Day', 19_000, 'beberapa jam setelah dijemput', { insuranceFee: null }),
  delivery('gosend:instant', 'GoSend Instant', 32_500, 'beberapa jam setelah dijemput', { insuranceFee: null }),
]
const kept: Regions = { ...noRegion, provinces: [] }
const base: CheckoutData = {
  key: 'contoh-kunci',
  checkout: draft,
  signedIn: false,
  used: [],
  regions: noRegion,
  changing: false,
  shipping: null,
  payments,
  vouchers: someVouchers,
  dropshipping: true,
}
const chosen: CheckoutData = { ...base, checkout: ready, regions: kept, shipping }
const street: Address = {
  ...address,
  recipient: 'Bambang Sutrisno',
  street: 'Ruko Pasar Segar Blok C No. 7',
  courierNote: null,
}

const purse = (balance: number, usable: number, active = false) => ({
  balance: rupiah(balance),
  usable: rupiah(usable),
  active,
})
const paidPartly = [...ready.summary, { label: 'Saldo Toko', amount: -333_500 }]

export const checkoutSamples: Readonly<Record<string, CheckoutData | null>> = {
  ready: chosen,
  empty: base,
  regionPicked: { ...base, regions: allRegions, changing: true },
  changingAddress: { ...chosen, regions: allRegions, changing: true },
  usedAddresses: { ...base, signedIn: true, used: [address, street, longAddress] },
  chooseShipping: { ...chosen, checkout: { ...unshipped, paymentVendor: null, paymentMethod: null } },
  choosePayment: { ...chosen, checkout: { ...ready, paymentVendor: null, paymentMethod: null } },
  shippingLastKnown: { ...chosen, checkout: unshipped, shipping: lastKnown },
  shippingInstant: {
    ...chosen,
    checkout: { ...unshipped, address: { ...address, latitude: -6.8915, longitude: 107.6107 } },
    shipping: rides,
  },
  pointWanted: { ...chosen, checkout: { ...unshipped, pointWanted: true } },
  shippingNone: { ...chosen, checkout: unshipped, shipping: [] },
  shippingDown: { ...chosen, checkout: unshipped, shipping: null, payments: null },
  digital: {
    ...base,
    regions: null,
    checkout: {
      ...draft,
      digital: true,
      lines: [orderLine('Pola Jahit Kemeja Batik (PDF)', 45_000)],
      summary: [{ label: 'Total Harga (1 barang)', amount: 45_000 }],
      total: rupiah(45_000),
    },
  },
  voucherApplied: {
    ...chosen,
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
      remark: 'Titip satpam bila tidak ada orang.',
      summary: [
        ...draft.summary,
        { label: 'Diskon Voucher', amount: -46_550 },
        { label: 'Total Ongkos Kirim', amount: 18_000 },
        { label: 'Diskon Ongkir', amount: -18_000 },
      ],
      total: rupiah(418_950),
    },
  },
  purses: {
    ...chosen,
    signedIn: true,
    checkout: {
      ...ready,
      lines: lines.map((line) => ({ ...line, priceNote: 'Harga khusus Grosir' })),
      coins: purse(125_000, 125_000),
      wallet: purse(1_250_000, 333_500, true),
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
      coins: purse(500, 0),
      wallet: purse(1_250_000, 458_500, true),
      total: rupiah(0),
      summary: [...ready.summary, { label: 'Saldo Toko', amount: -458_500 }],
    },
  },
  vouchersNone: { ...chosen, vouchers: noVouchers },
  plainBackend: { ...chosen, vouchers: null, dropshipping: false },
  dropship: { ...chosen, checkout: { ...ready, dropship: { name: 'Rahma Collection', phone: '+6281298765432' } } },
  noRegions: { ...base, regions: null },
  longest: {
    ...chosen,
    checkout: {
      ...ready,
      address: longAddress,
      remark:
        'Tolong dibungkus kado dengan pita merah, sertakan kartu ucapan "Selamat ulang tahun Ibu". Kirim sebelum Jumat.',
      lines: [
        orderLine(longName, 99_999_999, { count: 999, variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' }),
        ...lines,
      ],
      summary: [
        { label: 'Total Harga (1.002 barang)', amount: 99_899_999_000 },
        { label: 'Total Ongkos Kirim', amount: 99_999_999 },
        { label: 'Diskon Voucher', amount: -99_999_999 },
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

const refusal = (action: string, message: string, more: Partial<Refusal> = {}): Refusal => ({
  action,
  status: 422,
  message,
  fields: {},
  values: {},
  ...more,
})
export const checkoutRefusals: Readonly<Record<string, { data: CheckoutData | null; refusal: Refusal }>> = {
  address: {
    data: { ...base, regions: allRegions, changing: true },
    refusal: refusal('address', messageOf('input_invalid'), {
      fields: {
        villageCode: text.required,
        phone: messageOf('phone_too_short'),
        street: text.required,
        postcode: fieldSentence('postcode'),
      },
      values: { recipient: 'Siti Rahmawati', phone: '0812', postcode: '4013', email: 'siti@contoh.id' },
    }),
  },
  point: {
    data: { ...base, regions: allRegions, changing: true },
    refusal: refusal('address', messageOf('point_invalid'), {
      fields: { point: messageOf('point_invalid') },
      values: { recipient: 'Siti Rahmawati', phone: '081234567890', point: 'https://maps.app.goo.gl/abc' },
    }),
  },
  priceChanged: {
    data: {
      ...chosen,
      checkout: {
        ...ready,
        summary: [{ label: 'Total Harga (3 barang)', amount: 475_500 }, ...ready.summary.slice(1)],
        total: rupiah(468_500),
      },
    },
    refusal: refusal('place', messageOf('price_changed', { total: 468_500 }), {
      status: 409,
      values: { remark: 'Titip satpam bila tidak ada orang.' },
    }),
  },
  paymentMissing: {
    data: { ...chosen, checkout: { ...ready, paymentVendor: null, paymentMethod: null } },
    refusal: refusal('place', messageOf('payment_missing')),
  },
  voucherUnusable: {
    data: chosen,
    refusal: refusal('voucher', 'Voucher ini hanya untuk pesanan pertama.', { values: { code: 'HARBOLNAS' } }),
  },
  dropship: {
    data: chosen,
    refusal: refusal('dropship', messageOf('phone_too_short'), {
      fields: { phone: messageOf('phone_too_short') },
      values: { name: 'Rahma Collection', phone: '0812' },
    }),
  },
  insured: {
    data: {
      ...chosen,
      checkout: {
        ...ready,
        insured: true,
        summary: [...ready.summary, { label: 'Biaya Asuransi', amount: 5_931 }],
        total: rupiah(464_431),
      },
    },
    refusal: refusal('shipping', messageOf('unavailable'), { status: 503 }),
  },
  insuranceCompulsory: {
    data: {
      ...chosen,
      checkout: { ...ready, insured: true, insuranceReason: 'Wajib untuk barang di atas Rp 1.000.000.' },
    },
    refusal: refusal('shipping', messageOf('shipping_unknown')),
  },
  shippingUnknown: {
    data: { ...chosen, checkout: unshipped },
    refusal: refusal('shipping', messageOf('shipping_unknown'), { values: { shipping: 'JNE:REG' } }),
  },
}
