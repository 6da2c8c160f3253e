import type { Order } from '#shared/api/order/order.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { isReturnOver } from '#shared/order/return-status.ts'

export type Watched = Pick<Order, 'status' | 'events' | 'receiptNumber' | 'returns'>

/** What a shopper would want to know, as one text: it changes when there is news. */
export const changeFingerprint = ({ status, events, receiptNumber, returns }: Watched): string =>
  [status, events.length, receiptNumber ?? '', ...returns.map((one) => one.status)].join(' ')

/** Whether nothing more will happen to the order. */
export const isOver = ({ status, returns }: Watched): boolean =>
  orderStatus[status].over && returns.every((one) => isReturnOver(one.status))
