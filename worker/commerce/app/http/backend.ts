import { Hono } from 'hono'
import { base } from '#shared/api/contract/exchange.ts'
import type { Env } from '#commerce/platform/env.ts'
import { answerHealth } from '#commerce/app/health.ts'
import { googleRoutes } from '#commerce/identity/google/routes.ts'
import { routeUnknown } from '#commerce/platform/http/envelope.ts'
import { contract } from './contract.ts'
import { answerError } from './errors.ts'
import { webhooks } from './webhooks.ts'

/**
 * Everything that commerce answers. It trusts the edge about the caller's host and address, so only the edge
 * may reach it: see `Backend` in worker/commerce/index.ts.
 */
export const backend = new Hono<{ Bindings: Env }>()

backend.route(base, contract)
// No shopper waits for the administration: it is loaded when somebody administers.
backend.all('/admin/v1/*', async (c) => {
  const { administration } = await import('#commerce/app/administration/routes.ts')
  return administration.fetch(c.req.raw, c.env, c.executionCtx)
})
backend.route('/webhooks', webhooks)
backend.route('/identity', googleRoutes)
backend.get('/health', answerHealth)
backend.notFound(routeUnknown)
backend.onError(answerError)
