import { ApiFailure } from '#shared/api/index.ts'
import { notFound } from '../page.ts'

/** What a page is about: when the backend has none for this shopper, the page does not exist. */
export async function found<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.kind === 'refused' && failure.status === 404) notFound()
    throw failure
  }
}
