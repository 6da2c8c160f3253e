import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { openThread } from '#tests/support/one-thread.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The thread of one isolate. */
async function openIsolate() {
  const thread = openThread()
  vi.resetModules()
  const [{ places }, { pressure }] = [await import('./places.ts'), await import('./pressure.ts')]
  return { ...thread, places, pressure }
}

const at = (all: readonly number[], part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0

/** What a request costs, ms: a refusal before it was read, a page of the cache, a step of a purchase. */
interface Costs {
  refusal: number
  page: number
  step: number
}

/** So many buyers of so few pieces arrive within so many seconds; after their thing in the cart come a checkout and steps. */
async function crowd({ buyers, seconds, costs }: { buyers: number; seconds: number; costs: Costs }) {
  const { sleep, work, run, places, pressure } = await openIsolate()
  const [crowded, calm] = ['ramai', 'tenang']
  const waits = { add: [] as number[], step: [] as number[], neighbour: [] as number[] }
  const seen = { left: 100, sold: 0, refused: 0, lost: 0, done: 0 }
  let asked = 0
  /** A request: null, or after how many ms to come again. */
  const ask = async (host: string, ms: number, begins: 'cart' | 'checkout' | null, isBack = false) => {
    const sentAt = Date.now()
    await sleep(0)
    await work(costs.refusal)
    const again = begins ? pressure.waitMs(host, begins, isBack) : null
    if (again !== null) seen.refused += 1
    else if (ms < costs.step) await work(ms)
    else {
      // Each buyer comes from a network of its own.
      const asker = { shop: host, network: String(asked++), cpuMs: 10, keep: () => undefined, first: host === crowded }
      const leave = await places.enter(asker, limits.ownPlaceWaitMs)
      if (!leave) seen.lost += 1
      await work(ms)
      leave?.()
    }
    const kind = host === calm ? 'neighbour' : begins === 'cart' ? 'add' : 'step'
    waits[kind].push(Date.now() - sentAt)
    return again
  }
  const until = async (begins: 'cart' | 'checkout') => {
    for (let isBack = false; ; isBack = true) {
      // From the moment at which nothing is left the edge says so itself.
      if (seen.left === 0) return void (await ask(crowded, 0, null))
      const again = await ask(crowded, costs.step, begins, isBack)
      if (again === null) return
      await sleep(again)
    }
  }
  const buy = async () => {
    await ask(crowded, costs.page, null)
    await until('cart')
    await until('checkout')
    if (seen.left > 0) {
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
  for (let halves = 0; seen.done < buyers && halves < 1_200; halves++) await run(500)
  over.abort()
  await run()
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
  expect([seen.done, seen.sold, seen.lost]).toEqual([buyers, 100, 0])
  expect(seen.refused).toBeGreaterThan(buyers / 4)
  for (const kind of ['add', 'step'] as const) expect(seen.p95(kind), kind).toBeLessThan(limits.beginWaitMs * 1.5)
  expect(seen.p95('neighbour')).toBeLessThan(150)
})

test('a calm isolate refuses nobody, however many wait for a slow backend', async () => {
  const { sleep, run, places, pressure } = await openIsolate()
  const waits: (number | null)[] = []
  const views = Array.from({ length: 200 }, async (_, i) => {
    await sleep(30 * i)
    waits.push(pressure.waitMs('tenang', 'cart', false))
    const leave = await places.enter({ shop: 'tenang', network: String(i), cpuMs: 10, keep: () => undefined }, 4_000)
    await sleep(800)
    leave?.()
  })
  await run()
  await Promise.all(views)
  expect(waits).toEqual(waits.map(() => null))
})
