import { ApiFailure, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { breakerOf, mayAsk, type Side } from '#edge/cache/breaker.ts'
import { enterFor } from '#edge/cache/in-place.ts'
import { besideMs, changeWaitMs, pageWaitMs } from '#edge/cache/pace.ts'
import { note } from '#edge/request/log.ts'
import type { Call, EarlyContext, Outbound } from '#edge/request/request-context.ts'

/**
 * Sends the calls of a list that may be sent now and refuses the others. A request has at most six lists in flight and
 * a place on the thread, its own or the list's, which is free again when `send` has returned.
 */
export async function admit(
  calls: readonly Call[],
  send: (context: EarlyContext, open: readonly Call[]) => Promise<void>,
): Promise<void> {
  const [first] = calls
  if (!first) return
  const { outbound } = first.context
  await inTurn(outbound, async () => {
    const has = outbound.hasPlace
    const leave = has ? null : await enterFor(first.context, waitOf(calls))
    try {
      const whyNot = has || leave ? reasons() : () => 'too many calls at once'
      const found = await Promise.all(calls.map(async (call) => ({ call, why: await whyNot(call) })))
      for (const { call, why } of found) if (why !== null) refuse(call, why)
      const open = found.flatMap(({ call, why }) => (why === null ? [call] : []))
      if (open.length > 0) await send(first.context, open)
    } finally {
      leave?.()
    }
  })
}

/** How long a list waits for a place: what was typed was meant to be done. */
const waitOf = (calls: readonly Call[]): number =>
  calls.every(({ endpoint }) => endpoint.reads) ? limits.placeWaitMs : limits.ownPlaceWaitMs

/** Runs `send` when fewer than six lists of the request are under way; the others wait in order. */
async function inTurn(outbound: Outbound, send: () => Promise<void>): Promise<void> {
  if (outbound.underWay >= limits.outboundAtOnce)
    await new Promise<void>((free) => {
      outbound.waiting.push(free)
    })
  else if (outbound.underWay++ === 0) outbound.since = Date.now()
  try {
    await send()
  } finally {
    // The place goes on to the next in line.
    const next = outbound.waiting.shift()
    if (next) next()
    else if (--outbound.underWay === 0) outbound.spentMs += Date.now() - outbound.since
  }
}

/** Why a call is not sent; null: it is. After a silence all calls of a list to one side are its one probe. */
function reasons(): (call: Call) => Promise<string | null> {
  const tries = new Map<Side, Promise<boolean>>()
  const late = 'no time is left to ask'
  return async (call) => {
    const { context, endpoint } = call
    const [side, leftMs, leastMs] = [sideOf(endpoint), timeLeft(call), limits.probeWaitMs]
    if (leftMs <= 0) return late
    const probeMs = Math.max(leastMs, Math.min(leftMs, besideMs(context, { leastMs, reads: 1.5 })))
    // A host that is not known has nothing to fall back on, so its look-up is always tried.
    const tried =
      tries.get(side) ?? (side === 'lookup' ? Promise.resolve(true) : mayAsk(breakerOf(context, side), probeMs))
    tries.set(side, tried)
    if (!(await tried)) return 'not asked, because the backend does not answer'
    return timeLeft(call) > 0 ? null : late
  }
}

/** Certainly not done, because it never left. */
function refuse({ context, endpoint, settle }: Call, why: string): void {
  note(context.log, `${nameOf(endpoint)}: ${why}`)
  settle(Promise.reject(new ApiFailure(nameOf(endpoint), 'down', 503, messageOf('unavailable'), 'unavailable')))
}

export const sideOf = (endpoint: Endpoint): Side =>
  nameOf(endpoint) === 'access.find' ? 'lookup' : endpoint.access === 'public' ? 'catalogue' : 'purchase'

/** How long a call may still take, ms. A page waits for all its reads together; a change has its own time. */
export function timeLeft({ context, endpoint, waitMs }: Call): number {
  if (waitMs !== undefined) return waitMs
  if (!endpoint.reads) return changeWaitMs(context)
  return Math.min(pageWaitMs(context), readsLeft(context))
}

/** How long the page of a request still waits for its reads, ms. */
export const readsLeft = ({ outbound }: EarlyContext): number => outbound.readsUntil - Date.now()
