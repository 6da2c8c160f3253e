import { expect, test } from 'vitest'
import { arrivalOf, isInApp, missedWords, readVisit, visitValue } from './arrival.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const by = (query: string, headers: Record<string, string> = {}) =>
  arrivalOf({ query: new URLSearchParams(query), host: 'toko.id', headers: { get: (name) => headers[name] ?? null } })

test.each([
  ['utm_source=promo_11_11&gclid=x', {}, 'promo_11_11'],
  ['utm_source=IG', {}, 'instagram'],
  ['utm_source=chatgpt.com', {}, 'chatgpt'],
  ['utm_source=asisten', {}, 'asisten'],
  ['utm_source=ani@contoh.id', {}, 'lain'],
  ['utm_source=p081234567890', {}, 'lain'],
  [`utm_source=${'a'.repeat(25)}`, {}, 'lain'],
  ['gclid=x', {}, 'google'],
  ['ref=siti', {}, 'afiliasi'],
  ['', { referer: 'https://www.google.co.id/' }, 'google'],
  ['', { referer: 'https://gemini.google.com/app' }, 'gemini'],
  ['', { referer: 'android-app://com.instagram.android/' }, 'instagram'],
  ['', { referer: 'https://l.facebook.com:443/l.php?u=x' }, 'facebook'],
  ['', { referer: 'https://instagram.com.jahat.id/' }, 'situs-lain'],
  ['', { referer: 'https://blog.id/a', 'user-agent': `${phone} Instagram 380.0` }, 'instagram'],
  ['', { 'sec-fetch-site': 'none', 'user-agent': `${phone} trill_380304 BytedanceWebview/d8a21c6` }, 'tiktok'],
  ['', { 'sec-fetch-site': 'cross-site' }, 'situs-lain'],
  ['', { 'sec-fetch-site': 'none', 'user-agent': phone }, 'langsung'],
  ['', { referer: 'https://toko.id/product/kopi', 'user-agent': `${phone} Instagram 380.0` }, null],
  ['', { 'sec-fetch-site': 'same-origin' }, null],
  ['', { referer: 'https://accounts.google.com/', 'sec-fetch-site': 'cross-site' }, null],
])('%s %o comes by %s', (query, headers, name) => {
  expect(by(query, headers)).toBe(name)
})

test('a cookie that nobody of us wrote says nothing', () => {
  expect(readVisit(visitValue('2026-11-26', 'situs-lain'))).toEqual({ day: '2026-11-26', arrival: 'situs-lain' })
  expect(readVisit('2026-11-26')).toEqual({ day: '2026-11-26', arrival: null })
  expect(readVisit('2026-11-26.<b>')).toEqual({ day: '2026-11-26', arrival: null })
  expect(readVisit(undefined)).toEqual({ day: '', arrival: null })
})

test.each([
  ['  Sepatu   RODA! ', 'sepatu roda'],
  ["kain 2,5 m warna jum'at", "kain 2 5 m warna jum'at"],
  ['siti@contoh.id', null],
  ['0812 3456 7890', null],
  ['INV-20261120-8K3QF', null],
  ['?!', null],
  ['a'.repeat(41), null],
])('of the search “%s” is kept: %s', (typed, words) => {
  expect(missedWords(typed)).toBe(words)
})

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
test.each([
  [`${phone} Instagram 380.0.0.46.83 Android`, true],
  [phone, true],
  [`${phone.replace('; wv', '')} trill_380304 BytedanceWebview/d8a21c6`, true],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.109]`, true],
  [`${iphone} Mobile/15E148 Safari Line/15.4.0`, true],
  [`${iphone} Mobile/15E148`, true],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  [phone.replace('; wv', ''), false],
])('%s is inside another app: %s', (userAgent, inApp) => {
  expect(isInApp(userAgent)).toBe(inApp)
})
