import { expect, test } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import type { Voucher } from '#shared/api/goods/voucher.ts'
import { batik } from '#demo/batik/shop.ts'
import { catalogue } from '#client/samples/catalogue.ts'
import { sampleNow } from '#client/samples/clock.ts'
import { sampleVouchers } from '#client/samples/vouchers.ts'
import { offersFor } from '#client/screens/cart/voucher-samples.ts'
import type { ProductData } from '#client/screens/product/load.ts'
import type { ReviewsShown } from '#client/screens/product/review-query.ts'
import type { Listing } from '#client/screens/products/filters.ts'
import { voucherPriceOf } from '#commerce/catalog/voucher-price.ts'
import { averageOf } from '#commerce/review/rules.ts'
import { offersView } from '#commerce/voucher/offers.ts'
import { offerOf, rank } from '#commerce/voucher/ranking.ts'
import type { VoucherRow } from '#commerce/voucher/tables.ts'
import { all, differs, wrong } from './sample-states.ts'

/** A voucher as the shop keeps it. */
const rowOf = (one: Voucher, more: Partial<VoucherRow> = {}): VoucherRow => ({
  ...{ ...one, startsAt: new Date(0), endsAt: one.endsAt === null ? null : new Date(one.endsAt) },
  ...{ categories: [], products: [], quota: null, used: 0, listed: true },
  ...{ perCustomer: null, newCustomersOnly: false },
  ...more,
})

test('a voucher of the samples is that of the demo shop, and lowers prices as the shop computes it', () => {
  const known = sampleVouchers.map((one) => {
    const found = batik.vouchers.find(({ code }) => code === one.code)
    if (!found) throw new Error(`the demo shop has no ${one.code}`)
    return { one, found }
  })
  expect(
    known.flatMap(
      ({ one, found: { title, description, percentage = false, amount, maximum = null, minimum, ...kind } }) =>
        differs(
          [one.title, one.description, one.percentage, one.amount, one.maximum, one.minimum],
          [title, description, percentage, amount, maximum, minimum],
        ) ||
        differs([one.cashback, one.forShipping], [kind.cashback ?? false, kind.forShipping ?? false]) ||
        [],
    ),
  ).toEqual([])
  const priceWith = voucherPriceOf(
    known.map(({ one, found: { perCustomer = null, newCustomersOnly = false } }) =>
      rowOf(one, { perCustomer, newCustomersOnly }),
    ),
  )
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

test('vouchers are measured, ranked and refused as the shop does it', () => {
  const [now, shopper] = [new Date(sampleNow), { uses: new Map<string, number>(), isNew: false }]
  const asShop = (goods: number, codes: readonly string[]) => {
    const basket = {
      lines: [{ productId: 'kemeja', categorySlug: '', amount: goods }],
      ...{ shippingCost: null, sent: true },
    }
    const known = offersFor(goods).offers.map(({ voucher: one, claimed }) =>
      offerOf(rowOf(one, one.code === 'HARBOLNAS' ? { products: ['seragam'] } : {}), basket, shopper, now, claimed),
    )
    const chosen = known.filter(({ voucher: { code } }) => codes.includes(code))
    const picks = chosen.flatMap(({ voucher, problem }) => (problem === null ? voucher : []))
    const chosenIds = chosen.map(({ voucher: { id } }) => id)
    return offersView({ now }, { offers: rank(known), picks, chosenIds, basket, shopper })
  }
  for (const goods of [87_500, 189_000, 238_000, 465_500, 814_500, 1_250_000])
    for (const codes of [[], ['KOINBATIK'], ['BATIK10', 'ONGKIRGRATIS']])
      expect(offersFor(goods, codes), `${goods} ${codes.join(' ')}`).toEqual(asShop(goods, codes))
})

test('a line of a cart costs what its product does, but for a flash sale', () => {
  const lines = all<CartItem>('addedPrice', 'fullPrice', 'itemId').flatMap(([at, line]) => {
    const good = catalogue.find(({ name }) => name === line.name)
    return good && !line.flash ? [[at, { line, good }] as const] : []
  })
  expect(lines.length).toBeGreaterThan(20)
  expect(
    wrong(lines, ({ line, good }) =>
      differs([line.name, line.price, line.fullPrice], [good.name, good.price, good.fullPrice ?? good.price]),
    ),
  ).toEqual([])
})

test('one product is the same in every list, but for what a flash sale does to its price', () => {
  const lists = all<ProductCard>('itemId', 'kilos', 'voucherPrice')
  expect(lists.length).toBeGreaterThan(200)
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
  expect(shown.length).toBeGreaterThan(20)
  expect(
    wrong(shown, ({ rows }) => {
      const keys = rows.map(({ photos, date }) => `${Number(photos.length > 0)} ${date}`)
      return differs(keys, keys.toSorted().toReversed())
    }),
  ).toEqual([])
  expect(
    wrong(shown, ({ summary }) => {
      if (summary === null) return false
      const { average, total } = averageOf(summary.stars)
      return differs([average, total], [summary.average, summary.total])
    }),
  ).toEqual([])
  const products = all<Product>('reviews', 'sold', 'variants')
  expect(products.length).toBeGreaterThan(20)
  expect(wrong(products, ({ reviews, sold }) => reviews > sold)).toEqual([])
  const pages = all<ProductData>('product', 'related', 'reviews').filter(([, { reviews }]) => reviews?.summary)
  expect(pages.length).toBeGreaterThan(20)
  expect(
    wrong(pages, ({ product, reviews }) =>
      differs([product.reviews, product.rating], [reviews?.summary?.total, reviews?.summary?.average]),
    ),
  ).toEqual([])
})
