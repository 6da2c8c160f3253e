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

test('what a voucher pays wholly says so, so that an order by what is left to pay is understood', () => {
  const all = [courier('BEST', 20_000, 1), courier('OKE', 8_000, 4), courier('YES', 34_000, 1)]
  const now = Date.parse('2026-11-20T05:00:00Z')
  const details = (paidFor?: number) => offersOf(all, now, paidFor).map(({ detail }) => detail)
  expect(details(20_000)).toEqual([
    'Tiba 22 Nov · Paling cepat · Gratis dengan voucher · Bisa COD',
    'Tiba 25 Nov · Termurah · Gratis dengan voucher · Bisa COD',
    'Tiba 22 Nov · Bisa COD',
  ])
  expect(details().join(' ')).not.toContain('voucher')
})
