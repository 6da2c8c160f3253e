/** The numbers of the specification's §9; its widths and the loading bar's two seconds are in the style sheets, where they are used. */

export const accessKeyTimeoutMs = 60_000
export const cartTimeoutMs = 60_000
export const requestTimeoutMs = 30_000
export const accessKeyFreshSeconds = 12 * 3600
export const accessKeyStaleSeconds = 24 * 3600
export const affiliateDefaultDays = 7
export const affiliateDaysMax = 365
export const popupHideHours = 12
export const pageSize = 12
export const listLimit = 10
export const searchDebounceMs = 500
export const googleRedirectDelayMs = 250
export const countdownTickMs = 1_000
export const messageMs = 3_000
export const notificationMs = 4_500
export const failureMs = 2_000
export const reloadGuardMs = 10_000
export const variantColumnsMax = 6
export const mobileLayoutMaxPx = 1_024
export const phoneInputMax = 25
export const phoneTextMax = 250
export const phoneDigitsMin = 2
export const countryTypingMs = 700
export const countryListRoomPx = 200
export const loadingThrottleMs = 200
