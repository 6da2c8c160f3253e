import { limits } from '#shared/limits.ts'
import { BoundedMap } from './bounded-map.ts'

interface CeilingOptions {
  /** How many a shop may have at once in this isolate. */
  most: number
  /** A place that nobody gives back, because its request was cut off, is free again after this time. */
  heldMs: number
  /** What holds beside a neighbour, where all shops share one thread. */
  beside?: Sharing
}
interface Sharing {
  /** So many may be at work. What takes longer than `workMs` waits for somebody else. */
  most: number
  workMs: number
  /** A shop that takes more than this share of the thread, and more than so many ms at once, may be a crowd. */
  share: number
  burstMs: number
  /** One counts as no more than this, because nothing tells us how much of its time it waited for its backend. */
  costMaxMs: number
  /** A crowd's page lets a neighbour's go first for so long before it begins, and so long before each piece of it. */
  yieldMs: number
  pauseMs: number
}

interface Place {
  shop: string
  since: number
  until: number
}
/** One whose request was cut off asks no more, and nothing else tells us of that. */
interface Waiting {
  until: number
}
interface Places {
  shop: string
  taken: Set<Place>
  waiting: Set<Waiting>
  /** Those of them who ask more often. */
  first: Set<Waiting>
  /** How many have asked so far. */
  asked: number
  /** The ms of the thread that the shop may still take before it counts as a crowd, as of `at`. */
  credit: number
  at: number
}

/** Places that one shop may take at once, so that its storm leaves room for its neighbours. */
class Ceiling {
  readonly #options: CeilingOptions
  readonly #shops = new BoundedMap<Places>(limits.shopsKnown)
  /** The places of all shops. */
  readonly #taken = new Set<Place>()
  /** The shop that came last, and the one that came before it. */
  #last = { shop: '', at: 0 }
  #before = { shop: '', at: 0 }
  constructor(options: CeilingOptions) {
    this.#options = options
  }

  /**
   * A place, given back by the function it answers; null when none became free within about `waitMs`. `first`: it asks
   * more often than others of its shop.
   */
  async enter(shop: string, waitMs: number, { first = false } = {}): Promise<(() => void) | null> {
    const now = Date.now()
    if (this.#last.shop !== shop) this.#before = this.#last
    this.#last = { shop, at: now }
    const places = this.#shops.get(shop) ?? newPlaces(shop, now)
    this.#shops.set(shop, places)
    // Spread the timeouts: requests that arrived together must not all be refused in the same tick.
    const own: Waiting = { until: now + waitMs * (0.5 + (places.asked++ % 8) / 8) }
    const waiting = first ? [places.waiting, places.first] : [places.waiting]
    for (const all of waiting) {
      for (const one of all) if (now > one.until) all.delete(one)
      all.add(own)
    }
    try {
      for (;;) {
        const leave = this.#take(places, now, Date.now())
        const leftMs = own.until - Date.now()
        if (leave || leftMs <= 0) return leave
        // A timer of the waiting request itself: a promise of another request may never be resolved. The more of them
        // wait the less often each asks, so that a crowd's waiting costs no more than that of a few. To keep a free place
        // for those who go first would leave it empty.
        const askAgainMs =
          limits.placeAskMs * (first ? Math.max(0.5, places.first.size / 16) : Math.max(1, places.waiting.size / 4))
        await new Promise((passed) => setTimeout(passed, Math.min(askAgainMs, leftMs)))
      }
    } finally {
      for (const all of waiting) all.delete(own)
    }
  }

  /**
   * Before each piece of a page's work: a crowd's page that is under way lets the pages of a neighbour go first. Nothing
   * can interrupt a piece, so the neighbour waits for no more than one.
   */
  async letOthersGoFirst(shop: string): Promise<void> {
    const { beside } = this.#options
    const places = this.#shops.get(shop)
    if (!beside || !places) return
    const startedAt = Date.now()
    if (!this.#isCrowd(beside, places, startedAt)) return
    // At least one turn of the thread, so that who has just come can say so.
    do await new Promise((passed) => setTimeout(passed, limits.placeAskMs / 5))
    while (Date.now() - startedAt < beside.pauseMs && this.#othersAtWork(beside, places, Date.now()))
  }

  /** It has taken more of the thread lately than its neighbour, and by more than a few shoppers at once. */
  #isCrowd(beside: Sharing, places: Places, now: number): boolean {
    if (places.taken.size + places.waiting.size <= beside.most) return false
    const other = this.#last.shop === places.shop ? this.#before : this.#last
    if (now - other.at >= neighbourMs) return false
    const own = creditOf(beside, places, now)
    const others = this.#shops.get(other.shop)
    return own <= beside.burstMs / 2 && (!others || creditOf(beside, others, now) > own)
  }

  #othersAtWork({ workMs }: Sharing, { shop }: Places, now: number): boolean {
    for (const place of this.#taken) if (place.shop !== shop && now - place.since <= workMs) return true
    return false
  }

  #take(places: Places, askedAt: number, now: number): (() => void) | null {
    const { most, heldMs, beside } = this.#options
    for (const place of this.#taken) if (now > place.until) this.#free(place)
    if (places.taken.size >= most) return null
    if (beside && this.#hasNeighbour(places, now) && this.#hasToWait(beside, places, askedAt, now)) return null
    const place = { shop: places.shop, since: now, until: now + heldMs }
    places.taken.add(place)
    this.#taken.add(place)
    return () => {
      this.#free(place)
      if (beside) charge(beside, places, now, Date.now())
    }
  }

  #free(place: Place): void {
    this.#taken.delete(place)
    this.#shops.get(place.shop)?.taken.delete(place)
  }

  #hasToWait(beside: Sharing, places: Places, askedAt: number, now: number): boolean {
    const own = [...places.taken].filter(({ since }) => now - since <= beside.workMs).length
    if (own >= beside.most) return true
    const mayYield = now - askedAt < beside.yieldMs && this.#isCrowd(beside, places, now)
    return mayYield && this.#othersAtWork(beside, places, now)
  }

  #hasNeighbour({ shop }: Places, now: number): boolean {
    const { at } = this.#last.shop === shop ? this.#before : this.#last
    return now - at < neighbourMs
  }
}
const newPlaces = (shop: string, at: number): Places => ({
  shop,
  taken: new Set(),
  waiting: new Set(),
  first: new Set(),
  asked: 0,
  credit: Infinity,
  at,
})

/** For so long after its last page a shop counts as a neighbour. */
const neighbourMs = 1_000

/** A shop's credit has grown with the time since it was last counted. */
function creditOf({ share, burstMs }: Sharing, places: Places, now: number): number {
  places.credit = Math.min(burstMs, places.credit + (now - places.at) * share)
  places.at = now
  return places.credit
}

/** Debt is capped at one render: time used while the shop was alone does not count. */
function charge(beside: Sharing, places: Places, since: number, now: number): void {
  const cost = Math.min(now - since, beside.costMaxMs)
  places.credit = Math.max(creditOf(beside, places, now) - cost, -beside.costMaxMs)
}

/**
 * Pages being rendered. The shops of an isolate share its one thread, so beside a neighbour a crowd's pages get what the
 * neighbour's leave of it.
 */
export const renders = new Ceiling({
  most: limits.rendersAtOnce,
  heldMs: limits.flightMaxMs,
  beside: {
    most: limits.rendersBesideOthers,
    workMs: limits.renderWorkMs,
    share: limits.renderShare,
    burstMs: limits.renderBurstMs,
    costMaxMs: limits.renderCostMaxMs,
    yieldMs: limits.renderYieldMs,
    pauseMs: limits.renderPauseMs,
  },
})
/** Calls that wait for the shop's backend. */
export const backendCalls = new Ceiling({ most: limits.callsAtOnce, heldMs: limits.requestTimeoutMs })
