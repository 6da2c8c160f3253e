import { expect, test } from 'vitest'
import { districtOf } from './district.ts'
import * as dom from '#client/app/dom-names.ts'
import { districtScript } from './first-script.ts'

test.each([
  ['kec=31.74.07', '31.74.07'],
  ['prov=31&kota=31.74&kec=31.74.07&produk=kemeja', '31.74.07'],
  ['prov=31&kota=3174&kec=317407', '317407'],
  ['prov=11&kota=1101&kec=1101010', '1101010'],
  ['prov=11&kota=11.01&kec=11.01.010', '11.01.010'],
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

test('where the address asks for no district, the one that is known is answered', () => {
  const replaced: string[] = []
  const at = (search: string, stored: Record<string, string>) => {
    const location = { pathname: '/ongkir', search, replace: (to: string) => replaced.push(to), toString: () => search }
    // oxlint-disable-next-line typescript/no-implied-eval -- it is sent as text
    new Function('localStorage', 'location', districtScript)(stored, location)
  }
  at('', {})
  at('?kec=31.74.07', { [dom.districtKey]: '32.73.02' })
  expect(replaced).toEqual([])
  at('', { [dom.districtKey]: '32.73.02' })
  at('?produk=kopi', { [dom.addressDistrictKey]: '31.74.07' })
  expect(replaced).toEqual(['/ongkir?kec=32.73.02', '/ongkir?produk=kopi&kec=31.74.07'])
})

test.each(['31.74.07', '317407', '1101010', '11.01.010'])(
  'the first script of the page keeps the district %s',
  (code) => {
    const localStorage: Record<string, string> = {}
    // oxlint-disable-next-line typescript/no-implied-eval -- it is sent as text
    new Function('localStorage', 'location', districtScript)(localStorage, `/ongkir?prov=31&kota=31.74&kec=${code}&x=1`)
    expect(Object.values(localStorage)).toEqual([code])
  },
)
