import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { breakerOf } from './breaker.ts'
import { besideMs, changeWaitMs, enoughMs, frameWait, pageWaitMs, paceOf } from './pace.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

let hosts = 0
/** A shop that this isolate has never seen. */
const newShop = (backendUrl: string | null = 'https://api.acme.example') =>
  ({
    env: backendUrl === null ? {} : { BACKEND_URL: backendUrl },
    tenant: { host: `toko-${(hosts += 1)}.example` },
  }) as unknown as Pick<EarlyContext, 'tenant' | 'env'>
function read(shop: ReturnType<typeof newShop>, ...times: readonly number[]): void {
  for (const ms of times) paceOf(shop)?.note(ms)
}
const many = (ms: number) => Array.from({ length: 60 }, () => ms)

test('a page waits for four reads at its backend’s usual pace, never less than 2.5 s and never more than 30 s', () => {
  const shop = newShop()
  expect(pageWaitMs(shop)).toBe(2_500)
  for (const [ms, wait, ofChange] of [
    [50, 2_500, 8_000],
    [800, 3_700, 8_000],
    [2_000, 8_500, 8_500],
    [20_000, 30_000, 25_000],
  ] as const) {
    read(shop, ...many(ms))
    expect([ms, pageWaitMs(shop), changeWaitMs(shop)]).toEqual([ms, wait, ofChange])
  }
})

test('one answer that is much later than all before is the new pace, and a backend that is fast again is trusted soon', () => {
  const shop = newShop()
  read(shop, ...many(50), 3_000)
  expect(pageWaitMs(shop)).toBe(12_500)
  read(shop, ...many(50).slice(0, 20))
  expect(pageWaitMs(shop)).toBe(2_500)
})

test('what another isolate has seen counts where this one has seen nothing', () => {
  const shop = newShop()
  paceOf(shop)?.begin(2_000)
  expect([pageWaitMs(shop), frameWait(shop)]).toEqual([8_500, { waitMs: 8_500 }])
  read(shop, 60, 60)
  paceOf(shop)?.begin(9_000)
  expect(paceOf(shop)?.usualMs).toBe(2_000)
})

test('each shop of each backend has a pace of its own, and one read at a time learns it', () => {
  const [one, other] = [newShop(), newShop()]
  read(one, ...many(2_000))
  expect([pageWaitMs(one), pageWaitMs(other)]).toEqual([8_500, 2_500])
  expect([paceOf(one)?.learn(0), paceOf(one)?.learn(1), paceOf(other)?.learn(1)]).toEqual([true, false, true])
  expect(paceOf(one)?.learn(limits.afterAnswerMs)).toBe(true)
  paceOf(one)?.learnt()
  expect(paceOf(one)?.learn(limits.afterAnswerMs + 1)).toBe(true)
})

test('before the embedded backend nothing is learnt: it sheds its load by fixed times', () => {
  const shop = newShop(null)
  expect(paceOf(shop)).toBeNull()
  expect([pageWaitMs(shop), frameWait(shop), enoughMs(shop), besideMs(shop, { leastMs: 7, reads: 3 })]).toEqual([
    limits.pageReadTimeoutMs,
    {},
    0,
    7,
  ])
})

const breakerWith = (failures: number) => {
  const breaker = breakerOf(newShop(), 'catalogue')
  for (let n = 0; n < failures; n += 1) breaker.failed(breaker.sent(0), { at: 1, by: null })
  return breaker
}

test('a call that is answered with failures counts once, three such calls or silence open the breaker', () => {
  const calls = (...names: (string | null)[]) => {
    const breaker = breakerWith(0)
    for (const by of names) breaker.failed(breaker.sent(0), { at: 1, by })
    return breaker.admits(2)
  }
  const [search, list, find] = ['catalog.search', 'catalog.list', 'catalog.find']
  expect(calls(search, search, search, search, search)).toBe(true)
  expect(calls(search, list, search, list, search)).toBe(true)
  expect(calls(search, list, find)).toBe(false)
  expect(calls(search, null, null)).toBe(false)
  expect(calls(null, null, null)).toBe(false)
})

test('reads that had too little time open no breaker, and give the place of a probe back', () => {
  const breaker = breakerWith(0)
  for (let n = 0; n < 5; n += 1) breaker.starved(breaker.sent(Date.now()))
  expect(breaker.admits(Date.now())).toBe(true)
  const [open, later] = [breakerWith(limits.breakerFailures), limits.breakerOpenMs + 1]
  expect([open.admits(2), open.admits(later), open.admits(later)]).toEqual([false, true, false])
  open.starved(open.sent(later))
  expect(open.admits(later)).toBe(true)
})

test('a probe that is answered with a failure lets another call try, and counts as one failure', () => {
  const [open, later] = [breakerWith(limits.breakerFailures), limits.breakerOpenMs + 1]
  const probe = (by: string | null) => {
    const admitted = open.admits(later)
    open.failed(open.sent(later), { at: later, by })
    return admitted
  }
  expect([probe('catalog.search'), probe('catalog.search'), probe('catalog.list')]).toEqual([true, true, true])
  expect([probe('catalog.find'), open.admits(later)]).toEqual([true, false])
  const [silent, again] = [breakerWith(limits.breakerFailures), 2 * later]
  expect(silent.admits(later)).toBe(true)
  silent.failed(silent.sent(later), { at: later, by: null })
  expect([silent.admits(later), silent.admits(again)]).toEqual([false, true])
})

test('silence counts only when nothing was answered since the call left, before a backend of its own pace', () => {
  for (const [slow, closed] of [
    [true, true],
    [false, false],
  ] as const) {
    const breaker = breakerWith(0)
    const calls = [1, 2, 3, 4].map(() => breaker.sent(10))
    breaker.heard(20)
    for (const call of calls) breaker.failed(call, { at: 30, by: null }, { slow })
    expect([slow, breaker.admits(31)]).toEqual([slow, closed])
  }
})

test('an answer that comes to a page that waits no more closes the breaker', () => {
  const breaker = breakerWith(limits.breakerFailures)
  expect(breaker.admits(2)).toBe(false)
  breaker.heard(3)
  expect(breaker.admits(4)).toBe(true)
})

test('a call is lost after twice its usual time, and a dear one after twice its own', () => {
  const shop = newShop()
  expect(paceOf(shop)?.lostAfterMs('cart.list')).toBeNull()
  read(shop, ...many(50))
  expect(paceOf(shop)?.lostAfterMs('cart.list')).toBe(800)
  paceOf(shop)?.note(900, 'catalog.list')
  expect(paceOf(shop)?.lostAfterMs('catalog.list')).toBe(1_800)
  expect(paceOf(shop)?.lostAfterMs('cart.list')).toBe(800)
})
