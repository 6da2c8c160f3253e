import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOf, prices, shops, usageOf } from './model.ts'
import { withTables } from './page.ts'

test('the tables of docs/costs.md are those of tools/costs', () => {
  const page = readFileSync('docs/costs.md', 'utf8')
  expect(page, 'run node tools/costs/costs.ts').toBe(withTables(page))
})

test('what is included costs nothing, and a million above it costs its price', () => {
  const [small] = shops
  const nothing = usageOf({ ...small, orders: 0 as 1 })
  expect(Object.values(billOf(nothing)).every((dollars) => dollars === 0)).toBe(true)
  for (const { unit, included, price } of prices) {
    const more = unit.endsWith('Gb') ? included + 1 : included + 1e6
    expect(billOf({ ...nothing, [unit]: more })[unit]).toBeCloseTo(price)
  }
})
