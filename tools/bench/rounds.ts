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

/** Each round gives every cell its turn, so that a slow minute of the machine is slow for the limits too. */
export async function play(cells: readonly Cell[], rounds: number, onRound: (round: number) => void): Promise<Found[]> {
  const played: Map<string, Turn>[] = []
  // The first round warms everything and counts nothing.
  for (let round = 0; round <= rounds; round++) {
    const turns = new Map<string, Turn>()
    for (const { name, turn } of cells) turns.set(name, await named(name, turn()))
    if (round > 0) played.push(turns)
    onRound(round)
  }
  return cells.map(({ name, limit }) => {
    const costs = played.map((turns) => {
      const own = turns.get(name)?.costMs ?? Number.NaN
      return limit === null ? own : own / (turns.get(limit)?.costMs ?? Number.NaN)
    })
    return { name, limit, times: spreadOf(costs), p50Ms: spreadOf(played.map((turns) => turns.get(name)?.p50Ms ?? 0)) }
  })
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
  // The outer quarters are what the machine did beside us.
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { middle: rounded(at(0.5)), low: rounded(at(0.25)), high: rounded(at(0.75)) }
}
const rounded = (value: number) => Math.round(value * 100) / 100
