import { expect, test } from 'vitest'
import { normalisePhone } from './phone.ts'

test('a phone of more than 250 characters is too long, whatever number is in it', () => {
  expect(normalisePhone('0812 3456 7890'.padEnd(251))).toMatchObject({ code: 'phone_too_long' })
  expect(normalisePhone('0812 3456 7890'.padEnd(250))).toEqual({ ok: true, value: '+6281234567890' })
})

test('a phone has at least two digits; without any it is no number', () => {
  expect(normalisePhone('8')).toMatchObject({ code: 'phone_too_short' })
  expect(normalisePhone('telepon')).toMatchObject({ code: 'phone_invalid' })
})
