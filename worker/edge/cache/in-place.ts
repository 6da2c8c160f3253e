import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { widestNetworkOf } from '#shared/web/network.ts'
import { cpuMsOf } from '#shared/web/work.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { places } from './places.ts'

/** The thread has no place for one more page; like a backend that is down, it makes an old copy the better page. */
export class TooManyPages extends ApiFailure {
  constructor() {
    super('page', 'down', 503, messageOf('unavailable'), 'unavailable')
  }
}

interface PlaceWanted {
  waitMs: number
  /** The wait for a place does not count against the time for reads. */
  timeApart?: boolean
}
/** Runs a render in a place among the requests of all shops; without one it fails like a backend that is down. */
export async function inPlace<T>(
  context: EarlyContext,
  { waitMs, timeApart = false }: PlaceWanted,
  render: () => Promise<T>,
): Promise<T> {
  const { outbound } = context
  if (outbound.hasPlace) return render()
  const askedAt = Date.now()
  const leave = await enterFor(context, waitMs)
  if (timeApart) outbound.readsUntil += Date.now() - askedAt
  // A page that got its place too late can ask for nothing any more; finding that out call by call costs a render.
  const late = Date.now() >= outbound.readsUntil
  if (!leave || late) {
    leave?.()
    note(context.log, late ? 'its time was over before it could be drawn' : 'too many pages at once')
    throw new TooManyPages()
  }
  try {
    return await render()
  } finally {
    leave()
  }
}

/** A place for this request, until it is given back; null: none became free. */
export async function enterFor(context: EarlyContext, waitMs: number): Promise<(() => void) | null> {
  const { outbound, line, address, work, hasBegun: first, waitUntil: keep } = context
  const asker = { shop: line, network: widestNetworkOf(address), cpuMs: cpuMsOf(work), first, keep }
  const leave = await places.enter(asker, waitMs)
  if (!leave) return null
  outbound.hasPlace = true
  return () => {
    outbound.hasPlace = false
    leave()
  }
}
