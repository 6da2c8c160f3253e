import { orderStatus } from '#shared/order/order-status.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { isDriven as isDrivenBy, ownRatesName } from '#commerce/vendors/shipping/own-rates.ts'
import { isOrder } from '../core/rules.ts'
import type { OrderRow } from '../core/tables.ts'

/** The shop brings it itself, unless a number is typed after all. */
export const isDriven = ({ shop }: Pick<Scope, 'shop'>, { shippingCode }: Pick<OrderRow, 'shippingCode'>): boolean =>
  isDrivenBy(shop.shippingRates ?? [], shippingCode)

/** The shop has brought it itself, whatever its table says now: another way has a courier's number, or a courier who was called. */
export const wasDriven = ({ shippingCode, receiptNumber, status }: OrderRow): boolean =>
  isOrder(status) &&
  orderStatus[status].sent &&
  receiptNumber === null &&
  shippingCode !== null &&
  shippingCode.startsWith(`${ownRatesName}:`)
