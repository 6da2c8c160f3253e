import type { ApiClient } from '#shared/api/index.ts'
import { BillCode, type OrderId } from '#shared/api/contract/brands.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import { optional } from '#client/app/page/optional.ts'

/**
 * The bill of an order. The specification asks for it by its code, which the address has from `checkout-v3`, or the
 * checkout says; our own backend needs none.
 */
export async function findBill(
  { api, ownBackend }: { api: ApiClient; ownBackend: boolean },
  orderId: OrderId,
  named: string | null,
): Promise<Bill> {
  const given = BillCode.safeDecode(named ?? '')
  const code = given.success ? given.data : ownBackend ? null : await codeOf(api, orderId)
  return api.payment.findBill(code === null ? { orderId } : { orderId, code })
}

const codeOf = async (api: ApiClient, orderId: OrderId): Promise<BillCode | null> =>
  (await optional(api, 'checkout.find', { orderId }))?.billCode ?? null
