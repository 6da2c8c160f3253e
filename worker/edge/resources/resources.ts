import type { Context } from 'hono'
import { found } from '#client/app/found.ts'
import { qrModules } from '#client/kit/qr.ts'
import { account, photoPath } from '#shared/api/account.ts'
import { review } from '#shared/api/review.ts'
import { OrderId } from '#shared/api/brands.ts'
import { href } from '#shared/web/routes.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { answer, redirectTo } from '#edge/request/answer.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { fetchBytes } from '#edge/backend/calls.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import { noteGeneration } from '#edge/cache/generation.ts'
import type { EdgeEnv } from '#edge/pipeline/steps.ts'
import { pngOf } from './png.ts'
import { findTenant } from '#edge/backend/tenant.ts'

/** Monitors: up or not, and nothing more. */
export const health = (c: Context<EdgeEnv>): Promise<Response> =>
  answer(c.get('early'), JSON.stringify({ status: 'ok' }), { kind: 'data', headers: { 'cache-control': 'no-store' } })

export const robots = (c: Context<EdgeEnv>): Promise<Response> =>
  answer(
    c.get('early'),
    'User-agent: *\nDisallow: /auth/\nDisallow: /order/\nDisallow: /profile\nDisallow: /api/\nDisallow: /dev/\n',
    {
      kind: 'system',
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  )

/** The QRIS code of an order that waits for its money, as a picture for the gallery; its owner's alone. */
export async function paymentQr(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const orderId = OrderId.safeDecode(c.req.query('SALE_ID') ?? '')
  const bill = orderId.success
    ? await found(createClient(context).api.payment.findBill({ orderId: orderId.data }))
    : null
  if (!bill || bill.qr === null || bill.status !== 'UNPAID')
    return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const name = `${bill.simulatorId === null ? 'qris' : 'qris-simulasi'}-${bill.code}.png`
  return answer(context, await pngOf(qrModules(bill.qr), 10), {
    kind: 'data',
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
    },
  })
}

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** A customer's own photo. There is no address of anybody else's. */
export async function ownPhoto(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const photo = context.session ? await fetchBytes(context, account.find, photoPath) : null
  if (!photo || !pictures.has(photo.type)) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  return answer(context, photo.bytes, {
    kind: 'data',
    headers: {
      'content-type': photo.type,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

/** Everything the shop holds about whoever asks, as a file. */
export async function ownData(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  if (!context.session) return redirectTo(context, href('login', {}, { next: href('profileEdit') }))
  const { json } = await createClient(context).api.account.export()
  return answer(context, json, {
    kind: 'data',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="data-saya.json"',
      'x-robots-tag': 'noindex',
    },
  })
}

/** A photo of a review, from the embedded backend that took it; another backend shows its own. */
export async function reviewPhoto(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const missing = () => notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const id = c.req.param('id') ?? ''
  if (context.env.BACKEND_URL || !/^[0-9a-f-]{36}$/.test(id)) return missing()
  const photo = await fetchBytes(context, review.list, `/review/photo/${id}`)
  if (!photo || !pictures.has(photo.type)) return missing()
  // It never changes: another picture has another address.
  return answer(context, photo.bytes, {
    kind: 'data',
    headers: { 'content-type': photo.type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}

/**
 * Webhooks and administration enter here and are answered by commerce, which checks their signature or bearer token.
 * Neither carries a shopper's cookie, so none is passed on, and the same-origin rule does not stand before them.
 */
export async function forward(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  const headers = new Headers()
  for (const name of ['authorization', 'content-type', 'accept']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  headers.set('request-id', early.requestId)
  headers.set('visitor-address', early.address)
  early.log.backendCalls += 1
  const url = new URL(early.url.pathname + early.url.search, 'https://commerce')
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const response = await c.env.COMMERCE.fetch(
    new Request(url, { method: c.req.method, headers, redirect: 'manual', body: isRead ? null : c.req.raw.body }),
  )
  await learn(c, response)
  return answer(early, response.body, {
    kind: 'data',
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json; charset=utf-8' },
  })
}

/** Administration changes what shoppers see: the shop's new generation is known here at once. */
async function learn(c: Context<EdgeEnv>, response: Response): Promise<void> {
  const generation = Number(response.headers.get('generation') ?? 0)
  const host = c.req.path.match(/^\/admin\/shops\/([^/]+)/)?.[1]
  if (!generation || !host) return
  const early = c.get('early')
  const other = { ...early, tenant: { ...early.tenant, host } }
  const found = await findTenant(other)
  if (found.kind === 'shop') noteGeneration({ ...other, tenant: found.tenant }, generation)
}
