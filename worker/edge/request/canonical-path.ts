import type { RequestContext } from './request-context.ts'
import { redirectTo } from './answer.ts'

/**
 * One spelling per page: no doubled or trailing slash, every segment encoded the same way. null: the path cannot be
 * read.
 */
export function canonicalPath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '')
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    // A broken escape sequence names no page.
    return null
  }
}
export const toCanonical = (context: RequestContext, path: string): Promise<Response> =>
  redirectTo(context, path + context.url.search, 301)
