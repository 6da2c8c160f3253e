/** How many a second; what was counted fades with the time that has passed since. */
export class Rate {
  #value = 0
  #countedAt = 0

  add(now: number): void {
    this.#value = this.at(now) + 1_000 / fadeMs
    this.#countedAt = now
  }
  at(now: number): number {
    return this.#value * Math.exp(Math.min(this.#countedAt - now, 0) / fadeMs)
  }
}
/** Short enough to see a crowd come within seconds, long enough not to take one page for it. */
const fadeMs = 2_000
