import { expect, test } from 'vitest'
import { cookies } from './cookies.ts'

const all = Object.values(cookies)

// Proves §9.22, ASVS 3.3.3
test('the name of every cookie binds it to its host and path', () => {
  expect(all.filter(({ name }) => !name.startsWith('__Host-'))).toEqual([])
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

// Proves §3.80
test('the cookie names of the specification follow the prefix', () => {
  expect([cookies.session.name, cookies.affiliateCode.name]).toEqual(['__Host-ACCESS_WEB', '__Host-AFFILIATE_CODE'])
})

// Proves ASVS 3.3.4
test('scripts can read only four cookies', () => {
  const readable = Object.entries(cookies).flatMap(([key, { httpOnly }]) => (httpOnly ? [] : [key]))
  expect(readable.toSorted()).toEqual(['cartHint', 'consent', 'meHint', 'popupHidden'])
})

// Proves §9.6
test('the popup cookie lasts 12 hours, the referral cookie 7 days unless the shop sets another time', () => {
  expect([cookies.popupHidden.seconds, cookies.affiliateCode.seconds]).toEqual([12 * 3_600, 7 * 86_400])
})

test('only the order pass and the answer about the age end with the browser session', () => {
  expect(Object.entries(cookies).flatMap(([key, { seconds }]) => (seconds === null ? [key] : []))).toEqual([
    'orderPass',
    'ofAge',
  ])
})

// Proves §3.81, §4.17, §9.7
test('there is no cookie for the access key, the language or a validity period', () => {
  expect(all.map(({ name }) => name).filter((name) => /API|LOCALE|I18N|VALID/.test(name))).toEqual([])
})
