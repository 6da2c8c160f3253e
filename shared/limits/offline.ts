/** What a browser keeps of a shop for the time without signal. */

/** So long after the late script has come, what works without signal is fetched. */
export const offlineAfterMs = 3_000
/** How long something that was pressed waits for the worker to be there. */
export const workerReadyMs = 10_000
/** How many pages are kept, and how many bytes of them in all; then how many scripts, style sheets and fonts. */
export const offlinePages = 60
export const offlineBytes = 6 * 1024 * 1024
export const offlineFiles = 80
/** How many of the pages are listed on the page for what was never opened. */
export const offlineListed = 20
/** How long a copy may be shown: of most pages, of a payment number, of an order that a link opens. */
export const offlineDays = 7
export const offlinePaymentDays = 2
export const offlineLinkMinutes = 60
/** How long a browser may use the worker it has before it asks for a newer one. */
export const offlineWorkerSeconds = 3_600
/** Taps that wait for the signal: how many, how long, and the pause before they are tried again. */
export const waitingTaps = 50
export const waitingTapHours = 24
export const waitingTapsAgainMs = 15_000
/** So long one is tried again that the shop answers with a failure; then its shopper is notified. */
export const waitingTapFailsMinutes = 10
