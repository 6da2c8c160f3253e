import { limits } from '#shared/limits.ts'

/** What somebody searches for, as an address says it: one line of bounded length that every search takes. */
export const searchedIn = (query: URLSearchParams | null, name = 'q'): string =>
  (query?.get(name) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.queryChars)
