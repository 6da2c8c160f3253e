import { z } from 'zod'
import { partsOf } from '#shared/api/contract/shapes.ts'

export type Schema = Readonly<Record<string, unknown>>

/** What a schema's description needs beside the schema: the names of shared ones, and the words of the sources. */
export interface Words {
  /** A schema that has a name is described once, under `#/components/schemas`. */
  names: ReadonlyMap<z.ZodType, string>
  /** `ours WIRE_NAME` → the comment at the field. */
  fields: ReadonlyMap<string, string>
}

type Entries = NonNullable<ReturnType<typeof partsOf>['entries']>

/** The JSON Schema of what travels: wire names, and of each codec the strict side, not all that it understands. */
export function schemaOf(schema: z.ZodType, words: Words): Schema {
  const name = words.names.get(schema)
  return name ? { $ref: `#/components/schemas/${name}` } : unnamed(schema, words)
}

/** The same, written out even when the schema has a name. */
export function unnamed(schema: z.ZodType, words: Words): Schema {
  const { entries, row, onWire } = partsOf(schema)
  if (onWire) return schemaOf(onWire, words)
  if (entries) return recordOf(entries, words)
  if (row) return { type: 'array', items: schemaOf(row, words), ...boundsOf(schema) }
  if (schema instanceof z.ZodNullable) return orNull(schemaOf(schema.unwrap() as z.ZodType, words))
  if (schema instanceof z.ZodOptional) return schemaOf(schema.unwrap() as z.ZodType, words)
  if (schema instanceof z.ZodArray)
    return { type: 'array', items: schemaOf(schema.element as z.ZodType, words), ...boundsOf(schema) }
  if (schema instanceof z.ZodUnion) return { anyOf: schema.options.map((one) => schemaOf(one as z.ZodType, words)) }
  if (schema instanceof z.ZodPipe) return sideOf(schema, words)
  return plain(schema)
}

/** Whether a field may be absent. */
export const mayBeAbsent = (field: z.ZodType): boolean => z.safeDecode(field, undefined as never).success

function recordOf(entries: Entries, words: Words): Schema {
  const properties = entries.map(([ours, [wireName, field, origin]]) => [
    wireName,
    {
      ...schemaOf(field, words),
      ...fallbackOf(field),
      ...described(words.fields.get(`${ours} ${wireName}`)),
      'x-origin': origin ?? 'extension',
    },
  ])
  const required = entries.filter(([, [, field]]) => !mayBeAbsent(field)).map(([, [wireName]]) => wireName)
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** What an absent field means, where that is a plain value. */
export function fallbackOf(field: z.ZodType): Schema {
  const absent = z.safeDecode(field, undefined as never)
  return absent.success && ['string', 'number', 'boolean'].includes(typeof absent.data) ? { default: absent.data } : {}
}

export const described = (description: string | undefined): Schema => (description ? { description } : {})

/**
 * A codec reads more than it writes. Where both sides have the same type, the stricter side is what to send; where our
 * side is of another type (a list that travels as one text), the wire's side is.
 */
function sideOf(pipe: z.ZodPipe, words: Words): Schema {
  const ours = schemaOf(pipe.out as z.ZodType, words)
  // A brand on top of a codec adds nothing that is said on the wire.
  if (pipe.in instanceof z.ZodPipe) return { ...ours, ...sideOf(pipe.in, words) }
  const theirs = plain(pipe.in as z.ZodType)
  const understood = typesOf(theirs)
  const same = understood.length === 0 || typesOf(ours).every((type) => understood.includes(type))
  return same ? ours : theirs
}

/** No type at all means any. */
function typesOf(schema: Schema): readonly string[] {
  const options = (schema.anyOf ?? []) as readonly Schema[]
  const own = typeof schema.type === 'string' ? [schema.type] : []
  const all = [...own, ...options.flatMap(typesOf)]
  return all.includes('integer') || all.includes('number') ? [...all, 'integer', 'number'] : all
}

/** In a query there is no null: what is null is left out. */
export function withoutNull(schema: Schema): Schema {
  const options = (schema.anyOf as readonly Schema[] | undefined)?.filter(({ type }) => type !== 'null')
  const [only] = options ?? []
  return options?.length === 1 && only ? only : schema
}
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

function boundsOf(schema: z.ZodType): Schema {
  const { minItems, maxItems } = plain(schema)
  return { ...(minItems === undefined ? {} : { minItems }), ...(maxItems === undefined ? {} : { maxItems }) }
}

/** What zod itself says of a schema without words of ours in it. */
function plain(schema: z.ZodType): Schema {
  const { $schema, ...said } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return withoutWideBounds(said)
}

/** An integer's own bounds say nothing. */
function withoutWideBounds({ minimum, maximum, ...rest }: Schema): Schema {
  return {
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  }
}

interface Writer {
  name(name: string): string
  text(words: string): string
}
const bare: Writer = { name: (name) => name, text: (words) => words }

/** `integer 1…999`, `list of CartItem`, `string or null`. */
export function inWords(schema: Schema, write: Writer = bare): string {
  if (typeof schema.$ref === 'string') return write.name(schema.$ref.split('/').at(-1) ?? '')
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as Schema[]).map((one) => inWords(one, write)).join(' or ')
  if (schema.type === 'array') return `list of ${inWords((schema.items ?? {}) as Schema, write)}`
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  const choices = (schema.enum as unknown[] | undefined) ?? (schema.const === undefined ? [] : [schema.const])
  const bounds = [schema.minimum ?? schema.minLength ?? '', schema.maximum ?? schema.maxLength ?? ''].join('…')
  const words = [schema.type ?? 'anything', schema.format, choices.join(' | '), bounds === '…' ? '' : bounds]
  return write.text(words.filter(Boolean).join(' '))
}
