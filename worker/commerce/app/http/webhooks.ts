import { type Context, Hono } from 'hono'
import { limits } from '#shared/limits.ts'
import { hostOf } from '#commerce/platform/directory/host.ts'
import { findShopOf } from '#commerce/platform/directory/access.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refuse } from '#commerce/platform/http/envelope.ts'
import { readBounded } from '#shared/web/bytes.ts'
import type { Caller, Reply } from '../shop.ts'

/**
 * Where vendors report: `/webhooks/<vendor>/<host>` for payments, `/webhooks/shipping/<vendor>/<host>` for parcels. The
 * body is taken as it came, because its bytes are what is signed.
 */
export const webhooks = new Hono<{ Bindings: Env }>()

webhooks.post('/:vendor{midtrans|simulator|manual}/:host', (c) =>
  hear(c, (shop, notice, caller) => shop.step('notify', notice, caller)),
)
webhooks.post('/shipping/:vendor/:host', (c) =>
  hear(c, (shop, notice, caller) =>
    shop.step('notifyShipment', { ...notice, headers: [...c.req.raw.headers].slice(0, headersMax) }, caller),
  ),
)
/** A vendor's secret stands among so many headers. */
const headersMax = 50

type Answered = Reply<{ status: 200 | 400 | 401 | 404 | 503; outcome: string }>
type Tell = (
  shop: ReturnType<typeof shopOf>,
  notice: { vendor: string; rawBody: string },
  caller: Caller,
) => Promise<Answered>

async function hear(c: Context<{ Bindings: Env }>, tell: Tell): Promise<Response> {
  const host = hostOf(c.req.param('host') ?? '')
  const company = host === null ? null : await findShopOf(c.env, host)
  if (!company) return refuse('not_found')
  const body = await readBounded(c.req.raw, limits.bodyBytes)
  if (body === null) return refuse('too_large')
  const notice = { vendor: c.req.param('vendor') ?? '', rawBody: new TextDecoder().decode(body) }
  const { result } = await tell(shopOf(c.env, company), notice, asNobody(company))
  if (!result.ok) return refuse(result.code)
  const { status, outcome } = result.value
  console.log(JSON.stringify({ level: 'info', webhook: notice.vendor, companyId: company.companyId, status, outcome }))
  return c.json({ statusCode: status, message: status === 200 ? 'Success' : 'Request failed' }, status)
}
