import { z } from 'zod'
import { operations } from '#commerce/app/administration/table.ts'
import { asksInQuery, type Operation } from '#commerce/platform/administration/operation.ts'

/** What JSON Schema says of one field, as far as a command needs it. */
export interface FieldSchema {
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  format?: string
  anyOf?: readonly FieldSchema[]
  oneOf?: readonly FieldSchema[]
  properties?: Readonly<Record<string, FieldSchema>>
  required?: readonly string[]
  items?: FieldSchema
}

/** A request of the administration, ready to be sent below `/admin/v1`. */
export interface AdminRequest {
  method: string
  path: string
  /** JSON, the file of an upload, or several. */
  body: { json: unknown } | { file: string } | { form: FormData } | null
  /** The answer is a file. */
  download: boolean
  /** What makes it happen once. */
  key?: string
}

/** Words that cannot become a request; the message says why. */
export class Misused extends Error {}

export interface Words {
  host: string | null
  file: string | null
  /** `field=value`, in the order given. */
  fields: readonly string[]
}

export function operationNamed(name: string): Operation {
  const found = operations.get(name)
  if (found) return found
  const [noun = ''] = name.split('.')
  const near = [...operations.keys()].filter((one) => one.startsWith(`${noun}.`))
  throw new Misused(`there is no operation ${name}${near.length > 0 ? `; ${noun} has ${near.join(', ')}` : ''}`)
}

/** The request that the words of a command ask for. `readJson` reads the file of a body. */
export function requestOf(
  operation: Operation,
  { host, file, fields }: Words,
  readJson: (path: string) => unknown,
): AdminRequest {
  const { method, carries } = operation
  const given = new Map(fields.map((text) => pairOf(text)))
  const schema = schemaOf(operation)
  const inQuery = asksInQuery(operation)
  // Of a download the file is where its answer goes.
  const fromFile = new Map(
    file === null || inQuery || carries === 'download' ? [] : Object.entries(recordOf(readJson(file), file)),
  )
  nameFrom(fromFile, { operation, file, given })
  const path = filled(operation, host, given)
  // What stands in the path is not sent twice, unless the body is a whole thing with its own name.
  for (const name of namesIn(operation))
    if (!schema.properties?.[name]) for (const one of [given, fromFile]) one.delete(name)
  const values = nested([...given].map(([name, text]) => [name, valueOf(schemaAt(schema, name.split('.')), text)]))
  if (carries === 'upload' && file === null) throw new Misused('give the file: --file <path>')
  const request = { method, download: carries === 'download' }
  if (inQuery) {
    const query = new URLSearchParams([...given])
    const body = carries === 'upload' ? { file: file ?? '' } : null
    return { ...request, path: query.size > 0 ? `${path}?${query}` : path, body }
  }
  return { ...request, path, body: { json: { ...Object.fromEntries(fromFile), ...values } } }
}

function recordOf(read: unknown, file: string): Readonly<Record<string, unknown>> {
  if (read === null || typeof read !== 'object' || Array.isArray(read))
    throw new Misused(`${file} holds no JSON object`)
  return { ...read }
}

interface Named {
  operation: Operation
  file: string | null
  given: Map<string, string>
}
/** A file names its thing as the path does: it need not be typed again, and two names are a mistake. */
function nameFrom(fromFile: ReadonlyMap<string, unknown>, { operation, file, given }: Named): void {
  for (const name of namesIn(operation)) {
    const [typed, read] = [given.get(name), fromFile.get(name)]
    const written = typeof read === 'number' ? String(read) : read
    if (name === 'host' || typeof written !== 'string') continue
    if (typed !== undefined && typed !== written)
      throw new Misused(`${name} is ${typed} here and ${written} in ${file}`)
    given.set(name, written)
  }
}

const namesIn = ({ path }: Operation): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new Misused(`"${text}" is no field=value`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** The path with its parameters. */
function filled({ path }: Operation, host: string | null, given: ReadonlyMap<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = name === 'host' ? host : given.get(name)
    if (!value) throw new Misused(name === 'host' ? 'name the shop: --host <host>' : `give ${name}=…`)
    return encodeURIComponent(value)
  })
}

/** Of alternatives every field; which of them go together, the shop says. */
export function schemaOf({ input }: Operation): FieldSchema {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as FieldSchema
  const alternatives = schema.oneOf ?? schema.anyOf
  if (!alternatives) return schema
  const properties: Record<string, FieldSchema> = {}
  for (const one of alternatives)
    for (const [name, field] of Object.entries(one.properties ?? {}))
      properties[name] = properties[name] ? { anyOf: [properties[name], field] } : field
  const shared = alternatives.map(({ required = [] }) => required)
  return { properties, required: (shared[0] ?? []).filter((name) => shared.every((names) => names.includes(name))) }
}

function schemaAt(schema: FieldSchema | undefined, path: readonly string[]): FieldSchema | undefined {
  const [name, ...rest] = path
  if (name === undefined || !schema) return schema
  const options = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return schemaAt(options.map(({ properties }) => properties?.[name]).find(Boolean), rest)
}

export function typesOf({ type, anyOf = [], oneOf = [], enum: values, const: one }: FieldSchema): Set<string> {
  const own = [type ?? [], values || one !== undefined ? 'string' : []].flat()
  return new Set([...own, ...[...anyOf, ...oneOf].flatMap((option) => [...typesOf(option)])])
}

/** A typed value as the field wants it: a number of a bank account stays text, `null` empties what may be empty. */
function valueOf(schema: FieldSchema | undefined, text: string): unknown {
  if (!schema) return text
  const types = typesOf(schema)
  if (text === 'null' && types.has('null')) return null
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if ((types.has('integer') || types.has('number')) && text.trim() !== '' && !Number.isNaN(Number(text)))
    return Number(text)
  if ((types.has('array') || types.has('object')) && /^\s*[[{]/.test(text)) return parsed(text)
  return text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Misused(`this is no JSON: ${text}`)
  }
}

/** `bankAccount.bank` is the field `bank` of the field `bankAccount`. */
function nested(pairs: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const groups = Map.groupBy(pairs, ([name]) => name.split('.')[0] ?? '')
  return Object.fromEntries(
    [...groups].map(([name, own]) => {
      const plain = own.find(([whole]) => whole === name)
      if (plain) return [name, plain[1]]
      return [name, nested(own.map(([whole, value]) => [whole.slice(name.length + 1), value]))]
    }),
  )
}
