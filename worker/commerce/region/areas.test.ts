import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { searchAreas } from './areas.ts'

const found = (typed: string) => searchAreas(typed).map(({ code, name }) => `${code} ${name}`)

test('a name of several regencies finds the city first, then the others', () => {
  expect(found('Bandung')).toEqual(['32.73 Kota Bandung', '32.04 Kabupaten Bandung', '32.17 Kabupaten Bandung Barat'])
  expect(found('kab bandung')[0]).toBe('32.73 Kota Bandung')
})

test.each([
  ['jawa barat', '32 Jawa Barat'],
  ['DKI Jakarta', '31 DKI Jakarta'],
  ['jaksel', '31.74 Kota Jakarta Selatan'],
  ['jogja', '34.71 Kota Yogyakarta'],
  ['Coblong', '32.73 Kota Bandung'],
  ['bandnug', '32.73 Kota Bandung'],
])('%s is first of all %s', (typed, area) => expect(found(typed)[0]).toBe(area))

test('without a name there are all provinces, and nonsense finds nothing or few', () => {
  expect(found('')).toHaveLength(38)
  for (const typed of ['qqqq zzzz', '|', '%', 'a'.repeat(200), 'suka'])
    expect(found(typed).length).toBeLessThanOrEqual(limits.adminListRows)
})
