import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { renders } from './ceiling.ts'

// One thread is modelled in a time of its own: on a busy machine the clock would measure the machine.
beforeEach(() => void vi.useFakeTimers({ now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const sleep = (ms: number) => new Promise<void>((passed) => setTimeout(passed, ms))
const at = (all: readonly number[], part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0

/** The pieces of a cart’s page and of a search’s, ms, near what a log shows. */
const cart = [2, 3, 4, 6]
const search = [3, 6, 6, 10]
const arrivalMs = 1
const refusalMs = 1

/** The page that is ready first runs first, and nothing interrupts a piece of work. */
function openThread() {
  let free = Promise.resolve()
  const work = (ms: number): Promise<void> => (free = free.then(() => sleep(ms)))
  async function page(shop: string, pieces: readonly number[]): Promise<boolean> {
    await work(arrivalMs)
    const leave = await renders.enter(shop, limits.placeWaitMs)
    if (!leave) {
      await work(refusalMs)
      return false
    }
    for (const ms of pieces) {
      await renders.letOthersGoFirst(shop)
      await work(ms)
    }
    leave()
    return true
  }
  return page
}

/** A shopper looks at a calm shop's cart while so many clients ask its neighbour without a pause. */
async function browseBeside(clients: number) {
  const page = openThread()
  const [loud, calm] = [`ramai-${crypto.randomUUID()}`, `tenang-${crypto.randomUUID()}`]
  const times: number[] = []
  const over = new AbortController()
  let shown = 0
  const storm = Array.from({ length: clients }, async (_, client) => {
    await sleep(client)
    while (!over.signal.aborted) {
      if (await page(loud, search)) shown++
      await sleep(5)
    }
  })
  const startedAt = Date.now()
  const browsing = (async () => {
    for (let view = 0; view < 220; view++) {
      const askedAt = Date.now()
      expect(await page(calm, cart)).toBe(true)
      // The first views meet what the crowd may take at once.
      if (view >= 20) times.push(Date.now() - askedAt)
      await sleep(60 + ((view * 37) % 61))
    }
    over.abort()
  })()
  while (!over.signal.aborted) await vi.advanceTimersByTimeAsync(100)
  const shownPerSecond = (shown * 1_000) / (Date.now() - startedAt)
  await vi.advanceTimersByTimeAsync(3_000)
  await Promise.all([browsing, ...storm])
  return { median: at(times, 0.5), p95: at(times, 0.95), shownPerSecond }
}

test('a neighbour of forty clients without a pause waits for hardly more than one piece of their work', async () => {
  const alone = await browseBeside(0)
  const beside = await browseBeside(40)
  expect(beside.median).toBeLessThanOrEqual(alone.median * 1.15)
  expect(beside.p95).toBeLessThanOrEqual(alone.p95 + Math.max(...search) + arrivalMs + refusalMs)
  expect(beside.shownPerSecond).toBeGreaterThan(8)
})

test('a shop alone in its isolate is not slowed, and owes nothing for that when a neighbour comes', async () => {
  const page = openThread()
  const [busy, other] = [`sendiri-${crypto.randomUUID()}`, `baru-${crypto.randomUUID()}`]
  const startedAt = Date.now()
  const all = Array.from({ length: 40 }, () => page(busy, search))
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await Promise.all(all)).filter(Boolean).length).toBeGreaterThan(20)
  void page(other, cart)
  const next = page(busy, search).then(() => Date.now())
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await next) - startedAt).toBeLessThan(2_500)
})
