/** What strangers may try at links, numbers, webhooks and the administration. */

/**
 * Wrong phone digits of one signed link from one network, and of all links from it, within `linkTryMinutes`; and of one
 * link within a day from all networks.
 */
export const linkTriesPerLink = 5
export const linkTriesPerNetwork = 20
export const linkTryMinutes = 60
export const linkGuesses = 30
/** The same for pairs of order number and phone, within `triesWindowMinutes`. */
export const orderGuessesPerNumber = 5
export const orderGuessesPerNetwork = 20
export const orderGuesses = 100
/** Networks that an isolate remembers because they send webhooks or administration unsigned, and how long. */
export const refusedNetworks = 2_000
export const refusedNetworkMs = 60_000
/** How long a copy of security.txt may be trusted; its standard recommends less than a year. */
export const securityContactDays = 180
