import { expect, test } from 'vitest'
import { findParts, findVillage } from './store.ts'

test('a village is found with the names above it', () => {
  expect(findVillage('31.74.07.1001')).toEqual({
    province: 'DKI Jakarta',
    regency: 'Kota Jakarta Selatan',
    district: 'Kebayoran Baru',
    village: 'Melawai',
  })
})

test('the first and the last village are found, and nothing beside them', () => {
  expect(findVillage('11.01.01.2001')?.village).toBe('Keude Bakongan')
  expect(findParts('96.71').length).toBeGreaterThan(0)
  for (const code of [
    '31.74.07.9999',
    '10.01.01.1001',
    '99.99.99.9999',
    '',
    '31.74.07',
    '31.74.07.100',
    '31.74.07.10011',
    '31|74.07.1001',
    '\n11|Aceh',
  ])
    expect(findVillage(code)).toBeNull()
})

test('each level lists its parts and no others', () => {
  expect(findParts(null)).toHaveLength(38)
  expect(findParts('31').map((r) => r.name)).toEqual([
    'Kabupaten Kepulauan Seribu',
    'Kota Jakarta Pusat',
    'Kota Jakarta Utara',
    'Kota Jakarta Barat',
    'Kota Jakarta Selatan',
    'Kota Jakarta Timur',
  ])
  expect(findParts('31.74.07')).toHaveLength(10)
  for (const none of ['20', '31.74.07.1001', '31.99', 'x', '3']) expect(findParts(none)).toEqual([])
})

test('every place is reached from the provinces down', () => {
  const down = (parent: string | null): number =>
    findParts(parent).reduce((sum, { code }) => sum + 1 + (code.length < 13 ? down(code) : 0), 0)
  expect(down(null)).toBe(38 + 514 + 7_285 + 83_762)
})

test('a look-up takes far less than a millisecond', () => {
  const start = performance.now()
  for (let i = 0; i < 1_000; i++) findVillage('73.71.01.1001')
  expect((performance.now() - start) / 1_000).toBeLessThan(1)
})
