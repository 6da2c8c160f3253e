import { expect, test } from 'vitest'
import { WaitingRoom } from './waiting-room.ts'

/** What a purchase takes of a second of the object's thread, and how much of it writes. */
const cost = { all: 0.01, writes: 0.004 }
const secondMs = 1_000
const tickMs = 100
const fadeMs = 2_000

interface Buyer {
  arrivedAt: number
  askAt: number
  inAt: number | null
}

/** Buyers come as `arrivals` says and ask again when their ticket says so; the load follows from who is let in. */
function model(arrivals: readonly number[], untilMs: number) {
  const room = new WaitingRoom()
  const buyers: Buyer[] = arrivals.map((arrivedAt) => ({ arrivedAt, askAt: arrivedAt, inAt: null }))
  let rate = 0
  const loads: number[] = []
  for (let now = 0; now < untilMs; now += tickMs) {
    rate *= Math.exp(-tickMs / fadeMs)
    for (const buyer of buyers) {
      if (buyer.inAt !== null || buyer.askAt > now) continue
      const waitMs = room.waitMs(buyer.arrivedAt, now, { all: rate * cost.all, writes: rate * cost.writes })
      if (waitMs === null) {
        buyer.inAt = now
        rate += secondMs / fadeMs
      } else buyer.askAt = now + Math.min(Math.max(waitMs, 5_000), 30_000)
    }
    loads.push(rate * cost.all)
  }
  return { room, buyers, loads }
}
const crowd = (count: number, withinMs: number) => Array.from({ length: count }, (_, i) => (i * withinMs) / count)

test('a shop that is busy without a crowd lets everybody in at once', () => {
  const { buyers } = model(crowd(600, 10_000), 20_000)
  expect(buyers.filter(({ arrivedAt, inAt }) => inAt === null || inAt - arrivedAt > tickMs)).toEqual([])
})

test('a crowd of 2 000 in ten seconds gets in without one load that the object cannot take, and the room closes', () => {
  const { room, buyers, loads } = model(crowd(2_000, 10_000), 180_000)
  expect(buyers.filter(({ inAt }) => inAt === null).length).toBe(0)
  // Until the room opens nobody is held; from then on the load follows what the object can take.
  expect(Math.max(...loads.slice(100))).toBeLessThan(1.6)
  const last = Math.max(...buyers.map(({ inAt }) => inAt ?? 0))
  expect(last).toBeLessThan(90_000)
  expect(room.waitMs(last + 60_000, last + 60_000, { all: 0, writes: 0 })).toBeNull()
})

test('everybody who arrived before somebody who may go on may go on too', () => {
  const room = new WaitingRoom()
  const full = { all: 1.2, writes: 0.5 }
  for (let now = 1_000; now < 60_000; now += 700) {
    const waits = [0, 0.1, 0.5, 0.9, 1]
      .map((part) => part * now)
      .map((arrivedAt) => room.waitMs(arrivedAt, now, full) ?? 0)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  }
})

test('pages that are only read open no waiting room', () => {
  const room = new WaitingRoom()
  expect(room.waitMs(5_000, 5_000, { all: 1.5, writes: 0.1 })).toBeNull()
})

test('a room that everybody has left is closed for the next one who comes', () => {
  const room = new WaitingRoom()
  const full = { all: 1, writes: 0.5 }
  expect(room.waitMs(0, 0, full)).toBeNull()
  expect(room.waitMs(5_000, 5_000, full)).toBeGreaterThan(0)
  expect(room.waitMs(60_000, 60_000, { all: 0.7, writes: 0.3 })).toBeNull()
})
