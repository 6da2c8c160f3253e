import type { Cell, Turn } from './cells.ts'

/** The middle of several rounds, and how far they lay apart. */
export interface Spread {
  middle: number
  low: number
  high: number
}
export interface Found {
  name: string
  limit: Cell['limit']
  /** Processor time as a multiple of the limit's in the same round; of a limit itself: in milliseconds. */
  times: Spread
  p50Ms: Spread
}

/**
 * Each round gives every cell its turn, and its limit a turn just before and just after it: a machine that others use
 * changes its pace within seconds, and what is compared must have had the same pace.
 */
export async function play(cells: readonly Cell[], rounds: number, onRound: (round: number) => void): Promise<Found[]> {
  const played: Map<string, Played>[] = []
  // The first round warms everything and counts nothing.
  for (let round = 0; round <= rounds; round++) {
    const turns = await playRound(cells)
    if (round > 0) played.push(turns)
    onRound(round)
  }
  const all = (name: string, of: (turn: Played) => number) =>
    spreadOf(played.flatMap((turns) => turns.get(name) ?? []).map(of))
  return cells.map(({ name, limit }) => ({
    name,
    limit,
    times: all(name, ({ costMs, limitMs }) => costMs / limitMs),
    p50Ms: all(name, ({ p50Ms }) => p50Ms),
  }))
}

/** `limitMs`: what its limit cost beside it; of a limit itself: 1. */
type Played = Turn & { limitMs: number }

async function playRound(cells: readonly Cell[]): Promise<Map<string, Played>> {
  const turns = new Map<string, Played>()
  const latest = new Map<string, number>()
  for (const { name, limit, turn } of cells) {
    const own = await named(name, turn())
    const again = cells.find((one) => one.name === limit)
    if (!again) {
      turns.set(name, { ...own, limitMs: 1 })
      latest.set(name, own.costMs)
      continue
    }
    const after = (await named(again.name, again.turn())).costMs
    turns.set(name, { ...own, limitMs: ((latest.get(again.name) ?? after) + after) / 2 })
    latest.set(again.name, after)
  }
  return turns
}

async function named<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new Error(`${name} could not be measured`, { cause: error })
  }
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  // The outer quarters are what the machine did beside us. Of few rounds they are none: neither end moves to the middle.
  const last = sorted.length - 1
  const at = (place: number) => rounded(sorted[place] ?? Number.NaN)
  return { middle: at(Math.ceil(last / 2)), low: at(Math.floor(last / 4)), high: at(Math.ceil((last * 3) / 4)) }
}
const rounded = (value: number) => Math.round(value * 100) / 100
