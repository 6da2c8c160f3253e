import { execFile } from 'node:child_process'
import type { Outcome, Result, Skipped } from '../../../tools/conformance/check.ts'

export interface Verdicts {
  exitCode: number
  text: string
  outcome: Outcome | null
  /** What came out of a call. */
  of(name: string): Result | Skipped
}

/** Runs `npm run conformance -- …` as an engineer would; with `--json` the outcome is data. */
export function runConformance(args: readonly string[]): Promise<Verdicts> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['tools/conformance/conformance.ts', ...args],
      { maxBuffer: 16 * 1024 * 1024 },
      (error, out, problems) => {
        const outcome = args.includes('--json') && out.startsWith('{') ? (JSON.parse(out) as Outcome) : null
        resolve({
          exitCode: error ? Number(error.code) : 0,
          text: `${out}${problems}`,
          outcome,
          of(name) {
            const found = outcome?.results.find((one) => one.name === name)
            if (!found) throw new Error(`${name} is not in the outcome: ${out}${problems}`)
            return found
          },
        })
      },
    )
  })
}
