import { takeTogether } from '#shared/api/contract/together.ts'
import { within } from '#shared/web/time.ts'
import { hashConfirmation } from '#commerce/identity/re-authentication/hash-confirmation.ts'
import { type Caller, failedBy, type Outcome, type Reply } from '#commerce/platform/call.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { ReadCall } from '#commerce/platform/http/payload.ts'
import { workerHandlers } from './worker-handlers.ts'
import type { WorkerScope } from '#commerce/platform/http/worker-scope.ts'

/** Who calls which shop, from which page. */
export interface From {
  env: Env
  company: Company
  caller: Caller
  /** `identify` has checked that its host is one of the shop's own. */
  referer: string | undefined
}

/**
 * Runs the calls of one caller: reads concurrently, and what follows a change after it. Each has its own
 * outcome, in the order of `calls`; one that may follow is still a promise when it is slower than the others. It never
 * rejects.
 */
export async function runCalls(from: From, calls: readonly ReadCall[]): Promise<(Outcome | Promise<Outcome>)[]> {
  // The Shop keeps the order of its own calls. A change in which the Worker has a part is a turn of its own.
  const at = calls.findIndex((call) => !isForShop(call) && !call.endpoint.reads)
  if (at >= 0)
    return [
      ...(await runCalls(from, calls.slice(0, at))),
      ...(await Promise.all(calls.slice(at, at + 1).map((call) => runInWorker(from, call)))),
      ...(await runCalls(from, calls.slice(at + 1))),
    ]
  const [ofShop, ofWorker] = await Promise.all([
    runOnShop(from, calls.filter(isForShop)),
    Promise.all(calls.filter((call) => !isForShop(call)).map((call) => runInWorker(from, call))),
  ])
  const [own, others] = [ofShop.values(), ofWorker.values()]
  return calls.map((call) => (isForShop(call) ? own : others).next().value ?? null)
}

const isForShop = ({ endpoint }: ReadCall) => endpoint.answeredBy === 'shop' && !endpoint.confirms

/**
 * The calls as one call of the object. If it was moved or restarted meanwhile, a new stub reaches it: only what may happen
 * twice is sent again, and an overloaded object is left alone.
 */
async function runOnShop({ env, company, caller }: From, calls: readonly ReadCall[]) {
  if (calls.length === 0) return []
  const sent = calls.map(({ name, input, key, withinMs, mayFollow }) => ({ name, input, key, withinMs, mayFollow }))
  const run = async () => shopOf(env, company).run(sent, caller)
  const isHarmless = calls.every(({ endpoint, key }) => endpoint.reads || key !== null)
  try {
    const together = await run().catch((error: unknown) => {
      if (isHarmless && wasCutOff(error)) return run()
      throw error
    })
    return takeTogether(together).map((outcome) => (outcome instanceof Promise ? outcome.catch(failedBy) : outcome))
  } catch (error) {
    return calls.map(() => failedBy(error))
  }
}

/** A call that the Worker answers, or in which it has a part. */
async function runInWorker(from: From, call: ReadCall): Promise<Outcome> {
  const { env, company, caller, referer } = from
  const scope = { env, company, shop: shopOf(env, company), caller, origin: originOf(referer) }
  try {
    if (call.endpoint.answeredBy === 'worker')
      return await within<Outcome, null>(call.withinMs, answerInWorker(call, scope), () => null)
    // `endpoint()` lets an endpoint confirm only when its input has such a password.
    const given = await hashConfirmation(call.input as { password: string | null }, scope)
    if (!given.ok) return { result: given, generation: 0 }
    const [outcome = null] = await runOnShop(from, [{ ...call, input: given.value }])
    return await outcome
  } catch (error) {
    return failedBy(error)
  }
}

function answerInWorker({ name, input }: ReadCall, scope: WorkerScope): Promise<Reply> {
  // Every name that the Worker answers is in the table, and this very endpoint's schema has decoded the input.
  const handle = workerHandlers[name as keyof typeof workerHandlers] as (
    input: unknown,
    scope: WorkerScope,
  ) => Promise<Reply>
  return handle(input, scope)
}

const wasCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true)

const originOf = (referer: string | undefined): string | null =>
  referer === undefined ? null : (URL.parse(referer)?.origin ?? null)
