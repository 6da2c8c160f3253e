import { createExecutionContext, runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect } from 'vitest'
import { z } from 'zod'
import { findByHost } from '#commerce/platform/directory/store.ts'
import { createSeal, sealSecretsOf } from '#commerce/platform/seal.ts'
import * as schema from '#commerce/platform/schema.ts'
import { putKeys } from '#commerce/vendors/keys/store.ts'
import { backend } from '#commerce/app/http/backend.ts'
import { answerCalls } from '#commerce/app/http/rpc.ts'
import type { Commerce, Env as EdgeEnv } from '#edge/request/env.ts'
import type { BatchedAnswer } from '#shared/api/batch.ts'
import { giveTogether, takeTogether, type Together } from '#shared/api/contract/together.ts'
import { type Api, api, type EndpointName, endpoints, type Input, type Noun, type OutputOf } from '#shared/api/index.ts'
import { complete, decodeLenient, type Endpoint, oursByWireName } from '#shared/api/contract/endpoint.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { isErrorCode } from '#shared/text/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { DemoGoods } from '#demo/batch.ts'
import { openDemoShop, type Send } from '#demo/open.ts'
import type { DemoId } from '#demo/types.ts'
import { bindings } from './bindings.ts'
import { lazily } from './lazily.ts'
import { type TestProduct, withProducts } from './products.ts'
import { rawSql } from './raw-sql.ts'
import { hashCheaply } from './test-customers.ts'
import { keysOf, type VendorKind } from './vendors.ts'
import { isPaged } from '#shared/api/contract/shapes.ts'

/** The caller: a guest by a visitor id, or a customer by a token. Without one, each shop has its own guest. */
export interface Caller {
  token?: string | null
  visitor?: string | null
  headers?: Readonly<Record<string, string>>
}
export interface Raw extends Caller {
  body?: unknown
  query?: Readonly<Record<string, string>>
}
export interface Upstream {
  status: number
  headers: Headers
  /** The unchanged envelope. */
  body: Envelope
}
interface Envelope {
  statusCode: number
  message: string
  errorCode?: string
  fields?: Record<string, string>
  data?: unknown
  meta?: unknown
  more?: unknown
}

type EndpointOf<Name> = {
  [N in Noun]: Name extends `${N}.${infer V extends keyof Api[N] & string}` ? Api[N][V] : never
}[Noun]
interface Options {
  /** A demo shop's goods, and its past as well while the shop is a demo; null: an empty shop. */
  sample?: DemoId | null
  host?: string
  hosts?: readonly string[]
  demo?: boolean
  maintenance?: boolean
  name?: string
  /** Goods of the test's own: beside the sample's, or in place of those of the same slug. */
  products?: readonly TestProduct[]
  /** A sample's prices are its own unless a test is about the flash sale that always runs. */
  flashSale?: boolean
  /** The fake vendors that it has keys of. */
  vendors?: VendorKind | null
}

const base = 'https://commerce/website/api/v1'
const sampleCustomer = { login: 'siti@contoh.id', password: 'belanja-aman-2026' }
/** The shops of the running suite and the tests that opened them; suites run one after another in a runtime. */
const opened = new Map<string, string>()

/** Opens a new shop for a test through the administration, on a unique host. */
export async function openShop({
  sample = null,
  host = randomHost(),
  demo = true,
  flashSale = false,
  vendors = null,
  ...rest
}: Options = {}) {
  const plan = { host, demo, flashSales: flashSale, ...rest }
  const { companyId, accessKey } = await (sample === null ? openPlain(plan) : openSample(sample, plan))
  if (vendors) await giveKeys(keysOf(vendors, host), host, companyId)
  opened.set(host, expect.getState().currentTestName ?? '')
  const visitor = randomId()
  const origin = `https://${host}`

  /** A raw call of the contract, with path and payload exactly as they are sent. */
  async function upstream(
    method: string,
    path: string,
    { body, query, token = null, visitor: guest = visitor, headers = {} }: Raw = {},
  ): Promise<Upstream> {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const sent = new Headers({
      accept: 'application/json',
      'accept-language': 'en',
      referer: `${origin}/`,
      'api-access': accessKey,
      'request-id': randomId(),
      'visitor-address': '203.0.113.7',
    })
    if (guest !== null) sent.set('visitor-id', guest)
    if (token !== null) sent.set('authorization', `Bearer ${token}`)
    if (body !== undefined) sent.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    const payload =
      body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof ReadableStream
        ? body
        : JSON.stringify(body)
    if (payload instanceof FormData) sent.delete('content-type')
    const response = await send(
      new Request(`${base}${path}${search}`, {
        method,
        headers: sent,
        ...(payload === undefined ? {} : { body: payload }),
      }),
    )
    return {
      status: response.status,
      headers: response.headers,
      body: JSON.parse((await response.text()) || 'null') as Envelope,
    }
  }

  /** A typed call, encoded and decoded by the contract; it returns the accepted value or the refusal. */
  async function call<Name extends EndpointName>(
    name: Name,
    input: Input<EndpointOf<Name>>,
    who: Caller = {},
  ): Promise<Result<OutputOf<EndpointOf<Name>>>> {
    const endpoint = endpointOf(name)
    const [method = '', path = ''] = endpoint.upstream.split(' ')
    const payload = {
      ...(z.encode(endpoint.input, complete(endpoint.input, input as Record<string, unknown>)) as Record<
        string,
        unknown
      >),
    }
    const filled = path.replace(/:(\w+)/g, (_, field: string) => {
      const value = String(payload[field])
      delete payload[field]
      return encodeURIComponent(value)
    })
    const given = Object.entries(payload).filter(([, value]) => value !== null && value !== undefined)
    const read = method === 'GET' || method === 'DELETE'
    const { status, body } = await upstream(method, filled, {
      ...who,
      ...(read ? { query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])) } : { body: payload }),
    })
    if (status !== 200) return refusalOf(endpoint, status, body)
    const decoded = decodeLenient(
      endpoint.output,
      isPaged(endpoint.output) ? { data: body.data, meta: body.meta, more: body.more } : body.data,
    )
    assert(decoded.ok, `${name} answered what is not the contract's: ${JSON.stringify(decoded)}`)
    return accepted(decoded.value as OutputOf<EndpointOf<Name>>)
  }

  /** An administration call for this shop: `admin('POST', '/clock', { offsetMs })`. */
  const own = (method: string, path: string, body?: unknown) => admin(method, `/shops/${host}${path}`, body)

  return {
    host,
    origin,
    companyId,
    accessKey,
    visitor,
    upstream,
    call,
    admin: own,
    /** Requests a page or an action of the shop through the edge, as a browser does. */
    fetch: async (path: string, init?: RequestInit) =>
      edgeFetch(new Request(`${origin}${path}`, { redirect: 'manual', ...init })),
    /** The Shop object itself, for alarms and storage. */
    object: async () => objectOf(host),
    /** Registers a customer, with the code from the demo shop's outbox, and answers the sign-in. */
    async register(input: Input<Api['customer']['register']>, who: Caller = {}) {
      const asked = await call('customer.register', input, who)
      if (!asked.ok || asked.value.ticket === null) return asked
      const listed = await call('message.list', {})
      const sent = listed.ok ? listed.value.find(({ text }) => /\bkode (pendaftaran|masuk)\b/i.test(text)) : undefined
      const code = sent?.text.match(/\b\d{6}\b/)?.[0] ?? ''
      return call('customer.finishRegistration', { ticket: asked.value.ticket, code }, who)
    },
    /** Signs in the sample's customer and returns the token. */
    signIn: async (who: Caller = {}) => {
      const signedIn = await call('customer.login', sampleCustomer, who)
      assert(
        signedIn.ok && signedIn.value.token !== null,
        'only a shop with a sample has a customer: openShop({ sample: "kopi" })',
      )
      return signedIn.value.token
    },
    /** Returns the broken invariants of the shop; a test expects none at its end. */
    audit: async () => (await own('GET', '/audit')).body,
    [Symbol.asyncDispose]: async () => {},
  }
}
export type TestShop = Awaited<ReturnType<typeof openShop>>

/** Returns and forgets the shops that were opened since the last call. */
export function takeOpened(): { host: string; test: string }[] {
  const all = [...opened].map(([host, test]) => ({ host, test }))
  opened.clear()
  return all
}
/** Excludes a shop that a test breaks on purpose from the audit after the suite. */
export const skipAudit = ({ host }: Pick<TestShop, 'host'>): void => void opened.delete(host)

interface Plan extends Omit<Options, 'sample' | 'flashSale' | 'vendors'> {
  host: string
  demo: boolean
  flashSales: boolean
}
interface Opened {
  companyId: number
  accessKey: string
}

/** A demo shop as `npm start` opens it. */
async function openSample(shop: DemoId, { products = [], ...plan }: Plan): Promise<Opened> {
  const answer = await openDemoShop(
    { shop, ...plan, ...(products.length > 0 ? { change: (goods: DemoGoods) => withProducts(goods, products) } : {}) },
    sendToAdmin,
  )
  if (plan.demo) await hashSampleCheaply(plan.host)
  return answer.body as Opened
}

/**
 * The sample's customer has a cheap hash, as `addTestCustomers` gives: a real one takes a tenth of a second at each
 * sign-in, and few of the tests that sign in are about passwords.
 */
async function hashSampleCheaply(host: string): Promise<void> {
  const hash = JSON.stringify(await hashed())
  await runInDurableObject(
    await objectOf(host),
    (_, { storage }) =>
      void rawSql(storage, 'UPDATE customer SET password = ? WHERE email = ?', hash, sampleCustomer.login),
  )
}
const hashed = lazily(() => hashCheaply(sampleCustomer.password))

/** An empty shop with a test's own goods. */
async function openPlain({ host, hosts = [], demo, maintenance = false, name, products = [] }: Plan): Promise<Opened> {
  const bankAccount = { bank: 'BCA', number: '1234567890', holder: (name ?? 'Toko Baru').toUpperCase() }
  const settings = { ...(name === undefined ? {} : { name }), ...(demo ? { bankAccount } : {}) }
  const answer = await admin('POST', '/shops', { host, hosts, demo, maintenance, settings })
  assert(answer.status === 200, `no shop was opened: ${answer.status} ${JSON.stringify(answer.body)}`)
  for (let from = 0; from < products.length; from += limits.importRows) {
    const batch = withProducts({ categories: [], products: [] }, products.slice(from, from + limits.importRows))
    const imported = await admin('POST', `/shops/${host}/import`, batch)
    assert(imported.status === 200, `its goods were refused: ${JSON.stringify(imported.body)}`)
  }
  return answer.body as Opened
}

/** Any administration call. */
export async function admin(
  method: string,
  path: string,
  body?: unknown,
  token: string = bindings.ADMIN_TOKEN,
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  return administered(
    new Request(`https://commerce/admin/v1${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

/** The same for a body that is ready to travel. */
const sendToAdmin: Send = (path, contentType, body) =>
  administered(
    new Request(`https://commerce${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': contentType },
      body,
    }),
  )

async function administered(request: Request): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await send(request)
  const [{ status, headers }, text] = [response, await response.text()]
  // An export is a file.
  const isFile = headers.get('content-type')?.startsWith('text/csv')
  return { status, headers, body: isFile ? text : (JSON.parse(text || 'null') as unknown) }
}

/** Sends a request to commerce without any headers of the edge. */
export const send = (request: Request): Promise<Response> =>
  Promise.resolve(backend.fetch(request, bindings, createExecutionContext()))

/** The calls of one tick, as the edge sends them to the embedded backend; each answer is checked on the way. */
export async function sendBatch(...[head, calls]: BatchArguments): Promise<Together<BatchedAnswer>> {
  const answers = takeTogether(await answerCalls(bindings, head, calls))
  const check = (answer: BatchedAnswer, place: number) => {
    const endpoint = calls[place] && endpoints.get(calls[place].name)
    if (answer.kind !== 'value' || !endpoint) return structuredClone(answer)
    // What HTTP would bring: strictly encoded, as text, leniently decoded.
    const travelled = JSON.parse(JSON.stringify(z.encode(endpoint.output, answer.value))) as unknown
    const decoded = decodeLenient(endpoint.output, travelled)
    expect(decoded.ok && decoded.value, calls[place]?.name).toEqual(answer.value)
    return structuredClone(answer)
  }
  return giveTogether(
    answers.map((answer, place) =>
      answer instanceof Promise ? answer.then((later) => check(later, place)) : check(answer, place),
    ),
  )
}
type BatchArguments = Parameters<NonNullable<Commerce['batch']>>

/** The keys of a shop with fake vendors, sealed as the administration seals them; their check has a test of its own. */
async function giveKeys(keys: ReturnType<typeof keysOf>, host: string, companyId: number): Promise<void> {
  await runInDurableObject(await objectOf(host), (_, { storage }) => {
    const [db, seal] = [
      drizzle(storage, { schema, casing: 'snake_case' }),
      createSeal(sealSecretsOf(bindings), companyId),
    ]
    for (const [vendor, given] of Object.entries(keys))
      putKeys(db, seal, { vendor, keys: given, setBy: 'test', now: new Date() })
  })
}

/** A host that no other shop has. */
export const randomHost = (): string => `${randomId(12)}.localhost`

/** A random id of safe characters, like a visitor's id. */
export function randomId(chars = 24): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
  return [...crypto.getRandomValues(new Uint8Array(chars))].map((byte) => alphabet[byte % alphabet.length]).join('')
}

async function objectOf(host: string) {
  const company = await findByHost(bindings, host)
  assert(company, `no shop is open at ${host}`)
  return bindings.SHOP.getByName(company.objectName)
}

/**
 * Runs both Workers in one isolate, connected where the service binding connects them in production. The edge is loaded
 * by the first test that needs it.
 */
async function edgeFetch(request: Request): Promise<Response> {
  const { default: edge } = await import('#edge/index.ts')
  const COMMERCE = {
    fetch: (input: RequestInfo, init?: RequestInit) => send(new Request(input, init)),
    batch: sendBatch,
  }
  const ASSETS = { fetch: () => Promise.resolve(new Response(null, { status: 404 })) }
  return edge.fetch(request, { ...bindings, COMMERCE, ASSETS } as unknown as EdgeEnv, createExecutionContext())
}

function endpointOf(name: EndpointName): Endpoint {
  const [noun = '', verb = ''] = name.split('.')
  const endpoint = (api as unknown as Record<string, Record<string, Endpoint>>)[noun]?.[verb]
  assert(endpoint, `${name} is not in the contract`)
  return endpoint
}

/** The handler's refusal; its values are only in the sentence. */
function refusalOf(endpoint: Endpoint, status: number, { errorCode, message, fields = {} }: Envelope) {
  assert(isErrorCode(errorCode), `an answer with an unknown error code: ${status} ${message}`)
  const ours = oursByWireName(endpoint.input)
  return Object.assign(
    refused(
      errorCode,
      {},
      Object.fromEntries(Object.entries(fields).map(([wire, words]) => [ours.get(wire) ?? wire, words])),
    ),
    {
      status,
      message,
    },
  )
}
