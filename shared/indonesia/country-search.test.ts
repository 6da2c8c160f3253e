import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { findByTyping, searchCountries } from './country-search.ts'

const found = (query: string) => searchCountries(countries, query).map(({ name }) => name)
const typed = (text: string) => countries[findByTyping(countries, text)]?.name

test('a search finds a country by the words of its Indonesian name and by its calling code', () => {
  expect(found('malay')).toEqual(['Malaysia'])
  expect(found('SELATAN')).toEqual(['Afrika Selatan', 'Korea Selatan', 'Sudan Selatan'])
  expect(found('reunion')).toEqual(['Réunion'])
  expect(found('+60')).toEqual(['Malaysia'])
  expect(found('85')).toEqual(['Hong Kong', 'Kamboja', 'Korea Utara', 'Laos', 'Makau'])
  expect(found('zzz')).toEqual([])
  expect(found(' ')).toHaveLength(countries.length)
})

// Proves §2.80
test('typing finds the first country whose name or calling code begins so', () => {
  expect([typed('m'), typed('mal'), typed('MALAY'), typed('60'), typed('+81')]).toEqual([
    'Madagaskar',
    'Maladewa',
    'Malaysia',
    'Malaysia',
    'Jepang',
  ])
  expect(typed('zz')).toBeUndefined()
})
