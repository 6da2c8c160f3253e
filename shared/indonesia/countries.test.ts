import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { countries, homeCountry, splitPhone, withCountry } from './countries.ts'

test('Indonesia comes first and is preselected; the others are sorted by name', () => {
  expect([countries[0]?.iso2, homeCountry]).toEqual(['ID', 'ID'])
  const names = countries.slice(1).map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'id')))
})

test.each(countries)('$name is +$dialCode', ({ iso2, dialCode }) => {
  expect(getCountryCallingCode(iso2 as never)).toBe(dialCode)
})

test.each([
  ['0812-3456-7890', 'ID', '0812-3456-7890'],
  ['0812-3456-7890', '', '0812-3456-7890'],
  ['012-345 6789', 'MY', '+600123456789'],
  ['(0)7911 123456', 'GB', '+4407911123456'],
  // A number typed with its plus stays as it is.
  [' +65 9123 4567', 'MY', ' +65 9123 4567'],
  ['', 'MY', ''],
])('%j with the country %j becomes %j', (typed, iso2, sent) => {
  expect(withCountry(typed, iso2)).toBe(sent)
})

test('a country that is not on the list is refused', () => {
  expect(withCountry('123456', 'XX')).toBeNull()
})

test.each([
  ['MY', '012-345 6789', '+60123456789'],
  ['GB', '07911 123456', '+447911123456'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['DE', '01512 3456789', '+4915123456789'],
])('the leading zero of %s is dropped: %s is %s', (iso2, typed, e164) => {
  expect(parsePhoneNumberFromString(withCountry(typed, iso2) ?? '', 'ID')?.number).toBe(e164)
})

test.each([
  ['+60123456789', { iso2: 'MY', national: '123456789' }],
  ['+6281234567890', { iso2: 'ID', national: '81234567890' }],
  ['+886912345678', { iso2: 'TW', national: '912345678' }],
  ['+351912345678', { iso2: 'ID', national: '+351912345678' }],
])('%s is split into country and number', (phone, parts) => {
  expect(splitPhone(phone)).toEqual(parts)
})
