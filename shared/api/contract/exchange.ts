import { z } from 'zod'
import { entriesOf, isPaged, reads, rowOf, shapeOf } from './shapes.ts'
import { complete, decodeLenient, type Endpoint, fieldNames } from './endpoint.ts'

/** Where the contract's paths begin, at every backend. */
export const base = '/website/api/v1'

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

/** A status as a number or as three digits; what is neither says nothing, and the status of HTTP counts. */
const Status = z.union([z.int(), z.string().regex(/^\d{3}$/)]).transform(Number)
/** A sentence; where a framework checks the request, it is the first of a list. */
const Sentence = z.union([z.string(), z.tuple([z.string()], z.unknown()).transform(([first]) => first)])
const ErrorCode = z.string().min(1).max(60)

/** The entries of a record that can be read; of anything else none. */
const readableEntries = <S extends z.ZodType>(entry: S) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((told) => {
      const read = Object.entries(told).map(([name, value]) => [name, entry.safeParse(value).data] as const)
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Record<string, z.output<S>>
    })

/**
 * What is around every answer. `fields` are sentences at single fields, `values` the numbers of the message. The
 * specification knows `statusCode`, `message` and `data` only: another backend may mean something else by the names
 * that we added, so one that cannot be read counts as absent.
 */
export const Envelope = z
  .object({
    statusCode: Status.optional().catch(undefined),
    message: Sentence.optional().catch(undefined),
    errorCode: ErrorCode.optional().catch(undefined),
    fields: readableEntries(Sentence),
    /** What Laravel calls `fields`. */
    errors: readableEntries(Sentence),
    values: readableEntries(z.union([z.string(), z.number()])),
    data: z.unknown().optional(),
    meta: z.unknown().optional(),
    more: z.unknown().optional(),
  })
  .transform(({ errors, fields, ...rest }) => ({ ...rest, fields: { ...errors, ...fields } }))
export type Envelope = z.output<typeof Envelope>

/** The status of an answer: inside a 2xx the envelope's own counts. */
export const statusOf = (status: number, envelope: Envelope | null): number =>
  status >= 200 && status < 300 ? (envelope?.statusCode ?? 200) : status

/** The backend has no such call: 405 and 501, and a 404 that is about the route and not about an object. */
export function isAbsent(endpoint: Endpoint, status: number, envelope: Envelope | null): boolean {
  if (status === 405 || status === 501) return true
  if (status !== 404 || envelope?.errorCode) return status === 404 && envelope?.errorCode === 'route_unknown'
  const ofRoute = /^cannot (get|post|put|patch|delete) /i.test(envelope?.message ?? '')
  // Where nothing is asked for by name, nothing but the call itself can be missing.
  return !envelope || ofRoute || (isGet(endpoint) && fieldNames(endpoint.input).length === 0 && !isOwnList(endpoint))
}

/** A list of the shopper's that every backend has. */
const isOwnList = ({ origin, access, output }: Endpoint) =>
  origin === 'specification' && access !== 'public' && rowOf(output) !== null

/** Some say 404 where such a list is empty. */
export const isEmptyList = (endpoint: Endpoint, status: number, envelope: Envelope | null): boolean =>
  status === 404 && envelope !== null && isOwnList(endpoint) && !isAbsent(endpoint, status, envelope)

/** What an endpoint's schema reads: a page's data, meta and more together, else the data with what was requested. */
export const dataOf = (
  endpoint: Endpoint,
  { data, meta, more }: Envelope,
  asked: Readonly<Record<string, unknown>>,
): unknown => (isPaged(endpoint.output) ? { data, meta, more } : withEcho(endpoint, asked, data ?? null))

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
  const data = shapeOf(endpoint.output)?.kind === 'wire' ? recordTold(endpoint, given) : given
  if (Array.isArray(data) || (data !== null && typeof data !== 'object')) return data
  const told: Record<string, unknown> = { ...data }
  const echo = entriesOf(endpoint.output).flatMap(([, [name, field]]) =>
    asked[name] === undefined || reads(field, told[name]) ? [] : [[name, asked[name]]],
  )
  return echo.length === 0 ? data : { ...told, ...Object.fromEntries(echo) }
}

/**
 * A record as other languages write one: PHP an empty one as a list or false, a query's only row as a list of one. A
 * change may also tell that it was done, how many rows it wrote, or the whole list that it changed: no field is in it.
 */
function recordTold({ reads }: Endpoint, given: unknown): unknown {
  const [only, ...more] = Array.isArray(given) ? (given as unknown[]) : [given]
  if (more.length > 0) return reads ? given : null
  const isNothing = only === undefined || only === '' || only === false
  return isNothing || (!reads && (only === true || typeof only === 'number')) ? null : only
}
