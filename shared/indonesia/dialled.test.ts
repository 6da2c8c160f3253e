import { expect, test } from 'vitest'
import { dialled } from './dialled.ts'

test.each([
  ['+6281234567890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['081234567890', '6281234567890'],
  ['0812-3456-7890', '6281234567890'],
  ['+62 812 3456 7890', '6281234567890'],
  ['81234567890', '6281234567890'],
  ['006281234567890', '6281234567890'],
  ['(021) 555 1234', '62215551234'],
  // Of another country, which its plus says.
  ['+819012345678', '819012345678'],
  ['+62812-****-0042', null],
  ['0812', null],
  ['hubungi toko', null],
  ['', null],
])('%j is dialled as %j', (phone, digits) => {
  expect(dialled(phone)).toBe(digits)
})
