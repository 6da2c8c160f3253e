import { limits } from '#shared/limits.ts'
import type { Load } from '#commerce/platform/load.ts'

/**
 * The order in which purchases begin while a shop's object has more to write than it can take. It holds one moment: who
 * arrived before it may go on. That moment follows the clock, faster or slower with the load, so nobody is counted,
 * nobody overtakes, and the room closes by itself when the moment has come up to now.
 */
export class WaitingRoom {
  /** Who arrived until then may go on, ms since the epoch; null: nobody waits. */
  #admitsUntil: number | null = null
  #movedAt = 0
  /** How many ms of arrivals are let in within one ms. */
  #pace = 1

  /** About how long somebody who arrived at that moment still has to wait, ms; null: they may go on. */
  waitMs(arrivedAt: number, now: number, load: Load): number | null {
    this.#move(now, load)
    if (this.#admitsUntil === null || arrivedAt <= this.#admitsUntil) return null
    return Math.ceil((arrivedAt - this.#admitsUntil) / this.#pace)
  }

  #move(now: number, load: Load): void {
    if (this.#admitsUntil === null) {
      if (load.all < limits.waitFromLoad || load.writes < limits.waitFromWrites) return
      this.#admitsUntil = now
      this.#movedAt = now
      this.#pace = firstPace
      return
    }
    const passed = now - this.#movedAt
    if (passed < stepMs) return
    if (load.all < limits.waitFasterBelow) this.#pace = Math.min(this.#pace * fasterBy, mostPace)
    if (load.all > limits.waitSlowerAbove) this.#pace = Math.max(this.#pace * slowerBy, leastPace)
    this.#admitsUntil += passed * this.#pace
    this.#movedAt = now
    if (this.#admitsUntil >= now || passed >= limits.waitForgottenMs) this.#admitsUntil = null
  }
}
const stepMs = 500
const firstPace = 0.5
const fasterBy = 1.25
const slowerBy = 0.7
const mostPace = 16
const leastPace = 0.02
