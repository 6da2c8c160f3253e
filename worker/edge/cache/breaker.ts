import { pause } from '#shared/web/time.ts'
import { limits } from '#shared/limits.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { BoundedMap } from './bounded-map.ts'

/** `by`: the call to which the backend answered, but with a failure; null: it said nothing. */
interface Failed {
  at: number
  by: string | null
}

/**
 * Whether one shop's backend answers, as this isolate sees it. After three failures in ten seconds without an answer
 * between them nothing is sent for fifteen seconds, then one call tries again. A call that is answered with a failure
 * again and again counts once, because it may be the only one that is broken. It holds times and no request.
 */
class Breaker {
  #failed: readonly Failed[] = []
  #openedAt: number | null = null
  #probedAt = 0
  #answers = 0
  #answeredAt = 0
  /**
   * When each call without an answer was sent. A call whose request was cut off never reports, so old ones do not
   * count.
   */
  readonly #waiting = new Map<symbol, number>()

  /** Whether a call may be made now. */
  admits(now: number): boolean {
    if (this.#openedAt === null) return true
    if (now - this.#openedAt < limits.breakerOpenMs || this.isProbing(now)) return false
    this.#probedAt = now
    return true
  }
  isProbing(now: number): boolean {
    return now - this.#probedAt < limits.breakerWindowMs
  }
  sent(now: number): symbol {
    const call = Symbol('call')
    this.#waiting.set(call, now)
    return call
  }
  answered(call: symbol): void {
    this.#waiting.delete(call)
    this.heard(Date.now())
  }
  /** An answer came, maybe to a page that waits no more. */
  heard(now: number): void {
    this.#answeredAt = now
    this.#answers += 1
    this.#failed = []
    this.#openedAt = null
    this.#probedAt = 0
  }
  /** It had too little time for an answer, so it counts neither way; another call may be the probe. */
  starved(call: symbol): void {
    if (this.#waiting.delete(call)) this.#probedAt = 0
  }
  /**
   * Calls that were sent as one fail as one. `slow`: a backend that answered anything since this call left is no silent
   * one.
   */
  failed(call: symbol, { at, by }: Failed, { slow = false } = {}): void {
    const sentAt = this.#waiting.get(call)
    this.#waiting.delete(call)
    if (sentAt === undefined || (slow && this.#answeredAt > sentAt)) return
    const others = this.#failed.filter((one) => by === null || one.by !== by)
    this.#failed = [...others, { at, by }].slice(-limits.breakerFailures)
    const first = this.#failed[0]?.at ?? at
    const many = this.#failed.length === limits.breakerFailures && at - first <= limits.breakerWindowMs
    // Silence before a probe opens the breaker again. A failure may be of its call alone: another may be the probe.
    if (many || (by === null && this.#probedAt > 0)) this.#openedAt = at
    this.#probedAt = 0
  }

  /** It is silent, or several calls failed, so a page that has a copy does not wait for it. One call may be broken alone. */
  isFailing(now: number): boolean {
    const lately = this.#failed.filter(({ at }) => now - at < limits.breakerWindowMs)
    return this.#openedAt !== null || lately.length > 1 || lately.some(({ by }) => by === null)
  }
  /** It answered something lately, so a call that hangs is lost and says nothing of the others. */
  isAnswering(now: number): boolean {
    return now - this.#answeredAt < limits.breakerWindowMs && !this.isFailing(now)
  }
  /** How many answers there were; it only grows. */
  get answers(): number {
    return this.#answers
  }
  isAsked(now: number): boolean {
    for (const [call, sentAt] of this.#waiting)
      if (now - sentAt > limits.requestTimeoutMs) this.#waiting.delete(call)
      else return true
    return false
  }
}

/** Whether a call may be made. While one call tries again, the others of its page wait for what it finds. */
export async function mayAsk(breaker: Breaker, waitMs: number = limits.probeWaitMs): Promise<boolean> {
  for (const until = Date.now() + waitMs; ;) {
    if (breaker.admits(Date.now())) return true
    if (!breaker.isProbing(Date.now()) || Date.now() >= until) return false
    await pause(askAgainMs)
  }
}
const askAgainMs = 25

/** Goods and settings fail apart from carts and orders, and both apart from the look-up of a host. */
export type Side = 'catalogue' | 'purchase' | 'lookup'
const known = new BoundedMap<Breaker>(limits.shopsKnown * 3)

export function breakerOf({ tenant, env }: Pick<EarlyContext, 'tenant' | 'env'>, side: Side): Breaker {
  const key = `${env.BACKEND_URL ?? ''}|${tenant.host}|${side}`
  const kept = known.get(key) ?? new Breaker()
  known.set(key, kept)
  return kept
}

/**
 * The work's result, or null as soon as the backend is found to be silent: it was asked and answered nothing for
 * `silentMs`. The time is counted in short steps, so that a busy isolate is not taken for a silent backend.
 */
export async function unlessSilent<T>(breaker: Breaker, work: Promise<T>): Promise<T | null> {
  let over = false
  const result = work.finally(() => {
    over = true
  })
  // A request that goes on without the work does not see its failure any more.
  result.catch(() => undefined)
  return Promise.race([result, silence(breaker, () => over)])
}

async function silence(breaker: Breaker, isOver: () => boolean): Promise<null> {
  if (breaker.isFailing(Date.now())) return null
  for (let quiet = 0; quiet < silentSteps && !isOver();) {
    const { answers } = breaker
    await pause(limits.silentMs / silentSteps)
    if (breaker.isFailing(Date.now())) return null
    quiet = breaker.answers === answers && breaker.isAsked(Date.now()) ? quiet + 1 : 0
  }
  // The work is over and its own result comes first; it never waits for this.
  return null
}
const silentSteps = 4
