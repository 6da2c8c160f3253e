import { type Context, Hono } from 'hono'
import { access } from '#shared/api/shop/access.ts'
import { photoPath } from '#shared/api/account/account.ts'
import { digitalFilePath } from '#shared/api/order/digital.ts'
import { endpoints } from '#shared/api/index.ts'
import { files } from '#shared/api/shop/files.ts'
import { limits } from '#shared/limits.ts'
import { assert } from '#shared/assert.ts'
import { accepted } from '#shared/result.ts'
import { servePhoto } from '#commerce/account/worker-handlers.ts'
import { serveDigitalFile } from '#commerce/order/fulfilment/digital/file.ts'
import { findShopOf } from '#commerce/platform/directory/access.ts'
import { refererHost } from '#commerce/platform/directory/host.ts'
import { answered, methodNotAllowed, refusal, refuse } from '#commerce/platform/http/envelope.ts'
import { runCalls } from './calls.ts'
import { type HttpEnv, identify } from '#commerce/platform/http/caller.ts'
import { type Named, readBody, readCall } from '#commerce/platform/http/payload.ts'
import { download, upload } from '#commerce/files/upload.ts'
import { serveMedia } from '#commerce/media/serve.ts'
import { servePhoto as serveReviewPhoto } from '#commerce/review/photo.ts'

/** One method and path, with the endpoints behind it: several may share one. */
interface Route {
  method: string
  path: string
  named: readonly Named[]
}

const routes: readonly Route[] = [...Map.groupBy(endpoints, ([, { upstream }]) => upstream)].map(
  ([upstream, group]) => ({
    ...splitUpstream(upstream),
    named: group.map(([name, endpoint]) => ({ name, endpoint })),
  }),
)

function splitUpstream(upstream: string): Pick<Route, 'method' | 'path'> {
  const [method = '', path = ''] = upstream.split(' ')
  return { method, path }
}

/**
 * The contract over HTTP: it reads the caller and the input, finds the handler, and puts its answer into the envelope.
 */
export const contract = new Hono<HttpEnv>()

contract.get(splitUpstream(access.find.upstream).path, async (c) => {
  const host = refererHost(c.req.header('referer'))
  const company = host === null ? null : await findShopOf(c.env, host)
  const [primaryHost = null] = company?.hosts ?? []
  // A primary host too long for its field is left out. It only means that the shop's other hosts do not redirect to it.
  const value = company
    ? {
        companyId: company.companyId,
        accessKey: company.accessKey,
        affiliateDays: company.affiliateDays,
        primaryHost: primaryHost && primaryHost.length <= 64 ? primaryHost : null,
        extended: true,
      }
    : { companyId: 0, accessKey: '', affiliateDays: limits.affiliateDefaultDays, primaryHost: null, extended: true }
  return answered(access.find, { result: accepted(value), generation: 0 })
})

contract.use(async (c, next) => {
  const known = await identify(c.env, (name) => c.req.header(name))
  if (!known.ok) return refusal(null, known)
  c.set('company', known.value.company)
  c.set('caller', known.value.caller)
  return next()
})

contract.post(splitUpstream(files.upload.upstream).path, upload)
contract.get('/helper/file/:id', download)
contract.get(photoPath, servePhoto)
contract.get(`${digitalFilePath}/:id`, serveDigitalFile)
contract.get('/review/photo/:id', serveReviewPhoto)
contract.get('/media/:name', serveMedia)
for (const route of routes)
  if (route.named.every(({ endpoint }) => endpoint.answeredBy !== 'route'))
    contract.on(route.method, route.path, (c) => enter(c, route))
for (const [path, same] of Map.groupBy(routes, (route) => route.path))
  contract.all(path, () => methodNotAllowed(same.map(({ method }) => method)))

async function enter(c: Context<HttpEnv>, { method, named }: Route): Promise<Response> {
  const body = method === 'GET' || method === 'DELETE' ? accepted(c.req.query()) : await readBody(c.req.raw)
  if (!body.ok) return refuse(body.code)
  const key = c.req.header('idempotency-key') ?? null
  const read = readCall(named, { ...body.value, ...c.req.param() }, { key, withinMs: null, mayFollow: false })
  if (!read.ok) return refusal(null, read)
  const from = { env: c.env, company: c.get('company'), caller: c.get('caller'), referer: c.req.header('referer') }
  const outcome = await (await runCalls(from, [read.value]))[0]
  assert(outcome, 'a call without a time limit has an outcome')
  if (!('failed' in outcome)) return answered(read.value.endpoint, outcome)
  throw Object.assign(new Error(outcome.failed), { stack: outcome.failed, overloaded: outcome.overloaded })
}
