import { expect, test } from 'vitest'
import { cookies } from './cookies.ts'

const all = Object.values(cookies)

test('every cookie is bound to its host and path by its name', () => {
  expect(all.filter(({ name }) => !name.startsWith('__Host-'))).toEqual([])
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('the names of the specification stand behind the prefix', () => {
  expect([cookies.session.name, cookies.affiliateCode.name]).toEqual(['__Host-ACCESS_WEB', '__Host-AFFILIATE_CODE'])
})

test('a script reads only what it paints from', () => {
  expect(Object.entries(cookies).flatMap(([key, { httpOnly }]) => (httpOnly ? [] : [key]))).toEqual([
    'cartHint',
    'meHint',
    'district',
    'popupHidden',
  ])
})

test('the popup’s cookie lasts 12 hours, the referral’s 7 days unless the shop says otherwise', () => {
  expect([cookies.popupHidden.seconds, cookies.affiliateCode.seconds]).toEqual([12 * 3_600, 7 * 86_400])
})

test('only the pass to an order ends with the browser’s session', () => {
  expect(Object.entries(cookies).flatMap(([key, { seconds }]) => (seconds === null ? [key] : []))).toEqual([
    'orderPass',
  ])
})

test('there is no cookie for the access key, the language or a validity', () => {
  expect(all.map(({ name }) => name).filter((name) => /API|LOCALE|I18N|VALID/.test(name))).toEqual([])
})
