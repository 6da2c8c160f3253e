import { rupiah } from '#shared/api/contract/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { fieldSentence } from '#shared/text/field-sentences.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { allRegions } from '#client/samples/regions.ts'
import { base, chosen, ready, unshipped } from './base-samples.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'

export const checkoutRefusals: Refusals<CheckoutData | null> = {
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
        summary: [{ label: 'Total Harga (3 barang)', amount: 475_500 }, ...ready.summary.slice(1)],
        total: rupiah(468_500),
      },
    },
    refusal: refusal('place', 'price_changed', {
      status: 409,
      details: { total: 468_500 },
      values: { note: 'Titip satpam bila tidak ada orang.' },
    }),
  },
  paymentMissing: {
    data: { ...chosen, checkout: { ...ready, paymentVendor: null, paymentMethod: null } },
    refusal: refusal('place', 'payment_missing'),
  },
  voucherUnusable: {
    data: chosen,
    refusal: refusal('voucher', 'voucher_unknown', {
      message: 'Voucher ini hanya untuk pesanan pertama.',
      values: { code: 'HARBOLNAS' },
    }),
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
        summary: [...ready.summary, { label: 'Biaya Asuransi', amount: 5_931 }],
        total: rupiah(464_431),
      },
    },
    refusal: refusal('shipping', 'couriers_silent', { status: 503 }),
  },
  insuranceCompulsory: {
    data: {
      ...chosen,
      checkout: { ...ready, insured: true, insuranceReason: 'Wajib untuk barang di atas Rp 1.000.000.' },
    },
    refusal: refusal('shipping', 'shipping_unknown'),
  },
  shippingUnknown: {
    data: { ...chosen, checkout: unshipped },
    refusal: refusal('shipping', 'shipping_unknown', { values: { shipping: 'JNE:REG' } }),
  },
}
