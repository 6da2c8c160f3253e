import { endpoints } from '#shared/api/index.ts'
import { within } from '#shared/web/time.ts'
import { failedBy, type Outcome, type Reply, type ShopCall } from '#commerce/platform/call.ts'

/**
 * Runs calls concurrently, and what follows a change after it. One that throws or takes too long leaves the
 * others as they are; a change that takes too long goes on. One that may follow is still a promise when it is slower
 * than all others.
 */
export async function runInOrder(
  calls: readonly ShopCall[],
  run: (call: ShopCall) => Promise<Reply>,
): Promise<(Outcome | Promise<Outcome>)[]> {
  const outcomes: Promise<Outcome>[] = []
  const known = new Map<Promise<Outcome>, Outcome>()
  for (const call of calls) {
    const outcome = within<Outcome, null>(call.withinMs, run(call).catch(failedBy), () => null)
    outcomes.push(outcome)
    void outcome.then((value) => known.set(outcome, value))
    if (endpoints.get(call.name)?.reads !== true) await outcome
  }
  await Promise.all(outcomes.filter((_, place) => !calls[place]?.mayFollow))
  // What asks nobody outside is ready at once.
  if (known.size < outcomes.length) await new Promise((passed) => setTimeout(passed))
  return outcomes.map((outcome) => known.get(outcome) ?? (known.has(outcome) ? null : outcome))
}
