import { z } from 'zod'
import { addressOrNone } from '#shared/web/picture-address.ts'
import { type Shape, shapeOf } from './contract/shapes.ts'
import type { EndpointName } from './index.ts'

/** The most calls that leave together. */
export const batchedCallsMax = 30

/** One of the calls that leave together for the embedded backend, which shares our code. */
export interface BatchedCall {
  name: EndpointName
  /** In the wire's words, like every request: only answers travel as they are. */
  payload: Readonly<Record<string, unknown>>
  /** The Idempotency-Key of a call that must happen once. */
  key: string | null
  /** What takes longer is answered as `late`, so that one slow call does not hold the others. */
  withinMs: number
  /** The others do not wait for it: its answer may follow theirs. */
  mayFollow: boolean
}

/** `value`: in our words · `envelope`: as over HTTP, with its status; over RPC a refusal · `late`: not known in time. */
export type BatchedAnswer = (
  | { kind: 'value'; value: unknown }
  | { kind: 'envelope'; status: number; body: unknown }
  | { kind: 'late' }
) & {
  generation: number
  validForMs: number | null
  /** How busy the shop is: see `Reply.load` of commerce. */
  load?: number
}

/**
 * An answer in our words with the fields of the contract and no others, so that nothing else leaves the backend. An
 * address that is none, which a shop took before that was refused, becomes what HTTP makes of it: ''.
 */
export function ownFields(schema: z.ZodType, value: unknown): unknown {
  if (value === null || (typeof value !== 'object' && typeof value !== 'string')) return value
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return ownFields(schema.unwrap() as z.ZodType, value)
  const shape = shapeOf(schema)
  if (typeof value === 'string') {
    if (shape?.kind === 'wrapper') return ownFields(shape.inner, value)
    return shape?.kind === 'address' ? addressOrNone(value) : value
  }
  if (shape?.kind === 'forms') return asOverHttp(schema, value)
  return shape ? shapedFields(shape, value as Record<string, unknown>) : value
}

function asOverHttp(schema: z.ZodType, value: object): unknown {
  const sent = z.safeEncode(schema, value as never)
  return sent.success ? (z.safeDecode(schema, sent.data as never).data ?? value) : value
}

function shapedFields(shape: Shape, value: Readonly<Record<string, unknown>>): unknown {
  if (shape.kind === 'wrapper') return ownFields(shape.inner, value)
  if (shape.kind === 'list') return Array.isArray(value) ? value.map((row) => ownFields(shape.row, row)) : value
  if (shape.kind === 'wire') {
    const own: Record<string, unknown> = {}
    for (const [ours, [, field]] of shape.entries) own[ours] = ownFields(field, value[ours])
    return own
  }
  if (shape.kind !== 'page') return value
  const { rows, index, size, total, more } = value
  const page = { rows: Array.isArray(rows) ? rows.map((row) => ownFields(shape.row, row)) : rows, index, size, total }
  return shape.more ? { ...page, more: ownFields(shape.more, more) } : page
}
