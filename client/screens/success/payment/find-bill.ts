import { type ApiClient, ApiFailure } from '#shared/api/index.ts'
import { BillCode, type OrderId } from '#shared/api/contract/brands.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import { optional } from '#client/app/page/optional.ts'

/**
 * The bill of an order. The specification asks for it by its code, which checkout gave or the order itself says; our
 * own backend needs none.
 */
export async function findBill(api: ApiClient, orderId: OrderId, named: string | null): Promise<Bill> {
  const given = BillCode.safeDecode(named ?? '')
  if (given.success) return api.payment.findBill({ orderId, code: given.data })
  try {
    return await api.payment.findBill({ orderId })
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.kind !== 'refused') throw failure
    const code = (await optional(api, 'checkout.find', { orderId }))?.billCode ?? null
    if (code === null) throw failure
    return api.payment.findBill({ orderId, code })
  }
}
