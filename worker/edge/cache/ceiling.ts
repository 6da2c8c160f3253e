import { limits } from '#shared/limits.ts'
import { BoundedMap } from './bounded-map.ts'

interface CeilingOptions {
  /** How many a shop may have at once in this isolate. */
  most: number
  /** A place that nobody gives back, because its request was cut off, is free again after this time. */
  heldMs: number
}

/** Places that one shop may take at once, so that its storm leaves room for its neighbours. */
class Ceiling {
  readonly #options: CeilingOptions
  readonly #taken = new BoundedMap<Map<symbol, number>>(limits.shopsKnown)
  constructor(options: CeilingOptions) {
    this.#options = options
  }

  /** A place, given back by the function it answers; null when none became free within `waitMs`. */
  async enter(shop: string, waitMs: number): Promise<(() => void) | null> {
    const until = Date.now() + waitMs
    for (;;) {
      const leave = this.#take(shop, Date.now())
      if (leave || Date.now() >= until) return leave
      // A timer of the waiting request itself: a promise of another request may never be resolved.
      await new Promise((passed) => setTimeout(passed, askAgainMs))
    }
  }

  #take(shop: string, now: number): (() => void) | null {
    const taken = this.#taken.get(shop) ?? new Map<symbol, number>()
    this.#taken.set(shop, taken)
    if (taken.size >= this.#options.most)
      for (const [place, since] of taken) if (now - since > this.#options.heldMs) taken.delete(place)
    if (taken.size >= this.#options.most) return null
    const place = Symbol('place')
    taken.set(place, now)
    return () => void taken.delete(place)
  }
}
const askAgainMs = 25

/** Pages being rendered. */
export const renders = new Ceiling({ most: limits.rendersAtOnce, heldMs: limits.flightMaxMs })
/** Calls that wait for the shop's backend. */
export const backendCalls = new Ceiling({ most: limits.callsAtOnce, heldMs: limits.requestTimeoutMs })
