import { z } from 'zod'
import { ApiFailure, nameOf } from '#shared/api/index.ts'
import { decodeLenient, type Endpoint, fieldNames, isPaged, oursByWireName, wireNames } from '#shared/api/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { noteGeneration } from '#edge/cache/generation.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { isGet } from './transport.ts'

/** What came back from a backend, before it is understood. */
export interface Answer {
  status: number
  body: unknown
  generation: string | null
  validUntil: number | null
}

const Envelope = z.object({
  statusCode: z.coerce.number().optional(),
  message: z.unknown().optional(),
  errorCode: z.string().max(60).nullish(),
  fields: z.record(z.string(), z.string()).nullish(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
  more: z.unknown().optional(),
})
type Envelope = z.output<typeof Envelope>

export function readAnswer(
  context: EarlyContext,
  endpoint: Endpoint,
  { status, body, generation, validUntil }: Answer,
  asked: Readonly<Record<string, unknown>> = {},
): unknown {
  const name = nameOf(endpoint)
  const envelope = Envelope.safeParse(body).data ?? null
  if (generation) noteGeneration(context, Number(generation))
  if (validUntil !== null) context.validity.until = Math.min(context.validity.until ?? validUntil, validUntil)
  const code = status >= 200 && status < 300 ? (envelope?.statusCode ?? 200) : status
  if (code === 401) throw new ApiFailure(name, 'signedOut', 401, text.signInAgain)
  if (code === 403) throw new ApiFailure(name, 'denied', 403, text.accessDenied)
  if (isAbsent(endpoint, code, envelope)) throw new ApiFailure(name, 'absent', 501, text.requestFailed)
  if (code >= 400 && code < 500 && envelope)
    throw new ApiFailure(
      name,
      'refused',
      code,
      shownMessage(envelope.message),
      envelope.errorCode ?? null,
      oursFields(endpoint, envelope),
      envelope.values ?? {},
    )
  if (code < 200 || code >= 300 || !envelope) {
    note(context.log, `${name}: ${envelope ? `status ${code}` : `status ${code}, no envelope`}`)
    throw new ApiFailure(name, 'down', 502, text.requestFailed)
  }
  const value = isPaged(endpoint.output)
    ? { data: envelope.data, meta: envelope.meta, more: envelope.more }
    : withEcho(endpoint, asked, envelope.data ?? null)
  return decoded(context, endpoint, value)
}

/**
 * An answer about what was asked for by name need not repeat the name: the id of an order, the code of its bill. What it
 * does say counts.
 */
function withEcho(endpoint: Endpoint, asked: Readonly<Record<string, unknown>>, data: unknown): unknown {
  if (Array.isArray(data) || (data !== null && typeof data !== 'object')) return data
  const told: Record<string, unknown> = { ...data }
  const names = wireNames(endpoint.output)
  const echo = Object.entries(asked).filter(([name]) => names.has(name) && (told[name] ?? '') === '')
  return echo.length === 0 ? data : { ...told, ...Object.fromEntries(echo) }
}

function decoded(context: EarlyContext, endpoint: Endpoint, value: unknown): unknown {
  const name = nameOf(endpoint)
  const first = decodeLenient(endpoint.output, value)
  // An endpoint without an answer of its own may say `data: null`.
  const result = !first.ok && value === null ? decodeLenient(endpoint.output, {}) : first
  if (!result.ok) {
    note(
      context.log,
      `${name}: an answer that is not the contract's (${result.issues
        .slice(0, 3)
        .map((i) => i.path)
        .join(', ')})`,
    )
    throw new ApiFailure(name, 'down', 502, text.requestFailed)
  }
  const { fields, rows } = result.losses
  if (rows > 0) note(context.log, `${name}: ${rows} bad rows left out`)
  if (fields.size > 0) note(context.log, `${name}: not right: ${[...fields].slice(0, 5).join(', ')}`)
  return result.value
}

/** 405 and 501, and a 404 that speaks of the route rather than of an object. */
function isAbsent(endpoint: Endpoint, code: number, envelope: Envelope | null): boolean {
  if (code === 405 || code === 501) return true
  if (code !== 404 || envelope?.errorCode) return code === 404 && envelope?.errorCode === 'route_unknown'
  const ofRoute =
    typeof envelope?.message === 'string' && /^cannot (get|post|put|patch|delete) /i.test(envelope.message)
  // Where nothing is asked for by name, nothing but the call itself can be missing.
  return !envelope || ofRoute || (isGet(endpoint) && fieldNames(endpoint.input).length === 0)
}

/** Plain text of the backend, bounded; anything else is the default. */
function shownMessage(message: unknown): string {
  if (typeof message !== 'string') return text.requestFailed
  const plain = message.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()
  return plain === '' || /[<>]/.test(plain) ? text.requestFailed : plain.slice(0, limits.messageChars)
}

function oursFields(endpoint: Endpoint, envelope: Envelope): Record<string, string> {
  const byWireName = oursByWireName(endpoint.input)
  return Object.fromEntries(
    Object.entries(envelope.fields ?? {}).map(([name, sentence]) => [
      byWireName.get(name) ?? name,
      shownMessage(sentence),
    ]),
  )
}
