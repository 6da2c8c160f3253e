import { expect, test } from 'vitest'
import { daysOf, readNumber, stateOf } from './rules.ts'

test.each([
  ['INV-20261120-8K3QF', 'INV-20261120-8K3QF'],
  [' inv-20261120-8k3qf ', 'INV-20261120-8K3QF'],
  ['#INV–20261120—8K3QF.', 'INV-20261120-8K3QF'],
  ['INV 20261120', 'INV20261120'],
  ['<script>', 'SCRIPT'],
])('%j is the number %s', (typed, number) => expect(readNumber(typed)).toBe(number))

const unpaid = { transfer: true, status: 'UNPAID' as const }
const paid = { transfer: true, status: 'PAID' as const }
test.each([
  ['PENDING', unpaid, null, 'open'],
  ['PENDING', unpaid, 'waiting', 'checking'],
  ['PENDING', unpaid, 'refused', 'refused'],
  ['EXPIRED', { ...unpaid, status: 'EXPIRED' }, null, 'open'],
  ['EXPIRED', { ...unpaid, status: 'EXPIRED' }, 'waiting', 'checking'],
  ['CANCEL', { ...unpaid, status: 'EXPIRED' }, null, 'closed'],
  ['CANCEL', { ...unpaid, status: 'EXPIRED' }, 'waiting', 'checking'],
  ['PAYMENT_CONFIRMED', paid, 'accepted', 'paid'],
  ['SHIPPING', paid, null, 'paid'],
  ['EXPIRED', paid, 'accepted', 'closed'],
  ['PENDING', { transfer: false, status: 'UNPAID' }, null, 'automatic'],
  ['PROCESSING', { transfer: false, status: 'COD' }, null, 'automatic'],
  ['PENDING', { transfer: false, status: 'UNPAID' }, 'refused', 'automatic'],
  ['PROCESSING', { transfer: true, status: 'COD' }, null, 'open'],
] as const)('an order that is %s with the bill %o and a proof that is %s: %s', (status, bill, last, state) => {
  const transfer = bill.transfer ? { account: '1234567890' } : null
  expect(stateOf(status, bill, last && { state: last }, transfer)).toBe(state)
})

test('a transfer was made between the order and today, by the shop’s clock', () => {
  expect(daysOf({ placedAt: new Date('2026-11-19T16:59:00Z') }, new Date('2026-11-21T17:00:00Z'))).toEqual({
    firstDay: '2026-11-19',
    lastDay: '2026-11-22',
  })
})
