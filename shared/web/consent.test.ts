import { expect, test } from 'vitest'
import { consentValue, readConsent } from './consent.ts'
import { campaignOf, googleIdOf, mayTag, pixelIdOf } from './tags.ts'

const now = new Date('2026-11-22T10:00:00Z')

test('a choice is read as it was written', () => {
  expect(consentValue(true, now)).toBe('1.yes.1795341600')
  expect(readConsent(consentValue(true, now))).toBe(true)
  expect(readConsent(consentValue(false, now))).toBe(false)
})

test.each([
  null,
  undefined,
  '',
  'yes',
  '1.yes',
  '0.yes.1795341600',
  '2.yes.1795341600',
  '1.yes.1795341600;',
  '1.ja.1795341600',
])('%o is no choice', (value) => {
  expect(readConsent(value)).toBeNull()
})

test.each([
  ['G-ABC123DEF4', 'G-ABC123DEF4'],
  [' g-abc123def4 ', 'G-ABC123DEF4'],
  ["G-1');alert(1)//", null],
  ['UA-12345-1', null],
  ['', null],
  [null, null],
])('the Google id %o is read as %o', (given, read) => {
  expect(googleIdOf(given)).toBe(read)
})

test.each([
  ['123456789012345', '123456789012345'],
  ['1</script>', null],
  ['12', null],
  [null, null],
])('the pixel id %o is read as %o', (given, read) => {
  expect(pixelIdOf(given)).toBe(read)
})

test('no tag may run where a shopper signs in, pays, or is at home', () => {
  for (const name of [
    'login',
    'register',
    'googleVerification',
    'checkout',
    'success',
    'track',
    'profile',
    'order',
  ] as const)
    expect(mayTag(name)).toBe(false)
  for (const name of ['home', 'product', 'search', 'cart'] as const) expect(mayTag(name)).toBe(true)
})

test.each([
  ['?utm_source=ig&utm_medium=story&x=1&q=kopi', '?utm_source=ig&utm_medium=story'],
  ['?gclid=Cj0K&fbclid=IwAR', '?gclid=Cj0K'],
  ['?utm_source=ani@contoh.id', ''],
  [`?utm_term=${'a'.repeat(201)}`, ''],
  ['?utm_source=', ''],
  ['', ''],
])('of the query %o Google learns %o', (search, told) => {
  expect(campaignOf(search)).toBe(told)
})
