import { ApiFailure, canGoOn, type EndpointName, endpoints } from '#shared/api/index.ts'
import { decodeOurs, type Endpoint } from '#shared/api/contract/endpoint.ts'
import { jsonOf } from '#shared/json.ts'
import { readSent } from '#shared/web/bytes.ts'
import { errors, messageOf } from '#shared/text/errors.ts'
import { isDenied } from '#client/app/page/optional.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { json } from '#edge/request/answer.ts'
import { isTooOften } from '#edge/request/rate.ts'
import { isBehindChange } from '#edge/backend/calls.ts'
import { askLines, correctHint, hintCart } from '#edge/shop/cart-hint.ts'
import { createClient, guestClient } from '#edge/backend/api-client.ts'
import { serveKept } from '#edge/cache/entry-answer.ts'
import { ensureVisitor } from '#edge/shop/session.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

type Input = Readonly<Record<string, unknown>>

/**
 * The browser's API, `/api/<noun>.<verb>`: the calls that the contract opens to a page's scripts. What reads comes by
 * GET with `?input=`, what changes by POST with a JSON body.
 */
export async function answerBrowserCall(context: RequestContext, name: string): Promise<Response> {
  const endpoint = endpoints.get(name as EndpointName)
  if (!endpoint || endpoint.browserApi !== 'open') return refuse(context, 404, messageOf('not_found'))
  if (context.request.method !== (endpoint.reads ? 'GET' : 'POST')) return refuse(context, 405, text.requestFailed)
  // What is the same for everyone comes from the cache, as shared pages do.
  if (!endpoint.cache && (await isTooOften(context, endpoint.reads ? 'reads' : 'changes')))
    return refuse(context, 429, messageOf('too_many', { minutes: 1 }))
  const input = await readInput(context, endpoint)
  if (!input.ok) return refuse(context, errors[input.code].status, messageOf(input.code))
  try {
    if (endpoint.cache) return await cached(context, name, input.value)
    if (!endpoint.reads) ensureVisitor(context)
    return await call(context, name, endpoint, input.value)
  } catch (failure) {
    const isLacking = failure instanceof ApiFailure && failure.kind === 'denied' && !isDenied(failure, name)
    if (isLacking) return refuse(context, 404, messageOf('not_found'))
    if (!canGoOn(failure)) throw failure
    // A refusal keeps its own status, and a shop that is busy is no failure; without a name of its own it is 500 'Error'.
    if (failure.kind === 'refused') return refuse(context, failure.status, failure.shown, failure.fields)
    // What this backend lacks is no failure of it either: the script leaves the part out.
    if (failure.kind === 'absent') return refuse(context, 404, messageOf('not_found'))
    return failure.code === 'unavailable'
      ? refuse(context, 503, failure.shown)
      : json(context, { status: 500, message: text.error, shown: failure.shown }, 500)
  }
}

async function call(context: RequestContext, name: string, endpoint: Endpoint, input: Input): Promise<Response> {
  const key = context.request.headers.get('idempotency-key')
  const client = createClient(context, { key: key && /^[\w-]{16,64}$/.test(key) ? key : null })
  const asked = verbOf(client.api, name)(input)
  const lines = endpoint.changesCart && isBehindChange(context) ? askLines(context) : undefined
  const data = await asked
  if (endpoint.changesCart) return json(context, { data, cart: await hintCart(context, lines) })
  correctHint(context, client.cartLines)
  return json(context, { data })
}

/** An answer that is the same for everyone in the shop is kept like a catalogue page. */
function cached(context: RequestContext, name: string, input: Input): Promise<Response> {
  const address = `/api/${name}?${new URLSearchParams({ input: JSON.stringify(Object.fromEntries(Object.entries(input).toSorted())) })}`
  return serveKept(context, address, {
    contentType: 'application/json; charset=utf-8',
    make: async () => JSON.stringify({ data: await verbOf(guestClient(context), name)(input) }),
  })
}

type Verb = (input: Input) => Promise<unknown>
/** `cart.add` of the client; the name was found in the same table that the client is made from. */
function verbOf(api: object, name: string): Verb {
  const [noun = '', verb = ''] = name.split('.')
  return (
    (api as Record<string, Record<string, Verb>>)[noun]?.[verb] ??
    (() => Promise.reject(new Error(`no endpoint ${name}`)))
  )
}

type ReadInput =
  | { ok: true; value: Input }
  | { ok: false; code: 'bad_request' | 'too_large' | 'cut_off' | 'input_invalid' }

async function readInput(context: RequestContext, endpoint: Endpoint): Promise<ReadInput> {
  const raw = await rawInput(context.request, context.url)
  if (!raw.ok) return raw
  const value = jsonOf(raw.text || '{}')
  if (value === undefined) return { ok: false, code: 'bad_request' }
  const parsed = decodeOurs(endpoint.input, value)
  return parsed.ok ? { ok: true, value: parsed.value as Input } : { ok: false, code: 'input_invalid' }
}

type Raw = { ok: true; text: string } | { ok: false; code: 'too_large' | 'cut_off' }
async function rawInput(request: Request, url: URL): Promise<Raw> {
  if (request.method === 'GET') return { ok: true, text: url.searchParams.get('input') ?? '' }
  const bytes = await readSent(request, limits.bodyBytes)
  return typeof bytes === 'string' ? { ok: false, code: bytes } : { ok: true, text: new TextDecoder().decode(bytes) }
}

const refuse = (
  context: RequestContext,
  status: number,
  message: string,
  fields: Readonly<Record<string, string>> = {},
) => json(context, { status, message, fields }, status)
