import { cookies } from '#shared/web/cookies.ts'
import { limits } from '#shared/limits.ts'

/** Which customer is signed in, as far as a script may know: some letters, no id; undefined: none. */
export const signedInAs = (): string | undefined =>
  document.cookie.split(`${cookies.meHint.name}=`)[1]?.slice(0, limits.meHintChars)
