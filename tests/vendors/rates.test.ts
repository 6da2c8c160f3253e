import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { openVendor } from '#tests/support/fake-vendors/fake-vendor.ts'
import { biteship } from '#commerce/vendors/shipping/biteship.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { Courier, RateQuery } from '#commerce/vendors/shipping/courier.ts'
import { askCouriers } from '#commerce/vendors/shipping/rates.ts'

const rate: Rate = {
  code: 'a:b',
  courier: 'A',
  service: 'B',
  cost: 1,
  daysMin: 1,
  daysMax: 1,
  codFee: null,
  insuranceFee: null,
  instant: false,
}
const place = { regency: '31.74', postcode: '12160', point: null }
const query: RateQuery = { origin: place, destination: place, weightGrams: 1, items: [] }
const courier = (name: string, rates: Courier['rates']): Courier => ({ name, brands: [], rates })

test('a slow or broken courier does not delay the others', async () => {
  await using slow = await openVendor(() => 'hang')
  const account = {
    key: 'biteship_test',
    couriers: 'jne',
    webhook: { header: 'X-B', secret: 'rahasia-panjang' },
    baseUrl: slow.baseUrl,
  }
  const began = performance.now()
  const quoted = await askCouriers(
    [
      courier('quick', async () => [rate]),
      courier('broken', () => Promise.reject(new Error('away'))),
      biteship.courier(account, { fetch: (request) => fetch(request) }),
    ],
    query,
  )
  expect(quoted).toEqual([
    { courier: 'quick', rates: [rate] },
    { courier: 'broken', rates: null },
    { courier: 'biteship', rates: null },
  ])
  expect(performance.now() - began).toBeLessThan(limits.courierMs + 10_000)
})
