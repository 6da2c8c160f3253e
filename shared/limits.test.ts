import { expect, test } from 'vitest'
import { limits } from './limits.ts'

test('a call is given up after 60 s for the access key and the cart, after 30 s otherwise', () => {
  expect(limits).toMatchObject({ accessKeyTimeoutMs: 60_000, cartTimeoutMs: 60_000, requestTimeoutMs: 30_000 })
})

test('an access key is fresh for 12 hours and stands in for 24', () => {
  expect(limits).toMatchObject({ accessKeyFreshSeconds: 43_200, accessKeyStaleSeconds: 86_400 })
})

test('a referral is kept for 7 days where the shop does not say', () => {
  expect(limits.affiliateDefaultDays).toBe(7)
})

test('a popup that was closed stays away for 12 hours', () => {
  expect(limits.popupHideHours).toBe(12)
})

test('a page holds 12, a short list 10', () => {
  expect(limits).toMatchObject({ pageSize: 12, listLimit: 10 })
})

test('typing settles for 500 ms, the way to another sign-in waits 250 ms, a countdown ticks every second', () => {
  expect(limits).toMatchObject({ searchDebounceMs: 500, googleRedirectDelayMs: 250, countdownTickMs: 1_000 })
})

test('a message lasts 3 s, and the loading bar waits 200 ms', () => {
  expect(limits).toMatchObject({ messageMs: 3_000, loadingThrottleMs: 200 })
})

test('variants stand in at most 6 columns, and the layout is mobile up to 1024 px', () => {
  expect(limits).toMatchObject({ variantColumnsMax: 6, mobileLayoutMaxPx: 1_024 })
})

test('a phone field takes 25 characters, its text 250, its number at least 2 digits', () => {
  expect(limits).toMatchObject({ phoneInputMax: 25, phoneTextMax: 250, phoneDigitsMin: 2 })
})
