import { ApiFailure, type EndpointName, endpoints, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { notOffered, text } from '#shared/text/text.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { keepOfShop, keyOf, readOfShop } from '#edge/cache/site-store.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/**
 * A call its backend does not have is left alone for ten minutes; navigation hides what needs it. One KV row a shop.
 */

const memory = new BoundedMap<{ names: EndpointName[]; readAt: number }>(limits.shopsKnown)
const memoryMs = 30_000

export async function absentCalls(context: EarlyContext): Promise<EndpointName[]> {
  const key = keyOf(context)
  const kept = memory.get(key)
  if (kept && Date.now() - kept.readAt < memoryMs) return kept.names
  const stored = await readOfShop(context, 'absent:')
  return remember(key, Array.isArray(stored) ? stored.filter(isEndpoint) : [])
}

/**
 * A missing extension will not come back by waiting, so the shopper reads that the shop does not have it; a missing call
 * of the specification is the backend's fault.
 */
export class AbsentFailure extends ApiFailure {
  /** `says`: true is remembered, because nothing that this one call carried can be the reason (`isAbsent`). */
  constructor(
    endpoint: Endpoint,
    status = 501,
    readonly says: true | 'maybe' | 'named' = true,
  ) {
    super(nameOf(endpoint), 'absent', status, endpoint.origin === 'extension' ? notOffered : text.requestFailed)
  }
}

export function noteAbsent(context: EarlyContext, call: EndpointName): void {
  const key = keyOf(context)
  const names = memory.get(key)?.names ?? []
  if (names.includes(call)) return
  note(context.log, `${call}: this backend has no such call`)
  const grown = remember(key, [...names, call])
  keepOfShop(context, 'absent:', grown, { keptSeconds: limits.capabilityAbsentSeconds })
}

/** Calls that answered: a 404 of one of them is about its object. */
const answered = new BoundedMap<Set<EndpointName>>(limits.shopsKnown)

export const isPresent = (context: EarlyContext, call: EndpointName): boolean =>
  answered.get(keyOf(context))?.has(call) ?? false

export function notePresent(context: EarlyContext, call: EndpointName): void {
  if (!context.env.BACKEND_URL) return
  const names = answered.get(keyOf(context)) ?? new Set()
  if (!names.has(call)) answered.set(keyOf(context), names.add(call))
}

/** What it answers is of no use, so it counts as absent. */
export const forgetPresent = (context: EarlyContext, call: EndpointName): void =>
  void answered.get(keyOf(context))?.delete(call)

const isEndpoint = (name: unknown): name is EndpointName => endpoints.has(name as EndpointName)

/** A list that has not changed stays the same object, so that what was made of it need not be made again. */
function remember(key: string, read: EndpointName[]): EndpointName[] {
  const before = memory.get(key)?.names
  const names = before && String(before) === String(read) ? before : read
  memory.set(key, { names, readAt: Date.now() })
  return names
}
