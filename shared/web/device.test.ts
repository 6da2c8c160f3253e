import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

// Proves §2.87
test('the width decides the device: MOBILE up to 767 px, TABLET up to 1024, DESKTOP above', () => {
  expect([360, 767, 768, 1_024, 1_025, 1_920].map((width) => deviceOf('', width))).toEqual([
    'MOBILE',
    'MOBILE',
    'TABLET',
    'TABLET',
    'DESKTOP',
    'DESKTOP',
  ])
})

// Proves §2.87
test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'MOBILE'],
  ['Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/142.0 Mobile Safari/537.36', 'MOBILE'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X210) Chrome/142.0 Safari/537.36', 'TABLET'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148', 'TABLET'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36', 'DESKTOP'],
  ['', 'DESKTOP'],
])('without a width %s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('without a usable width the user agent decides', () => {
  expect([null, 0, -1, Number.NaN].map((width) => deviceOf('iPhone', width))).toEqual([
    'MOBILE',
    'MOBILE',
    'MOBILE',
    'MOBILE',
  ])
})
