import { type Context, Hono } from 'hono'
import { access } from '#shared/api/access.ts'
import { photoPath } from '#shared/api/account.ts'
import { digitalFilePath } from '#shared/api/digital.ts'
import { type Endpoint } from '#shared/api/endpoint.ts'
import { endpoints, type EndpointName } from '#shared/api/index.ts'
import { helper } from '#shared/api/helper.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { servePhoto } from '#commerce/account/worker-handlers.ts'
import { serveDigitalFile } from '#commerce/order/fulfilment/digital/file.ts'
import { findShopOf } from '#commerce/platform/directory/access.ts'
import { refererHost } from '#commerce/platform/directory/host.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { answered, methodNotAllowed, refusal, refuse } from '#commerce/platform/http/envelope.ts'
import { type HttpEnv, identify } from './caller.ts'
import { workerHandlers, type WorkerScope } from './worker-handlers.ts'
import { withHashedPassword } from '#commerce/identity/re-authentication/hash-confirmation.ts'
import { choose, readBody } from '#commerce/platform/http/payload.ts'
import { download, upload } from '#commerce/files/upload.ts'
import { servePhoto as serveReviewPhoto } from '#commerce/review/photo.ts'
import type { Reply } from '../shop.ts'

export const base = '/website/api/v1'

/** One or more endpoints behind one method and path. */
interface Door {
  method: string
  path: string
  named: readonly { name: EndpointName; endpoint: Endpoint }[]
}

const doors: readonly Door[] = [...Map.groupBy(endpoints, ([, { upstream }]) => upstream)].map(([upstream, group]) => {
  const [method = '', path = ''] = upstream.split(' ')
  return { method, path, named: group.map(([name, endpoint]) => ({ name, endpoint })) }
})

/** The contract over HTTP: who calls, what is asked, whose answer, which envelope. */
export const front = new Hono<HttpEnv>()

front.get('/api-access', async (c) => {
  const host = refererHost(c.req.header('referer'))
  const company = host === null ? null : await findShopOf(c.env, host)
  const [primaryHost = null] = company?.hosts ?? []
  // A host that would not fit the field is answered without: it only means that other hosts are not sent to it.
  const value = company
    ? {
        companyId: company.companyId,
        accessKey: company.accessKey,
        affiliateDays: company.affiliateDays,
        primaryHost: primaryHost && primaryHost.length <= 64 ? primaryHost : null,
      }
    : { companyId: 0, accessKey: '', affiliateDays: limits.affiliateDefaultDays, primaryHost: null }
  return answered(access.find, { result: accepted(value), generation: 0 })
})

front.use(async (c, next) => {
  const known = await identify(c)
  if (!known.ok) return refusal(null, known)
  c.set('company', known.value.company)
  c.set('caller', known.value.caller)
  return next()
})

const uploadPath = helper.upload.upstream.replace('POST ', '')
front.post(uploadPath, upload)
front.get('/helper/file/:id', download)
front.get(photoPath, servePhoto)
front.get(`${digitalFilePath}/:id`, serveDigitalFile)
front.get('/review/photo/:id', serveReviewPhoto)
for (const door of doors)
  if (door.path !== uploadPath && door.path !== '/api-access') front.on(door.method, door.path, (c) => enter(c, door))
for (const [path, same] of Map.groupBy(doors, (door) => door.path))
  front.all(path, () => methodNotAllowed(same.map(({ method }) => method)))

async function enter(c: Context<HttpEnv>, { method, named }: Door): Promise<Response> {
  const body = method === 'GET' || method === 'DELETE' ? accepted(c.req.query()) : await readBody(c.req.raw)
  if (!body.ok) return refuse(body.code)
  const chosen = choose(named, { ...body.value, ...c.req.param() })
  if (!chosen.ok) return refusal(null, chosen)
  const { name, endpoint, input } = chosen.value
  return answered(endpoint, await run(c, name, input))
}

function run(c: Context<HttpEnv>, name: EndpointName, input: unknown): Promise<Reply> {
  const [company, caller] = [c.get('company'), c.get('caller')]
  const ours = Object.hasOwn(workerHandlers, name) ? workerHandlers[name as keyof typeof workerHandlers] : null
  // The input was decoded by this very endpoint's schema.
  if (ours)
    return (ours as (input: unknown, scope: WorkerScope) => Promise<Reply>)(input, {
      env: c.env,
      company,
      shop: shopOf(c.env, company),
      caller,
      origin: originOf(c.req.header('referer')),
    })
  const call = async (): Promise<Reply> => {
    const shop = shopOf(c.env, company)
    const proven = await withHashedPassword(name, input, { shop, caller })
    return proven.ok ? shop.call(name, proven.value, caller) : { result: proven, generation: 0 }
  }
  return call().catch((error: unknown) => {
    const harmless = c.req.method === 'GET' || caller.idempotencyKey !== null
    if (harmless && wasCutOff(error)) return call()
    throw error
  })
}

/**
 * The object was moved or restarted under the call; a new stub reaches it again. An overloaded one is left in peace.
 */
const wasCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true)

/** `identify` has seen that the host is the shop's own. */
const originOf = (referer: string | undefined): string | null =>
  referer === undefined ? null : (URL.parse(referer)?.origin ?? null)
