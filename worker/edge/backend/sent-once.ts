import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** The keys of changes that this isolate has sent, with their shop. What was certainly not done is not among them. */
const sentKeys = new BoundedMap<true>(limits.pressesKnown)

/**
 * Sends a change that must happen once. A backend that has not said that it knows our extensions need not keep its key:
 * what it may have done is not sent to it again, by whatever way the same form comes, and only looking is safe. This
 * isolate remembers what it has sent; what was sent through another one is said by the browser that repeats it.
 */
export async function sendOnce<T>(
  { tenant, outbound }: EarlyContext,
  name: string,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  if (tenant.extended) return send()
  const sent = `${tenant.host} ${key}`
  if (outbound.sentBefore || sentKeys.get(sent)) throw resultUnknown(name)
  sentKeys.set(sent, true)
  try {
    return await send()
  } catch (failure) {
    // It was certainly not done.
    if (failure instanceof ApiFailure && failure.kind !== 'unknown') sentKeys.delete(sent)
    throw failure
  }
}

/** A change that may have been done, and nobody knows. */
export const resultUnknown = (name: string): ApiFailure =>
  new ApiFailure(name, 'unknown', 504, messageOf('result_unknown'))
