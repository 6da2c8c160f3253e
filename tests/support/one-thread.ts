import { vi } from 'vitest'

interface Timer {
  at: number
  ring: () => void
}
/**
 * A thread as the runtime has it, in a time of its own: on a busy machine the clock would measure the machine. What is
 * ready is done in its order; requests come in, and timers ring, only when nothing is. `Date.now` and `setTimeout` are
 * this thread's until the test ends them (`vi.restoreAllMocks`, `vi.unstubAllGlobals`).
 */
export function openThread() {
  let [now, timersSet] = [1_000_000, 0]
  const ready: (() => void)[] = []
  /** By the time at which they ring; those of one moment in the order in which they were set. */
  const timers: Timer[] = []
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const after = (ring: () => void, ms: number) => {
    const at = now + ms
    let [from, to] = [0, timers.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((timers[middle]?.at ?? 0) <= at) from = middle + 1
      else to = middle
    }
    timers.splice(from, 0, { at, ring })
  }
  vi.stubGlobal('setTimeout', (ring: () => void, ms: number) => {
    timersSet += 1
    // The runtime knows none shorter.
    after(ring, Math.max(ms, 1))
  })
  const sleep = (ms: number) => new Promise<void>((rung) => after(rung, ms))
  const work = (ms: number) =>
    new Promise<void>((done) => {
      ready.push(() => {
        now += ms
        done()
      })
    })
  /** Runs the thread until it has nothing to do any more, or so long. */
  async function run(ms = Infinity): Promise<void> {
    for (const end = now + ms; ;) {
      // What follows from what was done.
      for (let steps = 0; steps < 25; steps++) await Promise.resolve()
      const next = ready.shift()
      if (next) {
        next()
        continue
      }
      const first = timers[0]
      if (!first || first.at > end) return
      now = Math.max(now, first.at)
      const later = timers.findIndex(({ at }) => at > now)
      const due = timers.splice(0, later < 0 ? timers.length : later)
      ready.push(...due.map(({ ring }) => ring))
    }
  }
  return { sleep, work, run, timersSet: () => timersSet }
}
