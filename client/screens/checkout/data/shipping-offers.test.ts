import { expect, test } from 'vitest'
import { rupiah } from '#shared/api/contract/brands.ts'
import { offersOf } from './shipping-offers.ts'

const courier = (service: string, cost: number, days: number) => ({
  code: service,
  courier: 'JNE',
  service,
  cost: rupiah(cost),
  daysMin: days,
  daysMax: days,
  insuranceFee: null,
  cod: true,
  instant: false,
  lastKnown: false,
})

test('what a voucher pays wholly is free, so that an order by what is left to pay is understood', () => {
  const all = [courier('BEST', 20_000, 1), courier('OKE', 8_000, 4), courier('YES', 34_000, 1)]
  const now = Date.parse('2026-11-20T05:00:00Z')
  const free = (paidFor?: number) => offersOf(all, now, paidFor).map((one) => one.free)
  expect([free(20_000), free()]).toEqual([
    [true, true, false],
    [false, false, false],
  ])
})
