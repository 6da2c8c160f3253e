import { type BatchedAnswer, type BatchedCall, batchedCallsMax, payloadOf } from '#shared/api/contract/batch.ts'
import { nameOf } from '#shared/api/index.ts'
import { takeTogether } from '#shared/api/contract/together.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import type { WireRequest } from '#shared/api/contract/exchange.ts'
import { limits } from '#shared/limits.ts'
import { breakerOf, mayAsk } from '#edge/cache/breaker.ts'
import { backendCalls, renders } from '#edge/cache/ceiling.ts'
import { noteGeneration } from '#edge/cache/generation.ts'
import { noteLoad } from '#edge/cache/hot-shops.ts'
import type { EarlyContext, Outbound, QueuedCall } from '#edge/request/request-context.ts'
import { retryWithinMs, within } from './exchange.ts'
import { noAnswer, notSent, outcomeOf, sideOf, waitOf } from './outcome.ts'
import { inTurn } from './outbound.ts'
import { readAnswer } from './read-answer.ts'
import { backendHeaders, type Credentials } from './transport.ts'

/**
 * Whether a call leaves with the others of its tick. Only the embedded backend shares our code; another one is asked over
 * HTTP, call by call. A test's backend may be HTTP alone.
 */
export const travelsInBatch = ({ env }: EarlyContext, { answeredBy }: Endpoint): boolean =>
  !env.BACKEND_URL && env.COMMERCE.batch !== undefined && answeredBy !== 'route'

/** The calls that are started in one tick reach commerce as one, and each has its own answer. */
export function inBatch(
  context: EarlyContext,
  endpoint: Endpoint,
  sent: WireRequest,
  { key = null, waitMs, ...who }: Credentials & { waitMs?: number },
  alone: () => Promise<unknown>,
): Promise<unknown> {
  const { promise, resolve: settle } = Promise.withResolvers<unknown>()
  const { queue } = context.outbound
  const head = Object.fromEntries(backendHeaders(context, who))
  if (!endpoint.reads) context.outbound.changes += 1
  queue.push({ context, endpoint, payload: payloadOf(endpoint, sent), key, head, waitMs, alone, settle })
  if (queue.length === 1) queueMicrotask(() => leave(context.outbound))
  return promise
}

/**
 * Whether what is asked for now leaves behind the one change that this tick has begun, and sees what it did. A change
 * that the Worker has a part in may sign somebody in, and then others would ask.
 */
export function isBehindChange({ outbound: { queue, changes } }: EarlyContext): boolean {
  const [first, ...more] = queue
  const one = first && more.length === 0 && changes === 1
  return one ? !first.endpoint.reads && first.endpoint.answeredBy === 'shop' && !first.endpoint.confirms : false
}

/** Calls of different callers cannot share a batch: a part that everyone gets is asked for by nobody. */
function leave({ queue }: Outbound): void {
  for (const calls of Map.groupBy(queue.splice(0), ({ head }) => JSON.stringify(head)).values())
    for (let from = 0; from < calls.length; from += batchedCallsMax)
      void sendTogether(calls.slice(from, from + batchedCallsMax))
}

/** Not more at once than a request and a shop may have: a batch counts as one. */
async function sendTogether(calls: readonly QueuedCall[]): Promise<void> {
  const [first] = calls
  if (!first) return
  await inTurn(first.context.outbound, async () => {
    if (calls.every(({ endpoint }) => endpoint.reads)) await renders.letOthersGoFirst(first.context.tenant.host)
    const place = await backendCalls.enter(first.context.tenant.host, limits.placeWaitMs)
    if (!place) return calls.forEach((call) => keepBack(call, 'too many calls at once'))
    try {
      await exchange(first.context, await admitted(calls))
    } finally {
      place()
    }
  })
}

function keepBack({ context, endpoint, settle }: QueuedCall, why: string): void {
  settle(Promise.reject(notSent(context, endpoint, why)))
}

/** Those that may be asked now. Of a side that is tried again after a silence, all calls of the batch are the one try. */
async function admitted(calls: readonly QueuedCall[]): Promise<QueuedCall[]> {
  const sides = [...Map.groupBy(calls, ({ endpoint }) => sideOf(endpoint))]
  const open = await Promise.all(
    sides.map(async ([side, [first]]) => (first && (await mayAsk(breakerOf(first.context, side))) ? [side] : [])),
  )
  return calls.filter((call) => {
    const inTime = waitOf(call.context, call.endpoint, call.waitMs) > 0
    const may = inTime && open.flat().includes(sideOf(call.endpoint))
    if (!may) keepBack(call, inTime ? 'not asked, because the backend does not answer' : 'no time is left to ask')
    return may
  })
}

/** A read behind a change waits for the change first, and then as long as a page of its own would. */
function waits(calls: readonly QueuedCall[]): { call: QueuedCall; ownMs: number; waitMs: number }[] {
  let before = 0
  return calls.map((call) => {
    const ownMs = before > 0 ? limits.pageReadTimeoutMs : waitOf(call.context, call.endpoint, call.waitMs)
    const waitMs = before + ownMs
    if (!call.endpoint.reads) before = waitMs
    return { call, ownMs, waitMs }
  })
}

async function exchange(context: EarlyContext, calls: readonly QueuedCall[]): Promise<void> {
  if (calls.length === 0) return
  context.log.backendCalls += 1
  const waiting = waits(calls)
  const { asked, places } = withoutTwins(waiting)
  const sentAt = Date.now()
  const answers = ask(context, calls, asked)
  // A change goes on after the shopper's page, because cutting it off would not undo it.
  if (calls.some(({ endpoint }) => !endpoint.reads)) context.waitUntil(answers.catch(() => undefined))
  const sides = new Set(calls.map(({ endpoint }) => sideOf(endpoint)))
  const sent = new Map([...sides].map((side) => [side, breakerOf(context, side).sent(sentAt)]))
  let changed: Promise<unknown> = Promise.resolve()
  const settled = waiting.map(({ call, waitMs }) => {
    const before = changed
    const own = async () => {
      const told = answers.then((all) => (all === 'older' ? all : all[places.get(call) ?? 0]))
      const answer = await within(waitMs, told).catch((error: unknown) => noAnswer(call.context, call.endpoint, error))
      return answer === 'older' ? before.then(call.alone) : read(call, answer, sentAt)
    }
    const answer = outcomeOf(call.context, call.endpoint, own, { sent: sent.get(sideOf(call.endpoint)) })
    call.settle(answer)
    const over = answer.catch(() => undefined)
    if (!call.endpoint.reads) changed = over
    return over
  })
  await Promise.all(settled)
}

/** What is late is answered as late so long before we stop waiting, so that the others' answers still arrive. */
const returnMs = 150

/** The same question of one tick is asked once. What stands behind a change is another question. */
function withoutTwins(calls: ReturnType<typeof waits>) {
  const asked: BatchedCall[] = []
  const places = new Map<QueuedCall, number>()
  const seen = new Map<string, number>()
  for (const { call, ownMs } of calls) {
    const { endpoint, payload, key } = call
    const name = nameOf(endpoint)
    if (!endpoint.reads) seen.clear()
    const question = `${name}\n${JSON.stringify(payload)}`
    const place = (endpoint.reads ? seen.get(question) : undefined) ?? asked.length
    if (place === asked.length) {
      const mayFollow = call.context.outbound.mayLeaveEarly && endpoint.asksVendor === true
      asked.push({ name, payload, key, withinMs: Math.max(ownMs - returnMs, 1), mayFollow })
    }
    if (endpoint.reads) seen.set(question, place)
    places.set(call, place)
  }
  return { asked, places }
}

/** A batch that only reads and failed soon is tried once more. `older`: this commerce knows no batches yet. */
async function ask(
  { env }: EarlyContext,
  calls: readonly QueuedCall[],
  asked: readonly BatchedCall[],
): Promise<readonly (BatchedAnswer | Promise<BatchedAnswer>)[] | 'older'> {
  const startedAt = Date.now()
  const once = async () => {
    const together = await env.COMMERCE.batch?.(calls[0]?.head ?? {}, asked)
    return together ? takeTogether(together) : []
  }
  try {
    return await once()
  } catch (error) {
    if (error instanceof TypeError && error.message.includes('does not implement')) return 'older'
    if (calls.some(({ endpoint }) => !endpoint.reads) || Date.now() - startedAt > retryWithinMs) throw error
    return once()
  }
}

/** A value is ours and was checked when it was made; a refusal is read like any backend's. */
function read({ context, endpoint }: QueuedCall, answer: BatchedAnswer | undefined, sentAt: number): unknown {
  if (!answer || answer.kind === 'late') return noAnswer(context, endpoint, new Error('no answer in time'))
  const { generation, validForMs, load } = answer
  if (load !== undefined) noteLoad(context, load)
  const validUntil = validForMs === null ? null : sentAt + validForMs
  if (answer.kind === 'refused')
    return readAnswer(context, endpoint, {
      status: answer.status,
      body: answer.body,
      generation: generation > 0 ? String(generation) : null,
      validUntil,
    })
  if (generation > 0) noteGeneration(context, generation, endpoint.reads ? 'read' : 'change')
  if (validUntil !== null) context.validity.until = Math.min(context.validity.until ?? validUntil, validUntil)
  return answer.value
}
