import type { Context } from 'hono'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { OrderId, TrackToken } from '#shared/api/contract/brands.ts'
import { answer } from '#edge/request/answer.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { found } from '#client/app/page/found.ts'
import { findBill } from '#client/screens/success/payment/find-bill.ts'
import { qrModules } from '#client/kit/base/qr.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import { isOwnBackend } from '#edge/pages/page-context.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { pngOf } from './png.ts'

/**
 * The QRIS code of an order that waits for its payment, as an image for the phone's gallery: for its owner, and for who
 * was asked to pay.
 */
export async function paymentQr(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const { api } = createClient(context)
  const orderId = OrderId.safeDecode(c.req.query('SALE_ID') ?? '')
  const token = TrackToken.safeDecode(c.req.query('bayar') ?? '')
  const bill = token.success
    ? (await found(api.payment.findShared({ token: token.data }))).bill
    : orderId.success
      ? await found(findBill({ api, ownBackend: isOwnBackend(context) }, orderId.data, null))
      : null
  if (!bill || bill.qr === null || bill.status !== 'UNPAID')
    return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const name = `${bill.simulatorId === null ? 'qris' : 'qris-simulasi'}-${bill.code ?? 'toko'}.png`
  return answer(context, await pngOf(qrModules(bill.qr), 10), {
    kind: 'data',
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
    },
  })
}
