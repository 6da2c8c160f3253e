import { expect, test } from 'vitest'
import { hashPassword, newCost } from '#commerce/identity/customers/password.ts'
import { openHasher } from './hasher.js'

test('a password is hashed beside the runtime as in it, many at once too', async () => {
  const hasher = openHasher()
  const beside = { HASHER: { fetch: (url: string, init: RequestInit) => hasher(new Request(url, init)) } as never }
  const costs = Array.from({ length: 3 }, () => ({ ...newCost(), n: 16 }))
  const hashOf = (cost: (typeof costs)[number], where = {}) => hashPassword('kata-sandi-ﬁ-2026', cost, where)
  const there = await Promise.all(costs.map((cost) => hashOf(cost, beside)))
  expect(there).toEqual(await Promise.all(costs.map((cost) => hashOf(cost))))
})

test('one that cannot be hashed fails alone', async () => {
  const hasher = openHasher()
  const ask = (n: number) =>
    hasher({ json: async () => ({ password: 'x', salt: '', bytes: 32, n, r: 8, p: 1, maxmem: 1_000_000 }) })
  const [broken, whole] = await Promise.allSettled([ask(3), ask(16)])
  expect([broken?.status, whole?.status]).toEqual(['rejected', 'fulfilled'])
})
