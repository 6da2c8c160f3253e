import { expect, test } from 'vitest'
import { searchRegions } from './handlers.ts'
import { searchVillages } from './villages.ts'

const listed = (text: string) => {
  const found = searchRegions({ languageId: 1, textId: null, searchById: false, limit: 10, text, villages: true })
  return found.ok ? found.value.map(({ village, name }) => (village === '' ? name : `${village}, ${name}`)) : []
}

test.each([
  ['bangka mampang', 'Bangka, Mampang Prapatan'],
  ['Kel. Bangka, Kec. Mampang Prapatan', 'Bangka, Mampang Prapatan'],
  ['kuningan timur', 'Kuningan Timur, Setiabudi'],
  ['dago bdg', 'Dago, Coblong'],
  ['melawai', 'Melawai, Kebayoran Baru'],
  ['cilandak', 'Cilandak'],
  ['kebayoran baru jaksel', 'Kebayoran Baru'],
])('%s is first of all %s', (typed, place) => expect(listed(typed)[0]).toBe(place))

test('where a village is found as typed, no district is guessed beside it', () => {
  expect(listed('bangka mampang')).toEqual(['Bangka, Mampang Prapatan'])
  expect(listed('cilandk')[0]).toBe('Cilandak')
})

test('a village that is called like its district comes after the district', () => {
  expect(listed('mampang prapatan')).toEqual(['Mampang Prapatan', 'Mampang Prapatan, Mampang Prapatan'])
})

test('a city alone lists districts, and a search without the villages lists nothing else', () => {
  expect(listed('jakarta selatan').every((line) => !line.includes(','))).toBe(true)
  const found = searchRegions({
    languageId: 1,
    textId: null,
    searchById: false,
    limit: 10,
    text: 'melawai',
    villages: false,
  })
  expect(found.ok && found.value.every(({ villageCode }) => villageCode === null)).toBe(true)
})

test('a word that begins thousands of names, and text of nonsense, stay within the limit and some milliseconds', () => {
  searchVillages('hangat', 10)
  // Processor time, not time by the clock: the machine may have other work.
  const start = process.threadCpuUsage()
  for (const typed of ['suka', 'tanjung', 'desa', '|', '\n', '..', "'", '31.74', 'sukamaju suka sukajaya suka suka'])
    expect(searchVillages(typed, 10).length).toBeLessThanOrEqual(10)
  expect(process.threadCpuUsage(start).user / 1_000 / 9).toBeLessThan(100)
})
