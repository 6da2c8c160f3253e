import { expect, test } from 'vitest'
import { tierPriceOf } from './tiers.ts'

test('a type’s price counts where it is lower, with the ordinary one struck through', () => {
  const tier = { price: 80, typeName: 'Grosir' }
  expect(tierPriceOf({ price: 100, fullPrice: null }, tier)).toEqual({ price: 80, fullPrice: 100, tier: 'Grosir' })
  expect(tierPriceOf({ price: 100, fullPrice: 120 }, tier)).toEqual({ price: 80, fullPrice: 120, tier: 'Grosir' })
  expect(tierPriceOf({ price: 80, fullPrice: 120 }, tier)).toEqual({ price: 80, fullPrice: 120, tier: null })
  expect(tierPriceOf({ price: 100, fullPrice: null }, undefined)).toEqual({ price: 100, fullPrice: null, tier: null })
})
