import { limits } from '#shared/limits.ts'
import type { Outbound } from '#edge/request/request-context.ts'

/** Runs one call of a request when fewer than six of it are under way; the others wait in order. */
export async function inTurn<T>(outbound: Outbound, call: () => Promise<T>): Promise<T> {
  if (outbound.underWay >= limits.outboundAtOnce)
    await new Promise<void>((free) => {
      outbound.waiting.push(free)
    })
  else if (outbound.underWay++ === 0) outbound.since = Date.now()
  try {
    return await call()
  } finally {
    // The place goes on to the next in line.
    const next = outbound.waiting.shift()
    if (next) next()
    else if (--outbound.underWay === 0) outbound.spentMs += Date.now() - outbound.since
  }
}
