import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/max/metadata'
import { expect, test } from 'vitest'
import { countries, countryOfNumber, everyCountry, homeCountry, isAllowed, splitPhone } from './countries.ts'

// Proves §3.79
test('the list has every country of libphonenumber, each with name, iso2, dialCode, priority and areaCodes', () => {
  expect(countries.map(({ iso2 }) => iso2).toSorted()).toEqual(getCountries().toSorted())
  expect(countries.find(({ iso2 }) => iso2 === 'DO')).toEqual({
    name: 'Republik Dominika',
    iso2: 'DO',
    dialCode: '1',
    priority: 9,
    areaCodes: ['809', '829', '849'],
  })
})

test('Indonesia comes first and is preselected; the others are sorted by name', () => {
  expect([countries[0]?.iso2, homeCountry]).toEqual(['ID', 'ID'])
  const names = countries.slice(1).map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'id')))
  expect(new Set(names).size).toBe(names.length)
})

test.each(countries)('$name is +$dialCode', ({ iso2, dialCode, priority }) => {
  expect(getCountryCallingCode(iso2 as never)).toBe(dialCode)
  expect(metadata.country_calling_codes[dialCode]?.indexOf(iso2 as never)).toBe(priority)
})

/** These share a calling code, and no area code tells their mobile numbers from those of the first country. */
const indistinct = new Set(['BL', 'MF', 'GG', 'JE', 'IM', 'CC', 'CX', 'EH', 'AX', 'SJ', 'YT', 'VA', 'TA', 'BQ'])

// Proves §3.79
test('a number with its plus tells its country, by calling code and area code', () => {
  const wrong = countries.filter(({ iso2 }) => {
    const example = getExampleNumber(iso2 as never, examples)
    return example && countryOfNumber(example.number)?.iso2 !== iso2 && !indistinct.has(iso2)
  })
  expect(wrong.map(({ iso2 }) => iso2)).toEqual([])
  expect(['+1204', '+1 (809) 555', '+1', '+7 701', '+0', '0812'].map((typed) => countryOfNumber(typed)?.iso2)).toEqual([
    'CA',
    'DO',
    'US',
    'KZ',
    undefined,
    undefined,
  ])
})

// Proves §5.11
test('a shop takes every country, only some, or all but some', () => {
  const allowed = (rule: Partial<typeof everyCountry>) =>
    ['ID', 'MY', 'SG'].filter((iso2) => isAllowed(iso2, { ...everyCountry, ...rule }))
  expect(allowed({})).toEqual(['ID', 'MY', 'SG'])
  expect(allowed({ only: ['ID', 'MY'] })).toEqual(['ID', 'MY'])
  expect(allowed({ except: ['MY'] })).toEqual(['ID', 'SG'])
  expect(allowed({ only: ['ID', 'MY'], except: ['MY'] })).toEqual(['ID'])
})

// Proves §3.78
test.each([
  ['+60123456789', { iso2: 'MY', national: '123456789' }],
  ['+6281234567890', { iso2: 'ID', national: '81234567890' }],
  ['+886912345678', { iso2: 'TW', national: '912345678' }],
  ['+12045551234', { iso2: 'CA', national: '2045551234' }],
  ['+351912345678', { iso2: 'PT', national: '912345678' }],
  ['081234567890', { iso2: 'ID', national: '081234567890' }],
])('%s is split into country and number', (phone, parts) => {
  expect(splitPhone(phone)).toEqual(parts)
})
