import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { inHashPlace } from '#commerce/identity/customers/hash-places.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import {
  addTestCustomers,
  phoneOf,
  testCustomerPassword as password,
} from '#tests/support/in-workerd/test-customers.ts'

// Proves ASVS 15.2.2
test('an owner who types phone and e-mail by turns has one place before strangers', async () => {
  const shop = await openShop()
  await addTestCustomers(shop, 1)
  const login = (typed: string, as = {}) => shop.call('customer.login', { login: typed, password }, as)
  const first = await login(phoneOf(0))
  const home = { headers: { 'device-key': (first.ok && first.value.device) || '' } }

  const { promise, resolve } = Promise.withResolvers<void>()
  const strangers = Array.from({ length: 1 + limits.hashesWaitingOfShop * limits.hashStrangers }, () =>
    inHashPlace({ companyId: shop.companyId, owner: null }, () => promise),
  )
  const owner = [phoneOf(0), 'warga0@contoh.id'].map((typed) => login(typed, home))
  // The strangers' places are full: one of the two is refused at once, the other waits.
  const refused = await Promise.race(owner)
  resolve()
  expect(refused).toMatchObject({ ok: false, code: 'password_busy' })
  expect((await Promise.all(owner)).filter(({ ok }) => ok)).toHaveLength(1)
  await Promise.all(strangers)
})
