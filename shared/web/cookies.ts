import * as cookies from './cookie-list.ts'

/** Each is an export of its own, so that a script of the browser holds only those that it reads. */
export { cookies }
export type CookieName = keyof typeof cookies
