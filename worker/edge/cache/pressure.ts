import { limits } from '#shared/limits.ts'
import { Rate } from '#shared/web/recent-rate.ts'
import type { PurchaseStart } from '#client/app/page/page.ts'
import { places } from './places.ts'

/**
 * Whether a purchase may begin: when its first page would get its place soon. On any machine shoppers who have begun
 * come first, and those who wait cost next to nothing. Only what begins a purchase is ever refused;
 * docs/decisions/0048-crowds.md.
 */
class Pressure {
  readonly #refused = new Rate()
  #refusedAt = 0
  #spread = 0

  /**
   * After how many ms this request for something that begins a purchase may come again; null: it goes on. Checkouts
   * that begin go before carts, and those who were asked to come again before those who come first.
   */
  waitMs(shop: string, begins: PurchaseStart, isBack: boolean): number | null {
    const now = Date.now()
    const share = begins === 'checkout' ? 1 : isBack || now - this.#refusedAt > limits.turnAskAgainMs ? 0.5 : 0.25
    if (places.expectedMs(shop) < limits.beginWaitMs * share) return null
    this.#refused.add(now)
    this.#refusedAt = now
    const refusedPerPlace = (this.#refused.at(now) * places.paceMs) / 1_000
    const again = limits.turnAskAgainMs + refusedPerPlace * limits.turnPerRefusedMs
    // Spread, so that those who came together do not come back together.
    return Math.min(again, limits.waitAskAgainMaxMs) * (0.75 + (this.#spread++ % 16) / 32)
  }
}
export const pressure = new Pressure()
