import { type BatchedAnswer, type BatchedCall, batchedCallsMax, ownFields } from '#shared/api/batch.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { endpoints } from '#shared/api/index.ts'
import { giveTogether, type Together } from '#shared/api/contract/together.ts'
import { errors } from '#shared/text/errors.ts'
import { refused, type Result } from '#shared/result.ts'
import type { Outcome, Reply } from '#commerce/platform/call.ts'
import type { Env } from '#commerce/platform/env.ts'
import { bugBody, refusalBody } from '#commerce/platform/http/envelope.ts'
import { type ReadCall, readCall } from '#commerce/platform/http/payload.ts'
import { identify } from '#commerce/platform/http/caller.ts'
import { runCalls } from './calls.ts'

/**
 * The contract without HTTP and without JSON, for the edge: the calls that it starts in one tick, with one caller and one
 * answer each, in their order. `head` is what their headers would be.
 */
export async function answerCalls(
  env: Env,
  head: Readonly<Record<string, string>>,
  calls: readonly BatchedCall[],
): Promise<Together<BatchedAnswer>> {
  const known = calls.length <= batchedCallsMax ? await identify(env, (name) => head[name]) : refused('bad_request')
  const read = calls.map(({ name, payload, ...how }): Result<ReadCall> => {
    if (!known.ok) return known
    const endpoint = endpoints.get(name)
    const isOurs = endpoint !== undefined && endpoint.answeredBy !== 'route'
    return isOurs ? readCall([{ name, endpoint }], payload, how) : refused('bad_request')
  })
  const asked = read.flatMap((one) => (one.ok ? [one.value] : []))
  const outcomes = known.ok ? await runCalls({ env, ...known.value, referer: head['referer'] }, asked) : []
  const left = outcomes.values()
  const requestId = head['request-id'] ?? null
  return giveTogether(
    read.map((one) => {
      if (!one.ok) return answerOf(null, { result: one, generation: 0 })
      const outcome = left.next().value ?? null
      const toAnswer = (found: Outcome) => answerTo(one.value, found, requestId)
      return outcome instanceof Promise ? outcome.then(toAnswer) : toAnswer(outcome)
    }),
  )
}

const nothing = { generation: 0, validForMs: null }

function answerTo({ name, endpoint }: ReadCall, outcome: Outcome, requestId: string | null): BatchedAnswer {
  if (!outcome) return { kind: 'late', ...nothing }
  if (!('failed' in outcome)) return answerOf(endpoint, outcome)
  if (outcome.overloaded) return answerOf(null, { result: refused('unavailable'), generation: 0 })
  console.error(JSON.stringify({ level: 'error', requestId, call: name, error: outcome.failed }))
  return { kind: 'envelope', status: 500, body: bugBody, ...nothing }
}

function answerOf(endpoint: Endpoint | null, { result, generation, validForMs = null, load }: Reply): BatchedAnswer {
  const stamp = { generation, validForMs, ...(load === undefined ? {} : { load }) }
  if (result.ok && endpoint) return { kind: 'value', value: ownFields(endpoint.output, result.value), ...stamp }
  const no = result.ok ? refused('bad_request') : result
  return { kind: 'envelope', status: errors[no.code].status, body: refusalBody(endpoint, no), ...stamp }
}
