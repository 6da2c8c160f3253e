import { randomUUID } from 'node:crypto'
import { withSlash } from '#shared/api/contract/answer-text.ts'
import { base, requestOf } from '#shared/api/contract/exchange.ts'
import { numbered } from '#shared/api/contract/number-ids.ts'
import { api, endpoints, nameOf, type EndpointName, type OutputOf } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { readUsers, type Users } from '../contract/screens.ts'
import { judge, type Judgement } from './judge.ts'
import type { Known } from './plan.ts'
import { type NoReply, type Reply, send } from './send.ts'
import { remarksOnRefusals } from './refusals.ts'
import { steps } from './steps.ts'
import { waitsOf } from './waits.ts'

export interface Options {
  backend: string
  referer: string
  accessKey: string | null
  token: string | null
  item: Known['item'] | null
  voucher: string | null
  write: boolean
  insecure: boolean
  timeoutMs: number
}

/** What came out of one call. */
export interface Result extends Omit<Judgement, 'value'> {
  name: EndpointName
  call: string
  origin: Endpoint['origin']
  /** Where shoppers meet it. */
  screens: readonly string[]
  /** How long its first answer took. */
  ms: number
}
/** A call that was not made, and why. */
export interface Skipped {
  name: EndpointName
  call: string
  origin: Endpoint['origin']
  verdict: 'skipped'
  reason: string
}
export interface Outcome {
  options: Pick<Options, 'backend' | 'referer' | 'write'>
  /** Why nothing more was tried; null: the check ran to its end. */
  stopped: string | null
  results: readonly (Result | Skipped)[]
  remarks: readonly string[]
  /** How long a shopper would wait for this backend. */
  waits: readonly { what: string; ms: number }[]
}

interface Run {
  options: Options
  known: Known
  users: Users
  visitorId: string
  results: Map<EndpointName, Result>
  headersSeen: Set<string>
  /** The names of ids that came as JSON numbers: the storefront sends those back as numbers. */
  numbers: Set<string>
  /** Of the first answer to each call, ms. */
  times: Map<EndpointName, number>
  remarks: string[]
}

/** Calls a backend, reads first, and says call by call what the storefront would make of its answers. */
export async function check(options: Options): Promise<Outcome> {
  const { accessKey, item, voucher } = options
  const run: Run = {
    options,
    known: {
      extended: false,
      ...(accessKey ? { accessKey } : {}),
      ...(item ? { item } : {}),
      ...(voucher ? { voucher } : {}),
    },
    users: readUsers(),
    visitorId: randomUUID(),
    results: new Map(),
    headersSeen: new Set(),
    numbers: new Set(),
    times: new Map(),
    remarks: [],
  }
  const stopped = await lookUp(run)
  if (stopped === null) {
    for (const phase of ['read', 'write'] as const)
      for (const name of namesOf(phase))
        if (name !== 'access.find' && reasonToSkip(run, name) === null) await take(run, name)
    await checkPages(run)
    await checkRefusals(run)
    remarkOnHeaders(run)
  }
  const { backend, referer, write } = options
  return {
    options: { backend, referer, write },
    stopped,
    results: inOrder(run),
    remarks: run.remarks,
    waits: waitsOf(run.times),
  }
}

const namesOf = (phase: 'read' | 'write'): EndpointName[] =>
  [...Object.entries(steps)].filter(([, step]) => step.phase === phase).map(([name]) => name as EndpointName)

/** Without a shop there is nothing to check. */
async function lookUp(run: Run): Promise<string | null> {
  const reply = await ask(run, 'access.find', endpointOf('access.find'), {})
  if ('problem' in reply) return `${run.options.backend} gives no answer: ${reply.problem}.`
  if (reply.json === undefined)
    return `${run.options.backend}${base}/api-access answers status ${reply.status} without JSON: this is no backend of the contract, or not its address.`
  const judgement = judge(endpointOf('access.find'), reply, {}, run.options.backend)
  note(run, 'access.find', judgement)
  if (judgement.verdict === 'ok') steps['access.find'].learn(run.known, judgement.value)
  const { verdict, reason, problems } = judgement
  const [first] = problems
  const cause = first ? `${first.field} came ${first.came}, expected ${first.expected}` : reason
  if (verdict !== 'ok' && !run.options.accessKey) return `GET /api-access is ${verdict}: ${cause}.`
  if (run.known.companyId === 0 && !run.options.accessKey)
    return `The backend knows no shop for the Referer ${run.options.referer} (COMPANY_API_ID 0). Name a shop's address with --referer.`
  if (!run.known.accessKey) return 'There is no access key: GET /api-access gave none, and there is no --access-key.'
  return null
}

/** One call and those that look at what it did. A call that was right once stays wrong when it is wrong later. */
async function take(run: Run, name: EndpointName, again = false): Promise<void> {
  const [endpoint, step] = [endpointOf(name), steps[name]]
  const input = step.input(run.known)
  if (!input) return
  const key = endpoint.once ? randomUUID() : null
  const reply = await ask(run, name, endpoint, input, key)
  const judgement = judge(endpoint, reply, requestOf(endpoint, input, run.known).payload, run.options.backend)
  note(run, name, judgement)
  if (judgement.verdict !== 'ok') return
  step.learn(run.known, judgement.value)
  if (name === 'checkout.create' && !again) await checkOnce(run, endpoint, input, { key, first: reply })
  if (!again) for (const next of step.after) await take(run, next, true)
}

/** The same key again: a backend that keeps keys answers the same and makes no second checkout. */
async function checkOnce(
  run: Run,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { key, first }: { key: string | null; first: Reply | NoReply },
): Promise<void> {
  const second = await ask(run, 'checkout.create', endpoint, input, key)
  const same = 'json' in first && 'json' in second && JSON.stringify(first.json) === JSON.stringify(second.json)
  if (!same)
    run.remarks.push('checkout.create: the same idempotency-key gave another answer, so a form sent twice buys twice.')
}

/** From which number a backend counts its pages stands in no single answer. */
async function checkPages(run: Run): Promise<void> {
  const { verdict } = run.results.get('catalog.list') ?? { verdict: 'missing' }
  if (verdict !== 'ok' && verdict !== 'refused') return
  const pageAt = async (index: number) => {
    const [endpoint, input] = [api.catalog.list, { index, size: limits.pageSize }]
    const reply = await ask(run, 'catalog.list', endpoint, input)
    const { value } = judge(endpoint, reply, requestOf(endpoint, input, run.known).payload, run.options.backend)
    // The answer was decoded by this endpoint's own schema.
    const { rows, total } = (value ?? { rows: [], total: 0 }) as OutputOf<typeof endpoint>
    return { slugs: rows.map(({ slug }) => slug).join(), isWhole: rows.length >= total }
  }
  const [first, second] = [await pageAt(0), await pageAt(1)]
  if (second.slugs !== '' && (first.slugs === '' || (first.slugs === second.slugs && !first.isWhole)))
    run.remarks.push(
      'catalog.list counts its pages from 1: the storefront asks for the first as PAGE_INDEX 0, so shoppers never see the last or see none.',
    )
}

/** What finds nothing and opens nothing, once each. */
async function checkRefusals(run: Run): Promise<void> {
  const { known, options, results, remarks } = run
  const answers = (name: EndpointName) => results.get(name)?.verdict === 'ok'
  const asked = (name: EndpointName) => ({ endpoint: endpointOf(name), input: steps[name].input(known) ?? {} })
  const open = namesOf('read').find(
    (name) => name !== 'access.find' && answers(name) && endpointOf(name).access === 'public',
  )
  const found = await remarksOnRefusals(
    ({ endpoint, input }, { accessKey = known.accessKey ?? '', token = options.token }) =>
      ask(
        { ...run, known: { ...known, accessKey }, options: { ...options, token }, times: new Map() },
        nameOf(endpoint),
        endpoint,
        input,
      ),
    { open: open ? asked(open) : null, findsProducts: answers('catalog.find'), orders: asked('order.list') },
  )
  remarks.push(...found)
}

async function ask(
  { options, known, visitorId, headersSeen, times, remarks, numbers }: Run,
  name: EndpointName,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  key: string | null = null,
): Promise<Reply | NoReply> {
  const { method, path, query, body } = requestOf(endpoint, input, known)
  const url = new URL(`${options.backend}${base}${path}`)
  for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value)
  const question = {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': 'en',
      referer: options.referer,
      'visitor-id': visitorId,
      ...(known.accessKey && name !== 'access.find' ? { 'api-access': known.accessKey } : {}),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: body === null ? null : JSON.stringify(numbered(endpoint.input, body, numbers)),
    timeoutMs: options.timeoutMs,
    insecure: options.insecure,
  }
  const startedAt = performance.now()
  const first = await send({ ...question, url })
  const moved =
    'headers' in first ? withSlash(url.origin + url.pathname, first.status, String(first.headers.location ?? '')) : null
  if (moved && !remarks.includes(toSlash)) remarks.push(toSlash)
  const reply = moved ? await send({ ...question, url: new URL(moved + url.search) }) : first
  if (!times.has(name)) times.set(name, Math.round(performance.now() - startedAt))
  if ('headers' in reply) {
    for (const header of Object.keys(reply.headers)) headersSeen.add(header)
    for (const id of [...reply.long, ...numbersIn(reply.json)]) numbers.add(id)
  }
  return reply
}

/** The names of all numbers of an answer; of those only ids are looked at. */
function numbersIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) => (typeof one === 'number' ? [name] : numbersIn(one)))
}

const toSlash = 'Calls are sent on to the same address with a slash, so each of them is asked for twice.'

function note(run: Run, name: EndpointName, { value: _, ...judgement }: Judgement): void {
  const before = run.results.get(name)
  if (before && before.verdict !== 'ok') return
  const { origin, upstream } = endpointOf(name)
  const where = { name, call: upstream, origin, ms: run.times.get(name) ?? 0 }
  const extra = [...new Set([...(before?.extra ?? []), ...judgement.extra])]
  run.results.set(name, { ...judgement, extra, ...where, screens: run.users.get(name) ?? [] })
}

function reasonToSkip({ options, known }: Run, name: EndpointName): string | null {
  const [{ access }, step] = [endpointOf(name), steps[name]]
  if (typeof step.phase !== 'string') return step.phase.never
  if (access === 'customer' && !options.token) return 'it needs a customer: --token'
  if (step.phase === 'write' && !options.write) return 'it changes something: --write'
  return step.input(known) ? null : `it needs ${step.needs}`
}

const inOrder = (run: Run): (Result | Skipped)[] =>
  [...endpoints.keys()].map((name) => run.results.get(name) ?? skipped(run, name))

function skipped(run: Run, name: EndpointName): Skipped {
  const { origin, upstream } = endpointOf(name)
  return {
    name,
    call: upstream,
    origin,
    verdict: 'skipped',
    reason: reasonToSkip(run, name) ?? 'an earlier call failed',
  }
}

function remarkOnHeaders({ headersSeen, remarks }: Run): void {
  if (!headersSeen.has('generation'))
    remarks.push(
      'No answer has the header `generation`: a change shows when a kept page is over its time, not at once.',
    )
}

function endpointOf(name: EndpointName): Endpoint {
  const found = endpoints.get(name)
  if (!found) throw new Error(`${name} is not in the contract`)
  return found
}
