import { Hono } from 'hono'
import { base } from '#shared/api/exchange.ts'
import { admin } from '#commerce/app/administration/routes.ts'
import type { Env } from '#commerce/platform/env.ts'
import { contract } from '#commerce/app/http/contract.ts'
import { routeUnknown } from '#commerce/platform/http/envelope.ts'
import { answerError } from '#commerce/app/http/errors.ts'
import { googleRoutes } from '#commerce/identity/google/routes.ts'
import { webhooks } from '#commerce/app/http/webhooks.ts'

export { Shop } from '#commerce/app/shop.ts'

/** The embedded commerce backend. It has no public route: the edge is its only caller. */
const app = new Hono<{ Bindings: Env }>()

app.route(base, contract)
app.route('/admin', admin)
app.route('/webhooks', webhooks)
app.route('/identity', googleRoutes)
app.notFound(routeUnknown)
app.onError(answerError)

export default app
