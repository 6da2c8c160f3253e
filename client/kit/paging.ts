import { limits } from '#shared/limits.ts'

/** Which page of a list an address asks for, from 0. Nonsense is the first. */
export function pageIndex(query: URLSearchParams): number {
  const asked = Number(query.get('page') ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), limits.pageMax) - 1 : 0
}

/** 'page' of an address as it is written: the first has none. */
export const pageQuery = (page: number): number | null => (page === 1 ? null : page)
