import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** Keys that may have been sent before, and until when they count, in milliseconds. */
const sentKeys = new BoundedMap<number>(limits.pressesKnown)

/** A browser says that it has sent the form with this key before and does not know what became of it. */
export const noteSent = (key: string): unknown => sentKeys.set(key, Infinity)

/**
 * Sends a change that must happen once. A backend that has not said that it knows our extensions need not keep its key:
 * what it may have done is not sent to it again, by whatever way the same form comes, and only looking is safe. This
 * isolate remembers what it has sent; what was sent through another one is said by the browser that repeats it.
 */
export async function sendOnce<T>(
  context: EarlyContext,
  name: string,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  if (context.tenant.extended) return send()
  const now = Date.now()
  const [form = ''] = key.split('.')
  if ([form, key].some((one) => (sentKeys.get(one) ?? 0) > now)) throw resultUnknown(name)
  sentKeys.set(key, Infinity)
  try {
    const answer = await send()
    // Two taps of one finger; a press after that is meant.
    sentKeys.set(key, now + limits.samePressMs)
    return answer
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.kind === 'unknown') throw failure
    // It was certainly not done.
    sentKeys.delete(key)
    throw failure
  }
}

/** A change that may have been done, and nobody knows. */
export const resultUnknown = (name: string): ApiFailure =>
  new ApiFailure(name, 'unknown', 504, messageOf('result_unknown'))
