import { limits } from '#shared/limits.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { BoundedMap } from './bounded-map.ts'

/** How long the reads of one shop's own backend take, as this isolate has seen them. It holds times and no request. */
class Pace {
  #times: number[] = []
  #learnsUntil = 0
  /** How long each call took last: one of them may be slower than the others. */
  readonly #last = new Map<string, number>()

  /** An answer that is much slower than usual sets the new pace at once: among many earlier ones it would not count. */
  note(ms: number, call = ''): void {
    this.#last.set(call, ms)
    if (ms > limits.paceLateMs && ms > 2 * this.usualMs) this.#times = []
    this.#times = [...this.#times, ms].slice(-limits.paceReads)
  }
  /** What another isolate has seen, where this one has seen nothing. */
  begin(usualMs: number): void {
    if (this.#times.length === 0 && usualMs > 0) this.#times = [usualMs]
  }
  /** Nineteen of twenty reads take no longer; 0: nothing was read yet. */
  get usualMs(): number {
    return this.#times.toSorted((a, b) => a - b)[Math.floor(this.#times.length * 0.95)] ?? 0
  }

  /** After how long a call counts as lost, although others are answered; null: nothing was read yet. */
  lostAfterMs(call: string): number | null {
    const expected = Math.max(this.usualMs, this.#last.get(call) ?? 0)
    return expected > 0 ? Math.max(limits.secondTryMs, 2 * expected) : null
  }

  /** Whether a read may go on after its page, to find out how long an answer takes: one at a time. */
  learn(now: number): boolean {
    if (now < this.#learnsUntil) return false
    // A request that is cut off never reports.
    this.#learnsUntil = now + limits.afterAnswerMs
    return true
  }
  learnt(): void {
    this.#learnsUntil = 0
  }
}

type Asking = Pick<EarlyContext, 'tenant' | 'env'>
const known = new BoundedMap<Pace>(limits.shopsKnown)

/**
 * null before the embedded backend: it sheds its load by the fixed time of a page, and waiting longer would make every
 * storm longer.
 */
export function paceOf({ tenant, env }: Asking): Pace | null {
  if (!env.BACKEND_URL) return null
  const key = `${env.BACKEND_URL}|${tenant.host}`
  const kept = known.get(key) ?? new Pace()
  known.set(key, kept)
  return kept
}
const usualMs = (asking: Asking): number => paceOf(asking)?.usualMs ?? 0

/** How long a page waits for its reads: time for four of them, one after another, at the backend's usual pace. */
export const pageWaitMs = (asking: Asking): number =>
  Math.min(limits.requestTimeoutMs, Math.max(limits.pageReadTimeoutMs, 4 * usualMs(asking) + 500))

/** How long a change is waited for: before a slow backend as long as its page, while it goes on at all. */
export const changeWaitMs = (asking: Asking): number =>
  Math.min(limits.afterAnswerMs, Math.max(limits.writeTimeoutMs, pageWaitMs(asking)))

/**
 * How long each call of the frame is waited for; the page's own time begins after it. Before the embedded backend one
 * time is for both.
 */
export const frameWait = (asking: Asking): { waitMs?: number } =>
  asking.env.BACKEND_URL ? { waitMs: Math.max(limits.frameWaitMs, pageWaitMs(asking)) } : {}

/** How long followers wait for the request that asks: as long as it may take at the backend's usual pace. */
export const besideMs = (asking: Asking, { leastMs, reads }: { leastMs: number; reads: number }): number =>
  Math.max(leastMs, reads * usualMs(asking))

/** A read that had less time than this says nothing about its backend. */
export const enoughMs = (asking: Asking): number =>
  asking.env.BACKEND_URL ? Math.max(limits.paceLateMs, usualMs(asking)) : 0
