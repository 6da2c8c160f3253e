import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { statusAfter, withdrawalProblem } from './rules.ts'

const now = new Date('2026-11-21T05:00:00Z')
const hoursAgo = (hours: number) => ({ createdAt: new Date(now.getTime() - hours * hourMs) })
const asked = { source: 'wallet', amount: 10_000, balance: 10_000, account: hoursAgo(72) } as const

test('a balance can be paid out from the minimum on, at most all of it', () => {
  expect(withdrawalProblem(asked, now)).toBeNull()
  expect(withdrawalProblem({ ...asked, amount: 9_999 }, now)).toMatchObject({
    code: 'withdrawal_small',
    values: { min: 10_000 },
  })
  expect(withdrawalProblem({ ...asked, source: 'commission', amount: 49_999, balance: 90_000 }, now)).toMatchObject({
    values: { min: 50_000 },
  })
  expect(withdrawalProblem({ ...asked, amount: 10_001 }, now)).toMatchObject({ code: 'balance_short' })
})

test('money goes only to a bank account that is three days old', () => {
  expect(withdrawalProblem({ ...asked, account: null }, now)).toMatchObject({ code: 'bank_account_unknown' })
  expect(withdrawalProblem({ ...asked, account: hoursAgo(1.5) }, now)).toMatchObject({
    code: 'bank_account_new',
    values: { hours: 71 },
  })
})

test('a withdrawal is paid once it was begun, and one that was answered is not answered again', () => {
  expect([
    statusAfter('REQUESTED', 'process'),
    statusAfter('PROCESSING', 'pay'),
    statusAfter('PROCESSING', 'refuse'),
    statusAfter('REQUESTED', 'refuse'),
  ]).toEqual(['PROCESSING', 'PAID', 'REFUSED', 'REFUSED'])
  expect([
    statusAfter('REQUESTED', 'pay'),
    statusAfter('PROCESSING', 'process'),
    statusAfter('PAID', 'refuse'),
    statusAfter('REFUSED', 'pay'),
  ]).toEqual([null, null, null, null])
})
