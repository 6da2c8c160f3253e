import { expect, test } from 'vitest'
import { limits } from './limits.ts'

// Proves §9.1, §9.2
test('a call times out after 60 s for the access key and the cart, and after 30 s otherwise', () => {
  expect(limits).toMatchObject({ accessKeyTimeoutMs: 60_000, cartTimeoutMs: 60_000, requestTimeoutMs: 30_000 })
})

// Proves §9.3
test('an access key is fresh for 12 hours and may be used for 24', () => {
  expect(limits).toMatchObject({ accessKeyFreshSeconds: 43_200, accessKeyStaleSeconds: 86_400 })
})

// Proves §9.4
test('a referral is kept for 7 days unless the shop sets another time', () => {
  expect(limits.affiliateDefaultDays).toBe(7)
})

// Proves §2.77
test('a closed popup stays hidden for 12 hours', () => {
  expect(limits.popupHideHours).toBe(12)
})

// Proves §9.8, §9.9
test('a page holds 12 rows, a short list 10', () => {
  expect(limits).toMatchObject({ pageSize: 12, listLimit: 10 })
})

// Proves §1.25, §9.11
test('a search waits for 500 ms without typing, the redirect to Google waits 250 ms, a countdown ticks every second', () => {
  expect(limits).toMatchObject({ searchDebounceMs: 500, googleRedirectDelayMs: 250, countdownTickMs: 1_000 })
})

// Proves §2.82, §8.23
test('a message lasts 3 s, and the loading bar waits 200 ms', () => {
  expect(limits).toMatchObject({ messageMs: 3_000, loadingThrottleMs: 200 })
})

// Proves §8.24, §8.25, §9.21
test('a notification lasts 4.5 s, a failure without words 2 s, and a page reloads itself at most once in 10 s', () => {
  expect(limits).toMatchObject({ notificationMs: 4_500, failureMs: 2_000, reloadGuardMs: 10_000 })
})

// Proves §2.86, §9.18, §9.19
test('the variant picker has at most 6 columns, and the layout is mobile up to 1024 px', () => {
  expect(limits).toMatchObject({ variantColumnsMax: 6, mobileLayoutMaxPx: 1_024 })
})

// Proves §5.5, §5.13, §5.14, §9.20
test('a phone field takes 25 characters, its text 250, its number at least 2 digits', () => {
  expect(limits).toMatchObject({ phoneInputMax: 25, phoneTextMax: 250, phoneDigitsMin: 2 })
})

// Proves §2.80, §2.81
test('typing in the list of countries is forgotten after 700 ms; with less than 200 px below, the list opens above', () => {
  expect(limits).toMatchObject({ countryTypingMs: 700, countryListRoomPx: 200 })
})
