import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import {
  asksInQuery,
  type Administrator,
  type Fields,
  invalidInput,
  type Operation,
} from '#commerce/platform/administration/operation.ts'
import { hostOf } from '#commerce/platform/directory/host.ts'
import { isUnreadable, migrationFault } from '#commerce/platform/migrate.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import { type Company, findByHost } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refusal, refuse, routeUnknown } from '#commerce/platform/http/envelope.ts'
import { isKey, readBody } from '#commerce/platform/http/payload.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import { answerEntry } from '../desk/enter.ts'
import { doctorPage } from '../doctor/page.ts'
import { answerAssistant } from './assistant.ts'
import { openApi } from './openapi.ts'
import { operations } from './table.ts'

type Admin = Context<{ Bindings: Env }>

/** An operation that every role has: everyone with a token may do what asks for it. */
const ofEveryRole = 'desk.find'

/** The administration, `/admin/v1`: a route for each operation of the table. */
export const admin = new Hono<{ Bindings: Env }>()

/**
 * Any administrator reads it. It is the same for every shop and takes a while to make, so an isolate makes it once.
 */
let document: string | null = null
admin.get('/openapi.json', async (c) => {
  const who = await administratorOf(c, ofEveryRole, await findCompany(c, c.req.header('administered-at')))
  if (!who.ok) return refusal(null, who)
  document ??= JSON.stringify(openApi())
  return c.body(document, 200, { 'content-type': 'application/json' })
})
/** Opened by its link alone, so it is no operation. */
admin.get('/shops/:host/doctor/page', async (c) => {
  const company = await findCompany(c)
  return company ? doctorPage(c.env, company, c.req.query('pass') ?? '') : refuse('access_denied')
})
// Anything that its operator asks of a shop that cannot open says why.
admin.onError((error, c) => {
  if (!isPlatform(c)) throw error
  const why = migrationFault(error)
  if (why !== null) return refusal(null, refused('shop_unopened', { why }))
  if (!isUnreadable(error)) throw error
  console.error(JSON.stringify({ level: 'error', unreadable: c.req.path, error: String(error) }))
  return refuse('shop_unreadable')
})
/** Who comes to the desk is nobody yet. */
admin.post('/shops/:host/desk/enter', async (c) => {
  const company = await findCompany(c)
  const calledHost = c.req.header('administered-at')
  if (company?.status !== 'open' || (calledHost !== undefined && !company.hosts.includes(calledHost)))
    return refuse('access_denied')
  return answerEntry(c.env, company, c.req.raw, addressOf(c))
})
/** The same operations as tools for an assistant, with the token of a seller. */
admin.post('/shops/:host/mcp', async (c) => {
  const company = await findCompany(c)
  const who = await administratorOf(c, ofEveryRole, company)
  if (!who.ok) return refusal(null, who)
  return company ? answerAssistant(c.req.raw, { env: c.env, company, who: who.value }) : refuse('not_found')
})
for (const [name, operation] of inOrder()) admin.on(operation.method, operation.path, (c) => answer(c, name, operation))
admin.all('*', (c) => (isPlatform(c) ? routeUnknown() : refuse('access_denied')))

/** The same at its place among all that commerce answers; what fails, fails there. */
export const administration = new Hono<{ Bindings: Env }>().route('/admin/v1', admin).onError((error) => {
  throw error
})

/** Fixed parts of a path come before parameters, so that no operation hides another one. */
function inOrder(): [string, Operation][] {
  const rank = ({ path }: Operation) => path.replaceAll(/:\w+/g, '~')
  return [...operations].toSorted(([, a], [, b]) => (rank(a) < rank(b) ? -1 : 1))
}

async function answer(c: Admin, name: string, operation: Operation): Promise<Response> {
  if (!operation.path.includes('/:host')) return answerPlatform(c, operation)
  const company = await findCompany(c)
  const who = await administratorOf(c, name, company)
  if (!who.ok) return refusal(null, who)
  if (!company) return refuse('not_found')
  const key = c.req.header('idempotency-key') ?? null
  if (key !== null && !isKey(key)) return refuse('bad_request')
  const input = await read(c, operation)
  if (!input.ok) return refusal(null, input)
  const asked = { name, input: input.value, who: who.value, key }
  if (!operation.atWorker) return answerInShop(c, company, operation, { ...asked, prepared: undefined })
  // The Shop looks again itself. The Worker begins before it, and the body may have come slowly.
  const still = operation.method === 'GET' ? who : await administratorOf(c, name, company)
  return still.ok ? answerAtWorker(c, company, operation, asked) : refusal(null, still)
}

interface Asked {
  name: string
  input: Fields
  who: Administrator
  key: string | null
}

async function answerInShop(
  c: Admin,
  company: Company,
  operation: Operation,
  asked: Asked & { prepared: unknown },
): Promise<Response> {
  const { result, generation } = await shopOf(c.env, company).administer(asked, asNobody(company))
  return answered(operation, result, company.status === 'open' ? generation : undefined)
}

async function answerAtWorker(c: Admin, company: Company, operation: Operation, asked: Asked): Promise<Response> {
  let known: number | undefined
  const inShop = async (prepared: unknown) => {
    const { result, generation } = await shopOf(c.env, company).administer({ ...asked, prepared }, asNobody(company))
    known = company.status === 'open' ? generation : undefined
    return result
  }
  let moved: readonly string[] = []
  const forgetHosts = (hosts: readonly string[]) => void (moved = hosts)
  let gone: readonly string[] = []
  const eraseHosts = (hosts: readonly string[]) => void (gone = hosts)
  const context = { env: c.env, company, request: c.req.raw, who: asked.who, inShop, forgetHosts, eraseHosts }
  const result = await operation.atWorker?.(context, asked.input)
  if (result instanceof Response) return result
  const answer = answered(operation, result ?? refused('not_found'), known)
  if (moved.length > 0) answer.headers.set('changed-hosts', moved.join(' '))
  if (gone.length > 0) answer.headers.set('erased-hosts', gone.join(' '))
  return answer
}

async function answerPlatform(c: Admin, operation: Operation): Promise<Response> {
  if (!isPlatform(c)) return refuse('access_denied')
  const input = await read(c, operation)
  if (!input.ok) return refusal(null, input)
  const result = await operation.atPlatform?.({ env: c.env, request: c.req.raw }, input.value)
  return answered(operation, result ?? refused('not_found'), undefined)
}

/**
 * The plain value, or the envelope of a refusal. A generation makes the edge look the shop up; for a shop that is not
 * open yet, the edge would remember for a while that there is none.
 */
function answered({ output }: Operation, result: Result<unknown>, generation: number | undefined): Response {
  if (!result.ok) return refusal(null, result, generation)
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  if (generation) headers.set('generation', String(generation))
  return new Response(JSON.stringify(z.encode(output, result.value)), { headers })
}

const addressOf = (c: Admin): string => (c.req.header('visitor-address') ?? '').slice(0, limits.idChars)
const tokenOf = (c: Admin): string => c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? ''
const isPlatform = (c: Admin): boolean => sameSecret(tokenOf(c), c.env.ADMIN_TOKEN)

/**
 * Who asks. A shop's own token is accepted only at a host of that shop: `administered-at` is the host that was called,
 * as the edge saw it.
 */
async function administratorOf(c: Admin, name: string, company: Company | null): Promise<Result<Administrator>> {
  if (isPlatform(c)) return accepted({ name: 'platform', access: 'platform' })
  const [token, calledHost] = [tokenOf(c), c.req.header('administered-at')]
  // Only the edge says this, for a browser that has the cookie of the desk.
  const session = c.req.header('desk-session') ?? ''
  const shown = session || token
  if (!company || shown === '' || shown.length > limits.tokenChars) return refused('access_denied')
  if (calledHost !== undefined && !company.hosts.includes(calledHost)) return refused('access_denied')
  const caller = { ...asNobody(company), address: addressOf(c) }
  const { result } = await shopOf(c.env, company).authorise({ name, token, session }, caller)
  return result
}

/** The shop of this path. One that is being prepared exists for the administration alone, a closed one for its operator. */
async function findCompany(c: Admin, named = c.req.param('host')): Promise<Company | null> {
  const host = hostOf(named ?? '')
  const company = host === null ? null : await findByHost(c.env, host)
  if (company?.status === 'open') return company
  // Refunds that are owed outlive a shop.
  if (company?.status === 'closed') return isPlatform(c) ? company : null
  return company?.status === 'opening' && (await shopOf(c.env, company).isOpen()) ? company : null
}

/** The input by the operation's schema, and beside it what the path names. */
async function read(c: Admin, operation: Operation): Promise<Result<Fields>> {
  const { host: _, ...params } = c.req.param() as Readonly<Record<string, string>>
  const given = asksInQuery(operation) ? accepted(c.req.query()) : await readBody(c.req.raw, operation.maxBytes)
  if (!given.ok) return given
  if (Object.values(params).some((value) => value.length > limits.slugChars)) return refused('not_found')
  const parsed = operation.input.safeParse(given.value)
  if (!parsed.success) return invalidInput(parsed.error)
  const fields = parsed.data as Fields
  // Otherwise a product whose body has a new slug would keep the old one, and the answer would be a yes.
  const other = Object.keys(params).find((name) => fields[name] !== undefined && fields[name] !== params[name])
  return other === undefined
    ? accepted({ ...fields, ...params })
    : refused('input_invalid', {}, { [other]: `the path says ${params[other]}` })
}
