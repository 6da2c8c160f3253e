import { expect, test } from 'vitest'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import { batik } from '#demo/batik/shop.ts'
import { catalogue } from '#client/samples/catalogue.ts'
import { sampleVouchers } from '#client/samples/vouchers.ts'
import type { ReviewsShown } from '#client/screens/product/review-query.ts'
import type { Listing } from '#client/screens/products/filters.ts'
import { voucherPriceOf } from '#commerce/catalog/voucher-price.ts'
import { averageOf } from '#commerce/review/rules.ts'
import type { VoucherRow } from '#commerce/voucher/rules.ts'
import { all, differs, having, states, wrong } from './sample-states.ts'

test('a voucher of the samples is that of the demo shop, and lowers prices as the shop computes it', () => {
  const known = sampleVouchers.map((one) => {
    const found = batik.vouchers.find(({ code }) => code === one.code)
    if (!found) throw new Error(`the demo shop has no ${one.code}`)
    return { one, found }
  })
  expect(
    known.flatMap(
      ({ one, found: { title, description, percentage = false, amount, maximum = null, minimum } }) =>
        differs(
          [one.title, one.description, one.percentage, one.amount, one.maximum, one.minimum],
          [...[title, description, percentage, amount, maximum, minimum]],
        ) || [],
    ),
  ).toEqual([])
  const rows = known.map(({ one, found: { perCustomer = null, newCustomersOnly = false } }): VoucherRow => ({
    ...{ ...one, perCustomer, newCustomersOnly, startsAt: new Date(0), endsAt: null },
    ...{ categories: [], products: [], quota: null, used: 0, listed: true },
  }))
  const priceWith = voucherPriceOf(rows)
  // One shop of the samples has a single voucher.
  const cards = all<ProductCard>('itemId', 'kilos', 'voucherPrice', 'price').filter(
    ([name, { slug }]) => !name.endsWith(':freeShipping') && catalogue.some((one) => one.slug === slug),
  )
  expect(cards.length).toBeGreaterThan(200)
  expect(
    wrong(cards, ({ slug, price, digital, voucherPrice, firstVoucherPrice, freeShipping }) => {
      const due = priceWith({ id: slug, categorySlug: '', digital }, price)
      return differs({ freeShipping, voucherPrice, firstVoucherPrice }, due) && `${slug} at ${price}`
    }),
  ).toEqual([])
})

test('one product is the same in every list, but for what a flash sale does to its price', () => {
  const lists = states.flatMap(([name, data]) =>
    having(data, 'itemId', 'kilos', 'voucherPrice').map((found) => [name, found as unknown as ProductCard] as const),
  )
  const facts = ({ name, price, fullPrice, sold, rating }: ProductCard) => [name, price, fullPrice, sold, rating]
  expect(
    wrong(lists, (one) => {
      const known = catalogue.find(({ slug }) => slug === one.slug)
      // A product's own page may be of a state that its card never has.
      return known !== undefined && one.flash === null && !('variants' in one) && differs(facts(one), facts(known))
    }),
  ).toEqual([])
})

test('a list has what its filters ask for, in the order of its sort', () => {
  const lists = all<Listing>('rows', 'filters', 'facets', 'firstPage')
  expect(lists.length).toBeGreaterThan(30)
  expect(
    wrong(lists, ({ rows, filters: { min, max, inStock, discounted, sort } }) => {
      const prices = rows.map(({ price }) => price)
      const outside = rows.filter(
        ({ price, fullPrice, available }) =>
          price < (min ?? 0) || price > (max ?? price) || (discounted && fullPrice === null) || (inStock && !available),
      )
      const sorted =
        sort !== 'harga-terendah' ||
        differs(
          prices,
          prices.toSorted((a, b) => a - b),
        ) === false
      return outside.length > 0 || !sorted
    }),
  ).toEqual([])
})

test('reviews stand in their order, and a product was sold more often than reviewed', () => {
  const shown = all<ReviewsShown>('rows', 'summary', 'ask').filter(([, { rows }]) => rows.every(({ date }) => date))
  expect(
    wrong(shown, ({ rows }) => {
      const keys = rows.map(({ photos, date }) => `${Number(photos.length > 0)} ${date}`)
      return differs(keys, keys.toSorted().toReversed())
    }),
  ).toEqual([])
  expect(
    wrong(shown, ({ summary }) => {
      if (summary === null) return false
      const { average, total } = averageOf(summary.stars.map((one) => ({ ...one, withPhotos: 0 })))
      return differs([average, total], [summary.average, summary.total])
    }),
  ).toEqual([])
  const products = all<Product>('reviews', 'sold', 'variants')
  expect(wrong(products, ({ reviews, sold }) => reviews > sold)).toEqual([])
})
