import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { View } from './browser.ts'
import type { Found } from './rounds.ts'

const file = 'docs/performance.json'
/** A result that lies this much above the former one, with no overlap of their middle halves, is no noise. */
const noise = 1.1

/** A machine is another one when it renders the page of the limit so many times faster or slower. */
const otherPace = 1.5

export interface Result {
  /** The commit that was measured. */
  commit: string
  date: string
  cost: Found[]
  views: View[]
}

export const newResult = (cost: Found[], views: View[]): Result => ({
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  cost,
  views,
})

/** The newest result that was saved; the former ones are in the history of the file. */
export const savedResult = (): Result | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : null

export function save(result: Result): void {
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
}

/**
 * The saved result, if it is from a machine of the same pace; null: it is not. A faster processor helps React's one
 * loop more than the way between three isolates, so the multiples of two unlike machines cannot be compared: one
 * machine gave a page of checkout 7.8 × where another, that drew the limit in 0.55 ms for 1.48, gave the same build
 * 12.6 ×.
 */
export function comparedWith(now: Result, saved: Result | null): Result | null {
  const pace = saved ? paceOf(now) / paceOf(saved) : NaN
  return pace <= otherPace && pace >= 1 / otherPace ? saved : null
}

const paceOf = ({ cost }: Result): number => cost.find(({ name }) => name === 'renderToString')?.times.middle ?? NaN

/**
 * What became more expensive, for people; the milliseconds of a limit and of a wait are the machine's and are not
 * compared.
 */
export function regressions(now: Result, before: Result): string[] {
  const cost = now.cost.flatMap(({ name, limit, times }) => {
    const former = before.cost.find((one) => one.name === name)
    return limit !== null && former && times.low > former.times.high * noise
      ? [`${name}: ${times.middle} × the ${limit}, and it was ${former.times.middle} ×`]
      : []
  })
  const bytes = now.views.flatMap(({ name, kilobytes }) => {
    const former = before.views.find((one) => one.name === name)
    return former && kilobytes.low > former.kilobytes.high * noise
      ? [`the first view of ${name}: ${kilobytes.middle} KB, and it was ${former.kilobytes.middle} KB`]
      : []
  })
  return [...cost, ...bytes]
}
