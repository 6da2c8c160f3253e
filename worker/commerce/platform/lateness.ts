import { pause } from '#shared/web/time.ts'

/**
 * How late the timers of this isolate ring. A request that waits for the thread is seen by nothing inside; a timer waits
 * just as long, and in production a Worker's clock moves when one rings.
 */
export class Lateness {
  #rings: readonly { lateMs: number; at: number }[] = []
  #startedAt = Number.NEGATIVE_INFINITY
  #pending = false

  /** Starts one timer, unless one is under way or began a moment ago. `keep` keeps its request alive until it has rung. */
  beat(keep: (ringing: Promise<void>) => void): void {
    const startedAt = Date.now()
    // A timer whose request was cut off never rings, and a clock may be set back.
    const passed = Math.abs(startedAt - this.#startedAt)
    if (passed < beatMs || (this.#pending && passed < lostMs)) return
    this.#startedAt = startedAt
    this.#pending = true
    keep(
      pause(timerMs).then(() => {
        this.#pending = false
        this.add(Math.max(Date.now() - startedAt - timerMs, 0))
      }),
    )
  }

  add(lateMs: number): void {
    this.#rings = [...this.#rings, { lateMs, at: Date.now() }].slice(-ringsCounted)
  }

  /**
   * By how many ms each of the last three timers was late at least, the one that still has to ring with them. One long
   * computation makes one or two late, a queue of requests all of them. 0: so many have not rung lately.
   */
  get leastMs(): number {
    const now = Date.now()
    const pendingMs = this.#pending ? now - this.#startedAt - timerMs : 0
    const rung = this.#rings.filter(({ at }) => Math.abs(now - at) < countedMs).map(({ lateMs }) => lateMs)
    const least = (all: readonly number[]) => (all.length < ringsCounted ? 0 : Math.min(...all))
    // A timer that is not late yet says nothing.
    return Math.max(least(rung), pendingMs > 0 ? least([...rung.slice(1 - ringsCounted), pendingMs]) : 0)
  }
}
const timerMs = 2
const beatMs = 25
const lostMs = 2_000
const ringsCounted = 3
const countedMs = 4_000
