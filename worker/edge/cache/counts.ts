import { BoundedMap } from './bounded-map.ts'

interface Count {
  count: number
  since: number
}

/** How much was taken of something, by its key, within a minute that began with the first. */
export class Counts {
  readonly #counts: BoundedMap<Count>
  constructor(most: number) {
    this.#counts = new BoundedMap(most)
  }

  /** Takes one of at most so many, or more at once; false: so much is not left in this minute. */
  take(key: string, most: number, now: number, taken = 1): boolean {
    const known = this.#counts.get(key)
    const count = known && now - known.since < minuteMs ? known : { count: 0, since: now }
    this.#counts.set(key, count)
    if (count.count + taken > most) return false
    count.count += taken
    return true
  }
}
const minuteMs = 60_000
