import { type EndpointName, endpoints } from '#shared/api/index.ts'
import type { Result } from '#shared/result.ts'
import { within } from '#shared/web/time.ts'
import type { Session } from './tokens.ts'

/** Who the Worker says is calling. A session is only a claim until the Shop has looked. */
export interface Caller {
  companyId: number
  session: Session | null
  visitorId: string | null
  address: string
  device?: string
  deviceKey?: string | null
  nextVisitorId?: string | null
  /** When they came to a crowd that waits, ms since the epoch; null: now. */
  arrivedAt?: number | null
}

/** One call of a list that a Shop runs for one caller. */
export interface ShopCall {
  name: EndpointName
  input: unknown
  /** The Idempotency-Key of a call that must happen once. */
  key: string | null
  /** null: the caller hangs up when it has waited long enough. */
  withinMs: number | null
  /** The others do not wait for it. */
  mayFollow: boolean
}

/** What became of a call; null: it was not ready in time. */
export type Outcome = Reply | Failed | null

/** A call threw `failed`: a bug, unless the object was `overloaded`. */
interface Failed {
  failed: string
  overloaded: boolean
}
export const failedBy = (error: unknown): Failed => ({
  failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
  overloaded: error instanceof Error && 'overloaded' in error && error.overloaded === true,
})

/** What a Shop answers. */
export interface Reply<T = unknown> {
  result: Result<T>
  /** Milliseconds; see `site/generation.ts`. */
  generation: number
  /**
   * How many milliseconds the answer stays true by itself: until a flash sale starts or ends. null: none is planned.
   */
  validForMs?: number | null
  /** How busy the shop's object is, from half of what it can take on: see `Load`. */
  load?: number
}

/**
 * Runs calls concurrently, and what follows a change after it. One that throws or takes too long leaves the
 * others as they are; a change that takes too long goes on. One that may follow is still a promise when it is slower
 * than all others.
 */
export async function runInOrder(
  calls: readonly ShopCall[],
  run: (call: ShopCall) => Promise<Reply>,
): Promise<(Outcome | Promise<Outcome>)[]> {
  const outcomes: Promise<Outcome>[] = []
  const known = new Map<Promise<Outcome>, Outcome>()
  for (const call of calls) {
    const outcome = within<Outcome, null>(call.withinMs, run(call).catch(failedBy), () => null)
    outcomes.push(outcome)
    void outcome.then((value) => known.set(outcome, value))
    if (endpoints.get(call.name)?.reads !== true) await outcome
  }
  await Promise.all(outcomes.filter((_, place) => !calls[place]?.mayFollow))
  // What asks nobody outside is ready at once.
  if (known.size < outcomes.length) await new Promise((passed) => setTimeout(passed))
  return outcomes.map((outcome) => known.get(outcome) ?? (known.has(outcome) ? null : outcome))
}
