import { cookies, type CookieName } from '#shared/web/cookies.ts'

interface Known {
  name: string
  httpOnly: boolean
  seconds: number | null
  sameSite?: 'Strict'
}
const known: Readonly<Record<CookieName, Known>> = cookies
const byName: ReadonlyMap<string, CookieName> = new Map(
  Object.entries(known).map(([key, { name }]) => [name, key as CookieName]),
)

/**
 * The shop's own cookies of a request. Only `__Host-` names are read, so an unprefixed twin is ignored; the first of
 * two equal names wins.
 */
export function readCookies(request: Request): Map<CookieName, string> {
  const found = new Map<CookieName, string>()
  const sent = request.headers.get('cookie')
  if (sent === null) return found
  for (const pair of sent.split(';')) {
    const at = pair.indexOf('=')
    const key = byName.get(pair.slice(0, at).trim())
    if (key && !found.has(key)) found.set(key, pair.slice(at + 1).trim())
  }
  return found
}

/** A Set-Cookie line; the value must be safe as it is, which every caller's own check guarantees. */
export function cookieLine(cookie: CookieName, value: string, seconds: number | null = known[cookie].seconds): string {
  const { name, httpOnly, sameSite = 'Lax' } = known[cookie]
  const age = seconds === null ? '' : `; Max-Age=${Math.max(0, Math.floor(seconds))}`
  return `${name}=${value}; Path=/${age}; Secure; SameSite=${sameSite}${httpOnly ? '; HttpOnly' : ''}`
}

interface Jar {
  setCookies: Map<string, string>
}
export const setCookie = (jar: Jar, cookie: CookieName, value: string, seconds?: number): void =>
  void jar.setCookies.set(cookie, cookieLine(cookie, value, seconds))
export const clearCookie = (jar: Jar, cookie: CookieName): void => setCookie(jar, cookie, '', 0)
