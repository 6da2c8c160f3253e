import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { ThreadShare } from './thread-share.ts'

const work = { key: 'loud', name: 'made', cpuMs: 10, share: 0.1 }
const other = { ...work, key: 'neighbour' }
/** How many pieces of work begin within a second, asked for without a pause; the neighbour asks now and then. */
function begunWithin(all: ThreadShare, seconds: number, { neighbour = true } = {}): number {
  let begun = 0
  if (neighbour) all.waitOf(other, 0)
  for (let now = 1; now <= seconds * 1_000; now += 1) {
    if (neighbour && now % 100 === 0) all.waitOf(other, now)
    if (all.waitOf(work, now) !== 0) continue
    all.take(work, now)
    begun += 1
  }
  return begun
}

// Proves ASVS 2.4.1, ASVS 15.2.2
test('beside a neighbour somebody gets their share of the thread, and alone all of it', () => {
  const seconds = 10
  const all = (seconds * 1_000 * work.share + limits.shareBurstMs) / work.cpuMs
  const begun = begunWithin(new ThreadShare(10), seconds)
  expect([begun <= all + 1, begun >= all - 2]).toEqual([true, true])
  expect(begunWithin(new ThreadShare(10), seconds, { neighbour: false })).toBe(seconds * 1_000)
})

test('what would wait for too long is refused, and a neighbour who asks rarely never waits', () => {
  const all = new ThreadShare(10)
  const waits: (number | null)[] = []
  for (let n = 0; n < 100; n += 1) {
    all.waitOf(other, 1_000)
    const wait = all.waitOf(work, 1_000)
    waits.push(wait)
    if (wait !== null) all.take(work, 1_000)
  }
  expect(waits.at(-1)).toBeNull()
  expect(Math.max(...waits.map((ms) => ms ?? 0))).toBeLessThanOrEqual(limits.shareWaitMs)
  expect(all.waitOf(other, 1_010)).toBe(0)
})

test('what has cost more than its price is paid afterwards, and only that price waits', () => {
  const all = new ThreadShare(10)
  const page = { ...work, name: 'kept', cpuMs: 2, share: 0.4 }
  all.waitOf(other, 1_000)
  all.waitOf(page, 1_000)
  all.take(page, 1_000)
  expect(all.waitOf(page, 1_001)).toBe(0)
  all.settle(page, 200, 1_001)
  all.waitOf(other, 1_001)
  expect(all.waitOf(page, 1_001)).toBeGreaterThan(50)
  expect(all.waitOf(work, 1_001)).toBe(0)
})

test('requests of a price are counted within a minute', () => {
  const all = new ThreadShare(10)
  for (let n = 0; n < 3; n += 1) all.take(work, 1_000)
  expect([all.countOf(work, 2_000), all.countOf({ ...work, name: 'kept' }, 2_000)]).toEqual([3, 0])
  expect([all.countOf(other, 2_000), all.countOf(work, 61_000)]).toEqual([0, 0])
})
