import { limits } from '#shared/limits.ts'
import { BoundedMap } from './bounded-map.ts'

interface Work {
  /** The last work of this price that was granted is done then, if it takes no more than its share; ms since the epoch. */
  until: number
  /** How much was granted in the minute that began at `since`. */
  count: number
  since: number
}
/** What somebody asks for: work of a price. */
interface Wanted {
  key: string
  name: string
  cpuMs: number
  share: number
}

/**
 * How much of the one thread of an isolate each of some takers (networks, or shops) gets while another is there. Who
 * takes more of a price than its share waits before the work begins, so the thread is free most of the time for
 * everybody else; time that somebody had alone does not count.
 */
export class ThreadShare {
  readonly #works: BoundedMap<Work>
  /** The taker that came last, and the one that came before it. */
  #last = { key: '', at: Number.NEGATIVE_INFINITY }
  #before = this.#last
  constructor(takers: number) {
    this.#works = new BoundedMap(takers)
  }

  /** How long this work has to wait, ms; null: so long that nobody should. Nothing is taken yet. */
  waitOf({ key, name, share }: Wanted, now: number): number | null {
    if (this.#last.key !== key) this.#before = this.#last
    this.#last = { key, at: now }
    if (share >= 1 || this.#isAlone(now)) return 0
    const wait = this.#workOf(key, name, now).until - now - limits.shareBurstMs / share
    return wait > limits.shareWaitMs ? null : Math.max(0, wait)
  }

  /** Takes it. */
  take({ key, name, cpuMs, share }: Wanted, now: number): void {
    const work = this.#workOf(key, name, now)
    if (share < 1) work.until = this.#isAlone(now) ? now : Math.max(work.until, now) + cpuMs / share
    work.count += 1
  }

  /** It has turned out to cost more than what was taken, or less. */
  settle({ key, name, share }: Wanted, moreMs: number, now: number): void {
    if (share < 1) this.#workOf(key, name, now).until += moreMs / share
  }

  /** How often a price was taken within this minute. */
  countOf({ key, name }: Wanted, now: number): number {
    return this.#workOf(key, name, now).count
  }

  #isAlone(now: number): boolean {
    return now - this.#before.at >= neighbourMs
  }

  #workOf(key: string, name: string, now: number): Work {
    const id = `${name}|${key}`
    const work = this.#works.get(id) ?? { until: now, count: 0, since: now }
    if (now - work.since >= minuteMs) Object.assign(work, { count: 0, since: now })
    this.#works.set(id, work)
    return work
  }
}
const minuteMs = 60_000
/** For so long after its last request somebody counts as there. */
const neighbourMs = 1_000
