import { cookies } from '#shared/web/cookies.ts'

/** Whether a customer is signed in, as far as a script may know. */
export const isSignedIn = (): boolean => document.cookie.includes(`${cookies.meHint.name}=`)
