import { pause } from '#shared/web/time.ts'
import { limits } from '#shared/limits.ts'
import { BoundedMap } from './bounded-map.ts'

/** Who asks for a place. */
interface Asker {
  shop: string
  network: string
  /** What its work takes of the thread; what counts is how they compare. */
  cpuMs: number
  /** It has begun a purchase: it goes before the others of its shop. */
  first?: boolean
  /** Keeps its request alive until the next has been chosen. */
  keep: (choosing: Promise<void>) => void
}
type Leave = () => void
interface Place {
  shop: string
  since: number
  /** Who got it has begun: a request that was cut off in the line never does. */
  begun: boolean
  leave: Leave
}
interface Waiting {
  asker: Asker
  since: number
  /** When it looks again; one whose request was cut off never does. */
  looksAt: number
  looksAfterMs: number
  /** It was left out because it had not looked, and joins the end of its line when it does. */
  isOut: boolean
  take: (place: Place) => void
}
/** Networks that wait, in the order of their turns, each with its requests in the order of arrival. */
type Line = Map<string, Waiting[]>
interface Shop {
  first: Line
  rest: Line
  waiting: number
}

/**
 * Who may use the one thread that all shops of an isolate share. A request that no cache answers takes a place: one
 * works, the others wait; shops take turns by their work, and networks within a shop. A timer fires only when the
 * thread is idle. So the next request is chosen after one has fired, among all that have arrived; if it fires while a
 * request works, that request waits for a backend, and the next begins.
 */
class Places {
  /** Shops with requests that wait. */
  readonly #shops = new Map<string, Shop>()
  /** How much work each shop has had: the next turn goes to the shop that has had least. */
  readonly #had = new BoundedMap<number>(limits.shopsKnown)
  /** How much the shop that works now had had. A shop that returns starts from there: idle time earns nothing. */
  #hadLast = 0
  readonly #taken = new Set<Place>()
  #working: Place | null = null
  /** Since when the next is being chosen. */
  #choosing: number | null = null
  #paceMs = 0
  /** When the last was chosen, while somebody waits. */
  #chosenAt: number | null = null
  /** `looksAt` of who has looked last: timers ring in the order of their times. */
  #looked = 0
  /** How many places were given or begun. */
  #moves = 0
  #asked = 0

  /** A place, given back by the function it answers; null: none became free within about `waitMs`. */
  async enter(asker: Asker, waitMs: number): Promise<Leave | null> {
    const now = Date.now()
    if (this.#shops.size === 0 && this.#isFree(now) && this.#mayHave(asker.shop, now)) {
      const place = this.#take(asker, now)
      place.begun = true
      return place.leave
    }
    if (waitMs <= 0 || (this.#shops.get(asker.shop)?.waiting ?? 0) >= limits.placesWaiting) return null
    // Spread the timeouts: requests that arrived together must not all be refused in the same tick.
    const until = now + waitMs * (0.75 + (this.#asked++ % 8) / 16)
    const { promise, resolve: take } = Promise.withResolvers<Place>()
    const own: Waiting = { asker, since: now, looksAt: until, looksAfterMs: 0, isOut: false, take }
    this.#add(own)
    let place: Place | null = null
    // By its own timers too: a clock may be set back.
    for (let leftMs = until - now; !place && leftMs > 0 && Date.now() < until; leftMs -= own.looksAfterMs)
      place = await Promise.race([promise, this.#look(own, leftMs)])
    if (!place) this.#remove(own)
    // It may have been given one in this very moment.
    place ??= await Promise.race([promise, null])
    if (!place) return null
    place.begun = true
    this.#moves += 1
    // The request at work notices by its own timer that it waits for a backend.
    asker.keep(this.#chooseWhenIdle(limits.placeLookMs))
    return place.leave
  }

  /** How long it lately took from one choice to the next while requests waited, ms. */
  get paceMs(): number {
    return this.#paceMs
  }

  /** About how long a request of this shop would wait that comes now, ms. */
  expectedMs(shop: string): number {
    return (this.#shops.get(shop)?.waiting ?? 0) * this.#shops.size * this.#paceMs
  }

  /**
   * By a timer of the waiting request itself: the request at work may have been aborted, and then its own never fires.
   */
  async #look(own: Waiting, leftMs: number): Promise<null> {
    // Soon where who works began alone; then who works looks itself, and this is for one that was cut off.
    const usualMs = own.looksAfterMs === 0 ? limits.placeLookMs : limits.placeLookAgainMs
    own.looksAfterMs = Math.max(Math.min(usualMs, leftMs), 1)
    own.looksAt = Date.now() + own.looksAfterMs
    await this.#chooseWhenIdle(own.looksAfterMs, own)
    return null
  }

  /** If nobody was given a place or began meanwhile, the thread has had nothing to do since then. */
  async #chooseWhenIdle(ms: number, own?: Waiting): Promise<void> {
    const moves = this.#moves
    await pause(ms)
    if (own) this.#looked = own.looksAt
    if (own?.isOut) this.#add(own)
    const now = Date.now()
    if (moves === this.#moves && this.#hasBegun(now)) this.#choose(now)
  }

  /** Nobody is about to begin: who does not within this time was cut off. */
  #hasBegun(now: number): boolean {
    const isRecent = (since: number) => Math.abs(now - since) <= limits.placeBeginMs
    if (this.#choosing !== null && isRecent(this.#choosing)) return false
    return !this.#working || this.#working.begun || !isRecent(this.#working.since)
  }

  /** Another shop’s turn has come already; more of the same wait until others could come. */
  #chooseAfter(shop: string, keep: Asker['keep']): void {
    if (this.#inTurn()[0] !== shop) this.#choose(Date.now())
    if (!this.#working) keep(this.#chooseSoon())
  }

  /** The runtime looks for new requests only when it has nothing to do; those that have come are taken in before this rings. */
  async #chooseSoon(): Promise<void> {
    this.#choosing = Date.now()
    await pause(1)
    this.#choosing = null
    if (!this.#working) this.#choose(Date.now())
  }

  #choose(now: number): void {
    const own = this.#next(now)
    if (!own) return
    own.take(this.#take(own.asker, now))
    if (this.#chosenAt !== null) {
      // One silence, or a clock that was set back, is not the pace.
      const passedMs = Math.min(Math.max(now - this.#chosenAt, 0), limits.beginWaitMs)
      this.#paceMs += (passedMs - this.#paceMs) * (this.#paceMs === 0 ? 1 : 0.1)
    }
    this.#chosenAt = this.#shops.size === 0 ? null : now
  }

  #isFree(now: number): boolean {
    return !this.#working && (this.#choosing === null || Math.abs(now - this.#choosing) > limits.placeBeginMs)
  }

  #mayHave(shop: string, now: number): boolean {
    let own = 0
    for (const place of this.#taken)
      if (Math.abs(now - place.since) > limits.placeHeldMs) this.#taken.delete(place)
      else if (place.shop === shop) own += 1
    return own < limits.placesOfShop
  }

  #take({ shop, keep, cpuMs }: Asker, since: number): Place {
    const leave = () => {
      this.#taken.delete(place)
      if (this.#working === place) this.#working = null
      if (this.#shops.size === 0) return
      if (this.#isFree(Date.now())) this.#chooseAfter(shop, keep)
      else keep(this.#chooseWhenIdle(limits.placeLookMs))
    }
    const place: Place = { shop, since, begun: false, leave }
    this.#moves += 1
    this.#hadLast = Math.max(this.#had.get(shop) ?? 0, this.#hadLast)
    this.#had.set(shop, this.#hadLast + cpuMs)
    this.#taken.add(place)
    this.#working = place
    return place
  }

  #add(own: Waiting): void {
    const { shop, network, first = false } = own.asker
    const lines = this.#shops.get(shop) ?? { first: new Map(), rest: new Map(), waiting: 0 }
    this.#shops.set(shop, lines)
    const line: Line = first ? lines.first : lines.rest
    const all = line.get(network) ?? []
    all.push(own)
    line.set(network, all)
    lines.waiting += 1
    own.isOut = false
  }

  #remove(own: Waiting): void {
    const { shop, network, first = false } = own.asker
    const lines = this.#shops.get(shop)
    const line = first ? lines?.first : lines?.rest
    const all = line?.get(network)
    const at = all?.indexOf(own) ?? -1
    if (!lines || !line || !all || at < 0) return
    all.splice(at, 1)
    if (all.length === 0) line.delete(network)
    lines.waiting -= 1
    if (lines.waiting === 0) this.#shops.delete(shop)
    if (this.#shops.size === 0) this.#chosenAt = null
  }

  #inTurn(): string[] {
    const had = (shop: string) => this.#had.get(shop) ?? 0
    return [...this.#shops.keys()].toSorted((a, b) => had(a) - had(b))
  }

  /** The next of the shop and of its network whose turn it is. */
  #next(now: number): Waiting | null {
    for (const shop of this.#inTurn()) {
      const lines = this.#shops.get(shop)
      const own = lines && this.#mayHave(shop, now) ? nextOf(lines, this.#looked) : null
      if (lines?.waiting === 0) this.#shops.delete(shop)
      if (own) return own
    }
    return null
  }
}

/**
 * A request that has not looked while others with a later time have was perhaps cut off: it is left out. The clock does
 * not say so, because nobody looks while the thread works.
 */
function nextOf(lines: Shop, looked: number): Waiting | null {
  while (lines.waiting > 0) {
    const line = lines.first.size > 0 ? lines.first : lines.rest
    const [network, all] = line.entries().next().value ?? ['', []]
    const own = all.shift()
    line.delete(network)
    if (all.length > 0) line.set(network, all)
    lines.waiting -= 1
    if (own && looked - own.looksAt <= limits.placeBeginMs) return own
    if (own) own.isOut = true
  }
  return null
}
export const places = new Places()
