import { orderStatus } from '#shared/order/order-status.ts'
import { isOrder } from '../core/rules.ts'
import type { OrderRow } from '../core/tables.ts'

/** The shop has brought it itself: of what it drives, a number is typed only when a courier has it after all. */
export const wasDriven = ({ shippingDriven, receiptNumber, status }: OrderRow): boolean =>
  shippingDriven && receiptNumber === null && isOrder(status) && orderStatus[status].sent
