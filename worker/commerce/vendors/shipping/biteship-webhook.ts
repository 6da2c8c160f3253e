import { z } from 'zod'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import { jsonOf } from '#shared/json.ts'
import type { WebhookRequest } from '../webhook.ts'
import { shipmentStates } from './biteship-states.ts'
import type { ShipmentNotice } from './courier.ts'
import { lazy } from '#shared/lazy.ts'

/** `order.status`, `order.waybill_id` and, once the courier has weighed the parcel, `order.price`. */
const Webhook = lazy(() =>
  z.object({
    event: z.string().max(40),
    order_id: z.string().min(1).max(64),
    status: z.string().max(40).nullish(),
    courier_waybill_id: z.string().max(60).nullish(),
    price: z.number().nullish(),
  }),
)
/**
 * A header that the shop has chosen proves the sender. Before anything changes, the vendor is asked whether the report
 * is true.
 */
export function readWebhook(
  { webhook }: { webhook: { header: string; secret: string } },
  { headers, rawBody }: WebhookRequest,
): ShipmentNotice | 'forged' | null {
  if (!sameSecret(headers.get(webhook.header.toLowerCase()) ?? '', webhook.secret)) return 'forged'
  const parsed = Webhook().safeParse(jsonOf(rawBody))
  if (!parsed.success) return null
  const { event, order_id: bookingId, status, courier_waybill_id, price } = parsed.data
  return {
    bookingId,
    receiptNumber: courier_waybill_id ?? null,
    state: status ? shipmentStates(status).state : null,
    ...(event === 'order.price' && typeof price === 'number' && price >= 0 ? { price: Math.round(price) } : {}),
  }
}
