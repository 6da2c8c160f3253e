import { z } from 'zod'
import { type Endpoint, fieldNames } from '#shared/api/contract/endpoint.ts'
import { Envelope } from '#shared/api/contract/envelope.ts'
import { dataOf, isAbsent, isEmptyList, isGet, readData, statusOf } from '#shared/api/contract/exchange.ts'
import { inWords, mayBeAbsent, schemaOf } from '../contract/schema.ts'
import { asShown } from '#shared/api/contract/as-shown.ts'
import { formatDateTime } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { lazy } from '#shared/lazy.ts'
import type { NoReply, Reply } from './send.ts'
import { partsOf, strictOf } from '#shared/api/contract/shapes.ts'

/**
 * ok: it decodes · short: it lacks fields of ours that a screen needs, and all that it has is right · missing: the backend has no such call · wrong: the answer is not the contract's · denied: the access
 * key or the token opens nothing · refused: a rule of the backend said no to our test data · down: no whole answer.
 */
export type Verdict = 'ok' | 'short' | 'missing' | 'wrong' | 'denied' | 'refused' | 'down'

type Origin = Endpoint['origin']

export interface Problem {
  field: string
  origin: Origin
  came: string
  expected: string
  /** In how many rows of the answer. */
  rows: number
}
export interface Judgement {
  verdict: Verdict
  /** Why, where no single field is to blame. */
  reason: string
  problems: Problem[]
  /** Fields that are not right and cost no row: the storefront repairs them, or shows its fallback. */
  passedOver: Problem[]
  /** Values that were read otherwise than they are written. */
  readings: Reading[]
  /** Optional fields that are not there, the specification's first. */
  absent: { field: string; origin: Origin }[]
  /** Fields nobody reads. */
  extra: string[]
  /** The answer in our words, when it decodes. */
  value: unknown
}

/** A value in a notation of another backend that the storefront understands, and what it made of it. */
export interface Reading {
  field: string
  came: string
  read: string
  send: string
}

/** What was sent, by wire name. */
type Payload = Readonly<Record<string, unknown>>

const words = { names: new Map(), fields: new Map() }

/** Reads an answer as the storefront would, and says what it found. `backend`: below which its pictures are. */
export function judge(
  endpoint: Endpoint,
  reply: Reply | NoReply,
  asked: Payload = {},
  backend = 'https://api.example.com',
): Judgement {
  if ('problem' in reply) return verdict('down', reply.problem)
  const envelope = Envelope().safeParse(reply.json).data ?? null
  const status = statusOf(reply.status, envelope, endpoint)
  const said = envelope?.message?.slice(0, 200) ?? ''
  if (isAbsent(endpoint, status, envelope, false, asked)) return verdict('missing', `status ${status}`)
  if (status === 401 || status === 403) return verdict('denied', `status ${status} ${said}`.trim())
  if (reply.json === undefined || !envelope)
    return verdict('wrong', `status ${reply.status}, no JSON in the envelope: ${excerpt(reply.text)}`)
  if (isEmptyList(endpoint, status, envelope, false, asked))
    return { ...verdict('ok', `status ${status} read as an empty list`), value: [] }
  if (status >= 400 && status < 500) {
    const asksNothing = isGet(endpoint) && fieldNames(endpoint.input).length === 0
    return verdict(
      asksNothing ? 'wrong' : 'refused',
      [`status ${status}`, envelope.errorCode, said].filter(Boolean).join(' '),
    )
  }
  if (status < 200 || status >= 300) return verdict('wrong', `status ${status} ${said}`.trim())
  const elsewhere = isRecord(reply.json) && !('data' in reply.json) ? Object.keys(reply.json) : []
  if (saysSomething(endpoint) && elsewhere.some((name) => !ofEnvelope().has(name)))
    return verdict('wrong', `no "data" in the answer, which has ${excerpt(elsewhere.join(', '))}`)
  const [data, more] = [envelope.data, envelope.more].map((part) => asShown(part, { backend, numbers: new Set() }))
  return judgeData(endpoint, { ...envelope, data, more }, asked)
}

/** What may stand around the data, with us and with others. */
const ofEnvelope = lazy(() => new Set(Object.keys(Envelope().in.shape)))
const saysSomething = ({ output }: Endpoint): boolean => {
  const { entries, row, page } = partsOf(output)
  return row !== null || page !== null || (entries ?? []).length > 0
}

function judgeData(endpoint: Endpoint, envelope: Envelope, asked: Payload): Judgement {
  const { output, origin } = endpoint
  const { data, meta, more } = envelope
  const value = dataOf(endpoint, envelope, asked)
  const decoded = readData(endpoint, value)
  const found = empty()
  const { page } = partsOf(output)
  if (page) {
    walkList(page.row, data, { path: 'data', origin }, found)
    if (!meta) found.absent.set('meta', 'specification')
    if (page.more && more !== undefined && more !== null)
      walk(page.more, more, { path: 'more', origin: 'extension' }, found)
  } else if (value !== null || !decoded.ok) walk(output, value, { path: 'data', origin }, found)
  if (!decoded.ok && found.problems.size === 0) {
    const [issue] = decoded.issues
    note(found.problems, { path: issue?.path || 'data', origin }, value, issue?.message ?? 'the contract’s answer')
  }
  // What the storefront reads without losing a row, it passes over: a text that is too long, an optional field.
  const harmless = decoded.ok && decoded.losses.rows === 0
  const noticed = [...found.problems.values()]
  const problems = harmless ? [] : noticed
  return {
    ...verdict(verdictOf(problems, origin), ''),
    problems,
    passedOver: [...found.passedOver.values(), ...(harmless ? noticed : [])],
    readings: [...found.readings.values()],
    absent: [...found.absent].map(([field, origin]) => ({ field, origin })),
    extra: [...found.extra],
    value: decoded.ok ? decoded.value : undefined,
  }
}

/** What the specification does not name, a backend that was written from it cannot have. */
function verdictOf(problems: readonly Problem[], origin: Origin): Verdict {
  if (problems.length === 0) return 'ok'
  const unnamed = problems.every((one) => one.origin === 'extension' && one.came === nothing)
  return origin === 'specification' && unnamed ? 'short' : 'wrong'
}

const verdict = (kind: Verdict, reason: string): Judgement => ({
  verdict: kind,
  reason,
  problems: [],
  passedOver: [],
  readings: [],
  absent: [],
  extra: [],
  value: undefined,
})

interface Found {
  problems: Map<string, Problem>
  passedOver: Map<string, Problem>
  readings: Map<string, Reading>
  absent: Map<string, Origin>
  extra: Set<string>
}
const empty = (): Found => ({
  problems: new Map(),
  passedOver: new Map(),
  readings: new Map(),
  absent: new Map(),
  extra: new Set(),
})

/** Where a value stands, and whether the specification names it; inside an extension everything is one. */
interface Place {
  path: string
  origin: Origin
}

/** Looks at a value field by field: zod alone would name our words, and a lenient list hides its bad rows. */
function walk(schema: z.ZodType, came: unknown, place: Place, found: Found): void {
  const { entries, row } = partsOf(schema)
  if (row) return walkList(row, came, place, found)
  if (!entries) return leaf(schema, came, place, found)
  if (!isRecord(came)) return note(found.problems, place, came, 'an object')
  for (const [, [name, field, own = 'extension']] of entries) {
    const inside = { path: `${place.path}.${name}`, origin: place.origin === 'extension' ? place.origin : own }
    const [value, inner] = [came[name], structureOf(field)]
    if (value === undefined || value === null) {
      if (mayBeAbsent(field)) found.absent.set(inside.path, inside.origin)
      else note(found.problems, inside, value, expected(field))
    } else if (inner && fits(inner, value)) walk(inner, value, inside, found)
    else leaf(field, value, inside, found)
  }
  const known = new Set(entries.map(([, [name]]) => name))
  for (const name of Object.keys(came)) if (!known.has(name)) found.extra.add(`${place.path}.${name}`)
}

function walkList(row: z.ZodType, came: unknown, place: Place, found: Found): void {
  if (came === null || came === undefined) return
  if (!Array.isArray(came)) return note(found.problems, place, came, 'a list')
  for (const one of came) walk(row, one, { ...place, path: `${place.path}[]` }, found)
}

function leaf(field: z.ZodType, came: unknown, place: Place, found: Found): void {
  const decoded = z.safeDecode(field, came as never)
  if (!decoded.success) return note(found.problems, place, came, expected(field))
  const reading = readingOf(came, decoded.data, field)
  if (reading) found.readings.set(place.path, { field: place.path, came: excerpt(JSON.stringify(came)), ...reading })
  const strict = strictOf(field)
  const readable = !strict || came === '' || z.safeDecode(strict, came as never).success
  if (!readable) note(found.passedOver, place, came, expected(field))
}

const isoInUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const isoWithZone = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/

/** What was made of a value, where its notation could have meant something else; null: it says what it means. */
function readingOf(came: unknown, decoded: unknown, field: z.ZodType): Pick<Reading, 'read' | 'send'> | null {
  if (typeof came === 'string' && typeof decoded === 'number')
    return /^-?\d+(?:\.\d+)?$/.test(came) && Number(came) === decoded
      ? null
      : { read: formatRupiah(decoded), send: 'send a number' }
  if (typeof decoded === 'boolean')
    return decoded || typeof came === 'boolean' || /^\s*(?:0|0\.0+|f|false|n|no|tidak|off|)\s*$/i.test(String(came))
      ? null
      : { read: 'false', send: 'send true or false' }
  if (typeof decoded !== 'string' || came === null || came === undefined) return null
  if (isoInUtc.test(decoded) && !isoWithZone.test(String(came)))
    return { read: `${formatDateTime(decoded)} WIB`, send: 'send ISO 8601 with its zone' }
  const choices = schemaOf(field, words).enum
  return Array.isArray(choices) && choices.includes(decoded) && came !== decoded
    ? { read: decoded, send: `send one of ${choices.join(', ')}` }
    : null
}

const nothing = 'nothing'

function note(problems: Map<string, Problem>, { path, origin }: Place, value: unknown, wanted: string): void {
  const known = problems.get(path)
  const came = value === undefined || value === null ? nothing : excerpt(JSON.stringify(value))
  if (known) known.rows += 1
  else problems.set(path, { field: path, origin, came, expected: wanted, rows: 1 })
}

const expected = (field: z.ZodType): string => inWords(schemaOf(field, words))
const excerpt = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line || 'an empty body'
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The record or list inside wrappers like `nullable`; null for a plain value. */
function structureOf(schema: z.ZodType): z.ZodType | null {
  const { entries, row, onWire } = partsOf(schema)
  if (entries || row) return schema
  if (onWire) return null
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return structureOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? structureOf(schema.out as z.ZodType) : null
}

const fits = (structure: z.ZodType, value: unknown): boolean =>
  partsOf(structure).row ? Array.isArray(value) : isRecord(value)
