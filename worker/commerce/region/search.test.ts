import { expect, test } from 'vitest'
import { searchDistricts } from './search.ts'

const first = (typed: string) => searchDistricts(typed)[0]?.district

test.each([
  ['cilandak', 'Cilandak', 'Kota Jakarta Selatan'],
  ['Kec. Cilandak', 'Cilandak', 'Kota Jakarta Selatan'],
  ['kebayoran baru jaksel', 'Kebayoran Baru', 'Kota Jakarta Selatan'],
  ['kebayoranbaru', 'Kebayoran Baru', 'Kota Jakarta Selatan'],
  ['kebayuran baru', 'Kebayoran Baru', 'Kota Jakarta Selatan'],
  ['kebayoran bru', 'Kebayoran Baru', 'Kota Jakarta Selatan'],
  ['kebayuran bru jaksel', 'Kebayoran Baru', 'Kota Jakarta Selatan'],
  ['cilandk', 'Cilandak', 'Kota Jakarta Selatan'],
  ['coblong bdg', 'Coblong', 'Kota Bandung'],
  ['banjarsari solo', 'Banjarsari', 'Kota Surakarta'],
  ['coblog bandung', 'Coblong', 'Kota Bandung'],
])('%s is %s, %s', (typed, name, regency) => {
  expect(first(typed)).toMatchObject({ name, regency })
})

test('a city alone lists its districts', () => {
  const found = searchDistricts('jaksel').map(({ district }) => district)
  expect(found).toHaveLength(10)
  expect(found.filter(({ regency }) => regency === 'Kota Jakarta Selatan').length).toBeGreaterThan(7)
})

test('an unknown place, and text without a word, finds nothing', () => {
  for (const none of ['', '   ', '??', 'kecamatan', 'zzzzzzzz', 'cilandak surabaya'])
    expect(searchDistricts(none)).toEqual([])
})

test('a search takes at most some milliseconds', () => {
  searchDistricts('hangat')
  // Processor time of this thread, not time by the clock: machine and process may have other work.
  const start = process.threadCpuUsage()
  for (let n = 0; n < 20; n += 1) searchDistricts(`kebayoren baroo ${n}`)
  expect(process.threadCpuUsage(start).user / 1_000 / 20).toBeLessThan(100)
})
