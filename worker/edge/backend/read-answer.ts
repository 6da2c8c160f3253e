import type { BatchedAnswer } from '#shared/api/batch.ts'
import { ApiFailure, nameOf } from '#shared/api/index.ts'
import { asShown } from '#shared/api/contract/as-shown.ts'
import { type Endpoint, oursByWireName } from '#shared/api/contract/endpoint.ts'
import { Envelope } from '#shared/api/contract/envelope.ts'
import {
  carriesWords,
  dataOf,
  isAbsent,
  isEmptyList,
  isNothingFound,
  readData,
  rootOf,
  statusOf,
} from '#shared/api/contract/exchange.ts'
import { rowsIn } from '#shared/api/contract/foreign-values.ts'
import { entriesOf, isPaged } from '#shared/api/contract/shapes.ts'
import { limits } from '#shared/limits.ts'
import { isErrorCode } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { noteGeneration } from '#edge/cache/generation.ts'
import { note } from '#edge/request/log.ts'
import { eventOfRefusal, logSecurity, ticketFacts } from '#edge/request/security-log.ts'
import type { Call, EarlyContext } from '#edge/request/request-context.ts'
import { AbsentFailure, forgetPresent, isPresent, notePresent } from './capabilities.ts'
import { noteNumbers } from './number-ids.ts'

/** What came back for one call, before it is understood. */
export type Answer = BatchedAnswer
export type KnownAnswer = Exclude<Answer, { kind: 'late' }>

/** The backend has answered, but with a failure that may be of this call alone: one that is busy says that it is. */
export class AnswerFailure extends ApiFailure {
  constructor(endpoint: string) {
    super(endpoint, 'down', 502, text.requestFailed)
  }
}

/** A 403 without our envelope to what was named or typed: where the key is still right, a firewall's of this request alone. */
export class RequestFailure extends ApiFailure {
  constructor(endpoint: string) {
    super(endpoint, 'denied', 403, text.accessDenied)
  }
}

/**
 * A server before the backend, or the backend in a crowd, says these of whatever it is asked: it is no answer of the
 * backend, and how soon it comes says nothing of the backend's pace.
 */
export const isBusy = (status: number): boolean => busy.has(status)
const busy: ReadonlySet<number> = new Set([408, 429, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530])

/**
 * The value in our words, or an `ApiFailure`. Over RPC a value was checked when it was made; an envelope is read like any
 * backend's. `sentAt`: how long the answer stays true counts from when we asked, so that we are never late.
 */
export function readAnswer({ context, endpoint, sent, head }: Call, answer: KnownAnswer, sentAt: number): unknown {
  const { generation, validForMs, load } = answer
  if (load !== undefined) context.log.load = Math.max(context.log.load ?? 0, load)
  if (generation > 0) noteGeneration(context, generation, endpoint.reads ? 'read' : 'change')
  if (validForMs !== null)
    context.validity.until = Math.min(context.validity.until ?? Number.POSITIVE_INFINITY, sentAt + validForMs)
  const name = nameOf(endpoint)
  if (answer.kind === 'value') {
    noteCodeSent(context, { name, payload: sent.payload }, answer.value)
    return answer.value
  }
  const envelope = Envelope().safeParse(answer.body).data ?? null
  const code = statusOf(answer.status, envelope, endpoint)
  const present = isPresent(context, name)
  const named = 'authorization' in head || ('visitor-id' in head && endpoint.reads && endpoint.access !== 'public')
  const absent = isAbsent(endpoint, code, envelope, present, sent.payload, named)
  // Nobody called, so no session was refused.
  const isNobodys = endpoint.access === 'customer' && !('authorization' in head)
  const event = absent || isNobodys ? null : eventOfRefusal(code, envelope?.errorCode ?? null, endpoint)
  if (event)
    logSecurity(context, event, { call: name, ...ticketFacts(context, ticketIn(sent.payload)) }, loginIn(sent.payload))
  const signsIn = !context.session && entriesOf(endpoint.output).some(([, [field]]) => field === 'TOKEN')
  // Of somebody who is signing in, no session can have ended: it is the answer to what was typed.
  if (code === 401 && !signsIn) throw new ApiFailure(name, 'signedOut', 401, text.signInAgain)
  if (code === 403 && !envelope && carriesWords(endpoint, sent.payload, code)) throw new RequestFailure(name)
  if (code === 403) throw new ApiFailure(name, 'denied', 403, text.accessDenied)
  if (absent) throw new AbsentFailure(endpoint, code, absent)
  if (isEmptyList(endpoint, code, envelope, present, sent.payload))
    return decoded(context, endpoint, dataOf(endpoint, Envelope().parse({}), sent.payload))
  // A refusal may be a page of the framework.
  if (code >= 400 && code < 500 && !isCrowd(context, endpoint, code, envelope))
    throw new ApiFailure(
      name,
      'refused',
      code,
      shownMessage(envelope?.message),
      envelope?.errorCode ?? null,
      oursFields(endpoint, envelope?.fields ?? {}),
      envelope?.values ?? {},
    )
  if (code < 200 || code >= 300 || !envelope) {
    note(context.log, `${name}: ${envelope ? `status ${code}` : `status ${code}, no envelope`}`)
    // A refusal of ours that says why: certainly not done.
    const ours = isErrorCode(envelope?.errorCode) ? envelope.errorCode : null
    if (!ours && !isBusy(code)) throw new AnswerFailure(name)
    const message = ours ? shownMessage(envelope?.message) : text.requestFailed
    throw new ApiFailure(name, 'down', isBusy(code) ? 503 : 502, message, ours)
  }
  if (isNothingFound(endpoint, envelope)) throw new ApiFailure(name, 'refused', 404, text.requestFailed)
  const value = decoded(context, endpoint, dataOf(endpoint, shown(context, envelope), sent.payload))
  notePresent(context, name)
  noteCodeSent(context, { name, payload: sent.payload }, value)
  return value
}

/**
 * A 408 or 429 is of a server that is busy where it says nothing, and of a read before another company's backend
 * whatever it says: its limit counts the addresses of our machines, so it is about nobody's question.
 */
function isCrowd({ env }: EarlyContext, { reads }: Endpoint, code: number, envelope: Envelope | null): boolean {
  if (code !== 408 && code !== 429) return false
  return !envelope || (!!env.BACKEND_URL && reads && !isErrorCode(envelope.errorCode))
}

/** Another company's data as its backend means them. */
function shown(context: EarlyContext, envelope: Envelope): Envelope {
  const { BACKEND_URL: other } = context.env
  if (!other) return envelope
  const backend = rootOf(other)
  const numbers = new Set<string>()
  const [data, more] = [envelope.data, envelope.more].map((part) => asShown(part, { backend, numbers }))
  if (numbers.size > 0) noteNumbers(context, numbers)
  return { ...envelope, data, more }
}

/** What was typed to sign in or to register, by the names of the wire. */
function loginIn(payload: Readonly<Record<string, unknown>>): unknown {
  return payload['CUSTOMER_LOGIN'] ?? payload['CUSTOMER_PHONE'] ?? payload['CUSTOMER_EMAIL'] ?? null
}
const ticketIn = (payload: object): unknown => ('CODE_TICKET' in payload ? payload.CODE_TICKET : null)

/** An answer with the ticket of a code is a line of the log, by which later tries at that code are known. */
function noteCodeSent(
  context: EarlyContext,
  { name, payload }: { name: string; payload: Readonly<Record<string, unknown>> },
  value: unknown,
): void {
  const [login, before] = [loginIn(payload), ticketIn(payload)]
  // A confirmation by password, too, answers a ticket.
  if (login === null && before === null) return
  if (typeof value !== 'object' || !value || !('ticket' in value) || value.ticket === null) return
  logSecurity(context, 'code_sent', { call: name, ...ticketFacts(context, value.ticket, before) }, login)
}

function decoded(context: EarlyContext, endpoint: Endpoint, value: unknown): unknown {
  const name = nameOf(endpoint)
  const result = readData(endpoint, value)
  if (!result.ok) {
    note(
      context.log,
      `${name}: an answer that is not the contract's (${result.issues
        .slice(0, 3)
        .map((i) => i.path)
        .join(', ')})`,
    )
    throw new AnswerFailure(name)
  }
  const { fields, rows } = result.losses
  if (rows > 0) note(context.log, `${name}: ${rows} bad rows left out`)
  // Places that are numbered in another way cannot be picked, so their names are typed.
  if (name === 'region.list' && rows > 0 && Array.isArray(result.value) && result.value.length === 0) {
    forgetPresent(context, name)
    throw new AbsentFailure(endpoint)
  }
  // That there is nothing would be false, and of what is the shopper's own it frightens.
  if (rows > 0 && endpoint.access === 'customer' && isEmptied(endpoint, value, result.value))
    throw new AnswerFailure(name)
  if (fields.size > 0) note(context.log, `${name}: not right: ${[...fields].slice(0, 5).join(', ')}`)
  return result.value
}

/** Plain text of the backend, bounded; a page or what has tags is the default. */
function shownMessage(message = ''): string {
  const plain = message.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()
  return plain === '' || /<[a-z!/]/i.test(plain) ? text.requestFailed : plain.slice(0, limits.messageChars)
}

function oursFields(endpoint: Endpoint, fields: Envelope['fields']): Record<string, string> {
  const byWireName = oursByWireName(endpoint.input)
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => [byWireName.get(name) ?? name, shownMessage(sentence)]),
  )
}

/** Rows of a page came, and none of them could be read. */
const isEmptied = ({ output }: Endpoint, came: unknown, read: unknown): boolean =>
  isPaged(output) && Object(read).rows.length === 0 && (rowsIn(Object(came).data)?.length ?? 0) > 0
