import { z } from 'zod'
import { type Endpoint, oursByWireName } from '#shared/api/contract/endpoint.ts'
import { type ErrorCode, errors, sentence } from '#shared/text/errors.ts'
import { refused, type Refused } from '#shared/result.ts'
import { text } from '#shared/text/text.ts'
import { isPaged } from '#shared/api/contract/shapes.ts'
import type { Reply } from '../call.ts'

/** Every answer of commerce is made here: one envelope, never cached on the way. */
function envelope(
  status: number,
  body: Record<string, unknown>,
  generation: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const all = new Headers({ 'content-type': 'application/json; charset=utf-8', ...headers })
  if (generation > 0) all.set('generation', String(generation))
  return new Response(JSON.stringify({ statusCode: status, ...body }), { status, headers: all })
}

/** A handler's answer with wire names. Encoding is strict: a value outside of the contract is a bug. */
export function answered(endpoint: Endpoint, { result, generation, validForMs = null }: Reply): Response {
  if (!result.ok) return refusal(endpoint, result, generation)
  const encoded = z.encode(endpoint.output, result.value)
  return envelope(
    200,
    { message: 'Success', ...(isPaged(endpoint.output) ? (encoded as object) : { data: encoded }) },
    generation,
    validForMs === null ? {} : { 'steady-ms': String(validForMs) },
  )
}

export const refusal = (endpoint: Endpoint | null, refused: Refused, generation = 0): Response =>
  envelope(errors[refused.code].status, refusalBody(endpoint, refused), generation)

/** What is said of a refusal: its sentence, its code, and what is wrong with which field. */
export function refusalBody(endpoint: Endpoint | null, refused: Refused): Record<string, unknown> {
  const wireNames = new Map(endpoint ? [...oursByWireName(endpoint.input)].map(([wire, ours]) => [ours, wire]) : [])
  const fields = Object.entries(refused.fields).map(([ours, words]) => [wireNames.get(ours) ?? ours, words])
  return {
    message: sentence(refused),
    errorCode: refused.code,
    ...(Object.keys(refused.values).length > 0 ? { values: refused.values } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  }
}

/** A refusal outside of any endpoint: the access key, the token, the body. */
export const refuse = (code: ErrorCode): Response => refusal(null, refused(code))

export const routeUnknown = (): Response => envelope(404, { message: text.pageNotFound, errorCode: 'route_unknown' }, 0)
export const methodNotAllowed = (allow: readonly string[]): Response =>
  envelope(405, { message: text.requestFailed, errorCode: 'method_unknown' }, 0, { allow: allow.join(', ') })
/** A bug: the caller learns nothing of it, and the log gets everything. */
export const bug = (): Response => envelope(500, bugBody, 0)
export const bugBody = { message: text.error }
