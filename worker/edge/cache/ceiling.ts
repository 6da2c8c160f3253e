import { limits } from '#shared/limits.ts'
import { BoundedMap } from './bounded-map.ts'

interface CeilingOptions {
  /** How many a shop may have at once in this isolate. */
  most: number
  /** A place that nobody gives back, because its request was cut off, is free again after this time. */
  heldMs: number
  /**
   * Beside a neighbour so many of them may be at work. What takes longer than `workMs` waits for somebody else; while
   * others wait for a place, one rests three times as long as it was at work, and no longer than `restMs`.
   */
  beside?: { most: number; workMs: number; restMs: number }
}

interface Place {
  since: number
  until: number
}
interface Places {
  shop: string
  taken: Map<symbol, Place>
  waiting: number
}

/** Places that one shop may take at once, so that its storm leaves room for its neighbours. */
class Ceiling {
  readonly #options: CeilingOptions
  readonly #shops = new BoundedMap<Places>(limits.shopsKnown)
  /** The shop that came last, and the one that came before it. */
  #last = { shop: '', at: 0 }
  #before = { shop: '', at: 0 }
  constructor(options: CeilingOptions) {
    this.#options = options
  }

  /** A place, given back by the function it answers; null when none became free within `waitMs`. */
  async enter(shop: string, waitMs: number): Promise<(() => void) | null> {
    const now = Date.now()
    if (this.#last.shop !== shop) this.#before = this.#last
    this.#last = { shop, at: now }
    const places = this.#shops.get(shop) ?? { shop, taken: new Map(), waiting: 0 }
    this.#shops.set(shop, places)
    places.waiting++
    try {
      for (;;) {
        const leave = this.#take(places, Date.now())
        if (leave || Date.now() >= now + waitMs) return leave
        // A timer of the waiting request itself: a promise of another request may never be resolved.
        await new Promise((passed) => setTimeout(passed, askAgainMs))
      }
    } finally {
      places.waiting--
    }
  }

  #take(places: Places, now: number): (() => void) | null {
    const { most, heldMs, beside } = this.#options
    const { taken } = places
    for (const [place, { until }] of taken) if (now > until) taken.delete(place)
    if (taken.size >= most) return null
    if (beside && this.#hasNeighbour(places, now)) {
      const atWork = [...taken.values()].filter(({ since }) => now - since <= beside.workMs)
      if (atWork.length >= beside.most) return null
    }
    const place = Symbol('place')
    taken.set(place, { since: now, until: now + heldMs })
    return () => {
      const end = Date.now()
      taken.delete(place)
      if (!beside || places.waiting === 0 || !this.#hasNeighbour(places, end)) return
      taken.set(place, { since: end, until: end + Math.min(restRatio * (end - now), beside.restMs) })
    }
  }

  #hasNeighbour({ shop }: Places, now: number): boolean {
    const { at } = this.#last.shop === shop ? this.#before : this.#last
    return now - at < neighbourMs
  }
}
/** For so long after its last page a shop counts as a neighbour. */
const neighbourMs = 1_000
const askAgainMs = 25
const restRatio = 3

/**
 * Pages being rendered. The shops of an isolate share its one thread, so beside a neighbour only a few pages of a crowd
 * are at work, with rests between them.
 */
export const renders = new Ceiling({
  most: limits.rendersAtOnce,
  heldMs: limits.flightMaxMs,
  beside: { most: limits.rendersBesideOthers, workMs: limits.renderWorkMs, restMs: limits.renderRestMs },
})
/** Calls that wait for the shop's backend. */
export const backendCalls = new Ceiling({ most: limits.callsAtOnce, heldMs: limits.requestTimeoutMs })
