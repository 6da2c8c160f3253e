import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { openThread } from '#tests/support/one-thread.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const at = (all: readonly number[], part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0
const sumOf = (pieces: readonly number[]) => pieces.reduce((sum, ms) => sum + ms, 0)

/** The pieces of a cart’s page and of a search’s, ms, near what they take on a slow machine. */
const cart = [1, 2, 2, 3]
const search = [2, 2, 3, 4]
const keptMs = 1

/** The thread of one isolate, and pages that take places of it. */
async function openIsolate() {
  const thread = openThread()
  // An isolate of its own.
  vi.resetModules()
  const { places } = await import('./places.ts')
  const { sleep, work } = thread
  const begun: { shop: string; network: string }[] = []
  const enter = (shop: string, network: string, waitMs: number = limits.placeWaitMs, more = {}) =>
    places.enter({ shop, network, cpuMs: 10, keep: () => undefined, ...more }, waitMs)
  /** A page that no cache has: its pieces of work, and in between so long for somebody else. */
  async function page(
    shop: string,
    network: string,
    pieces: readonly number[],
    { elsewhereMs = 0, ...more }: { elsewhereMs?: number; first?: boolean; cpuMs?: number } = {},
  ): Promise<boolean> {
    await sleep(0)
    const leave = await enter(shop, network, limits.placeWaitMs, more)
    if (!leave) return false
    begun.push({ shop, network })
    for (const ms of pieces) {
      await work(ms)
      if (elsewhereMs > 0) await sleep(elsewhereMs)
    }
    leave()
    return true
  }
  return { ...thread, places, enter, page, begun }
}

/** A shopper looks at a calm shop’s home and cart while so many clients ask its neighbour without a pause. */
async function browseBeside(clients: number) {
  const { sleep, work, run, page, begun } = await openIsolate()
  const times = { home: [] as number[], cart: [] as number[] }
  const before: number[] = []
  const over = new AbortController()
  let shown = 0
  const storm = Array.from({ length: clients }, async (_, client) => {
    await sleep(client)
    while (!over.signal.aborted) {
      if (await page('ramai', String(client), search)) shown++
      await sleep(5)
    }
  })
  const timed = async (name: keyof typeof times, view: () => Promise<unknown>) => {
    const askedAt = Date.now()
    await view()
    times[name].push(Date.now() - askedAt)
  }
  const startedAt = Date.now()
  const browsing = (async () => {
    for (let view = 0; view < 200; view++) {
      await timed('home', () => sleep(0).then(() => work(keptMs)))
      await sleep(20.5 + ((view * 13) % 17))
      const from = begun.length
      await timed('cart', async () => expect(await page('tenang', 'a', cart)).toBe(true))
      before.push(begun.slice(from).findIndex(({ shop }) => shop === 'tenang'))
      await sleep(60 + ((view * 37) % 61))
    }
    over.abort()
  })()
  let shownPerSecond = 0
  void browsing.then(() => (shownPerSecond = (shown * 1_000) / (Date.now() - startedAt)))
  await run()
  await Promise.all([browsing, ...storm])
  return { home: at(times.home, 0.95), cart: at(times.cart, 0.95), before, shownPerSecond }
}

test('beside forty clients without a pause a page of the cache waits for one page, and so does a cart', async () => {
  const alone = await browseBeside(0)
  const beside = await browseBeside(40)
  // Of those pages none begins while the cart waits, but the one that began as it came.
  expect(Math.max(...beside.before)).toBeLessThanOrEqual(1)
  expect(beside.before.filter((pages) => pages === 1).length).toBeLessThan(20)
  expect(beside.home).toBeLessThanOrEqual(alone.home + sumOf(search))
  expect(beside.cart).toBeLessThanOrEqual(alone.cart + sumOf(search))
  // What the neighbour leaves of the thread is theirs.
  expect(beside.shownPerSecond).toBeGreaterThan(60)
})

test('a shop alone, however busy, has the whole thread', async () => {
  const { page, run } = await openIsolate()
  const startedAt = Date.now()
  const all = Array.from({ length: 40 }, (_, i) => page('sendiri', String(i % 7), search))
  const shown = Promise.all(all).then((pages) => ({ pages: pages.filter(Boolean).length, ms: Date.now() - startedAt }))
  await run()
  const { pages, ms } = await shown
  expect(pages).toBe(40)
  // The runtime is asked once a page whether others have come, which takes a millisecond.
  expect(ms).toBeLessThanOrEqual(40 * (sumOf(search) + 1))
})

test('shops take turns by their work, and within a shop networks: one that asks a hundred times waits behind itself', async () => {
  const { page, run, begun } = await openIsolate()
  const views = [
    ...Array.from({ length: 100 }, () => page('ramai', 'satu', [5])),
    page('ramai', 'dua', [5]),
    ...Array.from({ length: 30 }, () => page('murah', 'tiga', [1], { cpuMs: 2 })),
  ]
  await run()
  await Promise.all(views)
  const order = begun.map(({ network }) => network)
  expect(order.slice(0, 24)).toContain('dua')
  // Five cheap pages are as much work as a dear one.
  expect(order.slice(2, 32).filter((network) => network === 'tiga').length).toBeGreaterThanOrEqual(24)
})

test('how long one would wait is known before one asks', async () => {
  const { page, places, sleep, run } = await openIsolate()
  const crowded = Array.from({ length: 60 }, (_, i) => page('ramai', String(i), search))
  const asked = (async () => {
    await sleep(200)
    const expected = { own: places.expectedMs('ramai'), other: places.expectedMs('tenang') }
    const askedAt = Date.now()
    await page('ramai', 'last', search)
    return { ...expected, waited: Date.now() - askedAt }
  })()
  await run()
  await Promise.all(crowded)
  const { own, other, waited } = await asked
  expect([own > waited * 0.8, own < waited * 1.2, other]).toEqual([true, true, 0])
  expect(places.expectedMs('ramai')).toBe(0)
})

test('who has begun a purchase goes before those who look', async () => {
  const { enter, sleep, run } = await openIsolate()
  const order: string[] = []
  const visit = async (name: string, first: boolean) => {
    const leave = await enter('antre', name, limits.ownPlaceWaitMs, { first })
    if (!leave) return
    order.push(name)
    await sleep(100)
    leave()
  }
  const looking = Array.from({ length: 80 }, (_, i) => visit(`looks ${i}`, false))
  const paying = visit('pays', true)
  await run()
  await Promise.all([...looking, paying])
  expect(order.indexOf('pays')).toBe(1)
})

test('while the thread is idle, nobody waits for those who wait for a slow backend', async () => {
  const { page, sleep, run } = await openIsolate()
  const startedAt = Date.now()
  // Each has half a second of somebody else’s time in it: one after another they would take 75 seconds.
  const slow = Array.from({ length: 150 }, async (_, i) => {
    await sleep(i * 10)
    return page(`lambat ${i % 6}`, String(i), [1], { elsewhereMs: 500 })
  })
  const shown = Promise.all(slow).then((all) => ({ shown: all.filter(Boolean).length, ms: Date.now() - startedAt }))
  await run()
  const seen = await shown
  expect(seen.ms).toBeLessThan(2_500)
  expect(seen.shown).toBe(150)
})

test('a shop before a silent backend has so many places at most, and its neighbour still finds one at once', async () => {
  const { enter, run } = await openIsolate()
  const silent = Array.from({ length: 200 }, (_, i) => enter('diam', String(i)))
  await run()
  const had = (await Promise.all(silent)).filter((leave) => leave !== null)
  expect(had).toHaveLength(limits.placesOfShop)
  const neighbour = enter('tetangga', 'a')
  await run(limits.placeLookMs)
  expect(await Promise.race([neighbour, Promise.resolve('still waits')])).toBeTypeOf('function')
})

test('beyond so many who wait a shop refuses at once, and its neighbour’s wait', async () => {
  const { enter, run } = await openIsolate()
  await enter('penuh', 'a')
  const waiting = Array.from({ length: limits.placesWaiting }, () => enter('penuh', 'a'))
  expect(await enter('penuh', 'a')).toBeNull()
  const beside = enter('tetangga', 'a')
  await run()
  await Promise.all(waiting)
  expect(await beside).toBeTypeOf('function')
})

test('however many wait, together they look hardly more often than a few', async () => {
  const { enter, run, timersSet } = await openIsolate()
  const own = (network: string) => enter('bayar', network, limits.ownPlaceWaitMs)
  const taken = Array.from({ length: limits.placesOfShop }, (_, i) => own(String(i)))
  await run()
  expect(await Promise.all(taken)).not.toContain(null)
  const before = timersSet()
  const paying = Array.from({ length: 400 }, (_, i) => own(`p${i}`))
  await run()
  expect(await Promise.all(paying)).toEqual(paying.map(() => null))
  expect(timersSet() - before).toBeLessThan((limits.ownPlaceWaitMs * 4) / limits.placeLookMs)
})

test('who could not look while the thread worked goes next, and is not taken for one that was cut off', async () => {
  const { enter, work, run } = await openIsolate()
  const leave = await enter('ramai', 'a')
  const startedAt = Date.now()
  let begunAt = 0
  const waiting = enter('tetangga', 'b').then((itsTurn) => {
    begunAt = Date.now() - startedAt
    itsTurn?.()
  })
  void work(900).then(leave)
  // So long nobody looks: the thread refuses a crowd.
  for (let i = 0; i < 600; i++) void work(1)
  await run()
  await waiting
  expect(begunAt).toBeLessThan(910)
})

test('who was cut off while waiting, or with a place, keeps nobody waiting', async () => {
  const { enter, run } = await openIsolate()
  const own = (network: string) => enter('putus', network, limits.ownPlaceWaitMs)
  // Its place is never given back.
  expect(await own('hilang')).not.toBeNull()
  // Nothing of these runs any more: their timers never ring, and what they are given reaches nobody.
  const rings = globalThis.setTimeout
  vi.stubGlobal('setTimeout', () => 0)
  vi.spyOn(Promise, 'withResolvers').mockImplementation(() => ({
    promise: new Promise<never>(() => undefined),
    resolve: () => undefined,
    reject: () => undefined,
  }))
  for (let i = 0; i < 100; i++) void own(String(i))
  vi.stubGlobal('setTimeout', rings)
  vi.mocked(Promise.withResolvers).mockRestore()
  const waiting = own('nyata')
  await run(limits.ownPlaceWaitMs)
  expect(await Promise.race([waiting, Promise.resolve('still waits')])).toBeTypeOf('function')
})
