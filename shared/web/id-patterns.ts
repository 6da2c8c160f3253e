import { limits } from '#shared/limits.ts'

// Written without the flag `u`, because a JSON schema cannot name one: no control character and no half of a pair.
const sign = '[^\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]'
const pair = '[\\ud800-\\udbff][\\udc00-\\udfff]'

/**
 * What an id may be: any text, because a backend may encode its ids, without control characters and halves of
 * characters, which no address can carry. `.` and `..` are none: a URL drops them even when they are escaped.
 */
export const idPattern = new RegExp(`^(?!\\.{1,2}$)(?:${sign}|${pair}){1,${limits.idChars}}$`)

/**
 * What a name in an address may be: what an id may be, without the comma, which stands between names in a list. A blank
 * or a slash is escaped there; `.` and `..` between slashes are none either.
 */
export const slugPattern = new RegExp(`^(?!(?:.*/)?\\.{1,2}(?:/|$))(?:(?!,)${sign}|${pair}){1,${limits.idChars}}$`)

/** A courier's receipt number (resi), as people type it. */
export const receiptPattern = /^[\w.-]{4,60}$/
/** The token or pass of an order's link. */
export const linkTokenPattern = /^[\w.-]{1,512}$/
/** A key that this product made: a UUID. */
export const keyPattern = /^[0-9a-f-]{36}$/
/** The random id of a browser. */
export const visitorPattern = /^[\w-]{22,64}$/
