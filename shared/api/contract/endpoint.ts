import { z } from 'zod'
import { lazy } from '#shared/lazy.ts'
import { limits } from '#shared/limits.ts'
import {
  entriesOf,
  type Field,
  hasOddValues,
  oddFields,
  type Losses,
  readableRows,
  repair,
  rowOf,
  shaped,
  shapeOf,
  withLosses,
} from './shapes.ts'
import { readPage, writePage } from './foreign-page.ts'
import { rowsIn } from './foreign-values.ts'

type Path<Method extends string> = `${Method} /${string}`
/**
 * public: the shop's key is enough · visitor: a guest or a customer · customer: signed in · demo: exists only in shops
 * that are flagged demo.
 */
type Access = 'public' | 'visitor' | 'customer' | 'demo'
/**
 * shop: the shop's own object · worker: the Worker before it, because it hashes, asks the Directory or another service,
 * or knows the answer without a shop · route: a route of its own, because the caller is not known yet or bytes travel
 * instead of JSON.
 */
export type AnsweredBy = 'shop' | 'worker' | 'route'

interface Call {
  /** specification: every backend has the call · extension: ours; a screen does without it where a backend lacks it. */
  origin: 'specification' | 'extension'
  access: Access
  /** `open`: scripts of a page may call it as `/api/<noun>.<verb>`. Closed is the rule. */
  browserApi: 'open' | 'closed'
  answeredBy: AnsweredBy
  /** The customer types the password once more. The Shop gets its hash in the place of `input.password`. */
  confirms?: true
  /** The outer time limit that aborts the call; without one, `limits.requestTimeoutMs`. */
  timeout?: 'access' | 'cart'
}

interface Read {
  /** Method and path below /website/api/v1. `:NAME` is filled from the payload's field of that wire name. */
  upstream: Path<'GET' | 'POST'>
  /** It changes nothing, so the browser's API takes it by GET. */
  reads: true
  /** A public read whose answer the edge may keep like a catalogue page. */
  cache?: 'catalog'
  /** Its answer waits for another company: where a page can leave without it, it may follow the other answers. */
  asksVendor?: true
  once?: never
  spends?: never
  beginsPurchase?: never
  changesCart?: never
}

interface Change {
  upstream: Path<'POST' | 'PATCH' | 'PUT' | 'DELETE'>
  reads: false
  /** The cart may have other lines afterwards, so the edge counts them again for the badge. */
  changesCart: boolean
  /** It moves money or stock: it carries an Idempotency-Key, and the same key gets the same answer. */
  once?: true
  /** It takes what the customer has in the shop: balance, coins or commission. An open session alone must not do it. */
  spends?: true
  /** A purchase begins with it: in a crowd it is done in the order of arrival. */
  beginsPurchase?: true
  cache?: never
  asksVendor?: never
}

/** Everything the two sides must know of one call. Below /website/api/v1 it is `upstream`, in our code `noun.verb`. */
export type Endpoint = Call & (Read | Change) & { input: z.ZodType; output: z.ZodType }

/** As it is written: its schemas are made when a call first needs them; a missing one sends or returns nothing. */
type Written<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = Call &
  (Read | Change) & { input?: () => I; output?: () => O }
const nothing = lazy(() => wire({}))

const usual = { origin: 'extension', browserApi: 'closed', answeredBy: 'shop' } as const
/** An extension that only reads, is answered by the Shop and is not for a page's scripts: what most rows are. */
export const read = { ...usual, reads: true } as const
/** A call that changes something other than the cart. */
export const change = { ...usual, reads: false, changesCart: false } as const
/** A call after which the cart may have other lines: a sign-in is one, because the guest's cart joins the customer's. */
export const cartChange = { ...change, changesCart: true } as const

type PasswordOf<W extends Written> = W extends { input: () => infer I extends z.ZodType }
  ? Extract<keyof z.output<I>, `${string}${'p' | 'P'}assword${string}`>
  : never
/** A password never reaches the Shop: the Worker answers the call itself, or hashes what the customer confirms with. */
type PasswordRule<E extends Written> = [PasswordOf<E>] extends [never]
  ? { confirms?: never }
  : E extends { answeredBy: 'worker' }
    ? { confirms?: never }
    : [PasswordOf<E>] extends ['password']
      ? { confirms: true }
      : { answeredBy: 'worker' }

/**
 * One row of the contract. Nothing else has to be listed anywhere: commerce must implement it to compile, and the
 * edge's client has it.
 */
export function endpoint<
  const W extends Written,
  I extends z.ZodType = ReturnType<typeof nothing>,
  O extends z.ZodType = ReturnType<typeof nothing>,
>(row: W & Written<I, O> & PasswordRule<W>): Omit<W, 'input' | 'output'> & { readonly input: I; readonly output: O } {
  const input = lazy<z.ZodType>(row.input ?? nothing) as () => I
  const output = lazy<z.ZodType>(row.output ?? nothing) as () => O
  return {
    ...row,
    get input() {
      return input()
    },
    get output() {
      return output()
    },
  }
}

type Fields<S extends Record<string, Field>> = { [K in keyof S]: S[K][1] }

/** A field that the specification names. A plain pair is a field that it does not name: see `Field`. */
export const specified = <const N extends string, S extends z.ZodType>(wireName: N, schema: S) =>
  [wireName, schema, 'specification'] as const
/** A field that we added to a request whose fields the specification lists: see `Access.extended`. */
export const extension = <const N extends string, S extends z.ZodType>(wireName: N, schema: S) =>
  [wireName, schema, 'extension'] as const

/**
 * Declares a record once: our word, the wire's word, the rule.
 * `decode` turns the wire's record into ours (unknown keys dropped), `encode` does the reverse and leaves out what is
 * undefined. `standIn` fills what a backend says by other fields.
 */
export function wire<const S extends Record<string, Field>>(spec: S, standIn: StandIn = (theirs) => theirs) {
  const entries = Object.entries(spec)
  const shape = Object.fromEntries(entries.map(([ours, [, schema]]) => [ours, schema])) as Fields<S>
  const codec = z.codec(z.record(z.string(), z.unknown()), z.object(shape), {
    decode: (given) => {
      const theirs = standIn(given)
      return Object.fromEntries(entries.map(([ours, [name]]) => [ours, theirs[name]])) as never
    },
    encode: (ours: Record<string, unknown>) =>
      Object.fromEntries(entries.flatMap(([key, [name]]) => (ours[key] === undefined ? [] : [[name, ours[key]]]))),
  })
  return shaped(codec, { kind: 'wire', entries })
}

/** The same for a schema of the contract that has a name or a place in an endpoint: made when it is first needed. */
export const record = <const S extends Record<string, Field>>(spec: () => S, standIn?: StandIn) =>
  lazy(() => wire(spec(), standIn))

/**
 * A list that survives a bad row: the row is left out and counted, `null` is an empty list. Where a missing row would
 * mislead, `standIn` makes one that can be shown. More than `most` rows are not read. Encoding is strict.
 */
export function list<S extends z.ZodType>(row: S, standIn: StandIn | null = null, most: number = limits.answerRows) {
  const codec = z.codec(z.unknown(), z.array(row), {
    decode: (value) => {
      const rows = rowsIn(value)
      return (rows ? readableRows(row, rows, { standIn, most }) : value) as z.input<S>[]
    },
    encode: (rows) => rows,
  })
  return shaped(codec, { kind: 'list', row, standIn })
}
type StandIn = (row: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** A list of a request: every row must be right, and there is a bound. */
export function rows<S extends z.ZodType>(row: S, max: number) {
  return shaped(z.array(row).min(1).max(max), { kind: 'list', row, standIn: null })
}

/** A page of a list: the envelope's `data` and `meta` together. PAGE_INDEX counts from 0. */
export function paged<S extends z.ZodType>(row: S) {
  const codec = z.codec(z.object({ data: z.unknown(), meta, around: meta, asked: meta }), z.object(pageOf(row)), {
    decode: (answered) => readPage(answered) as never,
    encode: (page) => writePage(page),
  })
  return shaped(codec, { kind: 'page', row, more: null })
}

/**
 * The same with something about the whole list beside `meta`, in the envelope's `more`. A backend that sends none, or
 * nonsense, has none.
 */
export function pagedWith<S extends z.ZodType, M extends z.ZodType>(row: S, more: M) {
  const saysLeast = entriesOf(more).some(([, [name]]) => name === 'TOTAL_IS_LEAST')
  const about = z.codec(z.unknown(), z.nullable(more), {
    decode: (value) =>
      value !== undefined && z.safeDecode(more, value as never).success ? (value as z.input<M>) : null,
    encode: (value) => value,
  })
  const codec = z.codec(
    z.object({ data: z.unknown(), meta, around: meta, asked: meta, more: meta }),
    z.object({ ...pageOf(row), more: about }),
    {
      decode: ({ more: said, ...answered }) => {
        const page = readPage(answered)
        return { ...page, more: page.least && saysLeast ? { ...Object(said), TOTAL_IS_LEAST: true } : said } as never
      },
      encode: ({ more, ...page }) => ({ ...writePage(page), more }),
    },
  )
  return shaped(codec, { kind: 'page', row, more })
}

const meta = z.unknown().optional()
const pageOf = <S extends z.ZodType>(row: S) => ({
  rows: list(row),
  index: z.int().min(0),
  size: z.int().min(1),
  total: z.int().min(0),
})

/**
 * A request in our words, as a form or the browser API sends it. Unknown keys are refused; what may be left out may
 * be left out.
 */
export function decodeOurs<S extends z.ZodType>(schema: S, value: unknown): DecodeResult<z.output<S>> {
  const parsed = z.safeDecode(oursOf(schema), filled(schema, value) as never)
  return parsed.success
    ? { ok: true, value: parsed.data as z.output<S> }
    : { ok: false, issues: issuesOf(parsed.error) }
}
/**
 * Names every field, so that a missing one meets its own rule for `undefined` instead of the object's for missing keys.
 */
function filled(schema: z.ZodType, value: unknown): unknown {
  const row = rowOf(schema)
  if (row && Array.isArray(value)) return value.map((one) => filled(row, one))
  const entries = entriesOf(schema)
  if (entries.length === 0 || value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const given = value as Record<string, unknown>
  return { ...given, ...Object.fromEntries(entries.map(([key, [, field]]) => [key, filled(field, given[key])])) }
}
function oursOf(schema: z.ZodType): z.ZodType {
  const shape = shapeOf(schema)
  if (shape?.kind === 'wire')
    return z.strictObject(Object.fromEntries(shape.entries.map(([key, [, field]]) => [key, oursOf(field)])))
  const row = rowOf(schema)
  return row ? z.array(oursOf(row)).max(500) : schema
}
/** Fills what a caller left out: null where a field may be null, nothing where it is optional. */
export function complete(schema: z.ZodType, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const missing = (field: z.ZodType) => (field instanceof z.ZodOptional ? undefined : null)
  return Object.fromEntries(
    entriesOf(schema).map(([key, [, field]]) => [key, input[key] === undefined ? missing(field) : input[key]]),
  )
}
/** The field names of a request in our words. */
export const fieldNames = (schema: z.ZodType): string[] => entriesOf(schema).map(([key]) => key)
/** From the wire's field name to ours, for errors that come back by field. */
export const oursByWireName = (schema: z.ZodType): Map<string, string> =>
  new Map(entriesOf(schema).map(([key, [name]]) => [name, key]))

type DecodeResult<T, More = unknown> =
  | ({ ok: true; value: T } & More)
  | { ok: false; issues: { path: string; message: string }[] }

const issuesOf = (error: z.ZodError) =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))

/** Lenient: an answer as it came from any backend. It is repaired only when it cannot be read as it is. */
export function decodeLenient<S extends z.ZodType>(
  schema: S,
  value: unknown,
): DecodeResult<z.output<S>, { losses: Losses }> {
  const [parsed, losses] = withLosses(() => {
    const first = z.safeDecode(schema, value as never)
    return first.success ? first : z.safeDecode(schema, repair(schema, value) as never)
  })
  if (hasOddValues()) for (const name of oddFields(schema, value)) losses.fields.add(name)
  return parsed.success ? { ok: true, value: parsed.data, losses } : { ok: false, issues: issuesOf(parsed.error) }
}

/** Strict: a request as it came from any client. Unknown keys are refused, at every depth. */
export function decodeStrict<S extends z.ZodType>(schema: S, value: unknown): DecodeResult<z.output<S>> {
  const unknown = unknownKeys(schema, value, '')
  if (unknown.length > 0) return { ok: false, issues: unknown.map((path) => ({ path, message: 'unknown' })) }
  const parsed = z.safeDecode(schema, value as never)
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, issues: issuesOf(parsed.error) }
}

function unknownKeys(schema: z.ZodType, value: unknown, path: string): string[] {
  const row = rowOf(schema)
  if (row && Array.isArray(value)) return value.flatMap((one, i) => unknownKeys(row, one, `${path}${i}.`))
  const shape = shapeOf(schema)
  if (shape?.kind !== 'wire' || value === null || typeof value !== 'object') return []
  const known = new Map(shape.entries.map(([, [name, field]]) => [name, field]))
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = known.get(key)
    return field ? unknownKeys(field, inner, `${path}${key}.`) : [`${path}${key}`]
  })
}
