import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { renders } from './ceiling.ts'

// One thread is modelled in a time of its own: on a busy machine the clock would measure the machine.
beforeEach(() => void vi.useFakeTimers({ now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const sleep = (ms: number) => new Promise<void>((passed) => setTimeout(passed, ms))
const at = (all: readonly number[], part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0

/** The pieces of a cart’s page and of a search’s, ms, near what they take on a slow machine. */
const cart = [1, 2, 2, 3]
const search = [2, 2, 3, 4]
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

test('a neighbour of forty clients without a pause waits for a piece of their work or two', async () => {
  const alone = await browseBeside(0)
  const beside = await browseBeside(40)
  expect(beside.median).toBeLessThanOrEqual(alone.median + Math.max(...search))
  expect(beside.p95).toBeLessThanOrEqual(alone.p95 + 2 * Math.max(...search) + arrivalMs + refusalMs)
  // What the neighbour leaves of the thread is theirs.
  expect(beside.shownPerSecond).toBeGreaterThan(40)
})

test('who pays goes before those who look', async () => {
  const shop = `antre-${crypto.randomUUID()}`
  const order: string[] = []
  const visit = async (name: string, first: boolean) => {
    const leave = await renders.enter(shop, limits.ownPlaceWaitMs, { first })
    if (!leave) return
    order.push(name)
    await sleep(100)
    leave()
  }
  const looking = Array.from({ length: 80 }, (_, i) => visit(`looks ${i}`, false))
  await vi.advanceTimersByTimeAsync(50)
  const paying = visit('pays', true)
  await vi.advanceTimersByTimeAsync(limits.ownPlaceWaitMs * 2)
  await Promise.all([...looking, paying])
  expect(order).toContain('pays')
  // Those before it had their places already.
  expect(order.indexOf('pays')).toBeLessThanOrEqual(limits.rendersAtOnce)
  expect(order.length).toBeGreaterThan(40)
})

test('a crowd that pays asks for its places hardly more often than a few', async () => {
  // The shop of the test before is no neighbour any more.
  await vi.advanceTimersByTimeAsync(2_000)
  const shop = `bayar-${crypto.randomUUID()}`
  const taken = await Promise.all(Array.from({ length: limits.rendersAtOnce }, () => renders.enter(shop, 0)))
  const asked = vi.spyOn(globalThis, 'setTimeout')
  const paying = Array.from({ length: 500 }, () => renders.enter(shop, limits.ownPlaceWaitMs, { first: true }))
  await vi.advanceTimersByTimeAsync(limits.ownPlaceWaitMs * 2)
  expect(await Promise.all(paying)).toEqual(paying.map(() => null))
  expect(asked.mock.calls.length).toBeLessThan(500 * 10)
  asked.mockRestore()
  for (const leave of taken) leave?.()
})

test('who was cut off while waiting keeps nobody waiting', async () => {
  const shop = `putus-${crypto.randomUUID()}`
  const taken = await Promise.all(Array.from({ length: limits.rendersAtOnce }, () => renders.enter(shop, 0)))
  for (let i = 0; i < 400; i++) {
    vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce(() => 0 as never)
    void renders.enter(shop, limits.ownPlaceWaitMs, { first: true })
  }
  await vi.advanceTimersByTimeAsync(limits.ownPlaceWaitMs * 2)
  const waiting = renders.enter(shop, limits.ownPlaceWaitMs)
  for (const leave of taken) leave?.()
  await vi.advanceTimersByTimeAsync(4 * limits.placeAskMs)
  const asked = await Promise.race([waiting, Promise.resolve('still waits')])
  expect(asked).toBeTypeOf('function')
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
