import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noCharges, totalOf } from '#commerce/order/core/rules.ts'
import { bestOf, freeShippingOf, offerOf, rank } from './ranking.ts'
import type { Shopper } from './rules.ts'
import type { VoucherRow } from './tables.ts'
import { type Basket, goodsFor, savingOf } from '#commerce/pricing/voucher-saving.ts'

/** fast-check prints the seed of whatever fails. */
const runs = { numRuns: 300 }
const now = new Date('2026-11-21T05:00:00Z')
const categories = ['busana', 'kain', 'aksesori']
const someOf = (names: readonly string[]) => fc.subarray([...names])

const voucher: fc.Arbitrary<VoucherRow> = fc
  .record({
    id: fc.uuid(),
    code: fc.stringMatching(/^[A-Z0-9]{4,10}$/),
    title: fc.constant('Voucher'),
    description: fc.constant(''),
    startsAt: fc.constantFrom(new Date(0), new Date('2027-01-01T00:00:00Z')),
    endsAt: fc.constantFrom(null, new Date('2026-12-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z')),
    sort: fc.constantFrom('discount', 'cashback', 'shipping'),
    percentage: fc.boolean(),
    amount: fc.integer({ min: 1, max: 60_000 }),
    maximum: fc.option(fc.integer({ min: 1, max: 50_000 })),
    minimum: fc.integer({ min: 0, max: 400_000 }),
    quota: fc.option(fc.integer({ min: 0, max: 3 })),
    used: fc.integer({ min: 0, max: 3 }),
    perCustomer: fc.option(fc.integer({ min: 1, max: 2 })),
    categories: someOf(categories),
    products: someOf(['p0', 'p1', 'p2']),
    newCustomersOnly: fc.boolean(),
    listed: fc.constant(true),
  })
  .map(({ sort, amount, ...rest }) => ({
    ...rest,
    amount: rest.percentage ? 1 + (amount % 100) : amount,
    cashback: sort === 'cashback',
    forShipping: sort === 'shipping',
  }))
const vouchers = fc.uniqueArray(voucher, { maxLength: 12, selector: ({ code }) => code })
const basket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(
    fc.record({
      productId: fc.constantFrom('p0', 'p1', 'p2', 'p3'),
      categorySlug: fc.constantFrom(...categories),
      amount: fc.integer({ min: 0, max: 300_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  shippingCost: fc.option(fc.integer({ min: 0, max: 120_000 })),
  sent: fc.boolean(),
})
const shopper: fc.Arbitrary<Shopper> = fc.boolean().map((isNew) => ({ uses: new Map(), isNew }))

const total = (basket: Basket) => basket.lines.reduce((sum, { amount }) => sum + amount, 0)
const combined = (chosen: readonly VoucherRow[], basket: Basket, who: Shopper) =>
  chosen.reduce((sum, one) => sum + offerOf(one, basket, who, now).saving, 0)

// Proves §9.28
test('the best combination saves as much as the best of all allowed pairs', () => {
  fc.assert(
    fc.property(vouchers, basket, shopper, (all, what, who) => {
      const pairs = [[], ...all.map((one) => [one]), ...all.flatMap((one) => all.map((other) => [one, other]))]
      const allowed = pairs.filter((pair) => new Set(pair.map(({ forShipping }) => forShipping)).size === pair.length)
      const most = Math.max(...allowed.map((pair) => combined(pair, what, who)))
      const best = bestOf(
        all.map((one) => offerOf(one, what, who, now)),
        what,
      )
      expect(combined(best, what, who)).toBe(most)
      expect(best.filter(({ forShipping }) => forShipping).length).toBeLessThanOrEqual(1)
      expect(best.filter(({ forShipping }) => !forShipping).length).toBeLessThanOrEqual(1)
    }),
    runs,
  )
})

// Proves §3.28
test('a saving is whole, never negative, and never more than what it applies to', () => {
  fc.assert(
    fc.property(voucher, basket, (one, what) => {
      const saving = savingOf(one, what)
      expect(Number.isSafeInteger(saving)).toBe(true)
      expect(saving).toBeGreaterThanOrEqual(0)
      expect(saving).toBeLessThanOrEqual(one.forShipping ? (what.shippingCost ?? 0) : goodsFor(one, what))
      expect(saving).toBeLessThanOrEqual(one.maximum ?? Number.POSITIVE_INFINITY)
    }),
    runs,
  )
})

test('a shopper who buys more never saves less, and a voucher that could be used still can', () => {
  fc.assert(
    fc.property(voucher, basket, shopper, fc.integer({ min: 0, max: 200_000 }), (one, what, who, more) => {
      const larger = {
        ...what,
        lines: what.lines.map((line, i) => (i === 0 ? { ...line, amount: line.amount + more } : line)),
      }
      const [before, after] = [offerOf(one, what, who, now), offerOf(one, larger, who, now)]
      expect(after.saving).toBeGreaterThanOrEqual(before.saving)
      if (!before.problem) expect(after.problem).toBeNull()
    }),
    runs,
  )
})

test('whatever is combined, a total is never negative', () => {
  fc.assert(
    fc.property(voucher, voucher, basket, (one, other, what) => {
      const [goods, shippingVoucher] = [
        { ...one, forShipping: false, cashback: false },
        { ...other, forShipping: true, cashback: false },
      ]
      const shippingCost = what.shippingCost ?? 0
      const amounts = {
        ...noCharges,
        subtotal: total(what),
        discount: savingOf(goods, what),
        shippingCost,
        shippingDiscount: savingOf(shippingVoucher, what),
      }
      expect(totalOf(amounts)).toBeGreaterThanOrEqual(0)
    }),
    runs,
  )
})

test('a list is ranked: usable first, then by saving, then claimed; the result does not depend on the order it came in', () => {
  fc.assert(
    fc.property(vouchers, basket, shopper, fc.integer(), (all, what, who, salt) => {
      const offers = all.map((one, i) => offerOf(one, what, who, now, (salt + i) % 2 === 0))
      const ranked = rank(offers)
      expect(rank(offers.toReversed())).toEqual(ranked)
      for (const [i, next] of ranked.slice(1).entries()) {
        const before = ranked[i]
        if (!before) continue
        if (before.problem) expect(next.problem).not.toBeNull()
        expect(before.saving).toBeGreaterThanOrEqual(next.saving)
        if (before.saving === next.saving && (before.problem === null) === (next.problem === null) && next.claimed)
          expect(before.claimed).toBe(true)
      }
    }),
    runs,
  )
})

const someone: Shopper = { uses: new Map(), isNew: true }
const some: Basket = {
  lines: [{ productId: 'p0', categorySlug: 'busana', amount: 100_000 }],
  shippingCost: null,
  sent: true,
}
const [plain] = fc.sample(voucher, { numRuns: 1, seed: 1 })
const shippingVoucher = (change: Partial<VoucherRow>): VoucherRow => ({
  ...(plain as VoucherRow),
  startsAt: new Date(0),
  endsAt: null,
  cashback: false,
  forShipping: true,
  percentage: true,
  amount: 100,
  maximum: null,
  minimum: 0,
  quota: null,
  perCustomer: null,
  categories: [],
  products: [],
  newCustomersOnly: false,
  ...change,
})

test('free shipping is the nearest that can be reached', () => {
  const near = (...all: VoucherRow[]) => freeShippingOf(all, some, someone, now)
  expect(near()).toBeNull()
  expect(near(shippingVoucher({ minimum: 300_000 }), shippingVoucher({ minimum: 150_000, maximum: 20_000 }))).toEqual({
    minimum: 150_000,
    missing: 50_000,
    maximum: 20_000,
  })
  expect(near(shippingVoucher({ minimum: 90_000, maximum: 10_000 }), shippingVoucher({ minimum: 100_000 }))).toEqual({
    minimum: 100_000,
    missing: 0,
    maximum: null,
  })
  expect(
    near(
      shippingVoucher({ amount: 50 }),
      shippingVoucher({ categories: ['kain'] }),
      shippingVoucher({ endsAt: now }),
      shippingVoucher({ forShipping: false }),
    ),
  ).toBeNull()
  expect(freeShippingOf([shippingVoucher({})], { ...some, sent: false }, someone, now)).toBeNull()
})

test('before a courier is chosen the voucher for shipping with the largest promise is suggested', () => {
  const [small, large] = [
    shippingVoucher({ code: 'SMALL', maximum: 10_000 }),
    shippingVoucher({ code: 'LARGE', maximum: 30_000 }),
  ]
  const best = (what: Basket) =>
    bestOf(
      [small, large].map((one) => offerOf(one, what, someone, now)),
      what,
    ).map(({ code }) => code)
  expect(best(some)).toEqual(['LARGE'])
  expect(best({ ...some, shippingCost: 0 })).toEqual([])
})

test('among equals: price before coins, the larger promise, what is nearest, what ends first, then the code', () => {
  const goods = (code: string, change: Partial<VoucherRow> = {}) =>
    shippingVoucher({ code, forShipping: false, percentage: false, amount: 5_000, ...change })
  const order = (what: Basket, ...all: VoucherRow[]) =>
    rank(all.map((one) => offerOf(one, what, someone, now))).map(({ voucher: { code } }) => code)
  expect(order(some, goods('AAAA', { cashback: true }), goods('BBBB'))).toEqual(['BBBB', 'AAAA'])
  expect(
    order(some, shippingVoucher({ code: 'AAAA', maximum: 10_000 }), shippingVoucher({ code: 'BBBB', maximum: 30_000 })),
  ).toEqual(['BBBB', 'AAAA'])
  expect(
    order(
      some,
      goods('AAAA', { minimum: 900_000 }),
      goods('BBBB', { minimum: 200_000 }),
      goods('CCCC', { categories: ['kain'] }),
    ),
  ).toEqual(['BBBB', 'AAAA', 'CCCC'])
  expect(order(some, goods('AAAA'), goods('BBBB', { endsAt: new Date('2027-01-01T00:00:00Z') }))).toEqual([
    'BBBB',
    'AAAA',
  ])
  expect(order(some, goods('BBBB'), goods('AAAA'))).toEqual(['AAAA', 'BBBB'])
  expect(
    order(
      some,
      goods('AAAA', { categories: ['kain'], amount: 90_000 }),
      goods('BBBB', { minimum: 900_000 }),
      goods('CCCC', { amount: 1 }),
    ),
  ).toEqual(['CCCC', 'BBBB', 'AAAA'])
})

test('an offer says how much is missing, and that it was claimed only when it was', () => {
  expect(offerOf(shippingVoucher({ minimum: 150_000 }), some, someone, now)).toMatchObject({
    missing: 50_000,
    saving: 0,
    claimed: false,
  })
  expect(offerOf(shippingVoucher({ endsAt: now }), some, someone, now).missing).toBeNull()
  expect(offerOf(shippingVoucher({}), some, someone, now, true)).toMatchObject({
    missing: null,
    problem: null,
    claimed: true,
  })
})

test('what saves nothing is not suggested, and of two equally near the larger promise pays for shipping', () => {
  const nothing = shippingVoucher({ forShipping: false, percentage: true, amount: 1 })
  const cheap: Basket = { ...some, lines: [{ productId: 'p0', categorySlug: 'busana', amount: 50 }] }
  expect(bestOf([offerOf(nothing, cheap, someone, now)], cheap)).toEqual([])
  const [ten, thirty] = [
    shippingVoucher({ minimum: 200_000, maximum: 10_000 }),
    shippingVoucher({ minimum: 200_000, maximum: 30_000 }),
  ]
  for (const all of [
    [ten, thirty],
    [thirty, ten],
  ])
    expect(freeShippingOf(all, some, someone, now)).toMatchObject({ maximum: 30_000 })
})
