import { BoundedMap } from './bounded-map.ts'

interface Count {
  count: number
  since: number
}

/** How much was taken of something, by its key, within a minute or another time that began with the first. */
export class Counts {
  readonly #counts: BoundedMap<Count>
  readonly #ms: number
  constructor(most: number, ms = 60_000) {
    this.#counts = new BoundedMap(most)
    this.#ms = ms
  }

  /** Takes one of at most so many, or more at once; false: so much is not left in this time. */
  take(key: string, most: number, now: number, taken = 1): boolean {
    const known = this.#counts.get(key)
    const count = known && now - known.since < this.#ms ? known : { count: 0, since: now }
    this.#counts.set(key, count)
    if (count.count + taken > most) return false
    count.count += taken
    return true
  }
}
