import { BoundedMap } from './bounded-map.ts'

interface Count {
  count: number
  since: number
}

/** How often something was taken, by its key, within a minute that began with the first. */
export class Counts {
  readonly #counts: BoundedMap<Count>
  constructor(most: number) {
    this.#counts = new BoundedMap(most)
  }

  /** Takes one of at most so many; false: there is none left in this minute. */
  take(key: string, most: number, now: number): boolean {
    const known = this.#counts.get(key)
    const count = known && now - known.since < minuteMs ? known : { count: 0, since: now }
    this.#counts.set(key, count)
    if (count.count >= most) return false
    count.count += 1
    return true
  }
}
const minuteMs = 60_000
