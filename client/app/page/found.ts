import { ApiFailure } from '#shared/api/index.ts'
import { notFound, redirect } from './page.ts'

/**
 * 400 and 422 count too: the backend cannot read the id, or does not answer somebody who owns nothing yet. 410: it is no
 * longer there.
 */
const missing = [400, 404, 410, 422]
export const isMissing = ({ kind, status }: ApiFailure): boolean => kind === 'refused' && missing.includes(status)

/**
 * Loads what a page is about. When the backend has none for this shopper, the page does not exist; where what is asked
 * has another slug today, `addressOf` says where that is.
 */
export async function found<T>(promise: Promise<T>, addressOf?: (slug: string) => string): Promise<T> {
  try {
    return await promise
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || !isMissing(failure)) throw failure
    const { moved } = failure.values
    if (addressOf && typeof moved === 'string') redirect(addressOf(moved), 301)
    notFound()
  }
}
