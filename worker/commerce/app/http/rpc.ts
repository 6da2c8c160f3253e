import type { BatchedAnswer, BatchedCall } from '#shared/api/batch.ts'
import { batchedCallsMax, ownFields } from '#shared/api/batch.ts'
import { decodeStrict, type Endpoint } from '#shared/api/endpoint.ts'
import { endpoints, type EndpointName } from '#shared/api/index.ts'
import { giveTogether, takeTogether, type Together } from '#shared/api/together.ts'
import { errors } from '#shared/text/errors.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { Outcome, Reply, ShopCall } from '#commerce/platform/call.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'
import { bugBody, refusalBody } from '#commerce/platform/http/envelope.ts'
import { fieldsOf } from '#commerce/platform/http/payload.ts'
import { type Identified, identify } from './caller.ts'
import { ask, wasCutOff } from './ask.ts'

interface Asked extends BatchedCall {
  endpoint: Endpoint
  input: unknown
}

/**
 * The calls that the edge starts in one tick, with one caller and one answer each, in their order. It is the contract
 * without HTTP and without JSON: who calls and what is asked are checked as there, and answers go as they are.
 */
export async function answerBatch(
  env: Env,
  head: Readonly<Record<string, string>>,
  calls: readonly BatchedCall[],
): Promise<Together<BatchedAnswer>> {
  const known = calls.length <= batchedCallsMax ? await identify(env, (name) => head[name]) : refused('bad_request')
  if (!known.ok) return giveTogether(calls.map(() => answerOf(null, { result: known, generation: 0 })))
  const read = calls.map(readCall)
  const asked = read.filter((one): one is Asked => 'endpoint' in one)
  const answers = new Map(await answerAll(env, known.value, head, asked))
  return giveTogether(
    read.map((one) =>
      'endpoint' in one ? (answers.get(one) ?? bug(one, 'no answer')) : answerOf(null, { result: one, generation: 0 }),
    ),
  )
}

/** Strictly, as a request over HTTP: only answers are believed. */
function readCall(call: BatchedCall): Asked | Refused {
  const endpoint = endpoints.get(call.name)
  if (!endpoint || endpoint.answeredBy === 'route') return refused('bad_request')
  const decoded = decodeStrict(endpoint.input, call.payload)
  return decoded.ok
    ? { ...call, endpoint, input: decoded.value }
    : refused('input_invalid', {}, fieldsOf(endpoint, call.payload, decoded.issues))
}

type Answered = readonly [Asked, BatchedAnswer | Promise<BatchedAnswer>]
const isForShop = ({ endpoint }: Asked) => endpoint.answeredBy === 'shop' && !endpoint.confirms

/**
 * What only reads may be asked beside each other. A change that the Worker has a part in comes in its turn: what stands
 * behind it must see what it did.
 */
async function answerAll(
  env: Env,
  known: Identified,
  head: Readonly<Record<string, string>>,
  asked: readonly Asked[],
): Promise<Answered[]> {
  const place = asked.findIndex((one) => !isForShop(one) && !one.endpoint.reads)
  if (place < 0) {
    const own = asked.filter((one) => !isForShop(one))
    const [ofShop, ofWorker] = await Promise.all([
      askShop(env, known, asked.filter(isForShop)),
      Promise.all(own.map((one) => askOne(env, known, head, one))),
    ])
    return [...ofShop, ...ofWorker]
  }
  const before = await answerAll(env, known, head, asked.slice(0, place))
  const [change] = asked.slice(place, place + 1)
  const done = change ? [await askOne(env, known, head, change)] : []
  return [...before, ...done, ...(await answerAll(env, known, head, asked.slice(place + 1)))]
}

async function askOne(
  env: Env,
  { company, caller }: Identified,
  head: Readonly<Record<string, string>>,
  one: Asked,
): Promise<Answered> {
  const from = { env, company, caller: { ...caller, idempotencyKey: one.key }, referer: head['referer'] }
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), one.withinMs)
  try {
    const reply = await Promise.race([ask(from, one, one.input), late])
    return [one, reply ? answerOf(one.endpoint, reply) : { kind: 'late', ...nothing }]
  } catch (error) {
    return [one, bug(one, error)]
  } finally {
    clearTimeout(timer)
  }
}

async function askShop(env: Env, { company, caller }: Identified, asked: readonly Asked[]): Promise<Answered[]> {
  if (asked.length === 0) return []
  const calls = asked.map(({ name, input, key, withinMs, mayFollow }): ShopCall => ({
    name,
    input,
    key,
    withinMs,
    mayFollow,
  }))
  const once = () => shopOf(env, company).batch(calls, caller)
  try {
    const together = await once().catch((error: unknown) => {
      if (asked.every(({ endpoint, key }) => endpoint.reads || key !== null) && wasCutOff(error)) return once()
      throw error
    })
    const outcomes = takeTogether(together)
    return asked.map((one, place) => {
      const outcome = outcomes[place] ?? null
      if (!(outcome instanceof Promise)) return [one, toldBy(one, outcome)]
      const read = (later: Outcome) => toldBy(one, later)
      return [one, outcome.then(read, (error: unknown) => bug(one, error))]
    })
  } catch (error) {
    return asked.map((one) => [one, bug(one, error)])
  }
}

function toldBy(one: Asked, outcome: Outcome): BatchedAnswer {
  if (!outcome) return { kind: 'late', ...nothing }
  return 'failed' in outcome ? bug(one, outcome.failed) : answerOf(one.endpoint, outcome)
}

const nothing = { generation: 0, validForMs: null }

function answerOf(endpoint: Endpoint | null, { result, generation, validForMs = null, load }: Reply): BatchedAnswer {
  const stamp = { generation, validForMs, ...(load === undefined ? {} : { load }) }
  if (result.ok && endpoint) return { kind: 'value', value: ownFields(endpoint.output, result.value), ...stamp }
  const no = result.ok ? refused('bad_request') : result
  return { kind: 'refused', status: errors[no.code].status, body: refusalBody(endpoint, no), ...stamp }
}

/** What was thrown is a bug or a busy object: the caller learns which of the two, and the log gets everything. */
function bug({ name }: { name: EndpointName }, error: unknown): BatchedAnswer {
  if (error instanceof Error && 'overloaded' in error && error.overloaded === true)
    return answerOf(null, { result: refused('unavailable'), generation: 0 })
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(JSON.stringify({ level: 'error', call: name, error: words }))
  return { kind: 'refused', status: 500, body: bugBody, ...nothing }
}
