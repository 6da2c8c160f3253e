import { expect, test } from 'vitest'
import { ppnOf } from './tax.ts'

test.each([
  [111_000, { price: 100_000, base: 91_666.67, amount: 11_000 }],
  [189_000, { price: 170_270.27, base: 156_081.08, amount: 18_729.73 }],
  [0, { price: 0, base: 0, amount: 0 }],
])('the PPN in %i', (including, tax) => {
  expect(ppnOf(including)).toEqual(tax)
})
