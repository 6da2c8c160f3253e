import { limits } from '#shared/limits.ts'
import { Rate } from '#shared/web/recent-rate.ts'
import { Lateness } from './lateness.ts'

/**
 * How busy a shop's object is, by how late its timers ring: what waits for its one thread is seen by nothing else, and
 * this needs no constant of a machine.
 */
export interface Load {
  /** Of what the thread can take; 1 is all of it. */
  all: number
  /** The part of its statements that write, 0 to 1. */
  writes: number
}

/** Reports the load of a busy shop to its callers, and from time to time to the log. */
export class LoadReport {
  #loggedAt = 0

  /** Nothing below half of what the object can take. */
  publish({ storage, id }: Pick<DurableObjectState, 'storage' | 'id'>): { load?: number } {
    const { all, writes } = loadOf(storage)
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
  lateness: Lateness
  statements: Rate
  writes: Rate
  /** Statements that wrote, since the object began. */
  written: number
}
/** It belongs to the storage of an object and not to a request. */
const byStorage = new WeakMap<object, Counts>()
function countsOf(storage: object): Counts {
  let known = byStorage.get(storage)
  if (!known)
    byStorage.set(
      storage,
      (known = { lateness: new Lateness(), statements: new Rate(), writes: new Rate(), written: 0 }),
    )
  return known
}

/** How late the thread of the object with this storage is. */
export const latenessOf = (storage: object): Lateness => countsOf(storage).lateness

/** How many statements of the object with this storage have written so far. */
export const writtenSoFar = (storage: object): number => countsOf(storage).written

export function countStatement(storage: object, writes: boolean): void {
  const counts = countsOf(storage)
  const now = Date.now()
  counts.statements.add(now)
  if (!writes) return
  counts.writes.add(now)
  counts.written += 1
}

export function loadOf(storage: object): Load {
  const { lateness, statements, writes } = countsOf(storage)
  const now = Date.now()
  const counted = statements.at(now)
  return { all: lateness.leastMs / limits.lateFullMs, writes: counted > 0 ? writes.at(now) / counted : 0 }
}
