import { z } from 'zod'
import { recordIn } from './foreign-values.ts'

/**
 * `specification`: it names the field · `extension`: ours, sent only to a backend that says it knows extensions · neither:
 * the specification leaves open how the field is called.
 */
export type Field = readonly [wireName: string, schema: z.ZodType, origin?: 'specification' | 'extension']
export type Entries = readonly (readonly [ours: string, field: Field])[]
type Wired = Readonly<Record<string, unknown>>

/** What a schema of the contract is made of, for code that walks it. A schema that is not noted here is a leaf. */
export type Shape =
  | { kind: 'wire'; entries: Entries }
  /** `standIn` makes a row that can be shown out of one that cannot be read; null: the row is left out. */
  | { kind: 'list'; row: z.ZodType; standIn: ((row: Wired) => Wired) | null }
  /** `forgiving`: what is not right is passed over. */
  | { kind: 'wrapper'; inner: z.ZodType; forgiving: boolean }
  | { kind: 'page'; row: z.ZodType; more: z.ZodType | null }
  | { kind: 'text'; max: number }
  | { kind: 'address' }
  /** Records of several forms: over RPC they become what HTTP would bring. */
  | { kind: 'forms' }

const shapes = new WeakMap<z.ZodType, Shape>()

/** Notes what a schema is made of, and returns the schema. */
export function shaped<S extends z.ZodType>(schema: S, shape: Shape): S {
  shapes.set(schema, shape)
  return schema
}
export const shapeOf = (schema: z.ZodType): Shape | null => shapes.get(schema) ?? null
export const entriesOf = (schema: z.ZodType): Entries => {
  const shape = shapeOf(schema)
  return shape?.kind === 'wire' ? shape.entries : []
}
const spoken = new WeakMap<z.ZodType, z.ZodType>()
/** For a codec whose two sides use different words: what the wire says, where its type alone does not tell. */
export function onWire<S extends z.ZodType>(codec: S, said: z.ZodType): S {
  spoken.set(codec, said)
  return codec
}
/** What a forgiving field should be, so that a check can name what a screen passes over; null: it is not one. */
export const strictOf = (field: z.ZodType): z.ZodType | null => {
  const shape = shapeOf(field)
  return shape?.kind === 'wrapper' && shape.forgiving ? shape.inner : null
}
/** What a schema is made of, for what reads the contract as data: its reference and the conformance check. */
export function partsOf(schema: z.ZodType) {
  const shape = shapeOf(schema)
  return {
    entries: shape?.kind === 'wire' ? shape.entries : null,
    row: shape?.kind === 'list' ? shape.row : null,
    page: shape?.kind === 'page' ? shape : null,
    onWire: spoken.get(schema) ?? null,
  }
}
export const isPaged = (schema: z.ZodType): boolean => shapeOf(schema)?.kind === 'page'
export const rowOf = (schema: z.ZodType): z.ZodType | null => {
  const shape = shapeOf(schema)
  return shape?.kind === 'list' ? shape.row : null
}

/** What reading an answer lost: names of fields that were not right, and how many rows could not be kept. */
export interface Losses {
  fields: Set<string>
  rows: number
}
let losses: Losses = { fields: new Set(), rows: 0 }
let oddValues = 0

/** Runs `read`, which is synchronous, and says what it lost: the losses are of this one answer. */
export function withLosses<T>(read: () => T): [T, Losses] {
  losses = { fields: new Set(), rows: 0 }
  oddValues = 0
  const value = read()
  return [value, losses]
}
/** A lenient field was not right. It does not know its own name: `oddFields` finds it. */
export const noteOddValue = (): void => void (oddValues += 1)
export const hasOddValues = (): boolean => oddValues > 0

export const reads = (schema: z.ZodType, value: unknown) => z.safeDecode(schema, value as never).success

/**
 * Makes an answer readable at the lowest price: text is cut and cleaned, a number becomes text where text belongs, and
 * an optional field that is not right is left out. What is needed and not right stays as it is, so reading it fails.
 */
export function repair(schema: z.ZodType, given: unknown): unknown {
  const shape = shapeOf(schema)
  const value = shape?.kind === 'wire' ? recordIn(given) : given
  if (shape?.kind === 'wrapper') return repair(shape.inner, value)
  if (shape?.kind === 'text') return plainText(value, shape.max)
  if (shape?.kind !== 'wire' || value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const repaired: Record<string, unknown> = { ...value }
  for (const [, [name, field]] of shape.entries) {
    if (reads(field, repaired[name])) continue
    losses.fields.add(name)
    const better = repair(field, repaired[name])
    if (reads(field, better)) repaired[name] = better
    else if (reads(field, undefined)) delete repaired[name]
  }
  return repaired
}

/** The rows of a list that can be shown, at most `most`; those that cannot are counted. */
export function readableRows(
  row: z.ZodType,
  given: unknown[],
  { standIn, most }: { standIn: ((row: Wired) => Wired) | null; most: number },
): unknown[] {
  losses.rows += Math.max(0, given.length - most)
  return given.slice(0, most).flatMap((one) => {
    if (reads(row, one)) return [one]
    const repaired = repair(row, one)
    if (reads(row, repaired)) return [repaired]
    losses.rows += 1
    const shown = standIn && repaired !== null && typeof repaired === 'object' ? standIn(repaired as Wired) : null
    return shown && reads(row, shown) ? [shown] : []
  })
}

/** Control characters that have no place in a text, for a class of a regular expression. */
export const controls = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f`
const control = new RegExp(`[${controls}]`, 'g')
/** Half of a character: a surrogate without its partner, here or where a text is cut. */
const halves = /\p{Surrogate}/gu

function plainText(value: unknown, max: number): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).slice(0, max)
  if (typeof value !== 'string') return value
  return value.replace(control, ' ').trim().slice(0, max).replace(halves, '').trim()
}

const rowsLookedAt = 20

/** The wire names of the fields that were sent and are not right, anywhere in an answer; for the log only. */
export function oddFields(schema: z.ZodType, value: unknown): string[] {
  const shape = shapeOf(schema)
  if (value === null || typeof value !== 'object' || shape === null) return []
  if (shape.kind === 'wrapper') return oddFields(shape.inner, value)
  if (shape.kind === 'list')
    return Array.isArray(value) ? value.slice(0, rowsLookedAt).flatMap((one) => oddFields(shape.row, one)) : []
  if (shape.kind !== 'wire') return []
  const answered: Wired = { ...value }
  return shape.entries.flatMap(([, [name, field]]) => {
    const one = answered[name]
    if (one === undefined || one === null || one === '') return []
    const fieldShape = shapeOf(field)
    const strict = fieldShape?.kind === 'wrapper' ? fieldShape.inner : field
    return [...(reads(strict, one) ? [] : [name]), ...oddFields(strict, one)]
  })
}
