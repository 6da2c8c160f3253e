import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { decodeStrict, type Endpoint } from '#shared/api/contract/endpoint.ts'
import { endpoints } from '#shared/api/index.ts'
import { filesBelow } from './sources.ts'
import { partsOf } from '#shared/api/contract/shapes.ts'

type Wire = Readonly<Record<string, unknown>>

/** Examples in the wire's words, made from the samples of the screens by the endpoints' own codecs. */
export interface Examples {
  /** Of an entity, or of a list of them; undefined where no sample has it. */
  of(schema: z.ZodType): unknown
  /** A payload that the endpoint's own schema accepts, made of values that stand in answers. */
  request(endpoint: Endpoint): Wire | null
}

export async function readExamples(): Promise<Examples> {
  const samples = await readSamples()
  const entities = new Map<z.ZodType, unknown>()
  for (const schema of allRecords()) {
    const example = encodedFrom(samples, schema)
    if (example !== undefined) entities.set(schema, example)
  }
  const values = valuesByName(entities)
  return {
    of: (schema) => exampleOf(schema, entities) ?? wholeOnly(schema, madeOf(schema, values)),
    request({ input }) {
      const payload = madeOf(input, values)
      return payload !== undefined && decodeStrict(input, payload).ok ? (payload as Wire) : null
    },
  }
}

function exampleOf(schema: z.ZodType, entities: ReadonlyMap<z.ZodType, unknown>): unknown {
  const { entries, row } = partsOf(schema)
  if (entries) return entities.get(schema)
  const one = row && exampleOf(row, entities)
  return one === undefined || one === null ? undefined : [one]
}

/** An answer made of values of other entities is only good when it is whole: an id alone, or nothing. */
function wholeOnly(schema: z.ZodType, made: unknown): unknown {
  const wanted = partsOf(schema).entries?.length
  return wanted !== undefined && Object.keys(made ?? {}).length === wanted ? made : undefined
}

/** A record made of values that stand in other examples under the same names; undefined where it needs others. */
function madeOf(schema: z.ZodType, values: ReadonlyMap<string, unknown>): unknown {
  const { entries, row } = partsOf(schema)
  if (row) return listOf(madeOf(row, values))
  if (!entries) return undefined
  const fields = entries.flatMap(([, [name, field]]) => {
    const value = values.get(name) ?? (isRecordOrList(field) ? madeOf(field, values) : firstChoice(field))
    return value !== undefined && isWritten(field, value) ? [[name, value]] : []
  })
  const record = Object.fromEntries(fields) as Wire
  const whole = (fields.length > 0 || entries.length === 0) && decodeStrict(schema, record).ok
  return whole ? record : undefined
}
/** A lenient field reads a word of another field, too; it would never write it. */
function isWritten(field: z.ZodType, value: unknown): boolean {
  const decoded = decodeStrict(field, value)
  return decoded.ok && JSON.stringify(z.encode(field, decoded.value as never)) === JSON.stringify(value)
}
const listOf = (one: unknown) => (one === undefined ? undefined : [one])
const isRecordOrList = (field: z.ZodType) => Boolean(partsOf(field).entries ?? partsOf(field).row)
const firstChoice = (field: z.ZodType): unknown => (field instanceof z.ZodEnum ? field.options[0] : undefined)

/** Every plain object of the samples, by its keys in order. */
type Samples = ReadonlyMap<string, readonly object[]>

async function readSamples(): Promise<Samples> {
  const byKeys = new Map<string, object[]>()
  const seen = new Set<object>()
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || seen.has(value)) return
    seen.add(value)
    if (!Array.isArray(value)) {
      const keys = keysOf(Object.keys(value))
      byKeys.set(keys, [...(byKeys.get(keys) ?? []), value])
    }
    Object.values(value).forEach(collect)
  }
  for (const path of [...filesBelow('client/samples'), ...filesBelow('client/screens')].filter(isSample))
    Object.values((await import(pathToFileURL(resolve(path)).href)) as object).forEach(collect)
  return byKeys
}
const isSample = (path: string) => path.startsWith('client/samples/') || /[/-]samples\.ts$/.test(path)
const keysOf = (names: readonly string[]) => names.toSorted().join(' ')

/** The first sample with just the fields of a record that its codec can write. */
function encodedFrom(samples: Samples, schema: z.ZodType): unknown {
  const keys = keysOf((partsOf(schema).entries ?? []).map(([ours]) => ours))
  for (const sample of keys === '' ? [] : (samples.get(keys) ?? [])) {
    const encoded = z.safeEncode(schema, sample as never)
    if (encoded.success) return encoded.data
  }
  return undefined
}

/** Every record of the contract's answers, inner ones too. */
function allRecords(): Set<z.ZodType> {
  const found = new Set<z.ZodType>()
  const collect = (schema: z.ZodType): void => {
    const { entries, row, page } = partsOf(schema)
    if (found.has(schema)) return
    if (entries) found.add(schema)
    for (const [, [, field]] of entries ?? []) collect(field)
    for (const inner of [row, page?.row, page?.more, ...within(schema)]) if (inner) collect(inner)
  }
  for (const { input, output } of endpoints.values()) [output, input].forEach(collect)
  return found
}

/** What a wrapper like `nullable` holds. */
function within(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap() as z.ZodType]
  if (schema instanceof z.ZodPipe && !partsOf(schema).entries && !partsOf(schema).row) return [schema.out as z.ZodType]
  return schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : []
}

/** The first plain value that stands under a name in any example. */
function valuesByName(entities: ReadonlyMap<z.ZodType, unknown>): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const example of entities.values())
    for (const [name, value] of Object.entries(example as Wire))
      if (!values.has(name) && ['string', 'number', 'boolean'].includes(typeof value) && value !== '')
        values.set(name, value)
  return values
}
