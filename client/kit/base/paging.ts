import { limits } from '#shared/limits.ts'
import { redirect } from '#client/app/page/page.ts'

/** The page of a list that an address asks for, counted from 0. What is no page is the first one. */
export function pageIndex(query: URLSearchParams, name = 'page'): number {
  const asked = Number(query.get(name) ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), limits.pageMax) - 1 : 0
}

/** The `page` of an address; the first page has none. */
export const pageQuery = (page: number): number | null => (page === 1 ? null : page)

interface Listed {
  rows: readonly unknown[]
  total: number
  /** How many rows its pages have. */
  size?: number
}
/**
 * The page of a list as it was answered. One past the end leads to the last page: an empty page would say of a full list
 * that there is nothing in it.
 */
export function notPastEnd<L extends Listed>(
  list: L,
  query: URLSearchParams,
  at: (query: Readonly<Record<string, string>>) => string,
  size: number = list.size ?? limits.pageSize,
): L {
  const asked = pageIndex(query) + 1
  if (list.rows.length > 0 || asked === 1) return list
  const { page: _, ...kept } = Object.fromEntries(query)
  const last = lastPage(list.total, asked, size)
  return redirect(at(last === 1 ? kept : { ...kept, page: String(last) }))
}

/** The last page of a list whose page `asked` is empty. */
export const lastPage = (total: number, asked: number, size: number = limits.pageSize): number =>
  Math.max(1, Math.min(Math.ceil(total / size), asked - 1))
