import { expect, test } from 'vitest'
import { rupiah } from '#shared/api/contract/brands.ts'
import { offersOf } from './shipping-offers.ts'

const courier = (service: string, cost: number, days: number) => ({
  code: service,
  courier: 'JNE',
  service,
  cost: rupiah(cost),
  saving: rupiah(0),
  daysMin: days,
  daysMax: days,
  insuranceFee: null,
  cod: true,
  instant: false,
  lastKnown: false,
})

const now = Date.parse('2026-11-20T05:00:00Z')

test('what a voucher pays wholly is free, so that an order by what is left to pay is understood', () => {
  const all = [courier('BEST', 20_000, 1), courier('OKE', 8_000, 4), courier('YES', 34_000, 1)]
  const free = (paidFor?: number) => offersOf(all, now, paidFor).map(({ left }) => left === 0)
  expect([free(20_000), free()]).toEqual([
    [true, true, false],
    [false, false, false],
  ])
})

test('one courier alone is the cheapest, by what is left to pay: of several that are free none is', () => {
  const all = [courier('REG', 18_000, 2), courier('OKE', 16_000, 4), courier('YES', 34_000, 1)]
  const marks = (paidFor?: number) =>
    offersOf(all, now, paidFor).map(({ arrives }) => /Termurah|Tercepat/.exec(arrives)?.[0] ?? '')
  expect([marks(), marks(16_000), marks(18_000)]).toEqual([
    ['', 'Termurah', 'Tercepat'],
    ['', 'Termurah', 'Tercepat'],
    ['', '', 'Tercepat'],
  ])
})

test('a price that a voucher has lowered already keeps the full one beside it', () => {
  const lowered = { ...courier('YES', 9_000, 1), saving: rupiah(25_000) }
  expect(offersOf([lowered], now)).toMatchObject([{ cost: 34_000, left: 9_000 }])
})
