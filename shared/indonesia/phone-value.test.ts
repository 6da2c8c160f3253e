import metadata from 'libphonenumber-js/max/metadata'
import { expect, test } from 'vitest'
import { everyCountry } from './countries.ts'
import { groupHomeMobile, isPhonePattern, keepAllowed, phoneCharacters } from './phone-characters.ts'
import { formatAsTyped, readPhone, readTypedPhone } from './phone-value.ts'

const read = (typed: string, country = 'ID') => readPhone(typed, { country }, metadata)

// Proves §3.78
test('a phone value has country, dial code, national number, valid flag and formatted text', () => {
  expect(read('0812 3456 7890')).toEqual({
    country: 'ID',
    dialCode: '62',
    nationalNumber: '81234567890',
    valid: true,
    formatted: '0812-3456-7890',
    number: '+6281234567890',
    length: 'IS_POSSIBLE',
    problem: null,
  })
  expect(read('+60 12-345 6789')).toMatchObject({ country: 'MY', dialCode: '60', nationalNumber: '123456789' })
})

// Proves §5.8
test.each([
  ['auto', '081234567890', '0812-3456-7890'],
  ['auto', '+6281234567890', '+62 812 3456 7890'],
  ['national', '+6281234567890', '0812-3456-7890'],
  ['international', '081234567890', '+62 812 3456 7890'],
] as const)('the mode %s shows %s as %s', (mode, typed, formatted) => {
  expect(readPhone(typed, { country: 'ID', mode }, metadata).formatted).toBe(formatted)
})

// Proves §5.15
test.each([
  ['0812 3456 7890', 'ID', 'IS_POSSIBLE'],
  ['08123', 'ID', 'TOO_SHORT'],
  ['0812 3456 7890 123', 'ID', 'TOO_LONG'],
  ['012 345 67890123', 'MY', 'TOO_LONG'],
  // Singapore has numbers of 8, 10 and 11 digits.
  ['9123 4567 8', 'SG', 'INVALID_LENGTH'],
])('the length of %s in %s: %s', (typed, country, length) => {
  expect(read(typed, country).length).toBe(length)
})

// Proves §5.16
test.each([
  ['telepon', 'NOT_A_NUMBER'],
  ['', 'NOT_A_NUMBER'],
  ['8', 'TOO_SHORT'],
  ['+6281', null],
  ['+999 1234567', 'INVALID_COUNTRY'],
  ['0812 3456 7890 1234 5678 9012 3456', 'TOO_LONG'],
  ['0812 3456 7890'.padEnd(251), 'TOO_LONG'],
])('%j is no number: %s', (typed, problem) => {
  const value = read(typed)
  expect([value.problem, value.valid]).toEqual([problem, false])
})

// Proves §5.10
test('a number is valid only in its country', () => {
  expect([read('0912345678').valid, read('0912345678', 'TW').valid]).toEqual([false, true])
})

// Proves §5.11
test('numbers of a country that the shop excludes are invalid', () => {
  const options = (rule: Partial<typeof everyCountry>) => ({ country: 'ID', rule: { ...everyCountry, ...rule } })
  for (const rule of [{ except: ['MY'] }, { only: ['ID', 'SG'] }])
    expect(readPhone('+60 12-345 6789', options(rule), metadata)).toMatchObject({
      country: 'MY',
      valid: false,
      problem: 'INVALID_COUNTRY',
    })
  expect(readPhone('+65 9123 4567', options({ except: ['MY'] }), metadata).valid).toBe(true)
})

test('an Indonesian number typed the usual way is Indonesian, whatever country is preselected', () => {
  const typed = (text: string, country: string) => readTypedPhone(text, { country }, metadata)
  expect(typed('0812-3456-7890', 'SG')).toMatchObject({ country: 'ID', valid: true })
  // What is a number of the chosen country stays one.
  expect(typed('081 234 5678', 'TH')).toMatchObject({ country: 'TH', number: '+66812345678' })
  expect(typed('0812', 'SG')).toMatchObject({ country: 'SG', valid: false })
})

test('a number is grouped while it is typed', () => {
  expect(['0812', '081234', '081234567890', '+6591234567'].map((text) => formatAsTyped(text, 'ID', metadata))).toEqual([
    '0812',
    '0812-34',
    '0812-3456-7890',
    '+65 9123 4567',
  ])
})

test('a mobile number typed at home is grouped without the rules of a country, as they would group it', () => {
  const grouped = (length: number) => groupHomeMobile('0812345678901'.slice(0, length))
  expect([2, 4, 5, 8, 9].map(grouped)).toEqual(['08', '0812', '0812-3', '0812-3456', '0812-3456-7'])
  for (const length of [11, 12, 13]) expect(grouped(length)).toBe(read('0812345678901'.slice(0, length)).formatted)
  expect(groupHomeMobile('0812 3456-7890')).toBe('0812-3456-7890')
  for (const other of ['', '0217654321', '+62812345678', '62812345678', '08123456789012', '0812x', '(0812) 345'])
    expect(groupHomeMobile(other), other).toBeNull()
})

// Proves §5.12
test('only digits, spaces, brackets, plus and hyphen get through, or a custom pattern', () => {
  expect(keepAllowed('+62 (812)-3456abc.7890', phoneCharacters)).toBe('+62 (812)-34567890')
  expect(keepAllowed('0812-3456', '[0-9]*')).toBe('08123456')
})

test('a pattern of a shop is one class of characters that lets every digit through', () => {
  for (const pattern of [phoneCharacters, '[0-9]*', '[0-9+ ]*', '[\\d\\-]*'])
    expect(isPhonePattern(pattern), pattern).toBe(true)
  for (const pattern of [
    '',
    '.*',
    '(0+)+',
    '[0-9]+[0-9]+',
    '[1-9]*',
    '[9-0]*',
    '[a-z ]*',
    '[0-9]',
    '[^x]*',
    '[0-9++]*',
  ])
    expect(isPhonePattern(pattern), pattern).toBe(false)
})
