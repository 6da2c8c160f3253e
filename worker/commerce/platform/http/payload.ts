import { readSent } from '#shared/web/bytes.ts'
import { decodeStrict, type Endpoint, oursByWireName } from '#shared/api/contract/endpoint.ts'
import type { EndpointName } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { fieldSentence } from '#shared/text/field-sentences.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { text } from '#shared/text/text.ts'
import type { ShopCall } from '../call.ts'

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

export interface Named {
  name: EndpointName
  endpoint: Endpoint
}
/** A call whose input was read by its endpoint's own schema. */
export interface ReadCall extends ShopCall {
  endpoint: Endpoint
}
const keyPattern = /^[\w.:-]{1,64}$/
/** What makes a change happen once, as a header gives it. */
export const isKey = (key: string): boolean => keyPattern.test(key)

/**
 * Reads one call strictly, however it arrived. Endpoints that share a method and a path differ by their payload: the
 * first of `named` that accepts it answers, else the first one's refusal counts. A key that cannot be read is refused,
 * not ignored.
 */
export function readCall(
  named: readonly Named[],
  payload: Payload,
  how: Pick<ShopCall, 'key' | 'withinMs' | 'mayFollow'>,
): Result<ReadCall> {
  if (how.key !== null && !isKey(how.key)) return refused('bad_request')
  const no: Refused[] = []
  for (const { name, endpoint } of named) {
    const decoded = decodeStrict(endpoint.input, payload)
    if (decoded.ok) return accepted({ name, endpoint, input: decoded.value, ...how })
    no.push(refused('input_invalid', {}, fieldsOf(endpoint, payload, decoded.issues)))
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
