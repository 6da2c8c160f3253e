import { expect, test } from 'vitest'
import regions from '../../../.cache/regions.txt'
import { postcodeOf } from './postcodes.ts'
import { findParts } from './store.ts'

test('a village has its postcode, and of one district each its own', () => {
  expect(postcodeOf('31.74.07.1001')).toBe('12160')
  expect(postcodeOf('32.73.02.1004')).toBe('40135')
  const own = findParts('31.74.07').map(({ postcode }) => postcode)
  expect(new Set(own).size).toBeGreaterThan(3)
})

test('every village has one, and no larger place', () => {
  const villages = regions.split('\n').flatMap((line) => /^\d\d\.\d\d\.\d\d\.\d{4}/.exec(line) ?? [])
  expect(villages.length).toBeGreaterThan(80_000)
  expect(villages.filter((code) => !/^\d{5}$/.test(postcodeOf(code) ?? ''))).toEqual([])
  for (const code of ['', '31', '31.74.07', '10.01.01.1001', '99.99.99.9999']) expect(postcodeOf(code), code).toBeNull()
})
