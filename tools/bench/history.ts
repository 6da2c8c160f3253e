import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { View } from './browser.ts'
import type { Found } from './rounds.ts'

const file = 'docs/performance.json'
/** A result that lies this much above the former one, with no overlap of their middle halves, is no noise. */
const noise = 1.1

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

export const savedResults = (): Result[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : []

export function save(result: Result): void {
  writeFileSync(file, `${JSON.stringify([...savedResults(), result], null, 2)}\n`)
}

/** What became dearer, for people; the milliseconds of a limit and of a wait are the machine's and are not compared. */
export function dearer(now: Result, before: Result): string[] {
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
