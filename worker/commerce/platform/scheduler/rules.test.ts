import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { reasonOf } from './rules.ts'

test.each([
  [new TypeError('no answer in time'), 'TypeError: no answer in time'],
  [
    new Error('Failed query: update x set a = ?\nparams: Ani Lestari,+6281234567890'),
    'Error: Failed query: update x set a = ?',
  ],
  [new Error('no mailbox ani@contoh.id, phone 0812 3456 7890'), 'Error: no mailbox … phone …'],
  [new Error('vendor said "Ani Lestari, Jalan Melati 3" and went'), 'Error: vendor said … and went'],
  ['salah', 'salah'],
])('the reason of a failure names no person: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('a reason is short', () => {
  expect(reasonOf(new Error('x '.repeat(9_999))).length).toBeLessThanOrEqual(limits.jobErrorChars)
})
