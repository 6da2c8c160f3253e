import { expect, test } from 'vitest'
import { sentence } from '#shared/text/errors.ts'
import { type Basket, covers, savingOf } from '#commerce/pricing/voucher-saving.ts'
import { type Shopper, kindOf, problemOf, promiseOf, storedCode } from './rules.ts'
import type { VoucherRow } from './tables.ts'

const now = new Date('2026-11-21T05:00:00Z')
const voucher: VoucherRow = {
  id: 'c',
  code: 'HEMAT',
  title: 'Diskon',
  description: '',
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  cashback: false,
  percentage: true,
  amount: 10,
  maximum: 20_000,
  minimum: 100_000,
  forShipping: false,
  quota: null,
  used: 0,
  perCustomer: null,
  categories: [],
  products: [],
  newCustomersOnly: false,
  listed: true,
}
const basket: Basket = {
  lines: [
    { productId: 'kemeja', categorySlug: 'busana', amount: 150_999 },
    { productId: 'tas', categorySlug: 'aksesori', amount: 50_000 },
  ],
  shippingCost: 18_000,
  sent: true,
}
const shopper: Shopper = { uses: new Map(), isNew: true }
const shipping = { ...voucher, forShipping: true, percentage: true, amount: 100, maximum: null }

test.each([
  ['a percentage up to its maximum', {}, 20_000],
  ['a percentage without a maximum, rounded down', { maximum: null }, 20_099],
  ['a fixed amount', { percentage: false, amount: 15_000, maximum: null }, 15_000],
  ['a fixed amount no larger than the goods', { percentage: false, amount: 900_000, maximum: null }, 200_999],
  ['a part of the goods', { categories: ['aksesori'] }, 5_000],
  ['one product', { products: ['kemeja'], maximum: null }, 15_099],
  ['a category or a product', { categories: ['aksesori'], products: ['kemeja'], maximum: null }, 20_099],
  ['nothing of what is bought', { categories: ['ponsel'] }, 0],
  ['coins', { cashback: true }, 20_000],
] as const)('%s', (_, change, saving) => {
  expect(savingOf({ ...voucher, ...change }, basket)).toBe(saving)
})

test('a voucher for shipping takes only the price of shipping, once that is known', () => {
  expect(savingOf(shipping, basket)).toBe(18_000)
  expect(savingOf({ ...shipping, maximum: 10_000 }, basket)).toBe(10_000)
  expect(savingOf({ ...shipping, percentage: false, amount: 50_000 }, basket)).toBe(18_000)
  expect(savingOf(shipping, { ...basket, shippingCost: null })).toBe(0)
  expect(savingOf(shipping, { ...basket, sent: false })).toBe(0)
  expect(savingOf({ ...shipping, categories: ['ponsel'] }, basket)).toBe(0)
  expect([
    promiseOf(shipping),
    promiseOf({ ...shipping, maximum: 9_000 }),
    promiseOf({ percentage: false, amount: 5_000, maximum: null }),
  ]).toEqual([Number.POSITIVE_INFINITY, 9_000, 5_000])
})

// Proves §9.28
test.each([
  ['Voucher baru berlaku mulai 22 Nov 2026', { startsAt: new Date('2026-11-22T00:00:00Z') }, {}],
  ['Voucher sudah kedaluwarsa', { endsAt: now }, {}],
  ['Kuota voucher habis', { quota: 5, used: 5 }, {}],
  ['Khusus pelanggan baru', { newCustomersOnly: true }, { isNew: false }],
  ['Anda sudah mencapai batas pemakaian voucher ini', { perCustomer: 2 }, { uses: new Map([['c', 2]]) }],
  ['Tidak berlaku untuk produk di keranjang', { categories: ['ponsel'] }, {}],
  ['Tambah Rp 299.001 lagi untuk memakai voucher ini', { minimum: 500_000 }, {}],
  ['Tambah Rp 50.000 lagi untuk memakai voucher ini', { categories: ['aksesori'] }, {}],
] as const)('says: %s', (words, change, who) => {
  const problem = problemOf({ ...voucher, ...change }, basket, { ...shopper, ...who }, now)
  expect(problem && sentence(problem)).toBe(words)
})

test('what can be used has no problem', () => {
  expect(problemOf(voucher, basket, shopper, now)).toBeNull()
  expect(
    problemOf(
      { ...voucher, quota: 5, used: 4, perCustomer: 1, newCustomersOnly: true, minimum: 200_999, endsAt: null },
      basket,
      shopper,
      now,
    ),
  ).toBeNull()
  expect(problemOf(shipping, { ...basket, sent: false }, shopper, now)).toMatchObject({
    code: 'voucher_nothing_to_ship',
  })
})

test('upper and lower case letters of a code are equal', () => {
  expect(storedCode(' hemat10 ')).toBe('HEMAT10')
  expect(covers({ categories: [], products: [] }, { productId: 'x', categorySlug: 'y' })).toBe(true)
})

test('a voucher begins to the millisecond, and is of one kind', () => {
  expect(problemOf({ ...voucher, startsAt: now }, basket, shopper, now)).toBeNull()
  expect(problemOf({ ...voucher, startsAt: new Date(now.getTime() + 1) }, basket, shopper, now)).toMatchObject({
    code: 'voucher_early',
  })
  expect([kindOf({ forShipping: true }), kindOf({ forShipping: false })]).toEqual(['shipping', 'goods'])
})
