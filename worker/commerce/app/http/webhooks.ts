import { type Context, Hono } from 'hono'
import { limits } from '#shared/limits.ts'
import { hostOf } from '#commerce/platform/directory/host.ts'
import { findReportedOf } from '#commerce/platform/directory/access.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refuse } from '#commerce/platform/http/envelope.ts'
import { readSent } from '#shared/web/bytes.ts'
import { paymentVendorNames } from '#commerce/vendors/payment/registry.ts'
import type { WebhookRequest } from '#commerce/vendors/webhook.ts'

/**
 * Where vendors report: `/webhooks/<vendor>/<host>` for payments, `/webhooks/shipping/<vendor>/<host>` for shipments.
 * The Shop gets the whole request, because each vendor proves in its own way that it sent it.
 */
export const webhooks = new Hono<{ Bindings: Env }>()

for (const vendor of paymentVendorNames) webhooks.post(`/${vendor}/:host`, (c) => receive(c, vendor, 'notify'))
webhooks.post('/shipping/:vendor/:host', (c) => receive(c, c.req.param('vendor'), 'notifyShipment'))

async function receive(
  c: Context<{ Bindings: Env }>,
  vendor: string,
  call: 'notify' | 'notifyShipment',
): Promise<Response> {
  const host = hostOf(c.req.param('host') ?? '')
  const company = host === null ? null : await findReportedOf(c.env, host)
  // Nobody's: the edge counts it as refused.
  if (!company) return refuse('access_denied')
  const body = await readSent(c.req.raw, limits.bodyBytes)
  if (typeof body === 'string') return refuse(body)
  const request = requestOf(c.req.raw, new TextDecoder().decode(body))
  const { result } = await shopOf(c.env, company).internalCall(call, { vendor, request }, asNobody(company))
  if (!result.ok) return refuse(result.code)
  const { status, outcome } = result.value
  console.log(JSON.stringify({ level: 'info', webhook: vendor, companyId: company.companyId, status, outcome }))
  return c.json({ statusCode: status, message: status === 200 ? 'Success' : 'Request failed' }, status)
}

function requestOf({ method, headers, url }: Request, rawBody: string): WebhookRequest {
  return { method, headers: new Map([...headers].slice(0, headersMax)), query: new URL(url).search.slice(1), rawBody }
}
/** Only so many headers are passed on; a vendor's secret or signature is among them. */
const headersMax = 50
