import type { Endpoint } from '#shared/api/endpoint.ts'
import type { EndpointName } from '#shared/api/index.ts'
import { accepted } from '#shared/result.ts'
import { hashConfirmation } from '#commerce/identity/re-authentication/hash-confirmation.ts'
import type { Caller, Reply } from '#commerce/platform/call.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { workerHandlers, type WorkerScope } from './worker-handlers.ts'

export interface Named {
  name: EndpointName
  endpoint: Endpoint
}
/** Who asks which shop, from which page. */
export interface From {
  env: Env
  company: Company
  caller: Caller
  /** `identify` has checked that its host is one of the shop's own. */
  referer: string | undefined
}

/** The answer of the Worker or of the Shop: the endpoint says which of them it is. */
export const ask = (from: From, named: Named, input: unknown): Promise<Reply> =>
  named.endpoint.answeredBy === 'worker' ? askWorker(from, named, input) : askShop(from, named, input)

function askWorker({ env, company, caller, referer }: From, { name }: Named, input: unknown): Promise<Reply> {
  // Every name that the Worker answers is in the table, and this very endpoint's schema has decoded the input.
  const handle = workerHandlers[name as keyof typeof workerHandlers] as (
    input: unknown,
    scope: WorkerScope,
  ) => Promise<Reply>
  return handle(input, { env, company, shop: shopOf(env, company), caller, origin: originOf(referer) })
}

function askShop({ env, company, caller }: From, { name, endpoint }: Named, input: unknown): Promise<Reply> {
  const call = async (): Promise<Reply> => {
    const shop = shopOf(env, company)
    // `endpoint()` lets an endpoint confirm only when its input has such a password.
    const given = endpoint.confirms
      ? await hashConfirmation(input as { password: string | null }, { shop, caller })
      : accepted(input)
    return given.ok ? shop.call(name, given.value, caller) : { result: given, generation: 0 }
  }
  return call().catch((error: unknown) => {
    const harmless = endpoint.reads || caller.idempotencyKey !== null
    if (harmless && wasCutOff(error)) return call()
    throw error
  })
}

/** The object was moved or restarted during the call; a new stub reaches it. An overloaded object is left alone. */
export const wasCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true)

const originOf = (referer: string | undefined): string | null =>
  referer === undefined ? null : (URL.parse(referer)?.origin ?? null)
