import { Hono } from 'hono'
import { admin } from './admin/routes.ts'
import type { Env } from './env.ts'
import { base, front } from './front.ts'
import { routeUnknown } from './front-answer.ts'
import { recover } from './front-recover.ts'
import { identity } from './google/routes.ts'
import { webhooks } from './front-webhooks.ts'

export { Shop } from './shop.ts'

/** The embedded commerce backend. It has no public route: the edge is its only caller. */
const app = new Hono<{ Bindings: Env }>()

app.route(base, front)
app.route('/admin', admin)
app.route('/webhooks', webhooks)
app.route('/identity', identity)
app.notFound(routeUnknown)
app.onError(recover)

export default app
