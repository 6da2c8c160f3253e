import { ApiFailure, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { noAnswerWithin, within } from '#shared/web/time.ts'
import { breakerOf } from '#edge/cache/breaker.ts'
import { enoughMs, paceOf, pageWaitMs } from '#edge/cache/pace.ts'
import { note } from '#edge/request/log.ts'
import type { Call, EarlyContext } from '#edge/request/request-context.ts'
import { readsLeft, sideOf, timeLeft } from './admission.ts'
import { type Answer, AnswerFailure, isBusy, type KnownAnswer, readAnswer } from './read-answer.ts'
import { resultUnknown } from './sent-once.ts'
import { byRpc, type Outgoing, overHttp } from './transport.ts'

/** A list that only reads and failed so soon is tried once more. */
const retryWithinMs = 1_000

/**
 * Sends the calls of one list, and gives each its own outcome. A read is aborted when its page stops waiting, except
 * one that measures the backend's pace. A change continues after the page, because aborting would not undo it.
 */
export async function exchange(context: EarlyContext, calls: readonly Call[]): Promise<void> {
  context.log.backendCalls += 1
  const { list, waiting } = plan(calls)
  const sentAt = Date.now()
  const givenUp = new AbortController()
  const reading = calls.every(({ endpoint }) => endpoint.reads)
  const retryMs = Math.min(retryWithinMs, Math.max(...waiting.map(({ waitMs }) => waitMs)))
  const send = () => (calls[0]?.together ? byRpc : overHttp)(context, list, givenUp.signal)
  const soonAgain = () =>
    send().catch((error: unknown) => {
      if (!reading || Date.now() - sentAt >= retryMs) throw error
      return send()
    })
  const answers = reading ? withSecondTry(calls[0], soonAgain(), send) : send()
  if (!reading) context.waitUntil(answers.then((all) => Promise.allSettled(all)).catch(() => undefined))
  // Calls that were sent as one fail as one.
  const sides = new Set(calls.map(({ endpoint }) => sideOf(endpoint)))
  const sent = new Map([...sides].map((side) => [side, breakerOf(context, side).sent(sentAt)]))
  let goesOn = false
  const outcomes = waiting.map(({ call, place, waitMs }) => {
    const answered = answers.then((all) => all[place])
    const late = () => {
      goesOn ||= call.endpoint.reads && learnFrom(call, answered)
      const moreMs = moreTime(call)
      if (moreMs <= 0) return noAnswerWithin(waitMs)()
      return within(moreMs, answered, noAnswerWithin(waitMs + moreMs))
    }
    const outcome = outcomeOf(call, sent.get(sideOf(call.endpoint)) ?? Symbol('not sent'), waitMs, async () =>
      readAnswer(
        call,
        await within(waitMs, answered, late)
          .then(known)
          .catch((error: unknown) => noAnswer(call, error)),
        sentAt,
      ),
    )
    call.settle(outcome)
    return outcome.catch(() => undefined)
  })
  await Promise.all(outcomes)
  if (reading && !goesOn) givenUp.abort()
}

/**
 * The answer of a read, or of the same read asked again when it takes much longer than this call does before another
 * company's backend that answers others: a connection was lost, or one of its machines hangs.
 */
function withSecondTry<T>(call: Call | undefined, answer: Promise<T>, again: () => Promise<T>): Promise<T> {
  if (!call) return answer
  const { context, endpoint } = call
  const name = nameOf(endpoint)
  return within(paceOf(context)?.lostAfterMs(name) ?? null, answer, () => {
    if (!breakerOf(context, sideOf(endpoint)).isAnswering(Date.now())) return answer
    note(context.log, `${name}: asked a second time`)
    return Promise.any([answer, again()])
  })
}

/**
 * What is sent, and how long each call waits for its answer. A read after a change waits for the change and then has
 * the full time of a page. Equal reads are sent once, unless a change stands between them.
 */
function plan(calls: readonly Call[]) {
  const list: Outgoing[] = []
  const seen = new Map<string, number>()
  let before = 0
  const waiting = calls.map((call) => {
    const { endpoint, sent } = call
    const ownMs = before > 0 ? limits.pageReadTimeoutMs : timeLeft(call)
    const waitMs = before + ownMs
    const question = `${nameOf(endpoint)}\n${JSON.stringify(sent.payload)}`
    const place = (endpoint.reads ? seen.get(question) : undefined) ?? list.push({ call, ownMs }) - 1
    if (endpoint.reads) seen.set(question, place)
    else {
      seen.clear()
      before = waitMs
    }
    return { call, place, waitMs }
  })
  return { list, waiting }
}

/**
 * One read of a shop continues after its page has stopped waiting: only its answer distinguishes a slow backend from a
 * silent one. It updates the pace and closes the breaker that the page's failures have opened. If the backend has not
 * failed before, the page waits longer for it, so that a backend that has just become slow costs nobody a page. false:
 * another read does this already.
 */
function learnFrom({ context, endpoint }: Call, answered: Promise<Answer | undefined>): boolean {
  const pace = paceOf(context)
  const now = Date.now()
  if (!pace?.learn(now)) return false
  const { outbound } = context
  if (!breakerOf(context, sideOf(endpoint)).isFailing(now))
    outbound.readsUntil = Math.max(outbound.readsUntil, now + limits.frameWaitMs)
  const heard = (answer: Answer | undefined) => {
    if (answer?.kind !== 'envelope' || answer.status >= 500 || isBusy(answer.status)) return
    breakerOf(context, sideOf(endpoint)).heard(Date.now())
  }
  context.waitUntil(answered.then(heard, () => undefined).finally(() => pace.learnt()))
  return true
}

/** How much longer a page waits for one of its reads, ms, because it learns its backend's pace. */
const moreTime = ({ context, endpoint, waitMs }: Call): number =>
  endpoint.reads && waitMs === undefined && paceOf(context) !== null ? readsLeft(context) : 0

/**
 * What became of a call that was sent: its shop's breaker counts it, and a change that may have been done is in doubt.
 * Before a backend of its own pace, a call that used up a short `waitMs` says nothing about it.
 */
async function outcomeOf(
  { context, endpoint }: Call,
  sent: symbol,
  waitMs: number,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const breaker = breakerOf(context, sideOf(endpoint))
  const startedAt = Date.now()
  /** The page that shows the result of a change, a refusal too, has a time limit of its own. */
  const ownTime = () => {
    if (!endpoint.reads) context.outbound.readsUntil = Date.now() + pageWaitMs(context)
  }
  try {
    const value = await answer()
    breaker.answered(sent)
    ownTime()
    return value
  } catch (failure) {
    const starved = waitMs < enoughMs(context) && Date.now() - startedAt >= waitMs
    if (!isSilence(failure)) {
      breaker.answered(sent)
      ownTime()
    } else if (endpoint.reads && starved) breaker.starved(sent)
    else {
      const by = failure instanceof AnswerFailure ? nameOf(endpoint) : null
      breaker.failed(sent, { at: Date.now(), by }, { slow: paceOf(context) !== null })
    }
    throw isInDoubt(endpoint, failure) ? resultUnknown(nameOf(endpoint)) : failure
  }
}

/** Commerce answers as late what it does not know in time. */
function known(answer: Answer | undefined): KnownAnswer {
  if (!answer || answer.kind === 'late') throw new Error('no answer in time')
  return answer
}

/** No whole answer came; the log says why. */
function noAnswer({ context, endpoint }: Call, error: unknown): never {
  note(context.log, `${nameOf(endpoint)}: ${error instanceof Error ? error.message : 'failed'}`)
  throw new ApiFailure(nameOf(endpoint), 'down', 503, text.networkError)
}

/** A refusal with its reason is an answer, even when a courier or a bank is silent; only a busy shop needs rest. */
const isSilence = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.kind === 'down' && (failure.code === null || failure.code === 'unavailable')

/**
 * A change that was sent and got no clear answer may have been done. Where it must happen once, the shopper has to
 * know that, and asking with the same key finds out.
 */
const isInDoubt = ({ once }: Endpoint, failure: unknown): boolean =>
  once === true && failure instanceof ApiFailure && failure.kind === 'down' && failure.code === null
