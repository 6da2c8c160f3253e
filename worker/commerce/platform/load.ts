import { limits } from '#shared/limits.ts'
import type { Env } from './env.ts'

/**
 * How busy a shop's object is. It is counted in statements, because the clock of a Worker stands still while it computes;
 * they are most of what its one thread does.
 */
export interface Load {
  /** Of what the thread can take; 1 is all of it. */
  all: number
  /** The part of it that writes. */
  writes: number
}

type Capacity = Pick<Env, 'SHOP_CAPACITY'>
/** A setting that is no number counts as none. */
function capacityOf({ SHOP_CAPACITY }: Capacity): number {
  return /^[1-9]\d{1,8}$/.test(SHOP_CAPACITY ?? '') ? Number(SHOP_CAPACITY) : limits.shopStatementsPerSecond
}

/** Tells the callers of a busy shop, and from time to time the log. */
export class LoadReport {
  #loggedAt = 0

  /** Nothing below half of what the object can take. */
  publish({ storage, id }: Pick<DurableObjectState, 'storage' | 'id'>, env: Capacity): { load?: number } {
    const { all, writes } = loadOf(storage, env)
    if (all < limits.hotFromLoad) return {}
    const load = rounded(all)
    if (Date.now() - this.#loggedAt >= limits.hotLogMs) {
      this.#loggedAt = Date.now()
      console.warn(JSON.stringify({ level: 'warn', hot: id.name, load, writes: rounded(writes) }))
    }
    return { load }
  }
}
const rounded = (share: number): number => Math.round(share * 100) / 100

interface Counts {
  statements: Rate
  writes: Rate
}
/** It belongs to the storage of an object and not to a request. */
const counts = new WeakMap<object, Counts>()

export function countStatement(storage: object, writes: boolean): void {
  let known = counts.get(storage)
  if (!known) counts.set(storage, (known = { statements: new Rate(), writes: new Rate() }))
  const now = Date.now()
  known.statements.add(now)
  if (writes) known.writes.add(now)
}

export function loadOf(storage: object, env: Capacity): Load {
  const known = counts.get(storage)
  if (!known) return { all: 0, writes: 0 }
  const now = Date.now()
  const share = (rate: Rate) => rate.at(now) / capacityOf(env)
  return { all: share(known.statements), writes: share(known.writes) }
}

/** How many a second; what was counted fades with the time that has passed since. */
class Rate {
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
