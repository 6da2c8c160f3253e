import { expect, test } from 'vitest'
import type { EndpointName } from '#shared/api/index.ts'
import { inSeconds, waitsOf } from './waits.ts'

test('a shopper waits for the slowest call of each round, one round after the other', () => {
  const times = new Map<EndpointName, number>([
    ['access.find', 100],
    ['site.settings', 200],
    ['site.banners', 700],
    ['catalog.list', 1_000],
    ['cart.list', 50],
  ])
  expect(waitsOf(times)).toEqual([
    { what: 'the first page of a shop that nobody has opened', ms: 1_800 },
    { what: 'the cart', ms: 50 },
  ])
  expect([inSeconds(50), inSeconds(1_800)]).toEqual(['0.05 s', '1.8 s'])
})
