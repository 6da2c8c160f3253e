import { messageOf } from '#shared/text/errors.ts'
import { fieldSentence } from '#shared/text/field-sentences.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { allRegions } from '#client/samples/regions.ts'
import { orderLine } from '#client/samples/order-goods.ts'
import { checkoutSums } from '#client/samples/sums.ts'
import { welcomeVoucher } from '#client/samples/vouchers.ts'
import { base, charges, chosen, lines, ready, unshipped } from './base-samples.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'

const raised = [
  orderLine('Kemeja Batik Kawung Lengan Pendek', 194_000, { variant: 'Cokelat Sogan, L', count: 2 }),
  ...lines.slice(1),
]
export const checkoutRefusals: Refusals<CheckoutData> = {
  address: {
    data: { ...base, regions: allRegions, changing: true },
    refusal: refusal('address', 'input_invalid', {
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
    refusal: refusal('address', 'point_invalid', {
      at: 'point',
      values: { recipient: 'Siti Rahmawati', phone: '081234567890', point: 'https://maps.app.goo.gl/abc' },
    }),
  },
  priceChanged: {
    data: {
      ...chosen,
      checkout: {
        ...ready,
        lines: raised,
        ...checkoutSums(raised, charges),
        changes: ['Harga Kemeja Batik Kawung Lengan Pendek naik dari Rp 189.000 menjadi Rp 194.000.'],
      },
    },
    refusal: refusal('place', 'price_changed', {
      status: 409,
      details: { total: 450_500 },
      values: { note: 'Titip satpam bila tidak ada orang.' },
    }),
  },
  paymentMissing: {
    data: { ...chosen, checkout: { ...ready, paymentVendor: null, paymentMethod: null } },
    refusal: refusal('place', 'payment_missing'),
  },
  voucherUnusable: {
    data: chosen,
    refusal: refusal('voucher', 'voucher_new_only', { values: { code: welcomeVoucher.code } }),
  },
  dropship: {
    data: chosen,
    refusal: refusal('dropship', 'phone_too_short', {
      at: 'phone',
      values: { name: 'Rahma Collection', phone: '0812' },
    }),
  },
  insured: {
    data: {
      ...chosen,
      checkout: {
        ...ready,
        insured: true,
        ...checkoutSums(lines, { ...charges, insurance: 5_931 }),
      },
    },
    refusal: refusal('shipping', 'couriers_silent', { status: 503 }),
  },
  shippingUnknown: {
    data: { ...chosen, checkout: unshipped },
    refusal: refusal('shipping', 'shipping_unknown', { values: { shipping: 'JNE:REG' } }),
  },
}
