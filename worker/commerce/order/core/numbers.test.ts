import { expect, test } from 'vitest'
import { orderNumber, pickUniqueCode } from './numbers.ts'

test('an order number has the day in WIB and five unmistakable letters', () => {
  expect(orderNumber(new Date('2026-11-20T16:59:59Z'), 'x')).toMatch(/^INV-20261120-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(orderNumber(new Date('2026-11-20T17:00:00Z'), 'x')).toMatch(/^INV-20261121-/)
})

test('seeds give numbers that differ', () => {
  const numbers = new Set(Array.from({ length: 1_000 }, (_, i) => orderNumber(new Date(0), `seed ${i}`)))
  expect(numbers.size).toBeGreaterThan(995)
})

test('999 open transfers of one amount get 999 codes, and the thousandth none', () => {
  const open: { uniqueCode: number; amount: number; open: boolean }[] = []
  for (let i = 0; i < 999; i++) {
    const uniqueCode = pickUniqueCode(147_000, open, `seed ${i}`)
    expect(uniqueCode).not.toBeNull()
    open.push({ uniqueCode: uniqueCode ?? 0, amount: 147_000 + (uniqueCode ?? 0), open: true })
  }
  expect(new Set(open.map((bill) => bill.uniqueCode)).size).toBe(999)
  expect(Math.min(...open.map((bill) => bill.uniqueCode))).toBe(1)
  expect(Math.max(...open.map((bill) => bill.uniqueCode))).toBe(999)
  expect(pickUniqueCode(147_000, open, 'last')).toBeNull()
  expect(pickUniqueCode(500_000, open, 'another amount')).not.toBeNull()
})

test('a code never makes an amount that is already awaited', () => {
  expect(
    pickUniqueCode(
      100_000,
      Array.from({ length: 998 }, (_, i) => ({ uniqueCode: 999, amount: 100_001 + i, open: true })),
      'seed',
    ),
  ).toBe(999)
})

test('once every code is used by an open transfer, one whose amount is free is given again', () => {
  const open = Array.from({ length: 999 }, (_, i) => ({ uniqueCode: i + 1, amount: 50_000 + i + 1, open: true }))
  const again = pickUniqueCode(50_500, open, 'seed')
  expect(again).not.toBeNull()
  expect(open.some(({ amount }) => amount === 50_500 + (again ?? 0))).toBe(false)
  // A code nobody has goes before one whose amount alone is free.
  expect(pickUniqueCode(70_000, open.slice(1), 'seed')).toBe(1)
})

test('the code of an order that has ended goes to another order only when all other codes are taken', () => {
  const ended = Array.from({ length: 998 }, (_, i) => ({ uniqueCode: i + 1, amount: 90_001 + i, open: false }))
  expect(pickUniqueCode(90_000, ended, 'seed')).toBe(999)
  const all = [...ended, { uniqueCode: 999, amount: 90_999, open: true }]
  expect(pickUniqueCode(90_000, all, 'seed')).toBeLessThan(999)
})
