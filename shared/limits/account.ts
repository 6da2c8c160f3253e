/** Sign-ins, codes and their messages, passkeys, sessions, and accounts that nobody uses. */

export const loginFailuresPerAccount = 5
export const loginFailuresPerNetwork = 100
/** Sign-ins in progress from one network; the bound is high because a whole village may share one address. */
export const loginTriesPerNetwork = 600
/** Within so many minutes tries are counted: sign-ins, links, vouchers, uploads, checks that a person is there. */
export const triesWindowMinutes = 15
/**
 * Wrong passwords of one account from all networks but the owner's browsers within these hours; beside them a reserve
 * for networks that have tried less than `loginTriesUnseen` times.
 */
export const loginGuessHours = 24
export const loginGuesses = 100
export const loginGuessReserve = 50
export const loginTriesUnseen = 3
/** How many devices we remember that an account's owner has signed in from. */
export const knownDevices = 10
/** Of a session's token in one cookie: a browser keeps 4,096 bytes of one, its name and attributes included. */
export const sessionPartChars = 3_800
/** Characters of a keyed hash in the cookie that names no customer and yet keeps them apart. */
export const meHintChars = 8
/** How long a token that names no end is kept, and how much later than ours the clock of its backend may be. */
export const endlessTokenSeconds = 7 * 86_400
export const clockSkewSeconds = 30
export const sessionsShown = 20
/**
 * Passwords being hashed in an isolate at once, and waiting to be: of all shops, and of one. Strangers have this part of
 * the waiting places, so that customers in their own browsers always find some. How long one waits, and asks again.
 */
export const hashesAtOnce = 2
export const hashesWaiting = 48
export const hashesWaitingOfShop = 16
export const hashStrangers = 0.5
export const hashWaitMs = 5_000
export const hashAskMs = 20
/** A program fills a form faster than this; its submission is delayed. */
export const formFillMs = 800
/** Messages of one customer that another address is the usual one, when several browsers change it by turns. */
export const addressNoticesPerHour = 6
/** The time from leaving for Google to the last form after the return. */
export const googleLoginMinutes = 10
export const stateChars = 2_000
/** How long a browser may take with what `begin…` of a passkey gave it, and how much of that is open at once. */
export const passkeyMinutes = 10
export const passkeyTabs = 5
export const passkeyChallengesPerNetwork = 600
export const passkeysPerCustomer = 10
export const passkeyJsonChars = 24_000
export const passkeySilentMs = 5_000
export const codeDigits = 6
export const codeInputMax = 12
export const codeMinutes = 5
export const codeTries = 5
export const codeAgainSeconds = 60
/** How long a ticket of `account.confirm` confirms what the same session does. */
export const confirmationMinutes = 10
/**
 * Coins that orders of `accountHoldHours` from the owner's browser together may take without a confirmation: about
 * what sending one parcel costs, so somebody who finds a phone gains nothing.
 */
export const unconfirmedCoins = 10_000
/** Codes within an hour: of one account asked by one caller, by all strangers together, and from one network. */
export const codesPerCaller = 5
export const codesPerAccount = 12
/** More of them for networks that have not asked for this account. */
export const codesReserve = 12
export const codesPerNetwork = 60
/** What a wide IPv6 network may do more often than one of its 65,536 parts. */
export const wideNetworkTimes = 3
/** Unused codes to phones within a day of the whole shop, if no more are usual. */
export const phoneCodesOfDay = 240
/**
 * What costs a shop money and strangers can cause, as codes, messages and questions to couriers do: so many times what
 * it used on the busiest of its last days may go out unused within a day, and that part of it within an hour. Each that
 * is used adds some more to both. Who wants to cost the shop money uses none.
 */
export const usualTimes = 2
export const usualDays = 14
export const usualHourPart = 1 / 2
export const usualPerUsed = 2
/** The operator is notified so long after the first of a day that was held back. */
export const heldBackReportMs = 5 * 60_000
/**
 * Codes of all shops together within an hour, to phones, and as many by e-mail: fifty times what an unusual shop sends.
 * Four fifths of it are an alarm.
 */
export const codesOfPlatform = 10_000
/** An account whose customer has not signed in for so long is closed, so many days after a letter. */
export const unusedAccountYears = 5
export const unusedAccountNoticeDays = 30
/** How long Turnstile may take to say whether its token is good, and how long a token can be. */
export const humanCheckMs = 2_000
export const humanTokenChars = 2_048
/**
 * For shoppers who did not pass the human check of a shop that has one: codes and registrations of one network within
 * an hour and of the whole shop, and failed sign-ins of one network within `triesWindowMinutes`.
 */
export const uncheckedCodesPerNetwork = 10
export const uncheckedCodesPerShop = 100
export const uncheckedLoginsPerNetwork = 20
