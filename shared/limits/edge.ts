/** How long the edge waits, and what it keeps of shops and pages. */

/**
 * When a countdown ends on all phones at once, they spread their requests over this time; then how soon one may
 * retry.
 */
export const countdownSpreadMs = 3_000
export const countdownAgainMs = 10_000

/** An open tab asks for a newer build at most this often. */
export const versionWatchMs = 5 * 60_000
/** A page waits less for the backend than the browser API may, because it can be built from what is already known. */
export const pageReadTimeoutMs = 2_500
export const writeTimeoutMs = 8_000
/** A short list that took longer than this is shown without what sells best below it. */
export const belowReadMs = 500
/** All questions to Google together, while the shopper waits. */
export const googleMs = 5_000
/** How many payment or courier badges a page shows, and how long a badge's name may be. */
export const marks = 20
export const markChars = 20
/** How long we wait for one courier alone: less than for a page's reads, so that its last price still arrives. */
export const courierMs = 2_000
/**
 * How long a payment vendor may take while a shopper waits, all its calls together. With the couriers before it that is
 * less than a change waits: an order that was placed is shown, and its way to pay is requested again there.
 */
export const paymentMs = 5_000
/** How long a page waits for a vendor before it leaves without that part. */
export const latePartMs = 200
/** How long a page that is being made waits for its data before its beginning leaves. */
export const earlyPageMs = 150
export const rootCallsAtOnce = 6
export const rootFreshSeconds = 5 * 60
export const rootStaleSeconds = 24 * 3600
/** After so many readings without a call's answer the pages of the shop are whole without it. */
export const rootLostTimes = 3
export const capabilityAbsentSeconds = 10 * 60
export const forbiddenLookupSeconds = 30
export const failedLookupSeconds = 5

export const pageFreshMs = 60_000
export const generationKnownMs = 10_000
/** How many shops or hosts one isolate remembers. */
export const shopsKnown = 2_000
export const pageMemoryEntries = 500
export const pageMemoryFreeEntries = 100
export const pageMemoryBytes = 32 * 1024 * 1024
export const pageMemoryEntryBytes = 1024 * 1024
export const followerWaitMs = 1_000
export const flightMaxMs = 10_000
