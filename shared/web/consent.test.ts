import { expect, test } from 'vitest'
import { consentValue, readConsent } from './consent.ts'
import { campaignOf, clickOf, googleIdOf, mayTag, pixelIdOf, tiktokIdOf, type Tags } from './tags.ts'

const now = new Date('2026-11-22T10:00:00Z')

const none: Tags = { google: null, pixel: null, tiktok: null }
const google: Tags = { ...none, google: 'G-ABC123DEF4' }
const two: Tags = { ...google, pixel: '123456789012345' }
const all: Tags = { ...two, tiktok: 'C4CONTOH1234567890AB' }

test('a choice is read as it was written', () => {
  expect(consentValue(true, now, all)).toBe('1.yes.1795341600.gmt')
  expect(readConsent(consentValue(true, now, all), all)).toBe(true)
  expect(readConsent(consentValue(false, now, all), all)).toBe(false)
})

test('a yes is for the vendors that were named, a no for all', () => {
  expect(readConsent(consentValue(true, now, google), two)).toBeNull()
  expect(readConsent(consentValue(true, now, two), all)).toBeNull()
  expect(readConsent(consentValue(true, now, all), google)).toBe(true)
  expect(readConsent(consentValue(false, now, google), all)).toBe(false)
  // Before the vendors were written into it there were two.
  expect(readConsent('1.yes.1795341600', two)).toBe(true)
  expect(readConsent('1.yes.1795341600', all)).toBeNull()
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
  '1.yes.1795341600.GM',
  '1.yes.1795341600.g.m',
])('%o is no choice', (value) => {
  expect(readConsent(value, two)).toBeNull()
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

test.each([
  [' c4contoh1234567890ab ', 'C4CONTOH1234567890AB'],
  ['C4<script>', null],
  ['', null],
  [null, null],
])('the TikTok id %o is read as %o', (given, read) => {
  expect(tiktokIdOf(given)).toBe(read)
})

test.each([
  ['?fbclid=IwAR2x-C_d&ttclid=E.C.P.Cr', 'fbclid', 'IwAR2x-C_d'],
  ['?fbclid=IwAR2x-C_d&ttclid=E.C.P.Cr', 'ttclid', 'E.C.P.Cr'],
  ['?ttclid=a%3Bb', 'ttclid', ''],
  [`?ttclid=${'a'.repeat(256)}`, 'ttclid', ''],
  ['', 'fbclid', ''],
] as const)('of the query %o the click %s is %o', (search, key, click) => {
  expect(clickOf(search, key)).toBe(click)
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
])('of the query %o Google learns %o', (search, learned) => {
  expect(campaignOf(search)).toBe(learned)
})
