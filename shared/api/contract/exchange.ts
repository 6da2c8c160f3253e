import { z } from 'zod'
import { entriesOf, isPaged, reads, rowOf, shapeOf } from './shapes.ts'
import { isId } from './brands.ts'
import { recordIn, unpacked, valueIn } from './foreign-values.ts'
import { complete, decodeLenient, type Endpoint, fieldNames } from './endpoint.ts'
import type { Envelope } from './envelope.ts'

/** Where the contract's paths begin, at every backend. */
export const base = '/website/api/v1'
/** Below which a backend's paths and pictures are: people also name it with a slash or the contract's path behind it. */
export const rootOf = (backend: string): string => backend.replace(/\/+$/, '').replace(new RegExp(`${base}$`), '')

/** One call as it travels: a GET or DELETE carries its payload in the query, the others in a JSON body. */
export interface WireRequest {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown> | null
  /** All of it, the names that stand in the path too. */
  payload: Readonly<Record<string, unknown>>
  /** The same as path and query or body carry it, for a backend that is called without HTTP. */
  fields: Readonly<Record<string, unknown>>
}

/** A GET changes nothing, so it may be sent a second time. */
export const isGet = (endpoint: Endpoint): boolean => endpoint.upstream.startsWith('GET ')

/**
 * Our words become the wire's. A backend that does not know our extensions is not sent their fields: it may refuse
 * what it does not know. Throws a `ZodError` when the input cannot be said in the contract's words.
 */
export function requestOf(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { extended }: { extended: boolean },
): WireRequest {
  const [method = 'GET', template = '/'] = endpoint.upstream.split(' ')
  const payload = z.encode(endpoint.input, complete(endpoint.input, input)) as Record<string, unknown>
  const rest = { ...payload }
  const inPath: Record<string, string> = {}
  if (!extended)
    for (const [, [name, , origin]] of entriesOf(endpoint.input)) if (origin === 'extension') delete rest[name]
  const path = template.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(rest[field])
    delete rest[field]
    inPath[field] = value
    return encodeURIComponent(value)
  })
  if (method !== 'GET' && method !== 'DELETE') {
    const given = Object.entries(rest).filter(([, value]) => value !== undefined)
    return { method, path, query: {}, body: rest, payload, fields: { ...Object.fromEntries(given), ...inPath } }
  }
  const given = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  return { method, path, query, body: null, payload, fields: { ...query, ...inPath } }
}

/**
 * The status of an answer: inside a 2xx the envelope's own counts. That others call a list `failed` in which there is
 * nothing makes a read no failure; of a change it is one.
 */
export function statusOf(status: number, envelope: Envelope | null, endpoint: Endpoint | null = null): number {
  if (status < 200 || status >= 300) return status
  if (!envelope) return 200
  const { statusCode, failure, complains, data } = envelope
  const isFound = endpoint?.reads === true && isList(endpoint) && Array.isArray(unpacked(valueIn(data)))
  if (statusCode >= 400 || isFound) return statusCode
  return failure ?? (complains && holdsNothing(data) ? 422 : statusCode)
}

/**
 * The backend has no such call: 405 and 501, and a 404 that is about the route and not about an object. `maybe`: the words
 * of a framework that says the same of both, so it is not remembered. `present`: the call has answered before, so the
 * backend has it, and a 404 or 405 is about this one address: its route accepts only some slugs, or a firewall refused
 * what was typed. That is not remembered either, nor is a 405, a 501 or a bare 404 of a call that carried an id or words:
 * `asked`. `named`: it said who calls, so what a 404 misses may be that customer or visitor, and not the call.
 */
export function isAbsent(
  endpoint: Endpoint,
  status: number,
  envelope: Envelope | null,
  present = false,
  asked: Readonly<Record<string, unknown>> = {},
  named = false,
): boolean | 'maybe' | 'named' {
  const absent = saysAbsent(endpoint, status, envelope, present)
  if (absent !== true) return absent
  const ofOneRequest = !isOfRoute(status, envelope) && carriesWords(endpoint, asked, status)
  // Somebody may ask for anything; what is changed, and what every backend has, was there to be asked.
  if (ofOneRequest && status === 404) return endpoint.reads && endpoint.origin === 'extension' && 'maybe'
  if (present || ofOneRequest) return 'maybe'
  return named && status === 404 && !isOfRoute(status, envelope) ? 'named' : true
}

/** It says for certain that it means the route. A 405 is a firewall's too, whatever its page says. */
const isOfRoute = (status: number, envelope: Envelope | null): boolean =>
  envelope?.errorCode === 'route_unknown' || (status <= 404 && ofRoute.test(envelope?.message ?? ''))

/**
 * Whether it names something or says what somebody typed. A number or a word of ours is refused by no firewall; the lines
 * that a read lists are the shopper's own, so they are there.
 */
export const carriesWords = (
  { input, reads: isRead }: Endpoint,
  asked: Readonly<Record<string, unknown>>,
  status: number,
) =>
  entriesOf(input).some(([, [name, field]]) => {
    const value = asked[name]
    return (
      (Array.isArray(value) && !(isRead && status === 404)) ||
      (typeof value === 'string' && value !== '' && reads(field, 'kata'))
    )
  })

function saysAbsent(
  endpoint: Endpoint,
  status: number,
  envelope: Envelope | null,
  present: boolean,
): boolean | 'maybe' {
  const words = envelope?.message ?? ''
  if (status === 405 || status === 501 || (status === 400 && ofRoute.test(words))) return true
  if (status !== 404 || envelope?.errorCode) return status === 404 && envelope?.errorCode === 'route_unknown'
  if (ofRoute.test(words)) return true
  if (present || (isList(endpoint) && ofRows.test(words))) return false
  const isPlain = words === '' || ofFramework.test(words)
  if (isPlain && namesOne(endpoint)) return endpoint.origin === 'extension' && 'maybe'
  if (isPlain || !isGet(endpoint) || fieldNames(endpoint.input).length > 0 || isOwnList(endpoint)) return isPlain
  // Where no name is requested, nothing but the call itself can be missing, or who calls.
  return endpoint.access === 'public' || 'maybe'
}
/** Express and Nest, Laravel. */
const ofRoute = /^cannot (?:get|post|put|patch|delete) |\broute\b/i
/** Go, Spring, Rails, Django, FastAPI, CodeIgniter and people say no more, of an object too. */
const ofFramework =
  /^(?:404 )?(?:page |resource )?not found\.?$|^no (?:static resource|handler|message)|\b(?:endpoint|url|unknown method|halaman)\b/i
const ofRows = /\b(?:data|kosong|belum|tidak ada|empty|no (?:records?|rows?|items?|results?))\b/i
const isList = ({ output }: Endpoint) => rowOf(output) !== null || isPaged(output)
/** Whether it is about something that may not be there: what a path names, and of the calls that every backend has an id. */
const namesOne = ({ origin, upstream, input }: Endpoint): boolean =>
  upstream.includes('/:') || (origin === 'specification' && entriesOf(input).some(([, [, field]]) => isId(field)))

/** A list of the shopper's that every backend has. */
const isOwnList = ({ origin, access, output }: Endpoint) =>
  origin === 'specification' && access !== 'public' && rowOf(output) !== null

/** Some say 404 where a list is empty; what is not there has a code with us. */
export const isEmptyList = (
  endpoint: Endpoint,
  status: number,
  envelope: Envelope | null,
  present = false,
  asked: Readonly<Record<string, unknown>> = {},
): boolean =>
  status === 404 &&
  !envelope?.errorCode &&
  isList(endpoint) &&
  !isAbsent(endpoint, status, envelope, present, asked) &&
  (present || envelope !== null)

/** Some answer 200 and nothing where what a path names is not there. */
export function isNothingFound({ reads, upstream, output }: Endpoint, { data }: Envelope): boolean {
  return reads && upstream.includes('/:') && shapeOf(output)?.kind === 'wire' && holdsNothing(data)
}
const holdsNothing = (data: unknown): boolean => [null, undefined, '', false].includes(recordIn(valueIn(data)) as null)

/** What an endpoint's schema reads: a page's data, meta and more together, else the data with what was requested. */
export const dataOf = (
  endpoint: Endpoint,
  { data: raw, meta, more, around }: Envelope,
  asked: Readonly<Record<string, unknown>>,
): unknown => {
  const data = unpacked(valueIn(raw))
  return isPaged(endpoint.output) ? { data, meta, more, around, asked } : withEcho(endpoint, asked, data ?? null)
}

/**
 * Reads what `dataOf` answers. Where everything may be absent, or nothing is answered at all, nothing has to be there.
 */
export function readData({ output }: Endpoint, value: unknown): ReturnType<typeof decodeLenient> {
  const first = decodeLenient(output, value)
  const unread = value === null || (shapeOf(output)?.kind === 'wire' && entriesOf(output).length === 0)
  return !first.ok && unread ? decodeLenient(output, {}) : first
}

/**
 * An answer about what was asked for by name need not repeat the name, such as the id of an order. Only what the answer
 * needs and does not readably say is taken from the request: null in a field that may be null is an answer.
 */
function withEcho(endpoint: Endpoint, asked: Readonly<Record<string, unknown>>, given: unknown): unknown {
  const data = shapeOf(endpoint.output)?.kind === 'wire' ? onlyRecord(endpoint, given) : given
  if (Array.isArray(data) || (data !== null && typeof data !== 'object')) return data
  const answered: Record<string, unknown> = { ...data }
  const echo = entriesOf(endpoint.output).flatMap(([, [name, field]]) =>
    asked[name] === undefined || reads(field, answered[name]) ? [] : [[name, asked[name]]],
  )
  return echo.length === 0 ? data : { ...answered, ...Object.fromEntries(echo) }
}

/**
 * A record as other languages write one: PHP an empty one as a list or false, a query's only row as a list of one. A
 * change may also tell that it was done, how many rows it wrote, or the whole list that it changed: no field is in it.
 */
function onlyRecord({ reads }: Endpoint, given: unknown): unknown {
  const [only, ...more] = Array.isArray(given) ? (given as unknown[]) : [given]
  if (more.length > 0) return reads ? given : null
  const isNothing = only === undefined || only === '' || only === false
  return isNothing || (!reads && (only === true || typeof only === 'number')) ? null : only
}
