import { limits } from '#shared/limits.ts'
import { Rate } from '#shared/web/recent-rate.ts'
import { Lateness } from '#shared/web/lateness.ts'
import type { PurchaseStart } from '#client/app/page/page.ts'
import { places } from './places.ts'

interface UnderWay {
  host: string
  until: number
}

/**
 * Requests of an isolate under way, and how many of them there may be before another purchase begins. The number follows
 * how late the thread is and how long places are waited for: whatever a machine can take, its shoppers who have begun
 * come first, and who waits costs it next to nothing. Only what begins a purchase is ever refused; docs/decisions/0048-crowds.md.
 */
class Pressure {
  readonly #lateness = new Lateness()
  readonly #underWay = new Set<UnderWay>()
  readonly #refused = new Rate()
  /** So many may be under way. */
  #most = Number.POSITIVE_INFINITY
  #movedAt = 0
  #refusedAt = 0
  #pressedAt = 0
  #spread = 0

  /** Counts a request until the function that is returned is called. */
  enter(host: string, keep: (ringing: Promise<void>) => void): () => void {
    const now = Date.now()
    this.#lateness.beat(keep)
    const own: UnderWay = { host, until: now + limits.underWayMaxMs }
    this.#underWay.add(own)
    this.#move(now)
    return () => this.#underWay.delete(own)
  }

  /**
   * After how many ms this request for something that begins a purchase may come again; null: it goes on. Checkouts
   * that begin go before carts, and those who were asked to come again before those who come first.
   */
  waitMs(host: string, begins: PurchaseStart, isBack: boolean): number | null {
    const now = Date.now()
    if (this.#most === Number.POSITIVE_INFINITY) return null
    // Not the request itself.
    const counted = [...this.#underWay].filter(({ until }) => until > now)
    const own = counted.filter((one) => one.host === host).length - 1
    const share = begins === 'checkout' ? 1 : isBack || now - this.#refusedAt > limits.turnAskAgainMs ? 0.5 : 0.25
    // A shop that is no crowd does not wait for one: it has a few places of its own.
    if (own < limits.pressedLeast * share || counted.length - 1 < this.#most * share) return null
    this.#refused.add(now)
    this.#refusedAt = now
    const again = limits.turnAskAgainMs + (this.#refused.at(now) / limits.turnRefusedPerSecond) * 1_000
    // Spread, so that those who came together do not come back together.
    return Math.min(again, limits.waitAskAgainMaxMs) * (0.75 + (this.#spread++ % 16) / 32)
  }

  #move(now: number): void {
    // A clock may be set back.
    if (Math.abs(now - this.#movedAt) < limits.pressedMoveMs) return
    this.#movedAt = now
    for (const one of this.#underWay) if (one.until <= now) this.#underWay.delete(one)
    if (this.#lateness.leastMs > limits.pressedFromMs || places.waitedMs(now) > limits.pressedWaitMs) {
      this.#pressedAt = now
      this.#most = Math.max(Math.min(this.#most, this.#underWay.size) * 0.7, limits.pressedLeast)
    } else if (now - Math.max(this.#pressedAt, this.#refusedAt) > limits.pressedForgottenMs)
      this.#most = Number.POSITIVE_INFINITY
    else this.#most = Math.min(this.#most + 1, limits.pressedMost)
  }
}
export const pressure = new Pressure()
