import { Hono } from 'hono'
import { limits } from '#shared/limits.ts'
import { hostOf } from './directory/host.ts'
import { findShopOf } from './directory/access.ts'
import { asNobody, shopOf } from './directory/object.ts'
import type { Env } from './env.ts'
import { refuse } from './front-answer.ts'
import { readBounded } from '#shared/bytes.ts'

/** Where vendors report: `/webhooks/<vendor>/<host>`. The body is taken as it came, because its bytes are what is signed. */
export const webhooks = new Hono<{ Bindings: Env }>()

webhooks.post('/:vendor{midtrans|simulator|manual}/:host', async (c) => {
  const host = hostOf(c.req.param('host'))
  const company = host === null ? null : await findShopOf(c.env, host)
  if (!company) return refuse('not_found')
  const body = await readBounded(c.req.raw, limits.bodyBytes)
  if (body === null) return refuse('too_large')
  const notice = { vendor: c.req.param('vendor'), rawBody: new TextDecoder().decode(body) }
  const { result } = await shopOf(c.env, company).step('notify', notice, asNobody(company))
  if (!result.ok) return refuse(result.code)
  const { status, outcome } = result.value
  console.log(JSON.stringify({ level: 'info', webhook: notice.vendor, companyId: company.companyId, status, outcome }))
  return c.json({ statusCode: status, message: status === 200 ? 'Success' : 'Request failed' }, status)
})
