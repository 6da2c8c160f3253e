import { limits } from '#shared/limits.ts'

/** The page of a list that an address asks for, counted from 0. Invalid values are the first page. */
export function pageIndex(query: URLSearchParams): number {
  const asked = Number(query.get('page') ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), limits.pageMax) - 1 : 0
}

/** The `page` of an address; the first page has none. */
export const pageQuery = (page: number): number | null => (page === 1 ? null : page)
