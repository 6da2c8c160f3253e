import { readSent } from '#shared/web/bytes.ts'
import { decodeStrict, type Endpoint, oursByWireName } from '#shared/api/contract/endpoint.ts'
import { messageOf } from '#shared/text/errors.ts'
import { fieldSentence } from '#shared/text/field-sentences.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { text } from '#shared/text/text.ts'

export type Payload = Readonly<Record<string, unknown>>

/** The body of a request as a JSON object; an empty body is an empty object. */
export async function readBody(request: Request, maxBytes: number = limits.bodyBytes): Promise<Result<Payload>> {
  const bytes = await readSent(request, maxBytes)
  if (typeof bytes === 'string') return refused(bytes)
  if (bytes.byteLength === 0) return accepted({})
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))
    return body !== null && typeof body === 'object' && !Array.isArray(body)
      ? accepted(body as Payload)
      : refused('bad_request')
  } catch {
    // Not JSON, or not even text.
    return refused('bad_request')
  }
}

/**
 * Endpoints that share a method and a path differ by their payload: the first that accepts it answers, else the first
 * one's refusal counts.
 */
export function choose<C extends { endpoint: Endpoint }>(
  candidates: readonly C[],
  payload: Payload,
): Result<C & { input: unknown }> {
  const no: Refused[] = []
  for (const candidate of candidates) {
    const decoded = decodeStrict(candidate.endpoint.input, payload)
    if (decoded.ok) return accepted({ ...candidate, input: decoded.value })
    no.push(refused('input_invalid', {}, fieldsOf(candidate.endpoint, payload, decoded.issues)))
  }
  return no[0] ?? refused('input_invalid')
}

const quantities = new Set(['ITEM_QTY', 'CART_QTY'])

/** Wire name → sentence. zod uses our own name for a wrong value and the wire's name for an unknown field. */
function fieldsOf(endpoint: Endpoint, payload: Payload, issues: readonly { path: string }[]): Record<string, string> {
  const ourNames = oursByWireName(endpoint.input)
  const wireNames = new Map([...ourNames].map(([wire, ours]) => [ours, wire]))
  return Object.fromEntries(
    issues.map(({ path }) => {
      const [name = ''] = path.split('.')
      const wire = wireNames.get(name) ?? name
      return [wire, sentenceFor(wire, ourNames.get(wire), payload[wire])]
    }),
  )
}

function sentenceFor(wire: string, ours: string | undefined, given: unknown): string {
  if (given === undefined || given === null || given === '') return text.required
  return quantities.has(wire) ? messageOf('quantity_invalid', { max: limits.cartQuantityMax }) : fieldSentence(ours)
}
