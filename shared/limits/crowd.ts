/** What one shop's object can take, and what happens before that; docs/decisions/0048-crowds.md says why. */

/** A thread whose timers all ring so late is full: a page that waits three times in a row is late by a third of a second. */
export const lateFullMs = 100
/** Above this share of it a shop is hot: its answers and its log say so. */
export const hotFromLoad = 0.5
/** A hot shop says so in the log at most this often. */
export const hotLogMs = 60_000
/** Purchases begin in the order of arrival from this load on, when changes alone make up such a part of it. */
export const waitFromLoad = 0.9
export const waitFromWrites = 0.25
/** What the waiting room lets in follows the load: more below the first, less above the second. */
export const waitFasterBelow = 0.65
export const waitSlowerAbove = 0.85
/** When nobody has asked for so long, nobody waits any more. */
export const waitForgottenMs = 15_000
/** How soon somebody who waits is asked to ask again. */
export const waitAskAgainMinMs = 5_000
export const waitAskAgainMaxMs = 30_000
/** How long a place in the order of arrival is kept. */
export const waitTicketSeconds = 30 * 60

/** A purchase begins when it would wait so long for a place at most: a checkout; a cart half of it. */
export const beginWaitMs = 400
/** After a refusal one is asked to ask again so soon, and later for each that is refused while one place is given. */
export const turnAskAgainMs = 3_000
export const turnPerRefusedMs = 2_000
/** How long an isolate knows that an item is sold out, and how many it knows: who wants one learns it without asking the shop. */
export const soldOutKnownMs = 3_000
export const soldOutItems = 500
/** How soon after it the same form of the same visitor is the same press, and how many presses an isolate knows. */
export const samePressMs = 1_500
export const pressesKnown = 2_000
