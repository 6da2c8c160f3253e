import { endpoints } from '#shared/api/index.ts'
import type { Reply, ShopCall } from '#commerce/platform/call.ts'

/** A call's answer; the words of what it threw; null when it was not ready in time. */
type Outcome = Reply | { failed: string } | null

/**
 * Runs calls beside each other, and what stands behind a change after it. One that throws or takes too long leaves the
 * others as they are; a change that takes too long goes on.
 */
export async function runInOrder(
  calls: readonly ShopCall[],
  run: (call: ShopCall) => Promise<Reply>,
): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = []
  for (const call of calls) {
    const outcome = inTime(call.withinMs, run(call).catch(failed))
    outcomes.push(outcome)
    if (endpoints.get(call.name)?.reads !== true) await outcome
  }
  return Promise.all(outcomes)
}

const failed = (error: unknown): Outcome => ({
  failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

function inTime(ms: number, outcome: Promise<Outcome>): Promise<Outcome> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), ms)
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer))
}
