import { z } from 'zod'
import { decodeLenient, type Endpoint, fieldNames } from '#shared/api/endpoint.ts'
import { Envelope, isAbsent, isGet, statusOf } from '#shared/api/exchange.ts'
import { inWords, mayBeAbsent, schemaOf } from '../contract/schema.ts'
import type { NoReply, Reply } from './send.ts'
import { isPaged, partsOf, strictOf } from '#shared/api/shapes.ts'

/**
 * ok: it decodes · missing: the backend has no such call · wrong: the answer is not the contract's · denied: the access
 * key or the token opens nothing · refused: a rule of the backend said no to our test data · down: no whole answer.
 */
export type Verdict = 'ok' | 'missing' | 'wrong' | 'denied' | 'refused' | 'down'

export interface Problem {
  field: string
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
  /** Optional fields that say nothing readable; the screen shows its fallback. */
  passedOver: Problem[]
  /** Optional fields that are not there, the specification's first. */
  absent: { field: string; origin: 'specification' | 'extension' }[]
  /** Fields nobody reads. */
  extra: string[]
  /** The answer in our words, when it decodes. */
  value: unknown
}

const words = { names: new Map(), fields: new Map() }

/** Reads an answer as the storefront would, and says what it found. */
export function judge(endpoint: Endpoint, reply: Reply | NoReply): Judgement {
  if ('problem' in reply) return verdict('down', reply.problem)
  const envelope = Envelope.safeParse(reply.json).data ?? null
  const status = statusOf(reply.status, envelope)
  const said = typeof envelope?.message === 'string' ? envelope.message.slice(0, 200) : ''
  if (isAbsent(endpoint, status, envelope)) return verdict('missing', `status ${status}`)
  if (status === 401 || status === 403) return verdict('denied', `status ${status} ${said}`.trim())
  if (reply.json === undefined || !envelope)
    return verdict('wrong', `status ${reply.status}, no JSON in the envelope: ${excerpt(reply.text)}`)
  if (status >= 400 && status < 500) {
    const asksNothing = isGet(endpoint) && fieldNames(endpoint.input).length === 0
    return verdict(
      asksNothing ? 'wrong' : 'refused',
      [`status ${status}`, envelope.errorCode, said].filter(Boolean).join(' '),
    )
  }
  if (status < 200 || status >= 300) return verdict('wrong', `status ${status} ${said}`.trim())
  return judgeData(endpoint, envelope)
}

function judgeData({ output }: Endpoint, envelope: z.output<typeof Envelope>): Judgement {
  const { data, meta, more } = envelope
  const value = isPaged(output) ? { data, meta, more } : (data ?? null)
  const first = decodeLenient(output, value)
  // A call without an answer of its own may say `data: null`.
  const decoded = !first.ok && value === null ? decodeLenient(output, {}) : first
  const found = empty()
  const { page } = partsOf(output)
  if (page) {
    walkList(page.row, data, 'data', found)
    if (!meta) found.absent.set('meta', 'specification')
    if (page.more && more !== undefined && more !== null) walk(page.more, more, 'more', found)
  } else if (value !== null || !decoded.ok) walk(output, value, 'data', found)
  if (!decoded.ok && found.problems.size === 0)
    note(
      found.problems,
      decoded.issues[0]?.path || 'data',
      value,
      decoded.issues[0]?.message ?? 'the contract’s answer',
    )
  const wrong = found.problems.size > 0
  return {
    ...verdict(wrong ? 'wrong' : 'ok', ''),
    problems: [...found.problems.values()],
    passedOver: [...found.passedOver.values()],
    absent: [...found.absent].map(([field, origin]) => ({ field, origin })),
    extra: [...found.extra],
    value: decoded.ok ? decoded.value : undefined,
  }
}

const verdict = (kind: Verdict, reason: string): Judgement => ({
  verdict: kind,
  reason,
  problems: [],
  passedOver: [],
  absent: [],
  extra: [],
  value: undefined,
})

interface Found {
  problems: Map<string, Problem>
  passedOver: Map<string, Problem>
  absent: Map<string, 'specification' | 'extension'>
  extra: Set<string>
}
const empty = (): Found => ({ problems: new Map(), passedOver: new Map(), absent: new Map(), extra: new Set() })

/** Looks at a value field by field: zod alone would name our words, and a lenient list hides its bad rows. */
function walk(schema: z.ZodType, came: unknown, path: string, found: Found): void {
  const { entries, row } = partsOf(schema)
  if (row) return walkList(row, came, path, found)
  if (!entries) return leaf(schema, came, path, found)
  if (!isRecord(came)) return note(found.problems, path, came, 'an object')
  for (const [, [name, field, origin]] of entries) {
    const [value, place] = [came[name], `${path}.${name}`]
    const inner = structureOf(field)
    if (value === undefined || value === null) {
      if (mayBeAbsent(field)) found.absent.set(place, origin ?? 'extension')
      else note(found.problems, place, value, expected(field))
    } else if (inner && fits(inner, value)) walk(inner, value, place, found)
    else leaf(field, value, place, found)
  }
  const known = new Set(entries.map(([, [name]]) => name))
  for (const name of Object.keys(came)) if (!known.has(name)) found.extra.add(`${path}.${name}`)
}

function walkList(row: z.ZodType, came: unknown, path: string, found: Found): void {
  if (came === null || came === undefined) return
  if (!Array.isArray(came)) return note(found.problems, path, came, 'a list')
  for (const one of came) walk(row, one, `${path}[]`, found)
}

function leaf(field: z.ZodType, came: unknown, path: string, found: Found): void {
  if (!z.safeDecode(field, came as never).success) return note(found.problems, path, came, expected(field))
  const strict = strictOf(field)
  const readable = !strict || came === '' || z.safeDecode(strict, came as never).success
  if (!readable) note(found.passedOver, path, came, expected(field))
}

function note(problems: Map<string, Problem>, field: string, came: unknown, wanted: string): void {
  const known = problems.get(field)
  if (known) known.rows += 1
  else
    problems.set(field, {
      field,
      came: came === undefined ? 'nothing' : excerpt(JSON.stringify(came)),
      expected: wanted,
      rows: 1,
    })
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
