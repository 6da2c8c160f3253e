import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Access } from '#shared/api/shop/access.ts'
import { CartItem } from '#shared/api/goods/cart.ts'
import { Variant } from '#shared/api/goods/catalog.ts'
import { Voucher } from '#shared/api/goods/voucher.ts'
import { Customer } from '#shared/api/account/customer.ts'
import { decodeLenient } from './endpoint.ts'
import { customer } from '#shared/api/account/customer.ts'
import { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import { Checkout } from '#shared/api/order/checkout.ts'
import { Order } from '#shared/api/order/order.ts'
import { site } from '#shared/api/shop/site.ts'

function read<S extends z.ZodType>(entity: S, answer: unknown): z.output<S> {
  const decoded = decodeLenient(entity, answer)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues))
  return decoded.value
}

// Proves §3.1, §3.2, §3.3, §3.4, §3.5, §3.6, §3.7, §3.8, §6.4
test('a customer is read in every field of the specification', () => {
  const answer = {
    CUSTOMER_BRANCH_ID: 3,
    CUSTOMER_CODE: 'PLG-1',
    CUSTOMER_EMAIL: 'siti@contoh.id',
    CUSTOMER_NAME: 'Siti',
    CUSTOMER_PHONE: '+6281234567890',
    CUSTOMER_TYPE: 2,
    CUSTOMER_TYPE_NAME: 'Reseller',
  }
  const customerRead = {
    branchId: '3',
    code: 'PLG-1',
    email: 'siti@contoh.id',
    name: 'Siti',
    phone: '+6281234567890',
    type: '2',
    typeName: 'Reseller',
  }
  expect(read(Customer(), answer)).toMatchObject(customerRead)
  expect(read(customer.login.output, { ...answer, TOKEN: 'a.b.c' })).toMatchObject({ ...customerRead, token: 'a.b.c' })
  expect(read(customer.login.output, answer)).toMatchObject({ token: null })
})

// Proves §3.11, §3.12, §3.13, §3.14, §3.15, §3.16, §3.17, §3.18, §3.19
test('a cart item is read in every field of the specification', () => {
  const answer = {
    CART_ID: 7,
    CART_ID_CODE: 'C-7',
    CART_QTY: '2',
    CART_ITEM_NEW_PRICE: '9000',
    CART_ITEM_PRICE: 10_000,
    CART_ITEM_NAME: 'Teh',
    CART_ITEM_SLUG: 'teh',
    CART_ITEM_IMAGE_URL: '/teh.webp',
    CART_ITEM_ISAVAILABLE: 0,
  }
  expect(read(CartItem(), answer)).toMatchObject({
    id: '7',
    code: 'C-7',
    quantity: 2,
    price: 9_000,
    fullPrice: 10_000,
    name: 'Teh',
    slug: 'teh',
    image: '/teh.webp',
    available: false,
  })
})

// Proves §3.20, §3.21, §3.22, §3.23
test('a variant is read in every field of the specification', () => {
  expect(
    read(Variant(), {
      ITEM_ID: 1,
      ITEM_ID_CODE: 'kode',
      ITEM_NAME: 'Merah',
      ITEM_IMAGE_URL: '/merah.webp',
      ITEM_PRICE: 1,
    }),
  ).toMatchObject({
    id: '1',
    itemId: 'kode',
    name: 'Merah',
    image: '/merah.webp',
  })
})

// Proves §3.31, §3.32, §3.33, §3.34, §3.35, §3.36, §3.37, §3.38
test('a checkout’s fields of the specification are read where they belong', () => {
  const applied = {
    SALE_SHIPPING_CODE: 'jne:reg',
    SALE_PAYMENT_VENDOR_CODE: 'midtrans',
    SALE_PAYMENT_METHOD_CODE: 'bca',
  }
  expect(
    read(Checkout(), { SALE_ID: 9, ...applied, SALE_COUPON_CODE: 'HEMAT', SALE_SALE_LINE_REMARK: 'rumah biru' }),
  ).toMatchObject({
    id: '9',
    shippingCode: 'jne:reg',
    paymentVendor: 'midtrans',
    paymentMethod: 'bca',
    voucherCode: 'HEMAT',
    note: 'rumah biru',
  })
  expect(read(PaymentChoice(), { ...applied, PAYMENT_NAME: 'BCA' })).toMatchObject({
    vendor: 'midtrans',
    method: 'bca',
  })
  expect(read(Bill(), { SALE_ID: 9, SALE_BILL_CODE: 88, BILL_AMOUNT: '5000' })).toMatchObject({
    orderId: '9',
    code: '88',
    amount: 5_000,
  })
  const order = {
    SALE_ID: 9,
    SALE_CODE: 'INV',
    SALE_STATUS: 'SHIPPING',
    SALE_DATE: '2026-11-21T00:00:00Z',
    SALE_TOTAL: 1,
    SALE_SHIPMENT_VENDOR_CODE: 'GOSEND',
  }
  expect(read(Order(), order)).toMatchObject({ shipmentVendor: 'GOSEND' })
})

// Proves §3.24, §3.25, §3.26, §3.27, §3.28, §3.29, §3.30
test('a voucher is read in every field of the specification', () => {
  const answer = {
    COUPON_ID: 7,
    COUPON_CODE: 'HEMAT',
    COUPON_TITLE: 'Hemat akhir tahun',
    COUPON_SHORT_DESCRIPTION: 'Untuk semua kain.',
    COUPON_EFFECTIVE_END_DATE: '2026-12-31T16:59:59Z',
    COUPON_ISCASHBACK: 0,
    COUPON_ISPERCENTAGE: 1,
    COUPON_AMOUNT: '10',
    COUPON_MAXIMUM_AMOUNT: 50_000,
    COUPON_MINIMUM_SUB_TOTAL: '200000',
    COUPON_IS_FOR_SHIPPING: false,
  }
  const voucher = {
    id: '7',
    code: 'HEMAT',
    title: 'Hemat akhir tahun',
    description: 'Untuk semua kain.',
    endsAt: '2026-12-31T16:59:59.000Z',
    cashback: false,
    percentage: true,
    amount: 10,
    maximum: 50_000,
    minimum: 200_000,
    forShipping: false,
  }
  expect(read(Voucher(), answer)).toEqual(voucher)
  // Where there is no bound, most tables hold 0.
  for (const COUPON_MAXIMUM_AMOUNT of [0, '0.00', 'Rp 0'])
    expect(read(Voucher(), { ...answer, COUPON_MAXIMUM_AMOUNT })).toEqual({ ...voucher, maximum: null })
  // Its code is enough to show and to use it.
  for (const none of [null, '', undefined])
    expect(read(Voucher(), { ...answer, COUPON_ID: none, COUPON_TITLE: none })).toEqual({
      ...voucher,
      id: 'HEMAT',
      title: 'HEMAT',
    })
  const few = read(Voucher(), {
    COUPON_ID: 'a',
    COUPON_CODE: 'A',
    COUPON_TITLE: 'A',
    COUPON_AMOUNT: 5_000,
    COUPON_SHORT_DESCRIPTION: null,
  })
  expect(few).toEqual({
    ...voucher,
    id: 'a',
    code: 'A',
    title: 'A',
    description: '',
    endsAt: null,
    percentage: false,
    amount: 5_000,
    maximum: null,
    minimum: 0,
  })
})

// Proves §3.44, §3.45, §3.46, §3.47, §3.48, §3.49, §3.50, §3.51, §3.52, §7.16, §7.17, §7.19, §7.20, §7.22
// Proves §7.23, §7.24
test('the settings of a site are read in every field of the specification', () => {
  expect(
    read(site.templateSetting.output, {
      CUSTOMER_CARE_PHONE: '0812',
      IS_SHOW_BUTTON_WHATSAPP: 0,
      WEBSITE_TEMPLATE_COLOR_ID: 4,
    }),
  ).toEqual({
    customerCarePhone: '0812',
    whatsappShown: false,
    colorId: '4',
  })
  expect(read(site.companyHeader.output, { TITLE: 'Toko', COMPANY_LOGO: '/logo.webp', DESCRIPTION: 'Teh' })).toEqual({
    title: 'Toko',
    logo: '/logo.webp',
    description: 'Teh',
  })
  expect(
    read(site.banners.output, { BANNER_IMAGE_LIST: ['/a.webp', { IMAGE_URL: '/b.webp', LINK_URL: '/search' }] }),
  ).toMatchObject({
    images: [
      { image: '/a.webp', link: null },
      { image: '/b.webp', link: '/search' },
    ],
  })
  expect(read(site.watermark.output, { ADDON_FOOTER_STATUS: '0' })).toEqual({ shown: false })
  expect(read(site.popup.output, { STATUS: 'true', IMAGE_URL: '/p.webp' })).toMatchObject({
    active: true,
    image: '/p.webp',
  })
  expect(read(site.googleAnalytics.output, { GOOGLE_ANALYTICS_ID: 'G-1' })).toEqual({ googleId: 'G-1' })
  expect(read(site.metaPixel.output, { META_PIXEL_ID: 123 })).toEqual({ pixelId: '123', tiktokId: null })
})

// Proves §3.45
test('a site that says nothing shows its chat button and its watermark, and no popup', () => {
  expect(read(site.templateSetting.output, {})).toMatchObject({ whatsappShown: true })
  expect(read(site.watermark.output, {})).toEqual({ shown: true })
  expect(read(site.popup.output, {})).toMatchObject({ active: false })
})

// Proves §3.53, §3.54, §3.55
test('the look-up is read in its three fields; without days a referral lasts 7', () => {
  expect(
    read(Access(), { COMPANY_API_ID: '77', API_ACCESS: 'kunci', CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: '14' }),
  ).toMatchObject({
    companyId: 77,
    accessKey: 'kunci',
    affiliateDays: 14,
  })
  expect(read(Access(), { COMPANY_API_ID: 0 })).toMatchObject({ companyId: 0, affiliateDays: 7 })
})
