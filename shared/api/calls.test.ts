import { expect, test } from 'vitest'
import { z } from 'zod'
import { complete, decodeOurs, type Endpoint, wire } from './contract/endpoint.ts'
import { api, endpoints } from './index.ts'
import { pagingQuery } from './contract/query.ts'
import { region } from './shop/region.ts'

const { access, cart, checkout, order, payment, site, tracking } = api
const written = (endpoint: Endpoint, input: Record<string, unknown>) =>
  z.encode(endpoint.input, complete(endpoint.input, input))

// The specification's table of calls, row by row.
const table: readonly [string, Endpoint][] = [
  ['GET /api-access', access.find],
  ['GET /cart/cart-list-v2', cart.list],
  ['POST /cart/cart', cart.add],
  ['PATCH /cart/cart', cart.change],
  ['POST /cart/cart-delete', cart.remove],
  ['POST /helper/tracking-traffic', tracking.addView],
  ['POST /helper/tracking-affiliate', tracking.addClick],
  ['GET /helper/get-website-template-setting', site.templateSetting],
  ['GET /helper/banner-carousel', site.banners],
  ['GET /helper/menu-footer', site.footerMenu],
  ['GET /helper/company-header-logo', site.companyHeader],
  ['GET /watermark-status', site.watermark],
  ['GET /helper/setting-website', site.settings],
  ['GET /helper/google-analytic', site.googleAnalytics],
  ['GET /helper/meta-pixel-id', site.metaPixel],
  ['GET /helper/popup-banner', site.popup],
  ['POST /sale/insert-from-cart-v2', checkout.create],
  ['GET /sale/detail-for-checkout/:SALE_ID', checkout.find],
  ['GET /sale/shipping-detail-for-checkout/:SALE_ID', checkout.findShipping],
  ['GET /sale/shipping-list/:SALE_ID', checkout.listShipping],
  ['GET /sale/report-invoice/:SALE_ID', order.findInvoice],
  ['POST /sale/payment-list-v4', checkout.listPayments],
  ['POST /sale/shipping-address-insert', checkout.applyAddress],
  ['POST /sale/shipping-method-apply', checkout.applyShipping],
  ['POST /sale/payment-method-apply', checkout.applyPayment],
  ['POST /sale/coupon-apply', checkout.applyVoucher],
  ['POST /sale/dropship-apply', checkout.applyDropship],
  ['POST /sale/checkout-v3', checkout.place],
  ['POST /sale/update-before-login', checkout.attach],
  ['POST /sale/bill-detail', payment.findBill],
]
// Proves §7.9, §7.10, §7.11, §7.12, §7.13, §7.14, §7.15, §7.16, §7.17, §7.18, §7.19, §7.20, §7.21, §7.22
// Proves §7.23, §7.24, §7.25, §7.26, §7.27, §7.28, §7.29, §7.30, §7.31, §7.32, §7.33, §7.34, §7.35, §7.36
// Proves §7.37, §7.38
test.each(table)('%s stands in the contract', (line, endpoint) => {
  expect(endpoint.upstream).toBe(line)
})

// Proves §7.39
test('a call is marked as the specification’s when its table has the method and the path, and only then', () => {
  const marked = [...endpoints.values()].filter(({ origin }) => origin === 'specification')
  expect(new Set(marked.map(({ upstream }) => upstream))).toEqual(new Set(table.map(([line]) => line)))
})

// Proves §7.9, §7.10, §7.16, §7.17, §7.18, §7.19, §7.20, §7.21, §7.22, §7.23, §7.24
test('the access key, the root calls and the cart’s list send nothing', () => {
  for (const endpoint of [access.find, cart.list, ...Object.values(site)]) expect(written(endpoint, {})).toEqual({})
})

// Proves §3.40, §3.41, §3.42, §3.43, §7.15
test('a click is sent in the four fields of the affiliate record', () => {
  expect(
    written(tracking.addClick, { code: 'siti', address: '203.0.113.0', device: 'MOBILE', event: 'CLICK' }),
  ).toEqual({
    AFFILIATE_TRACKING_CODE: 'siti',
    AFFILIATE_TRACKING_IP_ADDRESS: '203.0.113.0',
    AFFILIATE_TRACKING_DEVICE_MODEL: 'MOBILE',
    AFFILIATE_TRACKING_EVENT_TYPE: 'CLICK',
  })
  expect(decodeOurs(tracking.addClick.input, { code: 'siti', address: '', device: '', event: 'VIEW' })).toMatchObject({
    ok: false,
  })
})

// Proves §3.35, §3.37, §7.34, §7.38
test('a voucher and a bill are requested in the specification’s fields', () => {
  expect(written(checkout.applyVoucher, { orderId: '9', code: 'HEMAT' })).toEqual({
    SALE_ID: '9',
    SALE_COUPON_CODE: 'HEMAT',
  })
  expect(written(payment.findBill, { orderId: '9', code: 'B1' })).toEqual({ SALE_ID: '9', SALE_BILL_CODE: 'B1' })
})

// Proves §3.72, §3.73, §3.74, §9.9
test('a look-up list asks in language 1 for 10 rows, by text, unless told otherwise', () => {
  const { input } = region.search
  const asked = { languageId: 1, text: 'tebet', textId: null, limit: 10, searchById: false }
  expect(decodeOurs(input, { text: 'tebet' })).toMatchObject({ ok: true, value: asked })
  expect(z.encode(input, asked)).toEqual({
    LANGUAGE_ID: 1,
    TEXT_SEARCH: 'tebet',
    TEXT_SEARCH_ID: null,
    LIMIT: 10,
    SEARCH_BY_ID: false,
  })
})

// Proves §3.75, §3.76, §3.77, §7.42, §9.8
test('a page is asked for by PAGE_INDEX and DATA_PER_PAGE, an empty text counts as none, and extra fields go along', () => {
  const Query = wire({ ...pagingQuery(), sort: ['SORT', z.string()] })
  const asked = decodeOurs(Query, { text: '', sort: 'terbaru' })
  expect(asked).toMatchObject({ ok: true, value: { index: 0, size: 12, text: null, sort: 'terbaru' } })
  expect(asked.ok && z.encode(Query, asked.value)).toEqual({
    PAGE_INDEX: 0,
    DATA_PER_PAGE: 12,
    TEXT_SEARCH: null,
    SORT: 'terbaru',
  })
})
