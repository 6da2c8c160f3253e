import { expect, test } from 'vitest'
import { districtCodeOf } from './region-code.ts'

test.each([
  ['31.74.07.1001', '31.74.07'],
  ['31.74.07', '31.74.07'],
  ['11.01.010.001', '11.01.010'],
  ['11.01.010', '11.01.010'],
  ['3174071001', '317407'],
  ['3201012001', '320101'],
  ['317407', '317407'],
  ['1101010001', '1101010'],
  ['1101010', '1101010'],
  ['1101021', '1101021'],
  ['', ''],
])('of the village %j the district is %j', (village, district) => {
  expect(districtCodeOf(village)).toBe(district)
})
