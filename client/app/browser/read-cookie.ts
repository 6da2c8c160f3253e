import { cookies } from '#shared/web/cookies.ts'

/** A cookie that scripts may read; null: there is none. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

/** Which customer is signed in, as far as a script may know: some letters, no id; null: none. */
export const signedInAs = (): string | null => readCookie(cookies.meHint.name)
