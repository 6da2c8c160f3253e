import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressure } from './pressure.ts'

// One thread is modelled in a time of its own: on a busy machine the clock would measure the machine.
let hours = 0
// Each an hour after the one before, because the isolate is the same.
beforeEach(() => void vi.useFakeTimers({ now: Date.now() + 3_600_000 * ++hours }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const at = (all: readonly number[], part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0

/** What a request costs, ms: a refusal before it was read, a page of the cache, a step of a purchase. */
interface Costs {
  refusal: number
  page: number
  step: number
}

/** Everything waits for one thread in the order in which it came, a timer that rings as well. */
function openThread() {
  const timer = globalThis.setTimeout
  const sleep = (ms: number) => new Promise<void>((passed) => timer(passed, ms))
  let freeAt = 0
  const work = (ms: number): Promise<void> => {
    freeAt = Math.max(freeAt, Date.now()) + ms
    return sleep(freeAt - Date.now())
  }
  vi.stubGlobal('setTimeout', (ring: () => void, ms: number) => timer(() => void work(0).then(ring), ms))
  return { sleep, work }
}

/** So many buyers of so few pieces arrive within so many seconds; after their thing in the cart come a checkout and steps. */
async function crowd({ buyers, seconds, costs }: { buyers: number; seconds: number; costs: Costs }) {
  const { sleep, work } = openThread()
  const [crowded, calm] = [`ramai-${crypto.randomUUID()}`, `tenang-${crypto.randomUUID()}`]
  const waits = { add: [] as number[], step: [] as number[], neighbour: [] as number[] }
  const seen = { left: 100, sold: 0, refused: 0, done: 0 }
  /** A request: null, or after how many ms to come again. */
  const ask = async (host: string, ms: number, begins: 'cart' | 'checkout' | null, isBack = false) => {
    const sentAt = Date.now()
    await work(costs.refusal)
    const leave = pressure.enter(host, (ringing) => void ringing)
    const again = begins ? pressure.waitMs(host, begins, isBack) : null
    if (again === null) {
      // Its call waits in the object's line too.
      await sleep(1)
      await work(ms)
    } else seen.refused += 1
    leave()
    const kind = host === calm ? 'neighbour' : begins === 'cart' ? 'add' : 'step'
    waits[kind].push(Date.now() - sentAt)
    return again
  }
  const until = async (begins: 'cart' | 'checkout') => {
    for (let isBack = false; ; isBack = true) {
      const again = await ask(crowded, costs.step, begins, isBack)
      if (again === null) return
      await sleep(again)
    }
  }
  const buy = async () => {
    await ask(crowded, costs.page, null)
    await until('cart')
    if (seen.left > 0) {
      await until('checkout')
      for (let step = 0; step < 5; step++) await ask(crowded, costs.step, null)
      if (seen.left > 0) {
        seen.left -= 1
        seen.sold += 1
      }
    }
    seen.done += 1
  }
  for (let place = 0; place < buyers; place++) void sleep((1_000 * seconds * place) / buyers).then(buy)
  const over = new AbortController()
  const neighbour = (async () => {
    while (!over.signal.aborted) {
      await ask(calm, costs.page, null)
      expect(await ask(calm, costs.step, 'cart')).toBeNull()
      await sleep(200)
    }
  })()
  const startedAt = Date.now()
  for (; seen.done < buyers && Date.now() - startedAt < 600_000;) await vi.advanceTimersByTimeAsync(500)
  over.abort()
  await vi.advanceTimersByTimeAsync(2_000)
  await neighbour
  return { ...seen, p95: (kind: keyof typeof waits) => at(waits[kind], 0.95) }
}

// A step takes 25 ms on a quarter of a core, 12 on a half; a page of the cache a tenth of it.
test.each([
  { machine: 'a quarter of a core', buyers: 700, seconds: 10, costs: { refusal: 1, page: 3, step: 25 } },
  { machine: 'half a core', buyers: 2_000, seconds: 10, costs: { refusal: 0.6, page: 1.5, step: 12 } },
  { machine: 'a whole core', buyers: 20_000, seconds: 40, costs: { refusal: 0.4, page: 0.3, step: 6 } },
])('$machine: $buyers buyers are all answered, and who has begun goes on', async ({ machine: _, ...how }) => {
  const { buyers } = how
  const seen = await crowd(how)
  expect([seen.done, seen.sold]).toEqual([buyers, 100])
  expect(seen.refused).toBeGreaterThan(buyers / 4)
  for (const kind of ['add', 'step', 'neighbour'] as const) expect(seen.p95(kind), kind).toBeLessThan(1_000)
})

test('a calm isolate refuses nobody, however many wait for a slow backend', async () => {
  const host = `tenang-${crypto.randomUUID()}`
  await vi.advanceTimersByTimeAsync(20_000)
  const leaves = []
  for (let i = 0; i < 200; i++) {
    leaves.push(pressure.enter(host, (ringing) => void ringing))
    expect(pressure.waitMs(host, 'cart', false)).toBeNull()
    await vi.advanceTimersByTimeAsync(30)
  }
  for (const leave of leaves) leave()
})
