/**
 * What keeps one failure from becoming everybody's; docs/decisions/0034-faults.md says why.
 */

/** What may go on after an answer is sent; the platform ends everything after 30 s. A Worker has six connections. */
export const afterAnswerMs = 25_000
export const outboundAtOnce = 6
/** So many failures of a shop's backend within the window, no answer between them, and it is left alone. */
export const breakerFailures = 3
export const breakerWindowMs = 10_000
export const breakerOpenMs = 15_000
export const probeWaitMs = 500
/** The frame of a page before another company's backend: how long each of its calls is waited for, at least. */
export const frameWaitMs = 6_000
/** From this usual time on a shop's first page does not wait for a second round of the frame's calls. */
export const rootSlowMs = 300
/** The pace of a shop's backend: so many reads count, and one that took longer than this may be a new pace. */
export const paceReads = 40
export const paceLateMs = 1_000
/** A read that takes so long, and twice as long as usual, is asked a second time while the backend answers others. */
export const secondTryMs = 800
/** A page that lost a part is kept for so long, and does not replace a whole one that is younger than this. */
export const lostPageMs = 3_000
export const wholePageMs = 5 * 60_000
/** A backend that says nothing for so long is not waited for when an older page is known. */
export const silentMs = 180
/** What no cache answers takes a place: a shop has so many at most while it waits for others, and so many wait. */
export const placesOfShop = 32
export const placesWaiting = 500
/** How long a page waits for a place: more than that of its 2.5 s would leave too little for reading. */
export const placeWaitMs = 1_500
/** A shopper's own page waits longer: no copy of it is kept, and what is in the cart was meant to be bought. */
export const ownPlaceWaitMs = 4_000
/**
 * How often a form with files looks whether there is room for it, and how long one counts that is not done: others wait
 * longer than that, so that who sends slowly keeps nobody out.
 */
export const heldLookMs = 20
export const heldCountsMs = 3_000
/** How soon who works, or waits for it, looks whether the thread has nothing to do, and who waits looks again. */
export const placeLookMs = 3
export const placeLookAgainMs = 500
/** Who is chosen and has not begun after this time was cut off. */
export const placeBeginMs = 250
/** A place that nobody gives back, because its request was cut off, is free again after this time. */
export const placeHeldMs = 30_000
/**
 * How many requests of one shop and of all an isolate takes within a minute: of the cheapest kind a thread answers more.
 * How many networks are remembered, and how many first pages of a day a shop counts within a second.
 */
export const shopPerMinute = 60_000
export const platformPerMinute = 120_000
export const networksKnown = 10_000
/** A browser that has signed in may take so much of what is kept for those of its network. */
export const knownBrowserShare = 1 / 8
export const visitsPerSecond = 30
/** Who is refused gets the answer after this time, unless so many wait for theirs. */
export const refusalMs = 1_000
export const refusalsHeld = 1_000
/** Pages for crowds that an isolate keeps: of a 503, and for those who wait. */
export const crowdPages = 100
/** How long we wait for the Directory when a shop is known, and for KV; how long a KV that failed is left alone. */
export const directoryReadMs = 1_000
export const kvReadMs = 500
export const kvAgainMs = 10_000
/** How long a counter of requests may take; then the request counts as allowed. */
export const counterMs = 300
/** How long it is known which of another backend's ids are numbers. */
export const numberIdsKeptSeconds = 30 * 86_400
