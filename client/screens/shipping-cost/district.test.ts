import { expect, test } from 'vitest'
import { districtOf } from './district.ts'

test.each([
  ['kec=31.74.07', '31.74.07'],
  ['prov=31&kota=31.74&kec=31.74.07&produk=kemeja', '31.74.07'],
  ['prov=31&kota=3174&kec=317407', '317407'],
  ['prov=11&kota=1101&kec=1101010', '1101010'],
  ['prov=&kota=31.74&kec=31.74.07', null],
  ['prov=32&kota=32.73&kec=31.74.07', null],
  ['prov=31&kota=31.73&kec=31.74.07', null],
  ['kec=31.74', null],
  ['kec=31.74.07.1001', null],
  ['prov=31', null],
  ['', null],
])('the district of ?%s is %s', (query, district) => {
  expect(districtOf(new URLSearchParams(query))).toBe(district)
})
